/** Compares the problems of price books with a stored file that was checked by hand. */
import { describe, expect, test } from 'vitest'
import {
  comparePriceBook,
  describePriceProblem,
  readPriceBook,
  verifyPrices,
} from '../../src/entries/price-book.js'
import { expectStored } from '../stored-file.js'
import { AUD, bookOf, DAY } from './books.js'

/** Rows with one problem or more each, and books with a problem as a whole. */
const WRONG: readonly (readonly [unknown, object?])[] = [
  ['rows'],
  [[{ product: 'A', price: '1' }, ['B', '2']]],
  [[['Product', 'Price'], { product: 'A', price: '1' }]],
  [
    [
      ['Product', 'Price', 'Price (EUR)', 'Valid fom'],
      ['A', '1'],
    ],
  ],
  [
    [
      ['Product', 'Price inc GST (AUD)'],
      ['A', '1'],
    ],
  ],
  [
    [
      { product: '=A1', price: '=B1 ', validFrom: '=C1', unit: 'furlong' },
      { product: true, price: false, cost: '-1', validTo: new Date('x') },
      { product: ' ', price: { amountMicros: '1', currency: 'EUR' }, cost: { amountMicros: 'x' } },
      { product: 12, price: '1.00E+02', cost: Number.NaN, currency: 'EUR' },
      { product: 'B', price: '1,5.0', validFrom: '2026-07-02', validTo: '2026-07-01' },
      { product: 'C', price: '1', validFrom: '2026-07-01', validTo: '2026-07-01', Price: '1' },
    ],
  ],
  [[{ product: 'A', price: '1' }, , { product: 'B' }]], // eslint-disable-line no-sparse-arrays
  [
    [
      { product: 'A', price: '1' },
      { product: 'B', price: 'x' },
      { product: 'A', price: '2' },
    ],
  ],
  [[], { flashingPrices: { sheets: [{ rows: 'none' }] } }],
]

describe('the problems of a price book', () => {
  test('equal the stored problems, and have a message in each language', () => {
    const blocks = WRONG.map(([rows, options]) => {
      const book = readPriceBook(rows, { ...AUD, ...options })
      const found = book.ok ? [] : book.problems
      for (const problem of found) {
        expect(describePriceProblem(problem, 'en')).toBe(problem.message)
        expect(describePriceProblem(problem, 'de')).not.toBe(problem.message)
      }
      return found
        .map((one) => `${one.code} ${one.param} ${one.source} ${JSON.stringify(one.details)}\n`)
        .join('')
    })
    expectStored(blocks.join('\n'), new URL('stored/problems.txt', import.meta.url))
  })
})

describe('a comparison', () => {
  const BOOK = bookOf([{ product: 'A', price: '1' }])

  test.each([{ kind: 'invoice' }, 'quote'])('rejects options of another kind: %j', async (options) => {
    await expect(comparePriceBook([], BOOK, DAY, AUD, options as never)).rejects.toThrow(
      /^options(?:\.kind)? must /,
    )
  })

  test('is refused if the settings are invalid', async () => {
    const account = { currency: 'dollars' }
    const answers = [await comparePriceBook([], BOOK, DAY, account), verifyPrices({}, BOOK, DAY, account)]
    expect(answers.map(({ ok }) => ok)).toEqual([false, false])
  })
})
