/** N8: a figure of a flashing with more than 15 digits before its point is reported at its own field. */
import { describe, expect, test } from 'vitest'
import { cutList } from '../../src/entries/flashing.js'
import { drawProfile, measureFlashing } from '../../src/entries/index.js'

interface Large {
  readonly amount: number
  readonly length: number
  readonly edges?: readonly number[]
  readonly minimum?: string
  readonly perMetre?: string
}

/** Returns the flashing, and the settings with its minimum. */
function flashingOf({ amount, length, edges, minimum, perMetre }: Large) {
  const drawn = edges && drawProfile(edges.map((size) => ({ size })))
  if (drawn?.ok === false) throw new Error(JSON.stringify(drawn.problems))
  const line = {
    ...(drawn && { drawing: drawn.value }),
    subitems: [{ amount, length }],
    ...(perMetre !== undefined && { unitPrice: { amountMicros: perMetre } }),
  }
  return [
    line,
    { currency: 'AUD', ...(minimum !== undefined && { minimumFlashingLengthMm: minimum }) },
  ] as const
}

const pointersOf = (answer: { readonly ok: boolean; readonly problems?: readonly object[] }) =>
  (answer.problems ?? []).map((found) => {
    const { code, param } = found as { code: string; param: string }
    expect(code).toBe('amount_out_of_range')
    return param
  })

describe('N8: a cut list reports', () => {
  test.each<readonly [string, Large, readonly string[]]>([
    // 10^15 pieces of 1 mm are 10^12 m.
    ['its pieces', { amount: 1e15, length: 1 }, ['pieces']],
    // 10^13 pieces of 1 mm are charged as 10^13 × 1000 m.
    ['its charged length', { amount: 1e13, length: 1, minimum: '1000000' }, ['charged_metres']],
    // 10^13 m are charged as they are, and 10^3 m wide.
    ['its area', { amount: 1e10, length: 1e6, edges: [1e6] }, ['area']],
    // 10^16 m without an area.
    ['its length, which is charged,', { amount: 1e10, length: 1e9 }, ['metres', 'charged_metres']],
    // 10^15 mm are 10^12 m.
    ['the length of a piece', { amount: 1, length: 1e15 }, ['entries[0].length']],
    ['nothing at the limit', { amount: 1e14, length: 1 }, []],
  ])('%s at its own field', (_, large, pointers) => {
    expect(pointersOf(cutList(...flashingOf(large)))).toEqual(pointers)
  })

  test('an entry whose pieces cancel in the totals', () => {
    // 10^15 × 5 m and -10^15 × 5.0005 m: 0 pieces and -5 × 10^11 m in all.
    const subitems = [
      { amount: 1e15, length: 5000 },
      { amount: -1e15, length: 5000.5 },
    ]
    expect(new Set(pointersOf(cutList({ subitems }, { currency: 'AUD' })))).toEqual(
      new Set(
        [0, 1].flatMap((at) =>
          ['pieces', 'metres', 'charged_metres'].map((figure) => `entries[${String(at)}].${figure}`),
        ),
      ),
    )
  })
})

describe('N8: the measures of a flashing report', () => {
  test.each<readonly [string, Large, readonly string[]]>([
    ['the charged length', { amount: 1e13, length: 1, minimum: '1000000' }, ['charged_length']],
    ['the length, which is charged,', { amount: 1e10, length: 1e9 }, ['total_length', 'charged_length']],
    // 10^9 m × $12,500 are 1.25 × 10^13, and the largest amount is about 9.2 × 10^12.
    ['the total', { amount: 1e6, length: 1e6, perMetre: '12500000000' }, ['total_price']],
    ['the girth', { amount: 1, length: 1, edges: [6e14, 6e14] }, ['total_girth']],
  ])('%s at its own field', (_, large, pointers) => {
    expect(pointersOf(measureFlashing(...flashingOf(large)))).toEqual(pointers)
  })
})
