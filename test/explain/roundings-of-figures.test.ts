/** Tests the figures that a policy applies to, and its result for each operation. */
import { describe, expect, test } from 'vitest'
import { exactOf, isUnknownExact, textOfExact, UNKNOWN_EXACT } from '../../src/explain/exact.js'
import { figureBy, FIGURE_POLICIES } from '../../src/explain/figure-by-choices.js'
import type { Node } from '../../src/explain/graph.js'
import { linesIn } from '../../src/explain/line-of-figure.js'
import type { Figure } from '../../src/entries/explain.js'
import type { FigureOperation } from '../../src/explain/explanation.js'
import { figure } from './by-hand.js'

type Given = readonly [value: string, unit: Figure['unit']]

/** Rounds a figure by a policy to `places`. Returns null if the policy does not apply. */
function byPolicy(
  policy: string,
  operation: FigureOperation,
  operands: readonly Given[],
  places: number | undefined = 2,
): string | null {
  const choices = FIGURE_POLICIES.find(({ id }) => id === policy)?.choices
  if (choices === undefined) throw new Error(`unknown policy: ${policy}`)
  const row = { name: 'figure', rule: 'L3', unit: 'money', value: '0' } as const
  const made = figure(operation, [], row)
  const rounded = { ...made, rounding: { places, exact: '0', residual: '0' } }
  const nodes: readonly Node[] = [
    { id: 'made', figure: places < 0 ? made : rounded, operands: operands.map((_, index) => index + 1) },
    ...operands.map(([value, unit], index) => ({
      id: `operand ${String(index)}`,
      figure: figure('given', [], { ...row, unit, value }),
      operands: [],
    })),
  ]
  const values = operands.map(([value]) => exactOf(value))
  const line = linesIn({}, nodes)(0, (index) => values[index - 1] ?? UNKNOWN_EXACT)
  const result = figureBy(choices, places < 0 ? made : rounded, values, line)
  return result === undefined || isUnknownExact(result) ? null : textOfExact(result)
}

/** Used as the number of decimals of an unrounded figure. */
const UNROUNDED = -1

const money = (...values: readonly string[]): readonly Given[] =>
  values.map((value) => [value, 'money'] as const)

const MODES = [
  'half-even',
  'half-down',
  'half-towards-positive',
  'truncated',
  'rounded-up',
  'up-towards-positive',
]
const FACTORS = ['factors-rounded-first', 'unit-price-to-cents', 'measure-to-hundredths', 'measure-to-tenths']
const DISCOUNTED = [
  ...['discounted-unit-price-to-cents', 'discount-of-rounded-amount'],
  ...['discount-rounded-alone', 'rounded-discount-of-rounded-amount'],
]
const DOUBLES = ['binary-floats', 'binary-floats-to-fixed']

describe('the rounding policy', () => {
  // 0.375 is a tie whose even cent is above it, 0.376 is above the tie, and 0.371 only rounds up if
  // everything does.
  test.each([
    ['half-even', '0.38', '0.38', '0.37'],
    ['half-down', '0.37', '0.38', '0.37'],
    ['half-towards-positive', '0.38', '0.38', '0.37'],
    ['truncated', '0.37', '0.37', '0.37'],
    ['rounded-up', '0.38', '0.38', '0.38'],
    ['up-towards-positive', '0.38', '0.38', '0.38'],
    ['never-rounded', '0.375', '0.376', '0.371'],
  ])('%s rounds 0.375 to %s, 0.376 to %s and 0.371 to %s', (policy, ...expected) => {
    const made = ['0.375', '0.376', '0.371'].map((value) => byPolicy(policy, 'same', money(value)))
    expect(made).toEqual(expected)
  })

  test.each([...MODES, 'never-rounded'])(
    '%s applies to every rounded figure, but never to an input',
    (policy) => {
      expect(byPolicy(policy, 'sum', money('1', '2'))).toBe('3')
      expect(byPolicy(policy, 'quotient', money('3', '2'))).toBe('1.5')
      expect(byPolicy(policy, 'sum', money('1', '2'), UNROUNDED)).toBeNull()
      for (const source of ['given', 'constant'] as const)
        expect(byPolicy(policy, source, money('1.005'))).toBeNull()
    },
  )
})

