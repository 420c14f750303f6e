import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { applyPriceBook, readPriceBook, verifyPrices } from '../../src/entries/price-book.js'

const DATE = '2026-11-27'
const AUD = { currency: 'AUD' }

/** A quote for 2 sheets with a markup of 40%, and perhaps other amounts. */
function quoteOf(amounts: object = {}) {
  const pricing = { quantity: '2', markup: '40', ...amounts }
  return { customerId: 'cust_1', lines: [{ catalogue: { productId: 'prod_1', pricing } }] }
}

function bookOf(row: object) {
  const book = readPriceBook([{ product: 'prod_1', price: '10.00', ...row }], AUD)
  if (!book.ok) throw new Error('the rows are right')
  return book.value
}

function totalOf(row: object, derivationEnabled: boolean): string {
  const account = { ...AUD, derivationEnabled }
  const applied = applyPriceBook(quoteOf(), bookOf(row), DATE, account)
  if (!applied.ok) throw new Error('the account is right')
  const quote = priceQuote(applied.value.request, account)
  return quote.ok ? quote.value.total.amountMicros : quote.problems.map(({ code }) => code).join()
}

describe('a catalogue line with a markup', () => {
  test('D4: gets only its cost where L8 computes its price', () => {
    expect(totalOf({ cost: '5.00' }, true)).toBe('14000000') // 2 × 5.00 × 1.4
  })

  test('D4: gets its price with derivation off', () => {
    expect(totalOf({ cost: '5.00' }, false)).toBe('20000000') // 2 × 10.00
  })

  test('D4: gets its price from an entry without a cost', () => {
    expect(totalOf({}, true)).toBe('20000000') // 2 × 10.00
  })

  test('D7: is not compared by its markup with derivation off', () => {
    const sent = quoteOf({ cost: { amountMicros: '5000000' } })
    const codesWith = (derivationEnabled: boolean) => {
      const findings = verifyPrices(sent, bookOf({ cost: '5.00' }), DATE, { ...AUD, derivationEnabled })
      return findings.ok && findings.value.map(({ code, param }) => [code, param])
    }
    expect(codesWith(true)).toEqual([['price_differs', 'lines[0].catalogue.pricing.markup']])
    expect(codesWith(false)).toEqual([])
  })
  test('D7: is right if its markup makes the price of the book', () => {
    // 5.00 × 2 is the 10.00 of the book.
    const sent = quoteOf({ cost: { amountMicros: '5000000' }, markup: '100' })
    expect(verifyPrices(sent, bookOf({ cost: '5.00' }), DATE, { ...AUD, derivationEnabled: true })).toEqual({
      ok: true,
      value: [],
    })
  })
})
