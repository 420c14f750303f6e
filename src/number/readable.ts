/** How numbers are written for people. */
export interface NumberMarks {
  /** Before the decimals. */
  readonly decimal: string
  /** Between groups of three digits. */
  readonly group: string
  /** Before a number below zero. */
  readonly minus: string
}

/** As JSON has them, with groups: what a terminal shows. */
export const PLAIN_MARKS: NumberMarks = { decimal: '.', group: ',', minus: '-' }

const microsDigits = 6

/** A decimal string for reading: `1,450`, `0.5`. Trailing zeros are dropped. */
export function decimalText(decimal: string, marks: NumberMarks = PLAIN_MARKS): string {
  const [whole = '', decimals = ''] = decimal.replace('-', '').split('.')
  const significant = decimals.replace(/0+$/, '')
  const sign = decimal.startsWith('-') ? marks.minus : ''
  return `${sign}${groupThousands(whole, marks)}${significant === '' ? '' : marks.decimal + significant}`
}

/**
 * An amount in micros (N1) for reading: `1,234.50`. At least two decimals, and more if the amount has more.
 *
 * Works on the digits: an amount of eighteen digits does not fit a JavaScript number.
 */
export function microsText(micros: string, marks: NumberMarks = PLAIN_MARKS): string {
  const isNegative = /^-0*[1-9]/.test(micros)
  const digits = micros.replace('-', '').padStart(microsDigits + 1, '0')
  const whole = digits.slice(0, -microsDigits)
  const decimals = digits.slice(-microsDigits).replace(/0{1,4}$/, '')
  return `${isNegative ? marks.minus : ''}${groupThousands(whole, marks)}${marks.decimal}${decimals}`
}

/** Digits in groups of three, without leading zeros: `0001450` is `1,450`. */
function groupThousands(digits: string, { group }: NumberMarks): string {
  const whole = digits.replace(/^0+(?=\d)/, '')
  const first = whole.length % 3 || 3
  const groups = [whole.slice(0, first)]
  for (let at = first; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3))
  return groups.join(group)
}
