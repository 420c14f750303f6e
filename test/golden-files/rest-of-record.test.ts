import { describe, expect, test } from 'vitest'
import type { Figures } from '../../src/diagnose/calculate.js'
import type { GoldenRecord } from '../../src/entries/golden.js'
import { leavesTheRest } from '../../src/golden/rest-of-record.js'
import { readDecimal } from '../../src/number/number-text.js'

/** Figures of which only the totals of lines matter. */
function figuresOf(lines: readonly string[]): Figures {
  const decimals = lines.map((text) => readDecimal(text))
  return { lines: decimals } as unknown as Figures
}

const record = (lines: string | undefined, totals: GoldenRecord['totals'] = {}): GoldenRecord => ({
  ...{ kind: 'quote', request: 'r', totals },
  ...(lines === undefined ? {} : { lines }),
})

/** Two lines, of which a policy makes the second one another: 2 then, 3 now. */
const leaves = (recorded: GoldenRecord, current: GoldenRecord, mayChangeLines = false): boolean =>
  leavesTheRest(
    [
      { record: recorded, figures: figuresOf(['1', '2']) },
      { record: current, figures: figuresOf(['1', '3']) },
    ],
    mayChangeLines,
  )

describe('a policy leaves the rest of a record', () => {
  test.each<[string, string | undefined, string | undefined, boolean, boolean]>([
    // With a policy that makes totals alone, and with one that may change lines in other fields.
    ['the same lines', 'aaaaaaaabbbbbbbb', 'aaaaaaaabbbbbbbb', true, true],
    ['another line whose total differs', 'aaaaaaaabbbbbbbb', 'aaaaaaaacccccccc', true, true],
    ['another line whose total is the same', 'aaaaaaaabbbbbbbb', 'ccccccccbbbbbbbb', false, true],
    ['one line fewer', 'aaaaaaaabbbbbbbb', 'aaaaaaaa', false, false],
    ['one line more', 'aaaaaaaabbbbbbbb', 'aaaaaaaabbbbbbbbcccccccc', false, false],
    ['more lines than the request has', 'aaaaaaaabbbbbbbbcccccccc', 'aaaaaaaabbbbbbbbcccccccc', false, false],
    ['lines on one side', 'aaaaaaaabbbbbbbb', undefined, true, true],
    ['lines on the other side', undefined, 'aaaaaaaabbbbbbbb', true, true],
    ['no lines that are seen', undefined, undefined, true, true],
  ])('with %s', (_, before, now, isLeft, isLeftWithLines) => {
    expect(leaves(record(before), record(now))).toBe(isLeft)
    expect(leaves(record(before), record(now), true)).toBe(isLeftWithLines)
  })

  test.each([
    ['100000', '100000', true],
    // A cent for each of the two lines.
    ['100000', '120000', true],
    ['120000', '100000', true],
    ['100000', '120001', false],
    ['120001', '100000', false],
    ['100000', undefined, true],
    [undefined, '100000', true],
  ])('with a cost of %s that is %s: %s', (before, now, isLeft) => {
    const cost = (totalCost: string | undefined) =>
      record(undefined, totalCost === undefined ? {} : { totalCost })
    expect(leaves(cost(before), cost(now))).toBe(isLeft)
  })

  test('with costs that a side does not show', () => {
    const { totals: _, ...refused } = record(undefined)
    expect(leaves(refused, record(undefined, { totalCost: '900000' }))).toBe(true)
    expect(leaves(record(undefined, { totalCost: '900000' }), refused)).toBe(true)
  })

  /** Of a total of 110, tax of 10 and a cost of 40 leave 60 (T6, T7). */
  const whole = { total: '110000000', taxAmount: '10000000', totalCost: '40000000', margin: '60000000' }
  test.each<[string, GoldenRecord['totals'], GoldenRecord['totals'], boolean]>([
    ['that is what is left', whole, whole, true],
    ['that is a unit less', whole, { ...whole, margin: '59000000' }, true],
    ['that is a unit more', whole, { ...whole, margin: '61000000' }, true],
    ['that was a unit less', { ...whole, margin: '59000000' }, whole, true],
    ['that is more than a unit less', whole, { ...whole, margin: '58999999' }, false],
    ['that is more than a unit more', whole, { ...whole, margin: '61000001' }, false],
    ['that was more than a unit more', { ...whole, margin: '61000001' }, whole, false],
    // The total of another document, with its tax and margin; its cost is the same.
    [
      'of another total',
      whole,
      { total: '220000000', taxAmount: '20000000', totalCost: '40000000', margin: '160000000' },
      true,
    ],
    // 0.9 more in one, 0.9 less in the other: 1.8 apart.
    ['on both sides of it', { ...whole, margin: '60900000' }, { ...whole, margin: '59100000' }, false],
    // 2 more in both: nothing has changed.
    ['that is as wrong as it was', { ...whole, margin: '62000000' }, { ...whole, margin: '62000000' }, true],
  ])('with a margin %s', (_, before, now, isLeft) => {
    expect(leaves(record(undefined, before), record(undefined, now))).toBe(isLeft)
  })

  test.each(['total', 'taxAmount', 'totalCost', 'margin'] as const)(
    'with a margin that cannot be known without the %s: it is as if nothing were left over',
    (name) => {
      const without = (totals: NonNullable<GoldenRecord['totals']>): GoldenRecord =>
        record(undefined, Object.fromEntries(Object.entries(totals).filter(([field]) => field !== name)))
      expect(leaves(without(whole), record(undefined, whole))).toBe(true)
      expect(leaves(record(undefined, whole), without(whole))).toBe(true)
      expect(leaves(without(whole), record(undefined, { ...whole, margin: '62000000' }))).toBe(false)
    },
  )

  test('with labour that has changed only where a line has', () => {
    const labour = (labourTotal: string) => record(undefined, { labourTotal })
    expect(leaves(labour('5'), labour('6'))).toBe(true)
    const sides = (then: readonly string[], now: readonly string[], after: string) =>
      leavesTheRest(
        [
          { record: labour('5'), figures: figuresOf(then) },
          { record: labour(after), figures: figuresOf(now) },
        ],
        false,
      )
    expect(sides(['1', '2'], ['1', '2'], '5')).toBe(true)
    expect(sides(['1', '2'], ['1', '2'], '6')).toBe(false)
    expect(sides(['1', '2'], ['2', '2'], '6')).toBe(true)
    expect(sides(['1', '2'], ['1', '2', '3'], '6')).toBe(true)
    expect(sides([], [], '6')).toBe(false)
  })
})
