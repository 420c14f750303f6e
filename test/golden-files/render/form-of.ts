/** The form of a text: its marks and its figures, whatever it says. */
export const formOf = (text: string): string => text.replace(/[A-Za-zäöüß]+(?: [A-Za-zäöüß]+)*/g, 'x')
