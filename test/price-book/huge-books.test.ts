import { describe, expect, test } from 'vitest'
import { applyPriceBook, readPriceBook } from '../../src/entries/price-book.js'

const AUD = { currency: 'AUD' }
const ROWS = 100_000

const many = <A>(of: (index: number) => A): readonly A[] =>
  Array.from({ length: ROWS }, (_, index) => of(index))
const two = (value: number): string => String(value).padStart(2, '0')

/** Returns a day of one of the first 28 days of the months from the year 1000 on. */
function dayOf(index: number): string {
  const month = (Math.floor(index / 28) % 12) + 1
  return `${String(1000 + Math.floor(index / 336))}-${two(month)}-${two((index % 28) + 1)}`
}

describe('a price book of 100,000 rows', () => {
  test('D5: is read, with as many products, and used for as many lines', () => {
    const book = readPriceBook(
      many((index) => ({ product: `P${String(index)}`, price: '1.00' })),
      AUD,
    )
    if (!book.ok) throw new Error('the rows are right')
    const lines = many((index) => ({
      labour: { productName: `P${String(index)}`, pricing: { quantity: '1' } },
    }))
    const applied = applyPriceBook({ lines }, book.value, '2026-11-27', AUD)
    expect(applied.ok && Object.keys(applied.value.used)).toHaveLength(ROWS)
  })

  test('D5: is checked for gaps, with as many days of one product', () => {
    const rows = many((index) => ({
      product: 'Cap',
      validFrom: dayOf(index),
      validTo: dayOf(index),
      price: '1.00',
    }))
    const book = readPriceBook(rows, AUD)
    // Each month but the last has a gap behind its 28th day, except a February of 28 days.
    const codes = book.ok ? [] : book.problems.map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set(['validity_gap']))
    const months = Array.from({ length: Math.ceil(ROWS / 28) - 1 }, (_, month) => month)
    const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
    const withoutGap = months.filter((month) => month % 12 === 1 && !isLeap(1000 + Math.floor(month / 12)))
    expect(codes).toHaveLength(months.length - withoutGap.length)
  })

  test('D1: is refused with every problem of two columns', () => {
    const book = readPriceBook(
      many(() => ({ product: 'Cap', price: 'free', unit: 'furlong' })),
      AUD,
    )
    expect(book.ok ? 0 : book.problems.length).toBe(2 * ROWS)
  })
})
