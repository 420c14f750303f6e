/** The form of a text: its marks and its figures, without its words. */
export const formOf = (text: string): string => text.replace(/[A-Za-zäöüß]+(?: [A-Za-zäöüß]+)*/g, 'x')