describe('the policy for factors', () => {
  const priced: readonly Given[] = [
    ['100.006', 'quantity'],
    ['5.004', 'money'],
  ]

  test('applies only to the unit price, or to every factor', () => {
    // 100.006 × 5.00 = 500.03, and 100.01 × 5.00 = 500.05.
    expect(byPolicy('unit-price-to-cents', 'product', priced)).toBe('500.03')
    expect(byPolicy('factors-rounded-first', 'product', priced)).toBe('500.05')
  })

  test('does not round the fraction left after a discount', () => {
    // 10 × 1 × 0.925 = 9.25, not 10 × 0.93.
    const reduced: readonly Given[] = [
      ['1', 'quantity'],
      ['10', 'money'],
      ['0.925', 'fraction'],
    ]
    for (const policy of FACTORS) expect(byPolicy(policy, 'product', reduced)).toBe('9.25')
  })

  // 1.26 at 100.00. As a measure, 1.26 is 1.3 to tenths, and 1.256 is 1.26 to hundredths.
  test.each<readonly [Figure['unit'], boolean]>([
    ['quantity', false],
    ['metres', true],
    ['feet', true],
    ['square metres', true],
    ['square feet', true],
    ['millimetres', false],
    ['percent', false],
    ['count', false],
  ])('treats only lengths and areas as measures: %s', (unit, isMeasure) => {
    const tenths: readonly Given[] = [
      ['1.26', unit],
      ['100', 'money'],
    ]
    const hundredths: readonly Given[] = [
      ['1.256', unit],
      ['100', 'money'],
    ]
    expect(byPolicy('measure-to-tenths', 'product', tenths)).toBe(isMeasure ? '130' : '126')
    expect(byPolicy('measure-to-hundredths', 'product', hundredths)).toBe(isMeasure ? '126' : '125.6')
  })

  test.each([...FACTORS, ...DISCOUNTED])('%s applies only to rounded products', (policy) => {
    const factors: readonly Given[] = [
      ['3', 'quantity'],
      ['1.5', 'money'],
      ['0.5', 'fraction'],
    ]
    expect(byPolicy(policy, 'product', factors)).toBe('2.25')
    expect(byPolicy(policy, 'product', factors, UNROUNDED)).toBeNull()
    expect(byPolicy(policy, 'sum', factors)).toBeNull()
  })

  test.each(DISCOUNTED)('%s applies only to one price, less a discount, times a number', (policy) => {
    const [price, reduction, quantity] = [
      ['1.5', 'money'],
      ['0.5', 'fraction'],
      ['3', 'quantity'],
    ] as const
    for (const others of [
      [reduction, quantity],
      [price, price, reduction, quantity],
      [price, reduction, quantity, quantity],
      [price, reduction],
      [],
    ])
      expect(byPolicy(policy, 'product', others)).toBeNull()
  })
})

describe('the policy for doubles', () => {
  test.each<readonly [FigureOperation, readonly string[], string]>([
    ['same', ['0.1'], '0.1'],
    ['sum', [], '0'],
    ['sum', ['0.1'], '0.1'],
    // As doubles, 0.1 + 0.2 is 0.30000000000000004; adding 1.1 gives 1.4000000000000001.
    ['sum', ['0.1', '0.2'], '0.30000000000000004'],
    ['sum', ['0.1', '0.2', '1.1'], '1.4000000000000001'],
    // 0.3 - 0.1 is 0.19999999999999998; subtracting 0.1 again gives 0.09999999999999998.
    ['difference', ['0.3', '0.1', '0.1'], '0.09999999999999998'],
    // 3 × 1.1 is 3.3000000000000003.
    ['product', ['3', '1.1'], '3.3000000000000003'],
    ['product', ['2', '3', '0.5'], '3'],
    // 0.3 ÷ 0.1 is 2.9999999999999996.
    ['quotient', ['0.3', '0.1'], '2.9999999999999996'],
    ['maximum', ['0.1', '0.3', '0.2'], '0.3'],
  ])('computes the %s of %j as %s before rounding', (operation, operands, value) => {
    for (const policy of DOUBLES)
      expect(byPolicy(policy, operation, money(...operands), UNROUNDED)).toBe(value)
  })

  test('rounds by multiplication, or as `toFixed` does', () => {
    // 1.005 × 100 is 100.49999999999999. 10.235 × 100 is 1023.5, but the double nearest to 10.235 is below
    // it.
    expect(DOUBLES.map((policy) => byPolicy(policy, 'same', money('1.005')))).toEqual(['1', '1'])
    expect(DOUBLES.map((policy) => byPolicy(policy, 'same', money('10.235')))).toEqual(['10.24', '10.23'])
  })

  test.each(DOUBLES)('%s ignores inputs, and figures computed from unknown figures', (policy) => {
    for (const source of ['given', 'constant'] as const)
      expect(byPolicy(policy, source, money('1.005'))).toBeNull()
    expect(byPolicy(policy, 'sum', money('1', '?'))).toBeNull()
    expect(byPolicy(policy, 'sum', money('?', '1'))).toBeNull()
  })
})
