import { describe, expect, test } from 'vitest'
import { flashingPriceFromTable } from '../../src/entries/index.js'
import { AUD, money, type Json } from '../rules/requests.js'

const row = (fromMm: number, toMm: number, ...bends: readonly number[]): Json => ({
  fromMm,
  toMm,
  prices: bends.map((count) => ({ bends: count, price: money('10.00') })),
})

/** Returns the code and pointer of every problem, with its details. */
function problemsOf(sheets: readonly Json[], flashing: Json = { girth: 250, bends: 2 }) {
  const result = flashingPriceFromTable({ sheets } as never, flashing as never, AUD)
  return result.ok ? [] : result.problems.map(({ code, param, details }) => [`${code} ${param}`, details])
}

describe('F12: the details of a flashing outside the table', () => {
  const flashing = { girth: 250, bends: 2 }
  const rows = [row(0, 300, 2)]

  test.each<[Json, Json, string, Json]>([
    [{ thickness: '0.55' }, { thickness: '0.480' }, 'thickness', { sent: '0.48' }],
    [{ thickness: '0.55' }, {}, 'thickness', {}],
    [{ priceLevel: 'B' }, { priceLevel: 'A' }, 'price_level', { name: 'A' }],
    [{ colours: ['Basalt'] }, { colour: 'Charcoal' }, 'colour', { name: 'Charcoal' }],
    [{ colours: ['Basalt'] }, {}, 'colour', {}],
    [{}, { girth: 301 }, 'girth', { sent: '301' }],
    [{}, { bends: 3 }, 'bends', { sent: '3' }],
  ])('name, with a sheet for %j and a flashing with %j, %s', (criteria, sent, field, details) => {
    expect(problemsOf([{ ...criteria, rows }], { ...flashing, ...sent })).toEqual([
      [`not_in_table ${field}`, details],
    ])
  })

  test('name the girth if the table has no sheets', () => {
    expect(problemsOf([], { girth: 250, bends: 2, colour: 'Basalt' })).toEqual([
      ['not_in_table girth', { sent: '250' }],
    ])
  })
})

describe('F12: rows with a gap, an overlap or a wrong order', () => {
  const rowProblems = (...rows: readonly Json[]) => problemsOf([{ rows }], { girth: 1, bends: 2 })

  test.each<[Json[], string, Json]>([
    [[row(0, 100, 2), row(120, 200, 2)], 'table_gap rows[1].from_mm', { from: '100', to: '120' }],
    [[row(0, 100, 2), row(80, 200, 2)], 'table_overlap rows[1].from_mm', { from: '80', to: '100' }],
    // A row inside the row before it overlaps completely. The next row continues from the larger one.
    [
      [row(0, 100, 2), row(20, 50, 2), row(100, 200, 2)],
      'table_overlap rows[1].from_mm',
      { from: '20', to: '50' },
    ],
    [
      [row(0, 100, 2), row(20, 100, 2), row(100, 200, 2)],
      'table_overlap rows[1].from_mm',
      { from: '20', to: '100' },
    ],
    [[row(10, 100, 2), row(10, 100, 2)], 'table_overlap rows[1].from_mm', { from: '10', to: '100' }],
    // A row that ends before it begins leaves no overlap.
    [[row(0, 200, 2), row(150, 100, 2)], 'not_ascending rows[1].to_mm', { above: '150' }],
    [[row(100, 100, 2)], 'not_ascending rows[0].to_mm', { above: '100' }],
    [[row(100, 200, 2), row(0, 100, 2)], 'not_ascending rows[1].from_mm', { above: '100' }],
    [[row(0, 100, 2, 4, 4)], 'not_ascending rows[0].prices[2].bends', { above: '4' }],
  ])('report one problem of %j: %s, with its limits', (rows, problem, details) => {
    expect(rowProblems(...rows)).toEqual([[problem.replace(' ', ' table.sheets[0].'), details]])
  })

  test('leave no gap and no overlap at a row that lacks an end', () => {
    const { toMm: _, ...endless } = row(0, 100, 2)
    const { fromMm: __, ...startless } = row(0, 100, 2)
    const problems = [rowProblems(endless, row(120, 200, 2)), rowProblems(startless, row(80, 200, 2))]
    expect(problems.map((found) => found.map(([problem]) => problem))).toEqual([
      ['required table.sheets[0].rows[0].to_mm'],
      ['required table.sheets[0].rows[0].from_mm'],
    ])
  })
})

describe('F12: sheets that match a flashing', () => {
  test('do not overlap if their thickness cannot be read', () => {
    const rows = [row(0, 300, 2)]
    const sheets = ['abc', 'xyz'].map((thickness) => ({ thickness, rows }))
    expect(problemsOf(sheets).map(([problem]) => problem)).toEqual([
      'invalid_decimal table.sheets[0].thickness',
      'invalid_decimal table.sheets[1].thickness',
    ])
  })

  test('are chosen by the number of their criteria, in any position', () => {
    const sheet = (price: string, criteria: Json): Json => ({
      ...criteria,
      rows: [{ fromMm: 0, toMm: 300, prices: [{ bends: 4, price: money(price) }] }],
    })
    const cellOf = (...sheets: readonly Json[]) => {
      const flashing = { girth: 250, bends: 2, thickness: '0.55', priceLevel: 'B' }
      const result = flashingPriceFromTable({ sheets } as never, flashing, AUD)
      return result.ok ? result.value.cell : result.problems.map(({ code }) => code)
    }
    const [any, thick, both] = [
      sheet('1.00', {}),
      sheet('2.00', { thickness: '0.55' }),
      sheet('3.00', { thickness: '0.55', priceLevel: 'B' }),
    ] as const
    expect(cellOf(any, both, thick)).toBe('sheets[1].rows[0].prices[0]')
    expect(cellOf(both, thick, any)).toBe('sheets[0].rows[0].prices[0]')
  })
})
