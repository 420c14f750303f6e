import { groupsOf } from './exact.js'
import { marksOf } from './marks.js'

const FORM = /^([-+]?)([0-9]{1,20})(?:([.,])([0-9]{1,20}))?e([-+]?[0-9]{1,2})$/i

const SPREADSHEET_EXPONENT = /E[-+][0-9]{2}$/

/** As many zeros as the largest exponent of two digits needs. */
const ZEROS = '0'.repeat(99)

/** Returns `rounded` for a form such as `1.99E+01`, which spreadsheets show for 19.85. */
export function withoutExponent(
  text: string,
  locale: string,
): { readonly decimal: string } | 'rounded' | undefined {
  const [sign = '', whole, mark = '.', decimals = '', exponent] = groupsOf(FORM, text.trim())
  if (whole === undefined || exponent === undefined) return undefined
  if (mark !== '.' && mark !== marksOf(locale).decimal) return undefined
  if (SPREADSHEET_EXPONENT.test(text.trim())) return 'rounded'
  const digits = ZEROS + whole + decimals + ZEROS
  const point = ZEROS.length + whole.length + Number(exponent)
  const [before, behind] = [digits.slice(0, point), digits.slice(point)]
  return {
    decimal: `${sign.replace('+', '')}${before.replace(/^0+(?=.)/, '')}.${behind.replace(/0+$/, '')}`.replace(
      /\.$/,
      '',
    ),
  }
}
