import { multiply, roundedQuotient } from '../number/arithmetic.js'
import {
  amountOfCents,
  centsOfProduct,
  exactCentsOf,
  exactCentsOfProduct,
  type Cents,
  addIntegers,
  type Integer,
} from '../number/cents.js'
import type { ParsedAccount } from '../wire/account.generated.js'

/** What the tax of a document depends on: the account's tax, if it has one, and where it is rounded (T4). */
export type TaxSettings = Pick<ParsedAccount, 'tax' | 'taxRounding'>

/** What a document's tax is taken on, in cents. */
export interface TaxableAmounts {
  /** The taxable line totals and adjustments together. */
  readonly base: Integer
  /** The taxes of the lines, each rounded by itself. */
  readonly lineTaxes: Integer
  /** Taxable surcharges less the taxable share of discounts (T3). */
  readonly adjustments: Integer
}

/**
 * T4: rounded once over the whole base, or line by line and once over the adjustments.
 */
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

/** T4: the tax of one taxable total by itself, for accounts that round line by line; 0 for the others. */
export function lineTax(taxable: Cents, { tax, taxRounding }: TaxSettings): Cents {
  if (tax === undefined || taxRounding !== 'line') return 0
  return centsOfProduct(amountOfCents(taxable), tax.rate)
}

/**
 * T3: by how much a discount lowers the taxable base: the share that taxable lines have in the subtotal,
 * rounded half up to the cent. Nothing when the subtotal is 0.
 *
 * With a small subtotal of large lines, positive and negative, the share may be larger than any amount. It is exact all the same.
 */
export function taxableShareOfDiscount(
  discount: Cents,
  taxableSubtotal: Integer,
  subtotal: Integer,
): Integer {
  if (subtotal === 0) return 0
  if (taxableSubtotal === subtotal) return discount
  const product = multiply(amountOfCents(discount), amountOfCents(taxableSubtotal))
  return exactCentsOf(roundedQuotient(product, amountOfCents(subtotal), 2))
}
