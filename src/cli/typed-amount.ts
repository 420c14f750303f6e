import { InvalidArgumentError } from 'commander'

/** Checks an amount in major units that the user typed. Throws InvalidArgumentError. */
export function readAmount(text: string): string {
  if (/^-?(?:\d{1,13}(?:\.\d{1,6})?|\.\d{1,6})$/.test(text)) return text
  throw new InvalidArgumentError('It must be an amount such as 17000 or 0.95.')
}

/** Converts a typed amount to Money. */
export function moneyOf(text: string): { readonly amountMicros: string } {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const digits = `${whole}${fraction.padEnd(6, '0')}`.replace(/^0+(?=\d)/, '')
  return { amountMicros: `${text.startsWith('-') ? '-' : ''}${digits}` }
}
