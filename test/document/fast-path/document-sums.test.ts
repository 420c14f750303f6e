import { describe, expect, test } from 'vitest'
import { DocumentSums } from '../../../src/engine/fast/document-sums.js'
import { LineFigures } from '../../../src/engine/fast/line-figures.js'
import { PLAIN_SETTINGS } from './figures-sent.js'

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
