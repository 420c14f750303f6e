import * as E from '../../problem/either.js'
import { CASH_TIES, CASH_UNITS, type CashTies, type CashUnit } from '../../definitions/enums.js'
import { fitsInt64, integerOf } from '../../number/cents.js'
import { isUnknown, UNKNOWN } from '../../number/decimal.js'
import { unitsOf } from '../../number/reference.js'
import { invalid, type Answer } from '../../problem/answer.js'
import { allOf, amountTooLarge, within } from '../../problem/located-problem.js'
import { checkDecimals } from '../../pricing/basis.js'
import { cashAmount } from '../../solve/cash-amount.js'
import type { Money } from '../../wire/money.generated.js'
import { moneyLike, readMoney } from '../../wire/money.js'
import { readWhole } from '../../wire/reading.js'
import { nameOf } from '../../wire/scalars.js'

/** A total rounded for payment in cash. */
export interface CashTotal {
  /** The total to pay in cash. */
  readonly total: Money
  /** The cash total less the document total, to show on a separate line. Negative if the customer pays less. */
  readonly rounding: Money
}

/**
 * Rounds a total to the nearest multiple of the smallest coin in circulation. The total of the document and its tax stay
 * unchanged, so show the rounding on a separate line.
 *
 * The unit is in cents: `5`, `10` or `100`, as a number or as text. A total halfway between two multiples goes `up`,
 * away from zero. You can choose `down` instead, or `even` for the even multiple. Negative totals round like
 * positive ones.
 *
 * Problems: `invalid_money` and `too_many_decimals` of the total; `amount_out_of_range` if the cash total does not
 * fit (N8); `unknown_enum_value` of `unit` or `ties`.
 *
 * @example
 * import { roundToCash } from 'quotewright/solve'
 *
 * const cash = roundToCash({ amountMicros: '17020000', currency: 'AUD' }, '5')
 * assert.ok(cash.ok)
 * assert.deepEqual(cash.value, {
 *   total: { amountMicros: '17000000', currency: 'AUD' },
 *   rounding: { amountMicros: '-20000', currency: 'AUD' },
 * })
 */
export function roundToCash(
  total: Money,
  unit: CashUnit | 5 | 10 | 100,
  ties: CashTies = 'up',
): Answer<CashTotal> {
  const money = readWhole(total, readMoney)
  const units = readWhole(CASH_UNITS.find((known) => Number(known) === unit) ?? unit, readUnit)
  const way = readWhole(ties, readTies)
  const sent = money.read?.amount ?? UNKNOWN
  const problems = allOf([
    within(money.problems, 'total'),
    checkDecimals(sent, 'total', 2),
    within(units.problems, 'unit'),
    within(way.problems, 'ties'),
  ])
  if (problems.length > 0 || isUnknown(sent)) return invalid(problems, { total, unit, ties })
  const cents = unitsOf(sent, 2)
  const cash = cashAmount(cents, BigInt(units.read ?? '5'), way.read ?? 'up')
  if (!fitsInt64(cash)) return invalid([amountTooLarge(['total'])], { total, unit, ties })
  const amountOf = (amount: bigint): Money => moneyLike(integerOf(amount), money.read)
  return E.right({ total: amountOf(cash), rounding: amountOf(cash - cents) })
}

const readUnit = nameOf(CASH_UNITS)
const readTies = nameOf(CASH_TIES)
