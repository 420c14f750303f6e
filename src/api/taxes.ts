import { centsOf, fitsInt64, isAmount, addIntegers, type Integer } from '../number/cents.js'
import { UNKNOWN } from '../number/decimal.js'
import {
  amountTooLarge,
  checkFits,
  allOf,
  problemAt,
  NO_PROBLEMS,
  ofEach,
  type LocatedProblem,
} from '../problem/located-problem.js'
import type { Answer } from '../problem/answer.js'
import { documentTax, lineTax } from '../tax/tax.js'
import type { AccountInput } from '../wire/account.generated.js'
import { listOf } from '../wire/reading.js'
import { moneyOfCents } from '../wire/money.js'
import type { PricedMoney } from '../wire/money.generated.js'
import {
  NO_TAXABLE_LINE,
  readTaxableLine,
  type ParsedTaxableLine,
  type TaxableLine,
} from '../wire/tax.generated.js'
import { runRule } from './run-rule.js'

/** A tax and its base. */
export interface TaxOfLines {
  /** The sum of the totals of taxable lines (T4). */
  readonly taxableBase: PricedMoney
  /** The tax in whole cents, rounded half up once or line by line (T4). */
  readonly taxAmount: PricedMoney
}

const lineList = listOf(readTaxableLine, NO_TAXABLE_LINE)

/**
 * Calculates the tax on lines, without the adjustments of their document. Rounds half up to the cent, once
 * for all lines or line by line, as the account settings say (T4).
 *
 * Problems: those of the settings (A2) and the lines (V1), `total_price_required`, and
 * `amount_out_of_range` (N8).
 *
 * @example
 * import { taxAmount } from 'quotewright'
 *
 * const lines = ['33330000', '33330000', '33340000'].map((amountMicros) => ({ totalPrice: { amountMicros } }))
 * const byDocument = taxAmount(lines, { currency: 'AUD', tax: { rate: '0.10' } })
 * const byLine = taxAmount(lines, { currency: 'AUD', tax: { rate: '0.10' }, taxRounding: 'line' })
 * assert.ok(byDocument.ok && byLine.ok)
 * assert.equal(byDocument.value.taxAmount.amountMicros, '10000000')
 * assert.equal(byLine.value.taxAmount.amountMicros, '9990000')
 */
export function taxAmount(taxableLines: readonly TaxableLine[], account: AccountInput): Answer<TaxOfLines> {
  return runRule(taxableLines, lineList, account, (read, settings) => {
    const problems = ofEach(read, checkTotal)
    const taxable = read
      .filter(({ isTaxFree }) => isTaxFree !== true)
      .map(({ totalPrice }) => centsOf(totalPrice?.amount ?? UNKNOWN))
    if (!taxable.every(isAmount)) return { problems, value: () => noTax(settings.currency) }
    const base = taxable.reduce<Integer>(addIntegers, 0)
    const lineTaxes = taxable.map((total) => lineTax(total, settings)).reduce<Integer>(addIntegers, 0)
    const tax = documentTax({ base, taxableLines: base, lineTaxes }, settings)
    return {
      problems: allOf([
        problems,
        fitsInt64(base) ? NO_PROBLEMS : [amountTooLarge(['taxableBase'])], // N8
        fitsInt64(tax) ? NO_PROBLEMS : [amountTooLarge(['taxAmount'])], // N8
      ]),
      value: () => ({
        taxableBase: moneyOfCents(base, settings.currency),
        taxAmount: moneyOfCents(tax, settings.currency),
      }),
    }
  })
}

function checkTotal({ totalPrice }: ParsedTaxableLine, index: number): readonly LocatedProblem[] {
  if (totalPrice === undefined) return [problemAt('total_price_required', [index, 'totalPrice'])]
  return checkFits(centsOf(totalPrice.amount), [index, 'totalPrice'])
}

function noTax(currency: string): TaxOfLines {
  const zero = moneyOfCents(0, currency)
  return { taxableBase: zero, taxAmount: zero }
}
