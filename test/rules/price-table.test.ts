import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flashingPriceFromTable, type Problem } from '../../src/entries/index.js'
import { explainTablePrice } from '../../src/entries/explain.js'
import { AUD, money, type Json } from './requests.js'

type TablePrice = Extract<ReturnType<typeof flashingPriceFromTable>, { readonly ok: true }>['value']

const prices = (...entries: readonly (readonly [bends: number, price: string])[]): readonly Json[] =>
  entries.map(([bends, price]) => ({ bends, price: money(price) }))

const row = (fromMm: unknown, toMm: unknown, ...entries: readonly (readonly [number, string])[]): Json => ({
  fromMm,
  toMm,
  prices: prices(...entries),
})

/** The rows of the example in F12. */
const ROWS = [row(0, 200, [2, '9.80'], [4, '11.40']), row(200, 300, [2, '12.60'], [4, '14.35'])]
const TABLE = { sheets: [{ rows: ROWS, extraBend: money('0.85'), taper: money('2.00') }] }

const priced = (table: Json, flashing: Json): TablePrice => {
  const result = flashingPriceFromTable(table as never, flashing as never, AUD)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

const amountOf = (table: Json, flashing: Json): string | undefined =>
  priced(table, flashing).unitPrice.amountMicros

const problemsOf = (table: unknown, flashing: Json = { girth: 250, bends: 2 }): readonly Problem[] => {
  const result = flashingPriceFromTable(table as never, flashing as never, AUD)
  return result.ok ? [] : result.problems
}

const codesOf = (table: unknown, flashing?: Json): readonly string[] =>
  problemsOf(table, flashing).map(({ code, param }) => `${code} ${param}`)

describe('F12: the price per metre from a table', () => {
  test('a girth of 200 belongs to the row up to 200, and 200.000001 to the next row', () => {
    expect(priced(TABLE, { girth: 200, bends: 2 }).cell).toBe('sheets[0].rows[0].prices[0]')
    expect(priced(TABLE, { girth: '200.000001', bends: 2 }).cell).toBe('sheets[0].rows[1].prices[0]')
    expect(priced(TABLE, { girth: '200.0', bends: 2 }).toMm).toBe('200')
  })

  test('the price is the first one for at least the given number of bends', () => {
    expect(amountOf(TABLE, { girth: 250, bends: 0 })).toBe('12600000')
    expect(amountOf(TABLE, { girth: 250, bends: 2 })).toBe('12600000')
    expect(amountOf(TABLE, { girth: 250, bends: 3 })).toBe('14350000')
    expect(amountOf(TABLE, { girth: 250, bends: 5 })).toBe('15200000')
  })

  test('a taper is added, but omitted from the answer if it has no price', () => {
    expect(priced(TABLE, { girth: 250, bends: 5, isTapered: true })).toMatchObject({
      unitPrice: { amountMicros: '17200000' },
      taper: { amountMicros: '2000000' },
    })
    const without = { sheets: [{ rows: ROWS }] }
    expect(priced(without, { girth: 250, bends: 2, isTapered: true })).not.toHaveProperty('taper')
    expect(priced(without, { girth: 250, bends: 2, isTapered: true })).not.toHaveProperty('extraBend')
  })

  test('a flashing outside the table is reported at the field that excludes it', () => {
    expect(codesOf(TABLE, { girth: '300.1', bends: 2 })).toEqual(['not_in_table girth'])
    expect(codesOf(TABLE, { girth: 0, bends: 2 })).toEqual(['not_in_table girth'])
    expect(codesOf({ sheets: [{ rows: ROWS }] }, { girth: 250, bends: 5 })).toEqual(['not_in_table bends'])
    expect(codesOf({ sheets: [] })).toEqual(['not_in_table girth'])
    expect(codesOf({ sheets: [{ rows: [row(0, 300)] }] })).toEqual(['not_in_table bends'])
  })

  test('a price beyond int64 is out of range', () => {
    const table = {
      sheets: [{ rows: [row(0, 300, [1, '9223372036854.775807'])], extraBend: money('0.000001') }],
    }
    expect(codesOf(table, { girth: 1, bends: 2 })).toEqual(['amount_out_of_range unit_price'])
  })
})

describe('F12: rows that are out of order', () => {
  test('are compared with the earlier row that ends furthest, the last one in a tie', () => {
    const rows = [row(0, 300, [1, '1.00']), row(100, 300, [1, '1.00']), row(50, 400, [1, '1.00'])]
    expect(codesOf({ sheets: [{ rows }] })).toEqual([
      'table_overlap table.sheets[0].rows[1].from_mm',
      'not_ascending table.sheets[0].rows[2].from_mm',
    ])
  })
})

describe('F12: sheets', () => {
  const sheet = (price: string, criteria: Json = {}): Json => ({
    ...criteria,
    rows: [row(0, 300, [4, price])],
  })
  const flashing = { girth: 250, bends: 2, thickness: '0.55', priceLevel: 'B', colour: 'Charcoal' }

  test('thickness, price level and colour choose a sheet, with decimals compared as numbers', () => {
    const table = {
      sheets: [
        sheet('1.00', { thickness: '0.48', priceLevel: 'B' }),
        sheet('2.00', { thickness: '0.550', priceLevel: 'A' }),
        sheet('3.00', { thickness: 0.55, priceLevel: 'B' }),
      ],
    }
    expect(amountOf(table, flashing)).toBe('3000000')
    expect(amountOf(table, { ...flashing, priceLevel: '' })).toBe('2000000')
  })

  test('an empty price level is level A in a sheet and in a flashing', () => {
    const table = { sheets: [sheet('1.00', { priceLevel: '' }), sheet('2.00', { priceLevel: 'B' })] }
    expect(amountOf(table, { ...flashing, priceLevel: 'A' })).toBe('1000000')
    expect(amountOf(table, { ...flashing, priceLevel: '' })).toBe('1000000')
    expect(amountOf(table, flashing)).toBe('2000000')
    expect(codesOf(table, { ...flashing, priceLevel: 'a' })).toEqual(['not_in_table price_level'])
    expect(codesOf(table, { ...flashing, priceLevel: undefined })).toEqual(['not_in_table price_level'])
  })

  test('the matching sheet with the most criteria is used', () => {
    const table = {
      sheets: [
        sheet('1.00'),
        sheet('2.00', { thickness: '0.55', colours: ['Charcoal', 'Ironstone'] }),
        sheet('3.00', { thickness: '0.55' }),
      ],
    }
    expect(amountOf(table, flashing)).toBe('2000000')
    expect(amountOf(table, { ...flashing, colour: 'Dune' })).toBe('3000000')
    expect(amountOf(table, { ...flashing, thickness: '0.42' })).toBe('1000000')
    expect(amountOf(table, { girth: 250, bends: 2 })).toBe('1000000')
  })

  test('a flashing that fits no sheet is reported at the first criterion that leaves none', () => {
    const table = { sheets: [sheet('1.00', { thickness: '0.55', priceLevel: 'A', colours: ['Dune'] })] }
    expect(codesOf(table, { ...flashing, thickness: 1 })).toEqual(['not_in_table thickness'])
    expect(codesOf(table, flashing)).toEqual(['not_in_table price_level'])
    expect(codesOf(table, { ...flashing, priceLevel: 'A' })).toEqual(['not_in_table colour'])
    expect(codesOf(table, { girth: 250, bends: 2 })).toEqual(['not_in_table thickness'])
  })

  test.each([
    ['with the same thickness overlap', { thickness: '0.55' }, { thickness: 0.55 }, true],
    ['with an empty price level and level A overlap', { priceLevel: '' }, { priceLevel: 'A' }, true],
    ['with a colour in common overlap', { colours: ['Dune', 'Basalt'] }, { colours: ['Basalt'] }, true],
    ['with no colour in common do not overlap', { colours: ['Dune'] }, { colours: ['Basalt'] }, false],
    ['with only a thickness and only a colour overlap', { thickness: '0.55' }, { colours: ['Basalt'] }, true],
    [
      'of which one has an additional criterion do not overlap',
      { thickness: '0.55' },
      { thickness: '0.55', colours: ['Basalt'] },
      false,
    ],
    ['without criteria overlap', {}, {}, true],
    [
      'with one criterion in common that differs do not overlap',
      { thickness: 1, priceLevel: 'A' },
      { thickness: 2, colours: ['Dune'] },
      false,
    ],
    [
      'with one criterion in common that agrees overlap',
      { thickness: 1, priceLevel: 'A' },
      { thickness: 1, colours: ['Dune'] },
      true,
    ],
  ])('two sheets %s', (_, one, other, isOverlap) => {
    const found = problemsOf({ sheets: [sheet('1.00', one), sheet('2.00', other)] }).filter(
      ({ code }) => code === 'table_overlap',
    )
    expect(found.map(({ param, details }) => [param, details])).toEqual(
      isOverlap ? [['table.sheets[1]', { sheet: 'table.sheets[0]' }]] : [],
    )
  })

  test('an overlap names the first of several sheets with the same criteria', () => {
    const alike = { thickness: '0.55', priceLevel: 'A' }
    const sheets = ['1.00', '2.00', '3.00'].map((price) => sheet(price, alike))
    const found = problemsOf({ sheets }).filter(({ code }) => code === 'table_overlap')
    expect(found.map(({ param, details }) => [param, details])).toEqual([
      ['table.sheets[1]', { sheet: 'table.sheets[0]' }],
      ['table.sheets[2]', { sheet: 'table.sheets[0]' }],
    ])
  })

  test('20 000 sheets are compared', () => {
    const sheets = Array.from({ length: 20_000 }, (_, index) =>
      sheet('1.00', { thickness: index + 1, priceLevel: 'A', colours: ['Dune', 'Basalt'] }),
    )
    expect(codesOf({ sheets: [...sheets, sheet('2.00', { thickness: 7, priceLevel: 'A' })] })).toEqual([
      'not_in_table thickness',
    ])
  })
})

describe('F12: rows', () => {
  const rowsOf = (...rows: readonly Json[]): Json => ({ sheets: [{ rows }] })
  const at = 'table.sheets[0].rows'

  test('are reported with the girths of their gap or overlap', () => {
    const table = rowsOf(row(0, 100, [2, '1']), row(101, 200, [2, '2']), row(180, 300, [2, '3']))
    expect(
      problemsOf(table).map(({ code, param, details, source }) => [code, param, details, source]),
    ).toEqual([
      ['table_gap', `${at}[1].from_mm`, { from: '100', to: '101' }, 'catalogue'],
      ['table_overlap', `${at}[2].from_mm`, { from: '180', to: '200' }, 'catalogue'],
    ])
  })

  test('report an overlap only up to their own end, if an earlier row ends later', () => {
    const table = rowsOf(row(0, 300, [2, '1']), row(100, 200, [2, '2']), row(300, 400, [2, '3']))
    expect(problemsOf(table).map(({ code, param, details }) => [code, param, details])).toEqual([
      ['table_overlap', `${at}[1].from_mm`, { from: '100', to: '200' }],
    ])
  })

  test('are refused in the wrong order, with prices in the wrong order, and with empty ranges', () => {
    expect(codesOf(rowsOf(row(200, 300, [2, '1']), row(0, 200, [2, '2'])))).toEqual([
      `not_ascending ${at}[1].from_mm`,
    ])
    expect(codesOf(rowsOf(row(200, 200, [2, '1'])))).toEqual([`not_ascending ${at}[0].to_mm`])
    expect(codesOf(rowsOf(row(0, 300, [4, '1'], [2, '2'], [3, '3'])))).toEqual([
      `not_ascending ${at}[0].prices[1].bends`,
    ])
  })

  test('may have a price of zero, but no negative price, extra bend or taper', () => {
    const rows = [row(0, 300, [2, '-0.000001'], [4, '0'])]
    const table = { sheets: [{ rows, extraBend: money('-1'), taper: money('-2.50') }] }
    const wrong = problemsOf(table)
    expect(wrong.map(({ code, param, details }) => [code, param, details])).toEqual([
      ['out_of_range', 'table.sheets[0].extra_bend', { amountMicros: '-1000000', min: '0' }],
      ['out_of_range', 'table.sheets[0].taper', { amountMicros: '-2500000', min: '0' }],
      ['out_of_range', 'table.sheets[0].rows[0].prices[0].price', { amountMicros: '-1', min: '0' }],
    ])
    expect(wrong.map(({ source }) => source)).toEqual(['catalogue', 'catalogue', 'catalogue'])
    expect(amountOf({ sheets: [{ rows: [row(0, 300, [4, '0'])] }] }, { girth: 250, bends: 2 })).toBe('0')
  })

  test('are refused together with problems of the flashing', () => {
    const table = rowsOf(row('x', 100, [2, '1']), row(100, -1, [1.5, '1'], [2, '2']), {
      toMm: 5,
      prices: 'none',
    })
    expect(codesOf(table, { girth: 'wide' })).toEqual([
      'invalid_decimal girth',
      'required bends',
      `invalid_decimal ${at}[0].from_mm`,
      `out_of_range ${at}[1].to_mm`,
      `not_ascending ${at}[1].to_mm`,
      `too_many_decimals ${at}[1].prices[0].bends`,
      `invalid_type ${at}[2].prices`,
      `required ${at}[2].from_mm`,
    ])
  })
})

describe('F12: properties', () => {
  /** Adjoining rows, with rising numbers of bends. */
  const rows = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 4000 }), { minLength: 2, maxLength: 8 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 32, maxLength: 32 }),
    )
    .map(([ends, bends, amounts]) => {
      const girths = [...ends].sort((a, b) => a - b)
      const columns = [...bends].sort((a, b) => a - b)
      return girths.slice(1).map((toMm, index) => ({
        fromMm: girths[index] ?? 0,
        toMm,
        prices: columns.map((max, column) => ({
          bends: max,
          price: { amountMicros: String(amounts[index * columns.length + column] ?? 0) },
        })),
      }))
    })
  const fee = fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined })

  test('the price and its explanation equal the result of a search through every row and price', () => {
    fc.assert(
      fc.property(
        rows,
        fee,
        fee,
        fc.integer({ min: 0, max: 4100 }),
        fc.integer({ min: 0, max: 15 }),
        fc.boolean(),
        (all, extraBend, taper, girth, bends, isTapered) => {
          const table = {
            sheets: [
              {
                rows: all,
                ...(extraBend === undefined ? {} : { extraBend: { amountMicros: String(extraBend) } }),
                ...(taper === undefined ? {} : { taper: { amountMicros: String(taper) } }),
              },
            ],
          }
          const flashing = { girth, bends, isTapered }
          const answer = flashingPriceFromTable(table, flashing, AUD)
          const found = all.filter(({ fromMm, toMm }) => fromMm < girth && girth <= toMm)
          expect(found.length).toBeLessThanOrEqual(1)
          const entries = found[0]?.prices ?? []
          const max = entries.at(-1)?.bends ?? 0
          const cell =
            entries.find((entry) => entry.bends >= bends) ??
            (extraBend === undefined ? undefined : entries.at(-1))
          if (cell === undefined) {
            expect(answer.ok).toBe(false)
            return
          }
          const extra = BigInt(Math.max(0, bends - max)) * BigInt(extraBend ?? 0)
          const sum = BigInt(cell.price.amountMicros) + extra + BigInt(isTapered ? (taper ?? 0) : 0)
          if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
          expect(answer.value.unitPrice.amountMicros).toBe(String(sum))
          const explained = explainTablePrice(table, flashing, AUD)
          if (!explained.ok) throw new Error(JSON.stringify(explained.problems))
          const { root, nodes } = explained.value
          expect(Math.round(Number(nodes[root]?.value) * 1e6)).toBe(Number(sum))
          expect(nodes).toHaveProperty([`request:table.${answer.value.cell}.price`])
        },
      ),
    )
  })
})
