import { describe, expect, test } from 'vitest'
import { applyPriceBook, readPriceBook } from '../../src/entries/price-book.js'

/** The pricing on 1 November 2026 by a book with these headings and first row, or the codes of its problems. */
function appliedBy(headings: readonly string[], row: readonly string[] = VALUES): unknown {
  const read = readPriceBook([headings, row, LATER], { currency: 'AUD' })
  if (!read.ok) return read.problems.map(({ code }) => code)
  const lines = [{ onTheFly: { productName: 'Ridge cap', pricing: { quantity: '1' } } }]
  const request = { customerId: 'cust_1', lines }
  const applied = applyPriceBook(request, read.value, '2026-11-01', { currency: 'AUD' })
  return applied.ok && (applied.value.request as typeof request).lines[0]?.onTheFly.pricing
}

const VALUES = ['Ridge cap', '11.95', '7.20', '2026-07-01', '2026-12-31', 'AUD', 'each']
const LATER = ['Ridge cap', '12.50', '7.60', '2027-01-01', '', 'AUD', 'each']

/** A wrong cell for each column. It is a problem only if its heading is known. */
const WRONG = ['', 'x', 'x', 'x', 'x', 'EUR', 'furlong']

/** Usual headings of each column, in English and in German. */
const HEADINGS: readonly (readonly string[])[] = [
  ['Product', 'Product ID', 'Product name', 'Item', 'Produkt', 'Artikel', 'Artikelnummer'],
  ['Price', 'Unit price', 'Sell price', 'Preis', 'Einzelpreis', 'Verkaufspreis', 'Price ex GST'],
  ['Cost', 'Unit cost', 'Cost price', 'Kosten', 'Einkaufspreis', 'Cost ex GST'],
  [
    'Valid from',
    'From',
    'Start',
    'Start date',
    'Gültig ab',
    'Gültig von',
    'Von',
    'Ab',
    'validFrom',
    'valid_from',
  ],
  ['Valid to', 'Valid until', 'To', 'Until', 'End', 'End date', 'Gültig bis', 'Bis', 'validTo'],
  ['Currency', 'Currency code', 'Währung'],
  ['Unit', 'UOM', 'Unit of measure', 'Einheit'],
]
const USUAL = HEADINGS.map(([first = '']) => first)
const CASES = HEADINGS.flatMap((names, column) =>
  names.map((name) => [name, USUAL[column] ?? '', column] as const),
)

describe('D1: the headings of a price book', () => {
  test.each(CASES)('include %s for %s', (name, _, column) => {
    const headings = USUAL.map((usual, at) => (at === column ? name : usual))
    expect(appliedBy(headings)).toMatchObject({
      unitPrice: { amountMicros: '11950000' },
      cost: { amountMicros: '7200000' },
    })
    const wrong = VALUES.map((value, at) => (at === column ? (WRONG[at] ?? '') : value))
    expect(appliedBy(headings, wrong)).toEqual([expect.any(String)])
  })
})
