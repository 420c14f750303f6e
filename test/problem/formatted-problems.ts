/** The codes of the problems that were formatted, where a test counts them. */
export const formatted: string[] = []
