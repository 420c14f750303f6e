// Generated from src/api by `npm run generate`. Do not edit.
import * as allocationApi from '../api/solve/allocation.js'
import * as cashRoundingApi from '../api/solve/cash-rounding.js'
import * as partDocumentsApi from '../api/solve/part-documents.js'
import * as solutionsApi from '../api/solve/solutions.js'
import type { CashTotal } from '../api/solve/cash-rounding.js'
import type { SplitDocument } from '../api/solve/part-documents.js'
import type { AllocationMode, CashTies, CashUnit } from '../definitions/enums.js'
import type { Solution } from '../solve/solution.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { QuoteRequestInput } from '../wire/document.generated.js'
import type { Money } from '../wire/money.generated.js'
import type { Sent } from '../wire/object.js'
import type { DocumentPart, Goal, Lever, SolveOptions, SplitOptions } from '../wire/solving.generated.js'
import { resultOf } from '../problem/either.js'
import type { Result } from '../problem/problem.js'

export { describeReason } from '../api/solve/described-reasons.js'

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
  mode?: AllocationMode,
): Result<readonly Money[]> {
  return resultOf(allocationApi.allocate(amount, weights, mode))
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
export function roundToCash(total: Money, unit: CashUnit | 5 | 10 | 100, ties?: CashTies): Result<CashTotal> {
  return resultOf(cashRoundingApi.roundToCash(total, unit, ties))
}

/**
 * Splits a document into part invoices and credits. A part is a percentage of the whole, an amount with or without
 * tax, or percentages, quantities, pieces or amounts of lines. For every figure, the parts and the remainder add up to the
 * whole, to the cent.
 *
 * Each part is the cumulative amount including the part, less everything invoiced before. Lines, discounts,
 * surcharges and tax are rounded on the cumulative figures (N5, T4). So a part does not depend on later parts, the
 * last part needs no correction, and a credit takes back exactly the invoiced amount.
 *
 * Problems: those of pricing the request (V1), of the settings (A2), and of the parts, whose source is `settings`. A
 * part gets `out_of_range` if it takes more than is left or credits more than was invoiced. After parts of lines, use
 * `isRemainder` rather than a percentage. A quantity gets `required`, at `measurements`, if its line has pieces of
 * several sizes. Missing and malformed fields get `required` and similar problems.
 *
 * @example
 * import { splitDocument } from 'quotewright/solve'
 *
 * const labour = { pricing: { quantity: '3', unitPrice: { amountMicros: '33330000' } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ labour }] }
 * const parts = [{ percentage: '50' }, { lines: [{ line: 0, quantity: '1' }] }]
 * const split = splitDocument(request, { currency: 'AUD', tax: { rate: '0.10' } }, parts)
 * assert.ok(split.ok)
 * assert.deepEqual(
 *   [...split.value.parts, split.value.remainder, split.value.whole].map(({ totals }) => totals.total.amountMicros),
 *   ['55000000', '36660000', '18330000', '109990000'],
 * )
 */
export function splitDocument<Request>(
  request: Sent<Request, QuoteRequestInput>,
  account: AccountInput,
  parts: readonly DocumentPart[],
  options?: SplitOptions,
): Result<SplitDocument> {
  return resultOf(partDocumentsApi.splitDocument(request, account, parts, options))
}

/**
 * Changes a document so that it reaches a goal: a given total, subtotal, margin or margin percentage, or a round
 * total. Pass the levers, the inputs that may change, in order of preference. The first lever that reaches the goal
 * is used. If no lever reaches it, the lever that comes nearest is used.
 *
 * The outcome is one of three:
 *
 * - `exact`, with the changed request;
 * - `nearest`, with the reason and the nearest requests below and above the goal. If a surcharge on the lower one
 *   reaches the goal, the outcome includes it;
 * - `impossible`, with the reason.
 *
 * Pricing a returned request gives the returned totals, to the cent. No other permitted value of the lever comes
 * nearer, unless `isComplete` is false. `request` itself is not changed.
 *
 * Lines that do not change are priced once. The search usually evaluates the totals fewer than a hundred times.
 *
 * Problems: those of pricing the request (V1) and of the settings (A2). Problems of the goal, the levers and the
 * options have the source `settings`: `required`, `invalid_type`, `out_of_range`, `too_many_decimals` and the like.
 *
 * @example
 * import { solve } from 'quotewright/solve'
 *
 * const labour = { pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ labour }] }
 * const account = { currency: 'AUD', tax: { rate: '0.10' } }
 * const answer = solve(request, account, { total: { amountMicros: '700000000' } }, [{ type: 'discount' }])
 * assert.ok(answer.ok && answer.value.outcome === 'exact')
 * assert.equal(answer.value.totals.total.amountMicros, '700000000')
 */
export function solve<Request>(
  request: Sent<Request, QuoteRequestInput>,
  account: AccountInput,
  goal: Goal,
  levers: readonly Lever[],
  options?: SolveOptions,
): Result<Solution> {
  return resultOf(solutionsApi.solve(request, account, goal, levers, options))
}
