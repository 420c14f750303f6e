/** Tests the steps and the limits of a change to an input, as docs/explain.md defines them. */
import { expect, test } from 'vitest'
import { stepsOf } from '../../src/explain/input-steps.js'
import type { Figure } from '../../src/entries/explain.js'
import { figure } from './by-hand.js'

const stepsAt = (pointer: string, unit: Figure['unit'], value: string) => {
  const { places, max } = stepsOf(
    figure('given', [pointer], { name: 'input', rule: 'L1', unit, value }),
    pointer,
  )
  return [places, max.up, max.down]
}

const line = 'request:lines[0].labour.pricing'

// An input can rise to a hundred times its value or to 1000, whichever is more, and fall to 0. Sizes and quantities
// fall to one step.
test.each<
  readonly [pointer: string, unit: Figure['unit'], value: string, places: number, up: number, down: number]
>([
  // (1850 - 18.5) ÷ 0.0001; 18.5 ÷ 0.0001.
  [`${line}.unit_price`, 'money', '18.5', 4, 18_315_000, 185_000],
  ['request:unit_price', 'money', '18.5', 4, 18_315_000, 185_000],
  [`${line}.cost`, 'money', '2', 4, 9_980_000, 20_000],
  ['request:adjustments[0].amount', 'money', '5', 2, 99_500, 500],
  // With more decimals than usual, the last decimal is the step. (1000 - 1.23455) ÷ 0.00001.
  [`${line}.unit_price`, 'money', '1.23455', 5, 99_876_545, 123_455],
  [`${line}.margin`, 'money', '0.001', 3, 999_999, 1],
  // Below zero, "down" is away from zero: (-5 + 1000) ÷ 0.01. A hundred times -20 is -2000.
  [`${line}.margin`, 'money', '-5', 2, 500, 99_500],
  [`${line}.margin`, 'money', '-20', 2, 2000, 198_000],
  [`${line}.margin`, 'money', '0', 2, 100_000, 0],
  // A discount, a percentage and a rate stop at 100%. A value already above 100% does not grow.
  [`${line}.discount`, 'percent', '7.5', 2, 9250, 750],
  [`${line}.discount`, 'percent', '100', 2, 0, 10_000],
  ['request:adjustments[0].percentage', 'percent', '120', 2, 0, 12_000],
  ['settings:tax.rate', 'fraction', '0.1', 4, 9000, 1000],
  // Below zero, a discount stops at -100%, or stays: (-5 + 100) ÷ 0.01.
  [`${line}.discount`, 'percent', '-5', 2, 500, 9500],
  [`${line}.discount`, 'percent', '-120', 2, 12_000, 0],
  // A fixed discount has no such limit, and a markup may exceed 100%: (4000 - 40) ÷ 0.01.
  [`${line}.discount`, 'money', '7.5', 2, 99_250, 750],
  [`${line}.markup`, 'percent', '40', 2, 396_000, 4000],
  [`${line}.toString`, 'percent', '40', 2, 396_000, 4000],
  [`${line}.quantity`, 'quantity', '8', 4, 9_920_000, 79_999],
  // A return stays a return: (-2 + 0.0001) up, to -1000 down.
  [`${line}.quantity`, 'quantity', '-2', 4, 19_999, 9_980_000],
  [`${line}.measurements[0].length`, 'metres', '2.4', 3, 997_600, 2399],
  [`${line}.measurements[0].length`, 'feet', '20', 3, 1_980_000, 19_999],
  [`${line}.measurements[0]`, 'square metres', '1', 3, 999_000, 999],
  [`${line}.measurements[0]`, 'square feet', '1', 3, 999_000, 999],
  [`${line}.measurements[0].amount`, 'count', '3', 0, 997, 2],
  [`${line}.measurements[0].amount`, 'count', '0', 0, 1000, 0],
  // A length in millimetres may become zero.
  ['settings:minimum_lineal_length_mm', 'millimetres', '300', 0, 29_700, 300],
  // The number of steps is limited to 2 ** 52.
  [`${line}.unit_price`, 'money', '99999999999999', 4, 2 ** 52, 999_999_999_999_990_000],
  // A step may be smaller than the smallest double.
  [`${line}.unit_price`, 'money', `0.${'0'.repeat(400)}1`, 401, 2 ** 52, 1],
  // An unreadable number does not change, and an unknown unit has two decimals.
  [`${line}.unit_price`, 'money', 'x', 4, 0, 0],
  [`${line}.margin`, 'toString' as 'money', '5', 2, 99_500, 499],
])(
  'the input %s in %s with the value %s has %i decimals, %i steps up and %i steps down',
  (pointer, unit, value, places, up, down) => {
    expect(stepsAt(pointer, unit, value)).toEqual([places, up, Math.min(down, 2 ** 52)])
  },
)
