import { multiply, roundedQuotient } from '../number/arithmetic.js'
import {
  amountOfCents,
  centsOfProduct,
  exactCentsOf,
  exactCentsOfProduct,
  NO_CENTS,
  type Cents,
  addIntegers,
  type Integer,
} from '../number/cents.js'
import type { MajorUnits } from '../number/units.js'
import type { ParsedAccount } from '../wire/account.generated.js'

/** The settings that tax depends on: the account's tax, if it has one, and where it is rounded (T4). */
export type TaxSettings = Pick<ParsedAccount, 'tax' | 'taxRounding'>

/** The figures that a document's tax is computed from, in cents. */
export interface TaxableAmounts {
  /** The sum of the taxable line totals and adjustments. */
  readonly base: Integer
  /** The sum of the taxes of the lines, each rounded by itself. */
  readonly lineTaxes: Integer
  /** Taxable surcharges less the taxable share of discounts (T3). */
  readonly adjustments: Integer
}

/** T4: rounded once on the whole base, or on each line and once on the adjustments. */
export function documentTax(
  { base, lineTaxes, adjustments }: TaxableAmounts,
  settings: TaxSettings,
): Integer {
  const { tax, taxRounding } = settings
  if (tax === undefined) return 0
  switch (taxRounding) {
    case 'document':
      return exactCentsOfProduct(amountOfCents(base), tax.rate)
    case 'line':
      return addIntegers(lineTaxes, exactCentsOfProduct(amountOfCents(adjustments), tax.rate))
  }
}

/** T4: the tax of one line by itself, for accounts that round by line; 0 for the others. */
export function lineTax(taxable: Cents, { tax, taxRounding }: TaxSettings): Cents {
  if (tax === undefined || taxRounding !== 'line') return NO_CENTS
  return centsOfProduct(amountOfCents(taxable), tax.rate)
}

/**
 * T3: the taxable share of a discount, by the share of the taxable lines in the subtotal, rounded half up to the
 * cent. 0 when the subtotal is 0.
 *
 * When large positive and negative lines make a small subtotal, the share may not fit an amount. It is still exact.
 */
export function taxableShareOfDiscount(
  discount: Cents,
  taxableSubtotal: Integer,
  subtotal: Integer,
): Integer {
  if (subtotal === 0) return 0
  if (taxableSubtotal === subtotal) return discount
  const product = multiply(amountOfCents(discount), amountOfCents(taxableSubtotal))
  // An amount × an amount ÷ an amount is an amount.
  return exactCentsOf(roundedQuotient(product, amountOfCents(subtotal), 2) as MajorUnits)
}
