import { describe, expect, test } from 'vitest'
import { flashingPriceFromTable } from '../../src/entries/index.js'
import {
  AFTER_FIRST,
  ALL,
  five,
  guardIndexes,
  problemsIn,
  type IndexedPlace,
  type Located,
  type Steps,
} from './pointer-index-places.js'
import { AUD, money, type Json } from './requests.js'

const tablePrice = (sheets: readonly Json[], flashing: Json = {}) =>
  flashingPriceFromTable({ sheets } as never, { girth: 50, bends: 1, thickness: '1', ...flashing }, AUD)

const ofSheets = (sheets: readonly Json[]): readonly Located[] => problemsIn(tablePrice(sheets))

/** The prices of a row of girths, for 2, 4, 6, 8 and 10 bends. */
const PRICES = ALL.map((index) => ({ bends: 2 * index + 2, price: money(`${index}.00`) }))

/** Rows of girths, 100 mm each. */
const ROWS = ALL.map((index) => ({ fromMm: 100 * index, toMm: 100 * index + 100, prices: PRICES }))

const CREDIT = money('-1.00')

const sheetPlace = (rule: string, field: Steps, wrong: Json): IndexedPlace => ({
  rule,
  code: 'out_of_range',
  path: (index) => ['table', 'sheets', index, ...field],
  found: (indexes) =>
    ofSheets(
      five(
        indexes,
        (index) => ({ thickness: String(index), rows: ROWS, ...wrong }),
        (index) => ({ thickness: String(index), rows: ROWS }),
      ),
    ),
})

/** Describes wrong rows in the second of two sheets. */
const rowPlace = (
  rule: string,
  code: string,
  field: Steps,
  rows: (indexes: readonly number[]) => readonly Json[],
  indexes = ALL,
): IndexedPlace => ({
  rule,
  code,
  path: (index) => ['table', 'sheets', 1, 'rows', index, ...field],
  found: (wrong) =>
    ofSheets([
      { thickness: '1', rows: ROWS },
      { thickness: '2', rows: rows(wrong) },
    ]),
  indexes,
})

const rowsFrom = (by: number) => (wrong: readonly number[]) =>
  ROWS.map((row, index) => (wrong.includes(index) ? { ...row, fromMm: row.fromMm + by } : row))

/** Describes wrong prices in the second of two rows. */
const priceOfBendsPlace = (
  rule: string,
  code: string,
  field: string,
  prices: (indexes: readonly number[]) => readonly Json[],
  indexes = ALL,
): IndexedPlace => ({
  rule,
  code,
  path: (index) => ['table', 'sheets', 0, 'rows', 1, 'prices', index, field],
  found: (wrong) => ofSheets([{ rows: [ROWS[0], { ...ROWS[1], prices: prices(wrong) }] }]),
  indexes,
})

/** Counts the valid elements up to and including an index. */
const soundUpTo = (wrong: readonly number[], index: number): number =>
  ALL.filter((other) => other <= index && !wrong.includes(other)).length

guardIndexes('V1: a fault in a table of prices is reported at its own index:', [
  sheetPlace('F12: a negative price of an extra bend', ['extraBend'], { extraBend: CREDIT }),
  sheetPlace('F12: a negative price of a taper', ['taper'], { taper: CREDIT }),
  sheetPlace('F12: a negative price in a row of a sheet', ['rows', 1, 'prices', 2, 'price'], {
    rows: [ROWS[0], { ...ROWS[1], prices: [PRICES[0], PRICES[1], { bends: 6, price: CREDIT }] }],
  }),
  {
    rule: 'F12: a sheet with the thickness of the first sheet',
    code: 'table_overlap',
    path: (index) => ['table', 'sheets', index],
    found: (wrong) =>
      ofSheets(
        five(
          wrong,
          () => ({ thickness: '0', rows: ROWS }),
          (index) => ({ thickness: String(index), rows: ROWS }),
        ),
      ),
    indexes: AFTER_FIRST,
  },
  rowPlace('F12: a gap before a row', 'table_gap', ['fromMm'], rowsFrom(1), AFTER_FIRST),
  rowPlace(
    'F12: a row that overlaps the previous row',
    'table_overlap',
    ['fromMm'],
    rowsFrom(-1),
    AFTER_FIRST,
  ),
  rowPlace('F12: a row that ends where it begins', 'not_ascending', ['toMm'], (wrong) =>
    ALL.map((index) => {
      const toMm = 100 * soundUpTo(wrong, index)
      return { fromMm: wrong.includes(index) ? toMm : toMm - 100, toMm, prices: PRICES }
    }),
  ),
  rowPlace('F12: a negative price in a row', 'out_of_range', ['prices', 0, 'price'], (wrong) =>
    ROWS.map((row, index) =>
      wrong.includes(index) ? { ...row, prices: [{ bends: 2, price: CREDIT }] } : row,
    ),
  ),
  priceOfBendsPlace('F12: a negative price', 'out_of_range', 'price', (wrong) =>
    PRICES.map((one, index) => (wrong.includes(index) ? { ...one, price: CREDIT } : one)),
  ),
  priceOfBendsPlace(
    'F12: a price with the bends of the previous price',
    'not_ascending',
    'bends',
    (wrong) => ALL.map((index) => ({ bends: soundUpTo(wrong, index), price: money('1.00') })),
    AFTER_FIRST,
  ),
])

describe('F12: the answer of a table', () => {
  const sheets = ALL.map((index) => ({ thickness: String(index), rows: ROWS }))

  test.each(ALL)('has the indexes of sheet, row and price at index %s', (index) => {
    const cellOf = (flashing: Json) => {
      const price = tablePrice(sheets, flashing)
      return price.ok ? price.value.cell : price.problems
    }
    expect(cellOf({ thickness: String(index) })).toBe(`sheets[${index}].rows[0].prices[0]`)
    expect(cellOf({ girth: 100 * index + 50 })).toBe(`sheets[1].rows[${index}].prices[0]`)
    expect(cellOf({ bends: 2 * index + 2 })).toBe(`sheets[1].rows[0].prices[${index}]`)
  })

  test.each(ALL)('names sheet %s if a later sheet has the same thickness', (index) => {
    const [found] = ofSheets([...sheets, { thickness: String(index), rows: ROWS }])
    expect(found).toMatchObject({
      details: { sheet: `table.sheets[${index}]` },
      path: ['table', 'sheets', 5],
    })
  })
})
