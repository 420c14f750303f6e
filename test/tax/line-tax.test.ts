import { describe, expect, test } from 'vitest'
import { priceLine, priceQuote } from '../../src/entries/index.js'

/** The tax, in cents, of lines of these totals in cents. */
function taxOf(cents: readonly number[], account: object): number {
  const lines = cents.map((total) => ({
    labour: { pricing: { quantity: '1', unitPrice: { amountMicros: `${String(total)}0000` } } },
  }))
  const quote = priceQuote({ customerId: 'cust_1', lines }, { currency: 'AUD', ...account })
  if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
  return Number(quote.value.taxAmount.amountMicros) / 10_000
}

describe('T4: the tax of a line by itself', () => {
  test.each([
    [3333, '0.10', 333],
    [5, '0.10', 1], // half a cent
    [-5, '0.10', -1],
    [4, '0.10', 0],
    [3333, '0', 0],
    [3333, '1', 3333],
  ])('%d cents at %s are %d, and twice that for two lines', (taxable, rate, tax) => {
    const account = { tax: { rate }, taxRounding: 'line' }
    expect(taxOf([taxable], account)).toBe(tax)
    expect(taxOf([taxable, taxable], account)).toBe(2 * tax)
  })

  test('is only computed if an account rounds line by line, and has a tax', () => {
    // Of 0.10 it is a cent.
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
