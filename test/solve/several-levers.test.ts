import { describe, expect, test } from 'vitest'
import type { Goal, Lever, Solution } from '../../src/entries/solve.js'
import { AUD, bare, onTheFly, type Json } from '../rules/requests.js'
import { solved as solvedIn, type Asked } from './solved.js'

const lineOf = (amount: string): Json => onTheFly({ quantity: '1', unitPrice: bare(amount) })

const solved = (
  lines: readonly Json[],
  goal: Goal,
  levers: readonly Lever[],
  options: Asked = {},
): Solution => solvedIn(lines, goal, levers, { account: AUD, ...options })

const otherOf = (solution: Solution): unknown =>
  solution.outcome === 'impossible' && 'otherLever' in solution.reason
    ? solution.reason.otherLever
    : undefined

/** 0.01% of 2,382.00 is more than a cent: 16.03% gives 2,000.17, and 16.04% gives 1,999.93. */
const lines = [lineOf('2382')]
const goal: Goal = { subtotal: bare('2000.01') }
const [near, exact, fixed]: readonly [Lever, Lever, Lever] = [
  { type: 'lineDiscount' },
  { type: 'unitPrice', line: 0 },
  { type: 'discount' },
]

describe('solve with several levers', () => {
  test.each<[string, readonly Lever[], string]>([
    ['chooses a lever that reaches the goal, after one that comes near', [near, exact], 'exact'],
    ['chooses a lever that comes near, before one without effect', [near, fixed], 'nearest'],
    ['chooses a lever that comes near, after one without effect', [fixed, near], 'nearest'],
  ])('%s', (_, levers, outcome) => {
    expect(solved(lines, goal, levers).outcome).toBe(outcome)
  })

  test.each([
    // 2,382.00 less 4.20% is 2,281.96, and less 4.19% 2,282.19: 0.09 below 2,282.05, and 0.14 above.
    // 1,000.00 less 10% is 900.00, and less 9.99% 900.10: 0.05 below and above 900.05.
    ['nearest, regardless of order', '3282.05', 1, 'below'],
    // For 3,282.18, the first line may be 2,282.19 or 2,281.96: 0.01 above and 0.22 below. The second may be
    // 900.20 or 900.10: 0.02 above and 0.08 below.
    ['nearest on one side, even if its other side is far', '3282.18', 0, 'above'],
  ])('chooses the lever that comes %s', (_, subtotal, line, side) => {
    const levers: readonly Lever[] = [0, 1].map((index) => ({ type: 'lineDiscount', lines: [index] }))
    for (const either of [levers, [...levers].reverse()])
      expect(solved([lineOf('2382'), lineOf('1000')], { subtotal: bare(subtotal) }, either)).toMatchObject({
        ...{ outcome: 'nearest', [side]: { change: { lines: [line] } } },
      })
  })

  test('chooses the first of two levers that come equally near', () => {
    const equal = [lineOf('2382'), lineOf('2382')]
    const levers: readonly Lever[] = [1, 0].map((index) => ({ type: 'lineDiscount', lines: [index] }))
    // 2,382.00 less 4.19% is 2,282.19, and less 4.20% 2,281.96: neither is 2,282.05.
    expect(solved(equal, { subtotal: bare('4664.05') }, levers)).toMatchObject({
      outcome: 'nearest',
      below: { change: { lines: [1] } },
    })
  })

  test('chooses a lever that comes near on one side only', () => {
    // 16.04% would give 1,999.93, which is below the cost.
    const costly = [onTheFly({ quantity: '1', unitPrice: bare('2382'), cost: bare('2000') })]
    const constraints = { constraints: { notBelowCost: true } }
    for (const levers of [
      [near, fixed],
      [fixed, near],
    ]) {
      const solution = solved(costly, { subtotal: bare('2000.01') }, levers, constraints)
      expect(solution).toMatchObject({ outcome: 'nearest', above: { residual: { amountMicros: '160000' } } })
      expect(solution).not.toHaveProperty('below')
    }
  })

  test('chooses a lever that reaches the goal after one that misses it by less than a cent', () => {
    // A margin of 40% on a cost of 30.01 needs 50.01667: 50.01 gives 39.99%, and 50.02 gives 40.00%.
    // Discounts of 300.00 come in steps of 0.03, and 83.33% leaves 50.01.
    const costly = [onTheFly({ quantity: '1', unitPrice: bare('300'), cost: bare('30.01') })]
    const percentage: Goal = { marginPercentage: '40' }
    expect(solved(costly, percentage, [near])).toMatchObject({
      outcome: 'nearest',
      below: { change: { discount: '83.33' }, residual: { amountMicros: '0' } },
    })
    expect(solved(costly, percentage, [near, exact])).toMatchObject({
      outcome: 'exact',
      change: { unitPrice: { amountMicros: '50020000' } },
    })
  })

  test('counts the evaluations of all tried levers, and stops once the goal is reached', () => {
    const count = (...levers: readonly Lever[]): number => solved(lines, goal, levers).evaluations
    expect(count(near)).toBeGreaterThan(0)
    expect(count(near, exact)).toBe(count(near) + count(exact))
    expect(count(exact, near)).toBe(count(exact))
    // An adjustment does not change a subtotal, so only the suggested price is tried.
    expect(count(fixed)).toBe(count(exact))
  })
})

