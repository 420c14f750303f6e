export const formatted: string[] = []
