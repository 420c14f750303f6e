import { compare, multiply, roundedQuotient } from '../number/arithmetic.js'
import {
  amountOfCents,
  centsOfProduct,
  exactCentsOf,
  exactCentsOfProduct,
  NO_CENTS,
  type Cents,
  addIntegers,
  subtractIntegers,
  type Integer,
} from '../number/cents.js'
import { signOf, type Decimal } from '../number/decimal.js'
import type { TaxRounding } from '../definitions/enums.js'
import type { MajorUnits } from '../number/units.js'
import type { ParsedAccount } from '../wire/account.generated.js'

// T4
export type TaxSettings = Pick<ParsedAccount, 'tax' | 'taxRounding'>

/** In cents. */
export interface TaxableAmounts {
  /** The sum of the taxable line totals and adjustments. */
  readonly base: Integer
  /** The sum of the taxable line totals. */
  readonly taxableLines: Integer
  /** The sum of the taxes of the lines, each rounded separately. */
  readonly lineTaxes: Integer
}

// T4. The fast path has a table of its own, and leaves a rounding that it does not list to the engine.
const TAXES_LINES: Readonly<Record<TaxRounding, boolean>> = { document: false, line: true }

export function taxesLines({ taxRounding }: TaxSettings): boolean {
  return TAXES_LINES[taxRounding]
}

/** T4: rounds the tax of the whole base, or of each line and of all adjustments. */
export function documentTax(
  { base, taxableLines, lineTaxes }: TaxableAmounts,
  settings: TaxSettings,
): Integer {
  const { tax } = settings
  if (tax === undefined) return 0
  switch (settings.taxRounding) {
    case 'document':
      return exactCentsOfProduct(amountOfCents(base), tax.rate)
    case 'line': {
      // T3: taxable surcharges less the taxable share of discounts.
      const adjustments = subtractIntegers(base, taxableLines)
      return addIntegers(lineTaxes, exactCentsOfProduct(amountOfCents(adjustments), tax.rate))
    }
  }
}

/** T4: returns 0 unless the account has a tax and rounds by line. */
export function lineTax(taxable: Cents, settings: TaxSettings): Cents {
  const { tax, taxRounding } = settings
  if (tax === undefined || !TAXES_LINES[taxRounding]) return NO_CENTS
  return centsOfProduct(amountOfCents(taxable), tax.rate)
}

/**
 * T3: returns discount × taxable lines ÷ subtotal, rounded half up to the cent. Unless taxable lines ÷ subtotal is
 * from 0 to 1, returns the whole discount if taxable lines are above 0, else 0.
 */
export function taxableShareOfDiscount(
  discount: Cents,
  taxableSubtotal: Integer,
  subtotal: Integer,
): Integer {
  if (taxableSubtotal === subtotal) return subtotal === 0 ? 0 : discount
  const [taxable, whole] = [amountOfCents(taxableSubtotal), amountOfCents(subtotal)]
  if (!isShareBetweenBounds(taxable, whole)) return taxableSubtotal > 0 ? discount : 0
  const product = multiply(amountOfCents(discount), taxable)
  // An amount × an amount ÷ an amount is an amount.
  return exactCentsOf(roundedQuotient(product, whole, 2) as MajorUnits)
}

// T3
export function isShareBetweenBounds(taxable: Decimal, subtotal: Decimal): boolean {
  const side = signOf(subtotal)
  return side !== 0 && side * signOf(taxable) >= 0 && side * compare(subtotal, taxable) >= 0
}
