/** A test counts these codes. */
export const formatted: string[] = []
