/** Counts how often a part by its total adds up a document. Each time takes as long as the document has lines. */
import { expect, test } from 'vitest'
import { toDateWithAmount } from '../../src/solve/part-by-amount.js'
import { nothingYet } from '../../src/solve/split.js'
import { bare, labour } from '../rules/requests.js'
import { priced } from './priced.js'

test('a total that tax skips tries hardly more sums with sixteen times as many lines', () => {
  // 8.26 and 8.27 with 21% are 9.99 and 10.01, so lines are tried for the cent that is missing.
  const sumsFor = (count: number): number => {
    const lines = Array.from({ length: count }, () => labour({ quantity: '1', unitPrice: bare('1') }))
    const document = priced({ customerId: 'cust_1', lines }, { currency: 'AUD', tax: { rate: '0.21' } })
    let sums = 0
    const counting = {
      ...document,
      get adjustments() {
        sums++
        return document.adjustments
      },
    }
    expect(toDateWithAmount(counting, nothingYet(document), 'total', 1000n).nearest).toBeTruthy()
    return sums
  }
  const few = sumsFor(50)
  expect(few).toBeGreaterThan(10)
  expect(sumsFor(800)).toBeLessThan(2 * few)
})