describe('the suggested lever of several levers', () => {
  test('is the first of two equally large lines', () => {
    const solution = solved([lineOf('50'), lineOf('50')], { subtotal: bare('101') }, [fixed])
    expect(otherOf(solution)).toEqual({ lever: { type: 'unitPrice', line: 0 }, outcome: 'exact' })
  })

  test('is not a lever that the caller already tried', () => {
    expect(otherOf(solved([], { total: bare('5') }, [fixed, { type: 'surcharge' }]))).toBeUndefined()
    const locked = { locked: [0] }
    expect(otherOf(solved(lines, goal, [fixed], locked))).toBeUndefined()
  })

  test('has a type that the caller has not tried', () => {
    const two = [{ notes: { text: 'Ridge' } }, lineOf('50'), lineOf('40')]
    const adjustmentOf = (type: string): Json => ({ type: `ADJUSTMENT_TYPE_${type}`, amount: bare('10') })
    const other = (goal: Goal, levers: readonly Lever[], ...adjustments: readonly Json[]): unknown =>
      otherOf(solved(two, goal, levers, { adjustments }))
    const price = { lever: { type: 'unitPrice', line: 1 }, outcome: 'exact' }
    const discount = { lever: { type: 'lineDiscount' }, outcome: 'exact' }
    // The adjustment has the other type, so it has no lever.
    const surcharges: readonly Lever[] = [{ type: 'discount', adjustment: 0 }]
    expect(other({ total: bare('70') }, surcharges, adjustmentOf('SURCHARGE'))).toEqual(price)
    const discounts: readonly Lever[] = [{ type: 'surcharge', adjustment: 0 }]
    expect(other({ total: bare('150') }, discounts, adjustmentOf('DISCOUNT'))).toEqual(price)
    // A note has no lever, and only levers on lines change the subtotal.
    const ofNote: readonly [Lever, Lever] = [
      { type: 'unitPrice', line: 0 },
      { type: 'lineDiscount', lines: [0] },
    ]
    expect(other({ subtotal: bare('45') }, [ofNote[0]])).toEqual(discount)
    expect(other({ subtotal: bare('45') }, [ofNote[1]])).toEqual(price)
    expect(other({ subtotal: bare('45') }, ofNote)).toBeUndefined()
  })

  test('is a discount of up to a hundred lines', () => {
    const many = (count: number): readonly Json[] => Array.from({ length: count }, () => lineOf('1'))
    const half = (count: number): Solution =>
      solved(many(count), { subtotal: bare(String(count / 2)) }, [fixed])
    expect(otherOf(half(100))).toEqual({ lever: { type: 'lineDiscount' }, outcome: 'exact' })
    expect(otherOf(half(101))).toBeUndefined()
  })
})

test('the limit of discounts allows a new discount of zero if it is reached, and none if it is exceeded', () => {
  const held = (amount: string): Solution =>
    solved([lineOf('100')], { total: bare('50') }, [fixed], {
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: bare(amount) }],
      constraints: { maxDiscount: '10' },
    })
  const reason = { code: 'constraint', constraint: 'maxDiscount' }
  expect(held('10')).toMatchObject({ reason, furthest: { totals: { total: bare('90') } } })
  expect(held('10.01')).toMatchObject({ reason })
  expect(held('10.01')).not.toHaveProperty('furthest')
})

describe('solve', () => {
  // 0.10 less 5.01% to 15% is 0.09: 0.095 is a tie, which rounds up.
  const discountOf = (sent: string, subtotal: string): unknown => {
    const solution = solved(
      [onTheFly({ quantity: '1', unitPrice: bare('0.1'), discount: sent })],
      { subtotal: bare(subtotal) },
      [near],
    )
    return solution.outcome === 'exact' && solution.change.type === 'lineDiscount' && solution.change.discount
  }

  test.each([
    ['7.77', '0.09', '7.77', 'the present discount'],
    ['5.01', '0.09', '5.01', 'the present discount, at the lower end'],
    ['15', '0.09', '15', 'the present discount, at the upper end'],
    ['50', '0.09', '10', 'the discount with the fewest digits'],
    ['5', '0.09', '10', 'the fewest digits, as the present discount gives another total'],
    ['15.01', '0.09', '10', 'the fewest digits, from above'],
    ['50', '0.1', '0', 'no discount'],
    ['50', '0', '100', 'the full discount'],
  ])('changes a discount of %s % for a subtotal of %s to %s %: %s', (sent, subtotal, discount) => {
    expect(discountOf(sent, subtotal)).toBe(discount)
  })
})

test('solve offers no remedy for a missed subtotal, as adjustments do not change it', () => {
  const solution = solved(lines, goal, [near])
  expect(solution.outcome).toBe('nearest')
  expect(solution).not.toHaveProperty('remedy')
})
