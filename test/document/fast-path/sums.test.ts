import { describe, expect, test } from 'vitest'
import { DocumentSums } from '../../../src/engine/fast/document-sums.js'
import { LineFigures } from '../../../src/engine/fast/line-figures.js'
import { PLAIN_SETTINGS, sumsOf } from './figures-sent.js'
import type { PiecesSums } from '../../../src/engine/fast/pieces-sums.js'

interface Line {
  readonly total: number
  readonly lineCost?: number
  readonly discountAmount?: number
  readonly isTaxFree?: boolean
  readonly isLabour?: boolean
}

/** Adds up lines, and returns the sums and whether each line was added. */
function summed(lines: readonly Line[], settings: Partial<typeof PLAIN_SETTINGS> = {}) {
  const all = { ...PLAIN_SETTINGS, ...settings }
  const sums = new DocumentSums(all)
  const added = lines.map(
    ({ total, lineCost = 0, discountAmount = 0, isTaxFree = false, isLabour = false }) =>
      sums.add(Object.assign(new LineFigures(all), { total, lineCost, discountAmount, isTaxFree }), isLabour),
  )
  return { sums, added }
}

describe('T1, T4, T7, T8, T9: the sums of ordinary lines', () => {
  test('cover all lines, the taxed lines, and labour', () => {
    const { sums } = summed([
      { total: 1_000, lineCost: 600, discountAmount: 50 },
      { total: 500, isTaxFree: true, isLabour: true },
      { total: -200, lineCost: -100, isLabour: true },
    ])
    expect(sums).toMatchObject({
      total: 1_300,
      taxable: 800,
      tax: 0,
      cost: 500,
      labour: 300,
      discount: 50,
    })
  })

  test('add the tax of each line if the account rounds by line', () => {
    // 10 % of 1.05 and 1.15 are 0.105 and 0.115. The third line is tax free.
    const lines = [{ total: 105 }, { total: 115 }, { total: 1_000, isTaxFree: true }]
    const rate = { rate: 10, rateDecimals: 2 }
    expect(summed(lines, { ...rate, isLineTax: true }).sums.tax).toBe(11 + 12)
    expect(summed(lines, rate).sums.tax).toBe(0)
  })
})

describe('N8: sums near the limit', () => {
  test.each<[string, readonly Line[]]>([
    ['totals', [{ total: 9e14 }, { total: 1 }]],
    ['totals that cancel out', [{ total: -9e14 }, { total: 1 }]],
    [
      'costs',
      [
        { total: 0, lineCost: 9e14 },
        { total: 0, lineCost: -1 },
      ],
    ],
    [
      'discounts',
      [
        { total: 0, discountAmount: 9e14 },
        { total: 0, discountAmount: -1 },
      ],
    ],
    [
      'total, cost and discount together',
      [{ total: 3e14, lineCost: 3e14, discountAmount: 3e14 }, { total: 1 }],
    ],
    ['unknown amounts', [{ total: 1 }, { total: NaN }]],
  ])('exclude a second line for %s', (_, lines) => {
    const { sums, added } = summed(lines)
    expect(added).toEqual([true, false])
    const [first] = lines
    expect([sums.total, sums.cost, sums.discount]).toEqual([
      first?.total,
      first?.lineCost ?? 0,
      first?.discountAmount ?? 0,
    ])
  })

  test('exclude a second line for taxes', () => {
    const settings = { rate: 1, rateDecimals: 0, isLineTax: true }
    expect(summed([{ total: 4.5e14 }, { total: 1 }], settings).added).toEqual([true, false])
  })
})

/** Returns all sums: charged, made, charged in feet, and area. */
const all = (sums: PiecesSums | undefined) => sums && [sums.charged, sums.made, sums.chargedFeet, sums.area]

describe('M3: sums of pieces', () => {
  test('are lengths in ten-thousandths', () => {
    // 3 × 2.4 m and 1 × 0.5 m.
    expect(all(sumsOf([{ length: 24_000, amount: 3 }, { length: 5_000 }]))).toEqual([77_000, 77_000, 0, NaN])
  })

  test('M4, M7: include the minimum for charged lengths, but not for made lengths', () => {
    const settings = { minimum: 10_000, minimumFeet: 3_280_840 }
    // Charged are 2 × 1 m for 2 × 0.9 m, then 1 m and 1.1 m. In feet, each of the four is 3.280840.
    expect(
      all(sumsOf([{ length: 9_000, amount: 2 }, { length: 10_000 }, { length: 11_000 }], settings)),
    ).toEqual([41_000, 39_000, 4 * 3_280_840, NaN])
    // 40 ft are longer than the minimum.
    expect(sumsOf([{ length: 400_000, amount: 2 }], settings)?.chargedFeet).toBe(80_000_000)
    expect(sumsOf([{ length: 32_808 }, { length: 32_809 }], settings)?.chargedFeet).toBe(
      3_280_840 + 3_280_900,
    )
  })

  test('are areas in hundred-millionths', () => {
    // 3 × 2.4 m × 0.5 m = 3.6 m², plus 1 m².
    expect(
      all(
        sumsOf([
          { length: 24_000, width: 5_000, amount: 3 },
          { length: 10_000, width: 10_000 },
        ]),
      ),
    ).toEqual([NaN, NaN, NaN, 460_000_000])
  })

  test('M5: are unknown if only some pieces have a width', () => {
    const [strip, sheet] = [{ length: 24_000 }, { length: 24_000, width: 5_000 }]
    expect(all(sumsOf([strip, sheet]))).toEqual([NaN, NaN, NaN, NaN])
    expect(all(sumsOf([sheet, strip]))).toEqual([NaN, NaN, NaN, NaN])
  })
})

describe('M6: a list of pieces', () => {
  test.each([
    [{ length: 0 }],
    [{ length: -1 }],
    [{ length: NaN }],
    [{}],
    [{ length: 1, amount: 0 }],
    [{ length: 1, amount: -1 }],
    [{ length: 1, amount: NaN }],
    [{ length: 1, width: 0 }],
    [{ length: 1, width: -1 }],
    [{ length: 1, width: NaN }],
    [{ length: 0, width: 1 }],
    [{ length: 1, width: 1, amount: 0 }],
  ])('is left to the engine if it contains %j', (piece) => {
    expect(sumsOf([{ length: 1 }, piece])).toBeUndefined()
  })

  test('is left to the engine if its sums are not exact', () => {
    const largest = 2 ** 52
    expect(sumsOf([{ length: largest }])?.charged).toBe(largest)
    expect(all(sumsOf([{ length: largest }, { length: 1 }]))).toEqual([NaN, NaN, 0, NaN])
    expect(sumsOf([{ length: 2 ** 26, width: 2 ** 26 }])?.area).toBe(largest)
    expect(sumsOf([{ length: 2 ** 26, width: 2 ** 26, amount: 2 }])?.area).toBe(NaN)
    // 2^53 is beyond the safe integers.
    expect(sumsOf([{ length: 2 ** 27, width: 2 ** 26, amount: 1 }])?.area).toBe(NaN)
    expect(sumsOf([{ length: 10 ** 14 }], { minimum: 1, minimumFeet: 1 })?.chargedFeet).toBe(NaN)
    expect(sumsOf([{ length: 10 ** 13 }], { minimum: 1, minimumFeet: 1 })?.chargedFeet).toBe(10 ** 15)
  })
})
