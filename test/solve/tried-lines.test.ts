/** Counts how often a part by its total adds up a document. The time of each sum grows with the lines. */
import { expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import { toDateWithAmount } from '../../src/solve/part-by-amount.js'
import { nothingYet } from '../../src/solve/split.js'
import { bare, labour, type Json } from '../rules/requests.js'
import { priced } from './priced.js'

const AT_21: AccountInput = { currency: 'AUD', tax: { rate: '0.21' } }
const discount = { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '5' }
const surcharge = { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: bare('3') }

// 8.26 and 8.27 with 21% are 9.99 and 10.01, so lines are tried for the cent that is missing.
test.each<readonly [string, AccountInput, readonly Json[], boolean]>([
  ['tax by document', AT_21, [], false],
  ['tax by line', { ...AT_21, taxRounding: 'line' }, [discount], false],
  ['discounts in turn', { ...AT_21, adjustmentPercentages: 'in-turn' }, [discount, discount], false],
  ['tax-free lines', AT_21, [discount], true],
  ['adjustments of an amount', AT_21, [{ ...surcharge, type: discount.type }, surcharge], false],
])(
  'a total with %s tries hardly more sums with sixteen times as many lines',
  (_, account, adjustments, isMixed) => {
    const sumsFor = (count: number): number => {
      const lines = Array.from({ length: count }, (_line, index) =>
        labour({ quantity: '1', unitPrice: bare('1'), isTaxFree: isMixed && index % 5 === 0 }),
      )
      const document = priced({ customerId: 'cust_1', lines, adjustments }, account)
      let sums = 0
      const counting = {
        ...document,
        get adjustments() {
          sums++
          return document.adjustments
        },
      }
      const deposit = toDateWithAmount(counting, nothingYet(document), 'total', 1000n)
      const second = toDateWithAmount(counting, deposit, 'total', 1000n)
      // Adding up shares takes one step for each line only if they have the same denominator.
      expect(new Set([...deposit.lines, ...second.lines].map(({ whole }) => whole)).size).toBe(1)
      return sums
    }
    const few = sumsFor(25)
    expect(few).toBeGreaterThan(20)
    expect(sumsFor(400)).toBeLessThan(2 * few)
  },
)
