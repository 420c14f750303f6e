import { compare } from '../number/arithmetic.js'
import { signOf } from '../number/decimal.js'
import type { Advice } from '../problem/advisory.js'
import type { ParsedAccountTax, ParsedTaxDetail } from '../wire/tax.generated.js'
import { lineTaxDiffers } from './advice-words.js'

// T4, V10
export function adviseTax(
  sent: ParsedTaxDetail | undefined,
  tax: ParsedAccountTax | undefined,
): readonly Advice[] {
  if (sent === undefined || !differs(sent, tax)) return []
  return [{ code: 'line_tax_differs', path: ['tax'], message: lineTaxDiffers(sent, tax) }]
}

function differs(sent: ParsedTaxDetail, tax: ParsedAccountTax | undefined): boolean {
  const { rate, code, jurisdiction } = sent
  // A rate of 0, or a jurisdiction alone, does not contradict an account that charges no tax.
  if (tax === undefined) return (rate !== undefined && signOf(rate) > 0) || isFilled(code)
  return (
    (rate !== undefined && compare(rate, tax.rate) !== 0) ||
    (isFilled(code) && code !== tax.code) ||
    (isFilled(jurisdiction) && jurisdiction !== tax.jurisdiction)
  )
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text !== ''
}
