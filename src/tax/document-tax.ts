import type { ParsedAccount } from '../wire/account.generated.js'
import { amountOfCents, exactCentsOfProduct } from '../number/cents.js'
import { addIntegers, type Integer } from '../number/integer.js'

/** What a document's tax is taken on, in cents. */
export interface TaxableAmounts {
  /** The taxable line totals. */
  readonly lines: Integer
  /** The taxes of the lines, each rounded by itself. */
  readonly lineTaxes: Integer
  /** Taxable surcharges less the taxable share of discounts (T3). */
  readonly adjustments: Integer
}

/**
 * T4: rounded once over the whole base, or line by line and once over the adjustments.
 */
export function documentTax(
  { lines, lineTaxes, adjustments }: TaxableAmounts,
  account: ParsedAccount,
): Integer {
  const { tax, taxRounding } = account
  if (tax === undefined) return 0
  const taxOn = (base: Integer): Integer => exactCentsOfProduct(amountOfCents(base), tax.rate)
  switch (taxRounding) {
    case 'document':
      return taxOn(addIntegers(lines, adjustments))
    case 'line':
      return addIntegers(lineTaxes, taxOn(adjustments))
  }
}
