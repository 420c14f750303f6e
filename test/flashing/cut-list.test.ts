import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutListOf, type CutListEntry } from '../../src/flashing/measured-cut-list.js'
import { lengthsOf } from '../../src/flashing/measured-flashing.js'
import type { ParsedAccount } from '../../src/wire/account.generated.js'
import { cutList } from '../../src/entries/flashing.js'
import type { CutListItem } from '../../src/entries/index.js'
import { add, compare } from '../../src/number/arithmetic.js'
import { plainText } from '../../src/number/number-text.js'
import { millimetresOfNumber } from '../../src/number/units.js'
import { isUnknown, ZERO, type Decimal } from '../../src/number/decimal.js'
import { ACCOUNT } from '../accounts.js'

const mm = millimetresOfNumber
const GIRTH = mm(300)
const FIGURES = ['pieces', 'metres', 'area', 'chargedMetres'] as const

const accountWith = (minimum?: number): ParsedAccount => ({
  ...ACCOUNT,
  minimumFlashingLengthMm: minimum === undefined ? undefined : mm(minimum),
})

/** Returns an entry as strings: pieces, length, metres, area, charged metres, and the reason for the charge. */
function row(entry: CutListEntry): readonly string[] {
  const { pieces, length, metres, area, chargedMetres, chargedBy } = entry
  return [...[pieces, length, metres, area, chargedMetres].map(plainText), chargedBy]
}

function rows(
  items: readonly CutListItem[],
  minimum?: number,
  girth = GIRTH,
): readonly (readonly string[])[] {
  return cutListOf(items, girth, accountWith(minimum)).entries.map(row)
}

function totals(items: readonly CutListItem[], minimum?: number, girth = GIRTH): readonly string[] {
  const list = cutListOf(items, girth, accountWith(minimum))
  return FIGURES.map((figure) => plainText(list[figure]))
}

describe('F6: the cut list of a flashing', () => {
  test('F6: charges three pieces of 150 mm at the minimum of 250 mm, and two of 2.4 m by their length', () => {
    const items = [
      { amount: 3, length: 150 },
      { amount: 2, length: 2400 },
    ]
    expect(rows(items, 250)).toEqual([
      ['2', '2400', '4.8', '1.44', '4.8', 'length'],
      ['3', '150', '0.45', '0.135', '0.75', 'minimum'],
    ])
    expect(totals(items, 250)).toEqual(['5', '5.25', '1.575', '5.55'])
    const drawing = { lines: { values: { 'a-b': { size: 300 } } } }
    const list = cutList({ drawing, subitems: items }, { currency: 'AUD', minimumFlashingLengthMm: 250 })
    const charged = { chargedMetres: '0.75', chargedBy: 'minimum' }
    const second = { pieces: '3', length: '150', metres: '0.45', area: '0.135', ...charged }
    expect(list.ok && list.value.entries[1]).toEqual(second)
  })

  test('F6: charges three slivers of a tenth of a millimetre as three metres', () => {
    expect(totals([{ amount: 3, length: 0.1 }], 1000)).toEqual(['3', '0.0003', '0.00009', '3'])
  })

  test('F6: charges a length equal to the minimum, or any length without a minimum, unchanged', () => {
    expect(rows([{ amount: 1, length: 250 }], 250)).toEqual([['1', '250', '0.25', '0.075', '0.25', 'length']])
    expect(rows([{ amount: 1, length: 1 }])).toEqual([['1', '1', '0.001', '0.0003', '0.001', 'length']])
  })

  test('groups equal lengths, the longest first', () => {
    const items = [
      { amount: 1, length: 900 },
      { amount: 2, length: 6000 },
      { amount: 4, length: 900 },
      { amount: 1, length: 1200.5 },
    ]
    expect(rows(items).map(([pieces, length]) => [pieces, length])).toEqual([
      ['2', '6000'],
      ['1', '1200.5'],
      ['5', '900'],
    ])
  })

  test('F8: compares lengths as exact decimals', () => {
    const items = [
      { amount: 1, length: 0.3 },
      { amount: 1, length: 0.1 + 0.2 },
    ]
    expect(rows(items).map(([, length]) => length)).toEqual(['0.30000000000000004', '0.3'])
  })

  test('F8: adds ten tenths of a piece to exactly one piece', () => {
    expect(totals(Array.from({ length: 10 }, () => ({ amount: 0.1, length: 1000 })))[0]).toBe('1')
  })

  test('omits lengths whose pieces add up to 0, and treats a missing length as 0', () => {
    const items = [
      { length: 1000 },
      { amount: 0, length: 2000 },
      { amount: 2, length: 3000 },
      { amount: -2, length: 3000 },
    ]
    expect(rows(items)).toEqual([])
    expect(totals(items)).toEqual(['0', '0', '0', '0'])
    expect(rows([{ amount: 2 }], 250)).toEqual([['2', '0', '0', '0', '0.5', 'minimum']])
  })

  test('keeps negative and fractional amounts in its figures', () => {
    const items = [
      { amount: 2.5, length: 2000 },
      { amount: -1, length: 100 },
    ]
    expect(rows(items, 250)).toEqual([
      ['2.5', '2000', '5', '1.5', '5', 'length'],
      ['-1', '100', '-0.1', '-0.03', '-0.25', 'minimum'],
    ])
    expect(totals(items, 250)).toEqual(['1.5', '4.9', '1.47', '4.75'])
  })

  test('is empty for a flashing without pieces', () => {
    expect(rows([], 250)).toEqual([])
    expect(totals([], 250)).toEqual(['0', '0', '0', '0'])
  })
})

