import type { ParsedAccount } from '../src/wire/account.generated.js'
import { readDecimal } from '../src/number/number-text.js'
import type { DecimalInAnyUnit } from '../src/number/decimal.js'

/** Parsed settings with all defaults filled in (A1), as rules receive them. */
export const ACCOUNT: ParsedAccount = {
  currency: 'AUD',
  derivationEnabled: true,
  tax: undefined,
  taxRounding: 'document',
  adjustmentPercentages: undefined,
  minimumFlashingLengthMm: undefined,
  minimumLinealLengthMm: undefined,
  longestPieceMm: undefined,
  crushFoldBendCount: undefined,
  customFields: undefined,
}

/** With a tax at this rate. */
export function taxedAt(rate: string, taxRounding: ParsedAccount['taxRounding'] = 'document'): ParsedAccount {
  return { ...ACCOUNT, taxRounding, tax: { rate: decimal(rate), code: undefined, jurisdiction: undefined } }
}

/** A decimal by its text (N4), in the unit of the field that it is for. */
export function decimal(text: string): DecimalInAnyUnit {
  const number = readDecimal(text)
  if (number === undefined) throw new Error(`not a decimal: ${text}`)
  return number as DecimalInAnyUnit
}
