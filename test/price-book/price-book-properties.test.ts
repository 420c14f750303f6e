/** Tests properties of price books: a book supplies its prices, and reports every other price. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { applyPriceBook, verifyPrices, type PriceBook } from '../../src/entries/price-book.js'
import { bookOf } from './books.js'

const AUD = { currency: 'AUD', tax: { rate: '0.10' }, minimumFlashingLengthMm: 600 }
const PRODUCTS = ['Corrugated', 'Ridge cap', 'Screws', '__proto__', 'constructor']
const LEVELS = ['', 'Trade', 'Retail']
const DATES = ['2026-01-01', '2026-06-30', '2026-07-01', '2026-11-27', '2027-12-31']

/** Micros of a price of up to four decimals. */
const micros = fc.integer({ min: 0, max: 9_999_999 }).map((steps) => String(steps * 100))
const price = micros.map((amountMicros) => ({ amountMicros }))

/** The rows of a product and a level: one for the first half of 2026, and one from then on. */
const rowsOfBook = fc
  .tuple(
    ...PRODUCTS.flatMap((product) =>
      LEVELS.flatMap((priceLevel) =>
        ['each', 'm'].map((unit) =>
          fc.tuple(price, price, fc.option(price)).map(([before, after, cost]) => [
            { product, priceLevel, unit, validTo: '2026-06-30', price: before, cost },
            { product, priceLevel, unit, validFrom: '2026-07-01', price: after },
          ]),
        ),
      ),
    ),
  )
  .map((rows) => rows.flat())

/** A pricing object without a price. */
const pricing = fc.record({
  priceLevel: fc.constantFrom(...LEVELS),
  sold: fc.oneof(
    fc.integer({ min: 1, max: 9_999_999 }).map((steps) => ({ quantity: String(steps / 10_000) })),
    fc.integer({ min: 1, max: 90_000 }).map((mm) => ({
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      measurements: [{ length: String(mm / 1000), amount: '3' }],
    })),
  ),
  discount: fc.constantFrom('0', '7.5', '33.33'),
})

const line = fc
  .record({
    productName: fc.constantFrom(...PRODUCTS),
    kind: fc.constantFrom('onTheFly', 'catalogue', 'labour', 'part', 'subPart'),
    pricing,
  })
  .map(({ productName, kind, pricing: { sold, ...rest } }) => {
    const owner = { productName, pricing: { ...sold, ...rest } }
    const component = { productType: 'PRODUCT_TYPE_ON_THE_FLY', ...owner }
    if (kind === 'part') return { productKit: { components: [component] } }
    if (kind === 'subPart') return { productKit: { subKits: [{ components: [component] }] } }
    return { [kind]: { ...(kind === 'catalogue' ? { productId: 'prod_1' } : {}), ...owner } }
  })

const flashing = fc
  .record({ productName: fc.constantFrom(...PRODUCTS), pieces: fc.integer({ min: 1, max: 40 }) })
  .map(({ productName, pieces }) => ({
    flashing: { productName, subitems: [{ amount: pieces, length: 2417 }], drawing: {} },
  }))

const request = fc
  .array(fc.oneof({ weight: 4, arbitrary: line }, flashing), { maxLength: 6 })
  .map((lines) => ({ customerId: 'cust_1', lines }))

const date = fc.constantFrom(...DATES)

function applied(sent: unknown, book: PriceBook, day: string) {
  const answer = applyPriceBook(sent, book, day, AUD)
  if (!answer.ok) throw new Error('the account is right')
  return answer.value
}

function findingsIn(sent: unknown, book: PriceBook, day: string) {
  const answer = verifyPrices(sent, book, day, AUD)
  if (!answer.ok) throw new Error('the account is right')
  return answer.value
}

const PRICES = ['unitPrice', 'cost', 'totalPrice', 'markup', 'markupIsPercentage', 'margin']

