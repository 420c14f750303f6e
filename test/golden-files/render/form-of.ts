export const formOf = (text: string): string => text.replace(/[A-Za-zäöüß]+(?: [A-Za-zäöüß]+)*/g, 'x')
