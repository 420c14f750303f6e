/** The figures that a policy applies to, and its result for each operation. */
import { describe, expect, test } from 'vitest'
import { exactOf, isNothing, textOfExact } from '../../src/explain/exact.js'
import { roundedFigure, OTHER_ROUNDINGS, type Operand } from '../../src/explain/other-roundings.js'
import type { FigureUnit } from '../../src/entries/explain.js'
import type { FigureOperation } from '../../src/explain/explanation.js'
import { figure } from './by-hand.js'

type Given = readonly [value: string, unit: FigureUnit]

/** A figure by a policy, rounded to `places`; null where the policy is not about it. */
function byPolicy(
  policy: string,
  operation: FigureOperation,
  operands: readonly Given[],
  places: number | undefined = 2,
): string | null {
  const roundings = OTHER_ROUNDINGS.find(({ id }) => id === policy)?.roundings ?? {}
  const row = { name: 'figure', rule: 'L3', unit: 'money', value: '0' } as const
  const made = figure(operation, [], row)
  const rounded = { ...made, rounding: { places, exact: '0', residual: '0' } }
  const values = operands.map(([value, unit]): Operand => ({ value: exactOf(value), unit }))
  const result = roundedFigure(roundings, places < 0 ? made : rounded, values)
  return result === undefined || isNothing(result) ? null : textOfExact(result)
}

/** In place of a number of decimals. */
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

describe('policies of rounding', () => {
  // 0.375 is a tie to the even cent above; 0.376 is between cents; 0.371 goes up only if everything does.
  test.each([
    ['half-even', '0.38', '0.38', '0.37'],
    ['half-down', '0.37', '0.38', '0.37'],
    ['half-towards-positive', '0.38', '0.38', '0.37'],
    ['truncated', '0.37', '0.37', '0.37'],
    ['rounded-up', '0.38', '0.38', '0.38'],
    ['up-towards-positive', '0.38', '0.38', '0.38'],
    ['never-rounded', '0.375', '0.376', '0.371'],
  ])('%s: 0.375 is %s, 0.376 %s and 0.371 %s', (policy, ...expected) => {
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

describe('policies of factors', () => {
  const priced: readonly Given[] = [
    ['100.006', 'quantity'],
    ['5.004', 'money'],
  ]

  test('apply to the unit price alone, or to every factor', () => {
    // 100.006 × 5.00 = 500.03, and 100.01 × 5.00 = 500.05.
    expect(byPolicy('unit-price-to-cents', 'product', priced)).toBe('500.03')
    expect(byPolicy('factors-rounded-first', 'product', priced)).toBe('500.05')
  })

  test('do not round the rest after a discount', () => {
    // 10 × 1 × 0.925 = 9.25, and not 10 × 0.93.
    const reduced: readonly Given[] = [
      ['1', 'quantity'],
      ['10', 'money'],
      ['0.925', 'fraction'],
    ]
    for (const policy of FACTORS) expect(byPolicy(policy, 'product', reduced)).toBe('9.25')
  })

  // 1.26 at 100.00; a measure is 1.3 to tenths. Of 1.256 it is 1.26 to hundredths.
  test.each<readonly [FigureUnit, boolean]>([
    ['quantity', false],
    ['metres', true],
    ['feet', true],
    ['square metres', true],
    ['square feet', true],
    ['millimetres', false],
    ['percent', false],
    ['count', false],
  ])('treat a %s as a measure: %j', (unit, isMeasure) => {
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

  test.each([...FACTORS, ...DISCOUNTED])('%s applies to rounded products', (policy) => {
    const factors: readonly Given[] = [
      ['3', 'quantity'],
      ['1.5', 'money'],
      ['0.5', 'fraction'],
    ]
    expect(byPolicy(policy, 'product', factors)).toBe('2.25')
    expect(byPolicy(policy, 'product', factors, UNROUNDED)).toBeNull()
    expect(byPolicy(policy, 'sum', factors)).toBeNull()
  })

  test.each(DISCOUNTED)('%s applies to one price, less a discount, times a number', (policy) => {
    const [price, reduction, quantity] = [
      ['1.5', 'money'],
      ['0.5', 'fraction'],
      ['3', 'quantity'],
    ] as const
    for (const others of [[reduction, quantity], [price, price, reduction, quantity], [price, reduction], []])
      expect(byPolicy(policy, 'product', others)).toBeNull()
  })
})

describe('policies of doubles', () => {
  test.each<readonly [FigureOperation, readonly string[], string]>([
    ['same', ['0.1'], '0.1'],
    ['sum', [], '0'],
    ['sum', ['0.1'], '0.1'],
    // 0.1 + 0.2 is 0.30000000000000004 in doubles, and with 1.1 more it is 1.4000000000000001.
    ['sum', ['0.1', '0.2'], '0.30000000000000004'],
    ['sum', ['0.1', '0.2', '1.1'], '1.4000000000000001'],
    // 0.3 - 0.1 is 0.19999999999999998, and less 0.1 it is 0.09999999999999998.
    ['difference', ['0.3', '0.1', '0.1'], '0.09999999999999998'],
    // 3 × 1.1 is 3.3000000000000003.
    ['product', ['3', '1.1'], '3.3000000000000003'],
    ['product', ['2', '3', '0.5'], '3'],
    // 0.3 ÷ 0.1 is 2.9999999999999996.
    ['quotient', ['0.3', '0.1'], '2.9999999999999996'],
    ['maximum', ['0.1', '0.3', '0.2'], '0.3'],
  ])('%s of %j is %s before rounding', (operation, operands, value) => {
    for (const policy of DOUBLES)
      expect(byPolicy(policy, operation, money(...operands), UNROUNDED)).toBe(value)
  })

  test('round by a multiplication, or as programs print', () => {
    // 1.005 × 100 is 100.49999999999999; 10.235 × 100 is 1023.5, and 10.235 is stored a little below itself.
    expect(DOUBLES.map((policy) => byPolicy(policy, 'same', money('1.005')))).toEqual(['1', '1'])
    expect(DOUBLES.map((policy) => byPolicy(policy, 'same', money('10.235')))).toEqual(['10.24', '10.23'])
  })

  test.each(DOUBLES)('%s ignores inputs, and figures computed from unknown ones', (policy) => {
    for (const source of ['given', 'constant'] as const)
      expect(byPolicy(policy, source, money('1.005'))).toBeNull()
    expect(byPolicy(policy, 'sum', money('1', '?'))).toBeNull()
    expect(byPolicy(policy, 'sum', money('?', '1'))).toBeNull()
  })
})
