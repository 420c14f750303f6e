/** The codes of formatted problems, for a test that counts them. */
export const formatted: string[] = []
