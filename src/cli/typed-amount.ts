import { InvalidArgumentError } from 'commander'

/** Checks an amount in major units that the user typed. Throws InvalidArgumentError. */
export function readAmount(text: string): string {
  if (isPlainAmount(text)) return text
  throw new InvalidArgumentError('It must be an amount such as 17000 or 0.95.')
}

/** Tests for an amount in major units without a sign of its currency or groups, such as 17000 or 0.95. */
export function isPlainAmount(text: string): boolean {
  return /^-?(?:\d{1,13}(?:\.\d{1,6})?|\.\d{1,6})$/.test(text)
}

/** Converts a typed amount to Money. */
export function moneyOf(text: string): { readonly amountMicros: string } {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const digits = `${whole}${fraction.padEnd(6, '0')}`.replace(/^0+(?=\d)/, '')
  return { amountMicros: `${text.startsWith('-') ? '-' : ''}${digits}` }
}