/** Removes every price of a request, at any depth. */
function stripped(sent: unknown): unknown {
  return JSON.parse(JSON.stringify(sent, (key, value: unknown) => (PRICES.includes(key) ? undefined : value)))
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a price book', () => {
  test('D3: makes every price, so that each request can be priced', () => {
    fc.assert(
      fc.property(rowsOfBook, request, date, (rows, sent, day) => {
        const filled = applied(sent, bookOf(rows), day)
        expect(priceQuote(filled.request, AUD)).toMatchObject({ ok: true })
      }),
    )
  })

  test('D4: changes nothing when it is applied again, and overwrites nothing', () => {
    fc.assert(
      fc.property(rowsOfBook, rowsOfBook, request, date, (rows, others, sent, day) => {
        const { request: filled } = applied(sent, bookOf(rows), day)
        for (const book of [bookOf(rows), bookOf(others)]) {
          const again = applied(filled, book, day)
          // A cost is missing where an entry has none, and another book may have one.
          expect(Object.keys(again.used).filter((pointer) => !pointer.endsWith('.cost'))).toEqual([])
        }
        const again = applied(filled, bookOf(rows), day)
        expect(again).toEqual({ request: filled, used: {} })
        expect(again.request).toBe(filled)
      }),
    )
  })

  test('D7: finds no difference in its own prices', () => {
    fc.assert(
      fc.property(rowsOfBook, request, date, (rows, sent, day) => {
        const book = bookOf(rows)
        const { request: filled } = applied(sent, book, day)
        expect(findingsIn(filled, book, day)).toEqual([])
      }),
    )
  })

  test('D7: finds nothing in a priced document whose prices it made', () => {
    fc.assert(
      fc.property(rowsOfBook, request, date, (rows, sent, day) => {
        const book = bookOf(rows)
        const priced = priceQuote(applied(sent, book, day).request, AUD)
        if (!priced.ok) throw new Error('the book makes every price')
        expect(findingsIn(asJson(priced.value), book, day)).toEqual([])
      }),
    )
  })

  test('D4: makes the same priced document again from a request without prices', () => {
    fc.assert(
      fc.property(rowsOfBook, request, date, (rows, sent, day) => {
        const book = bookOf(rows)
        const { request: filled } = applied(sent, book, day)
        const again = applied(stripped(filled), book, day)
        expect(priceQuote(again.request, AUD)).toEqual(priceQuote(filled, AUD))
      }),
    )
  })

  test('D7: finds each price, cost and total that somebody changes', () => {
    fc.assert(
      fc.property(rowsOfBook, request, date, fc.nat(), fc.integer({ min: 1, max: 500 }), (...drawn) => {
        const [rows, sent, day, choice, cents] = drawn
        const book = bookOf(rows)
        const { request: filled, used } = applied(sent, book, day)
        const pointers = Object.keys(used)
        const pointer = pointers[choice % Math.max(1, pointers.length)]
        if (pointer === undefined) return
        const tampered = asJson(filled)
        changeAt(tampered, pointer, cents)
        expect(findingsIn(tampered, book, day).map(({ param }) => param)).toContain(pointer)
      }),
    )
  })

  test('D5: is the same in any order of its rows', () => {
    fc.assert(
      fc.property(
        rowsOfBook.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        request,
        date,
        ([rows, shuffled], sent, day) => {
          expect(applied(sent, bookOf(shuffled), day).request).toEqual(
            applied(sent, bookOf(rows), day).request,
          )
        },
      ),
    )
  })

  test('does not change the request', () => {
    fc.assert(
      fc.property(rowsOfBook, request, date, (rows, sent, day) => {
        const before = JSON.stringify(sent)
        applied(sent, bookOf(rows), day)
        findingsIn(sent, bookOf(rows), day)
        expect(JSON.stringify(sent)).toBe(before)
      }),
    )
  })
})

/** Adds cents to the amount at a pointer. */
function changeAt(sent: unknown, pointer: string, cents: number): void {
  const steps = pointer.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()).match(/[^.[\]]+/g)
  let place = sent as Record<string, unknown>
  for (const step of steps ?? []) place = place[step] as Record<string, unknown>
  place['amountMicros'] = String(BigInt(String(place['amountMicros'])) + BigInt(cents) * 10_000n)
}
