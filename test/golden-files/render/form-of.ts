/** Keeps marks and figures, and writes each run of words as `x`. */
export const formOf = (text: string): string => text.replace(/[A-Za-zäöüß]+(?: [A-Za-zäöüß]+)*/g, 'x')
