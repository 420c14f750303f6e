import type { ParsedAccount } from '../src/wire/account.generated.js'
import { readDecimal } from '../src/number/number-text.js'
import type { DecimalInAnyUnit } from '../src/number/decimal.js'

/** A1: every setting has its default. */
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

export function taxedAt(rate: string, taxRounding: ParsedAccount['taxRounding'] = 'document'): ParsedAccount {
  return { ...ACCOUNT, taxRounding, tax: { rate: decimal(rate), code: undefined, jurisdiction: undefined } }
}

export function decimal(text: string): DecimalInAnyUnit {
  const number = readDecimal(text)
  if (number === undefined) throw new Error(`${text} is not a decimal`)
  return number as DecimalInAnyUnit
}
