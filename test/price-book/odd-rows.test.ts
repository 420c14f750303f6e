import { describe, expect, test } from 'vitest'
import { readPriceBook } from '../../src/entries/price-book.js'
import { AUD, bookOf, money, rowsWith } from './books.js'

/** The codes of the problems with their places, or undefined for a book without problems. */
function problemsOf(rows: readonly unknown[]) {
  const book = readPriceBook(rows, AUD)
  return book.ok ? undefined : book.problems.map(({ code, param }) => [code, param])
}

describe('D1: the rows of a price book', () => {
  test('have their problems in the order of the rows, even duplicates of an earlier row', () => {
    const rows = [
      ['A', '1'],
      ['A', '2'],
      ['B', 'x'],
      ['C', '1'],
      ['C', '2'],
    ]
    expect(problemsOf(rows.map(([product, price]) => ({ product, price })))).toEqual([
      ['duplicate_row', '[1]'],
      ['unreadable_text', '[2].price'],
      ['duplicate_row', '[4]'],
    ])
  })

  test('may have headings in row 20, but not below', () => {
    const below = (count: number) => [
      ...Array.from({ length: count }, () => ['Harbour Roofing']),
      ['Product', 'Price'],
      ['A', '1'],
    ]
    expect(problemsOf(below(19))).toBe(undefined)
    for (const count of [20, 21, 25])
      expect(problemsOf(below(count))).toEqual([
        ['required', '[0].product'],
        ['required', '[0].price'],
      ])
  })

  test('ignore a heading that resembles a column they already have', () => {
    expect(
      problemsOf([
        ['Product', 'Price', 'Prices', 'Produkts'],
        ['A', '1', 'x', 'x'],
      ]),
    ).toBe(undefined)
  })

  test.each(['Rows', 'Ends', 'Bits'])('ignore the heading %s, much like a three-letter word', (heading) => {
    expect(problemsOf(rowsWith(heading, 'x'))).toBe(undefined)
  })

  test.each([
    [12.5, '12.5'],
    [1e21, '1000000000000000000000'],
    [' Cap ', 'Cap'],
  ])('read the product %j as the text that it shows', (product, text) => {
    expect(bookOf([{ product, price: '1' }]).entries[0]?.product).toBe(text)
  })

  test.each([NaN, Infinity, true, {}, []])('refuse the product %j', (product) => {
    expect(problemsOf([{ product, price: '1' }])).toEqual([['invalid_type', '[0].product']])
  })

  test('read days with blanks around them', () => {
    const [entry] = bookOf([{ product: 'A', price: '1', validFrom: ' 2026-07-01 ' }]).entries
    expect(entry).toMatchObject({ validFrom: '2026-07-01' })
  })

  test.each([
    ['1.5E+1', '15000000'],
    [0.3, '300000'],
    [1.5e-7, undefined],
    [Infinity, undefined],
    [money('15'), '15'],
  ])('read the price %j as %s micros', (price, micros) => {
    const book = readPriceBook([{ product: 'A', price }], { ...AUD, locale: 'de-DE' })
    expect(book.ok ? book.value.entries[0]?.price.amountMicros : undefined).toBe(micros)
  })

  test('have one problem for one wrong amount', () => {
    const price = { amountMicros: 'x', currency: 'EUR' }
    expect(problemsOf([{ product: 'A', price }])?.length).toBe(1)
  })
})
