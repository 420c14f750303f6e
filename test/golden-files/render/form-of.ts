/** Returns the form of a text: its marks and figures, with each run of words as `x`. */
export const formOf = (text: string): string => text.replace(/[A-Za-zäöüß]+(?: [A-Za-zäöüß]+)*/g, 'x')
