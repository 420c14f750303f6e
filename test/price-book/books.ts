import { readPriceBook, type PriceBook } from '../../src/entries/price-book.js'

export const AUD = { currency: 'AUD' }
export const DAY = '2026-11-27'

export const money = (amountMicros: string) => ({ amountMicros })

export function bookOf(
  rows: readonly unknown[],
  options: Parameters<typeof readPriceBook>[1] = AUD,
): PriceBook {
  const book = readPriceBook(rows, options)
  if (!book.ok) throw new Error(JSON.stringify(book.problems.slice(0, 3)))
  return book.value
}

/** Builds the rows of a table with a third column. */
export function rowsWith(heading: string, value = ''): readonly (readonly string[])[] {
  return [
    ['Product', 'Price', heading],
    ['Cap', '1', value],
  ]
}
