import { describe, expect, test } from 'vitest'
import { priceLine, priceQuote } from '../../src/entries/index.js'

/** Computes the tax of lines with these totals. All amounts are in cents. */
function taxOf(cents: readonly number[], account: object): number {
  const lines = cents.map((total) => ({
    labour: { pricing: { quantity: '1', unitPrice: { amountMicros: `${String(total)}0000` } } },
  }))
  const quote = priceQuote({ customerId: 'cust_1', lines }, { currency: 'AUD', ...account })
  if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
  return Number(quote.value.taxAmount.amountMicros) / 10_000
}

describe('T4: the tax rounded by line', () => {
  test.each([
    [3333, '0.10', 333],
    [5, '0.10', 1], // half a cent
    [-5, '0.10', -1],
    [4, '0.10', 0],
    [3333, '0', 0],
    [3333, '1', 3333],
  ])('turns %d cents at a rate of %s into %d, and twice as much for two lines', (taxable, rate, tax) => {
    const account = { tax: { rate }, taxRounding: 'line' }
    expect(taxOf([taxable], account)).toBe(tax)
    expect(taxOf([taxable, taxable], account)).toBe(2 * tax)
  })

  test('is computed only if the account rounds by line and has a tax', () => {
    // Rounded by document, the tax of 0.10 is a cent.
    expect(taxOf([5, 5], { tax: { rate: '0.10' } })).toBe(1)
    expect(taxOf([5, 5], { taxRounding: 'line' })).toBe(0)
    const line = { labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '50000' } } } }
    const contributionTo = (account: object): number | bigint | undefined => {
      const priced = priceLine(line, { currency: 'AUD', tax: { rate: '0.10' }, ...account })
      return priced.ok ? priced.value.contribution.tax : undefined
    }
    expect([contributionTo({}), contributionTo({ taxRounding: 'line' })]).toEqual([0, 1])
  })
})