describe('adversarial cut lists', () => {
  test('add the longest and the shortest length in JSON exactly', () => {
    const items = [
      { amount: 1, length: 1e308 },
      { amount: 1, length: 1e-308 },
    ]
    const [, metres = ''] = totals(items)
    expect(metres).toBe(`1${'0'.repeat(305)}.${'0'.repeat(310)}1`)
  })

  test('can have thousands of entries of every size', () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({
      amount: 1e9,
      length: 10 ** ((index % 600) - 300) * (1 + index),
    }))
    expect(cutListOf(items, mm(1e308), accountWith(250)).entries.length).toBeGreaterThan(4000)
  })

  test('treat invalid numbers as unknown, put their lengths last, and throw no error', () => {
    const items = [
      { amount: 1, length: NaN },
      { amount: 1, length: -Infinity },
      { amount: NaN, length: 100 },
      { amount: 1, length: Infinity },
      { amount: Infinity, length: NaN },
    ]
    const list = cutListOf(items, GIRTH, accountWith(250))
    expect(list.entries.map(({ length }) => plainText(length))).toEqual(['NaN', '100', 'NaN', 'NaN'])
    for (const figure of FIGURES) expect(isUnknown(list[figure])).toBe(true)
  })
})

describe('properties of the cut list', () => {
  const number = fc.oneof(
    fc.integer({ min: -20, max: 9000 }),
    fc.integer({ min: 0, max: 90_000 }).map((tenths) => tenths / 10),
    fc.constantFrom(0, 0.1, 150, 2400, 6000, 1e-308, 1e308),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )
  const items = fc.array(fc.record({ amount: number, length: number }, { requiredKeys: [] }), {
    maxLength: 12,
  })
  const minimum = fc.constantFrom(undefined, 0, 250, 1000.5)
  const runs = { numRuns: 150 }

  const isEqual = (a: Decimal, b: Decimal): boolean => compare(a, b) === 0

  test('F6: metres = total length; charged metres = charged length', () => {
    fc.assert(
      fc.property(items, minimum, (list, min) => {
        const account = accountWith(min)
        const { metres, chargedMetres } = cutListOf(list, GIRTH, account)
        const { totalLength, chargedLength } = lengthsOf(list, account)
        return isEqual(metres, totalLength) && isEqual(chargedMetres, chargedLength)
      }),
      runs,
    )
  })

  test('each total = Σ of its entries', () => {
    fc.assert(
      fc.property(items, minimum, (list, min) => {
        const cutList = cutListOf(list, mm(287.5), accountWith(min))
        return FIGURES.every((figure) =>
          isEqual(
            cutList[figure],
            cutList.entries.reduce<Decimal>((sum, entry) => add(sum, entry[figure]), ZERO),
          ),
        )
      }),
      runs,
    )
  })

  test('each length is longer than the next', () => {
    fc.assert(
      fc.property(items, (list) => {
        const { entries } = cutListOf(list, GIRTH, accountWith())
        return entries.every(({ length }, index) => {
          const next = entries[index + 1]
          return next === undefined || compare(length, next.length) > 0
        })
      }),
      runs,
    )
  })

  test('the order of items has no effect', () => {
    fc.assert(
      fc.property(items, minimum, (list, min) => {
        expect(rows([...list].reverse(), min)).toEqual(rows(list, min))
        expect(totals([...list].reverse(), min)).toEqual(totals(list, min))
      }),
      runs,
    )
  })
})
