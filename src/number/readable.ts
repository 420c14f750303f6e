export interface NumberMarks {
  readonly decimal: string
  readonly group: string
  readonly minus: string
}

export const PLAIN_MARKS: NumberMarks = { decimal: '.', group: ',', minus: '-' }

const microsDigits = 6

/** Writes a decimal string for people: `1,450`, `0.5`. Drops trailing zeros of the decimals. */
export function formatDecimal(decimal: string, marks: NumberMarks = PLAIN_MARKS): string {
  const [whole = '', decimals = ''] = decimal.replace('-', '').split('.')
  const significant = withoutTrailingZeros(decimals)
  const sign = /^-.*[1-9]/.test(decimal) ? marks.minus : ''
  return `${sign}${groupThousands(whole, marks)}${significant === '' ? '' : marks.decimal + significant}`
}

/**
 * Writes an amount in micros (N1) for people, with at least two decimals: `1,234.50`.
 *
 * Works on the digits, since an amount of eighteen digits does not fit a JavaScript number.
 */
export function formatMicros(micros: string, marks: NumberMarks = PLAIN_MARKS): string {
  const isNegative = /^-0*[1-9]/.test(micros)
  const digits = micros.replace('-', '').padStart(microsDigits + 1, '0')
  const whole = digits.slice(0, -microsDigits)
  const decimals = digits.slice(-microsDigits).replace(/0{1,4}$/, '')
  return `${isNegative ? marks.minus : ''}${groupThousands(whole, marks)}${marks.decimal}${decimals}`
}

/** A regular expression would rescan each run of zeros once per zero. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

/** `0001450` becomes `1,450`. A regular expression would rescan the rest at every digit. */
function groupThousands(digits: string, { group }: NumberMarks): string {
  const bare = digits.replace(/^0+(?=\d)/, '')
  if (!/^\d+$/.test(bare)) return bare
  const first = bare.length % 3 || 3
  const groups = [bare.slice(0, first)]
  for (let at = first; at < bare.length; at += 3) groups.push(bare.slice(at, at + 3))
  return groups.join(group)
}
