import * as E from '../../problem/either.js'
import { ALLOCATION_MODES, type AllocationMode } from '../../definitions/enums.js'
import { decimalsOf, isUnknown, signOf, UNKNOWN } from '../../number/decimal.js'
import { integerOf } from '../../number/cents.js'
import { plainText } from '../../number/number-text.js'
import { unitsOf } from '../../number/reference.js'
import type { Quantity } from '../../number/units.js'
import { invalid, type Answer } from '../../problem/answer.js'
import { allOf, NO_PROBLEMS, ofEach, problemAt, within } from '../../problem/located-problem.js'
import { checkDecimals } from '../../pricing/basis.js'
import { allocated } from '../../solve/allocate.js'
import { moneyLike, readMoney } from '../../wire/money.js'
import type { Money } from '../../wire/money.generated.js'
import { addProblem, denseListOf, readWhole, type Reader } from '../../wire/reading.js'
import { nameOf, readDecimalString } from '../../wire/scalars.js'

/**
 * Shares out a whole number of cents by weights. The parts add up to the amount exactly, and a zero weight gets
 * nothing. Each part is first rounded toward zero. The mode decides which parts get the rest:
 *
 * - `largestRemainder`, the default: one cent each to the parts that lost most by rounding; on ties, earlier parts
 *   first;
 * - `inOrder`: one cent each, from the first part on, even to parts that lost nothing;
 * - `toFirst`, `toLast`, `toLargest`: all of them to the first part, the last part, or the part with the largest
 *   weight.
 *
 * With `largestRemainder`, each part is less than a cent from its exact share; with `inOrder`, at most a cent.
 * Negating the amount negates the parts. Weights are decimal strings (N4). Takes n × log n steps for n weights.
 *
 * Problems of the amount: `invalid_money`, `invalid_currency` and `too_many_decimals`. Of a weight:
 * `required` if it is an empty string,
 * `invalid_decimal`, and `out_of_range` if it is negative. Of all weights: `invalid_type` if they are not a list,
 * `must_be_positive` if all are zero, and `required` if the list is empty. Of the mode: `unknown_enum_value`.
 *
 * @example
 * import { allocate } from 'quotewright/solve'
 *
 * const parts = allocate({ amountMicros: '100000000', currency: 'AUD' }, ['1', '1', '1'])
 * assert.ok(parts.ok)
 * assert.deepEqual(
 *   parts.value.map(({ amountMicros }) => amountMicros),
 *   ['33340000', '33330000', '33330000'],
 * )
 */
export function allocate(
  amount: Money,
  weights: readonly string[],
  mode: AllocationMode = 'largestRemainder',
): Answer<readonly Money[]> {
  const money = readWhole(amount, readMoney)
  const list = readWhole(weights, readWeights)
  const choice = readWhole(mode, readMode)
  const read = list.read ?? []
  const sent = money.read?.amount ?? UNKNOWN
  const problems = allOf([
    within(money.problems, 'amount'),
    checkDecimals(sent, 'amount', 2),
    within(list.problems, 'weights'),
    list.read?.length === 0 ? [problemAt('required', ['weights', 0])] : NO_PROBLEMS,
    ofEach(read, (weight, index) =>
      signOf(weight) < 0
        ? [problemAt('out_of_range', ['weights', index], { sent: plainText(weight), min: '0' })]
        : NO_PROBLEMS,
    ),
    read.length > 0 && read.every((weight) => signOf(weight) === 0)
      ? [problemAt('must_be_positive', ['weights'], { sent: '0' })]
      : NO_PROBLEMS,
    within(choice.problems, 'mode'),
  ])
  if (problems.length > 0 || isUnknown(sent)) return invalid(problems, { amount, weights, mode })
  const decimals = read.reduce((max, weight) => Math.max(max, decimalsOf(weight)), 0)
  const units = read.map((weight) => unitsOf(weight, decimals))
  const { read: whole } = money
  const shares = allocated(unitsOf(sent, 2), units, choice.read ?? 'largestRemainder')
  return E.right(shares.map((share) => moneyLike(integerOf(share), whole)))
}

const readMode = nameOf(ALLOCATION_MODES)

const readWeight: Reader<Quantity> = (value, step, reading) => {
  const read = readDecimalString(value, step, reading)
  // An empty string is not a weight.
  if (read === undefined) addProblem(reading, 'required', {}, step)
  return read
}

const readWeights = denseListOf(readWeight, UNKNOWN)
