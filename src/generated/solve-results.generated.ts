// Generated from src/api by `npm run generate`. Do not edit.
import * as allocationApi from '../api/solve/allocation.js'
import * as partDocumentsApi from '../api/solve/part-documents.js'
import * as solutionsApi from '../api/solve/solutions.js'
import type { SplitDocument } from '../api/solve/part-documents.js'
import type { AllocationMode } from '../nouns/enums.js'
import type { Solution } from '../solve/solution.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { Money } from '../wire/money.generated.js'
import type { DocumentPart, Goal, Lever, SolveOptions, SplitOptions } from '../wire/solving.generated.js'
import { resultOf } from '../problem/either.js'
import type { Result } from '../problem/problem.js'

export { describeReason } from '../api/solve/described-reasons.js'
export type { SplitDocument, PartFigures, PartOfLine } from '../api/solve/part-documents.js'

/**
 * Shares out an amount of whole cents by weights, exactly: the parts add up to the amount, and a weight of zero gets
 * nothing. Each part is first rounded toward zero. The mode says who gets the cents that are left over:
 *
 * - `largestRemainder`, when left out: one each for those that lost most by rounding, the first of equals first;
 * - `inOrder`: one each, from the first on, even to those that lost nothing;
 * - `toFirst`, `toLast`, `toLargest`: all of them to the first, to the last, or to the largest weight.
 *
 * With the first mode each part is less than a cent from its exact share, with the second at most a cent. The opposite
 * of an amount is shared out as the opposite parts. Weights are decimal strings (N4). Takes n × log n steps for n weights.
 *
 * Problems: `invalid_money` and `too_many_decimals` of the amount; `invalid_decimal`, `out_of_range` of a negative weight;
 * `must_be_positive` at `weights` when all are zero; `required` when there are none; `unknown_enum_value` of the mode.
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
 * Splits a document into part invoices, and credits of them: percentages of the whole, or percentages, quantities or
 * amounts of lines. The parts and the rest add up to the whole in every figure, to the cent.
 *
 * A part is what has been invoiced with it, less what had been before: all lines, discounts, surcharges and the tax are
 * rounded on what there is to date (N5, T4). So a part does not depend on those after it, the last one needs no
 * correction, and a credit takes back exactly what was invoiced.
 *
 * Problems: those of pricing the request (V1); of the settings (A2); of the parts, which have the source `settings`:
 * `out_of_range` where a part has more than there is left, or credits more than was invoiced; `invalid_type` for a quantity
 * of a line that is not priced by one; `required` and the like.
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
 *   [...split.value.parts, split.value.rest, split.value.whole].map(({ totals }) => totals.total.amountMicros),
 *   ['55000000', '36660000', '18330000', '109990000'],
 * )
 */
export function splitDocument(
  request: unknown,
  account: AccountInput,
  parts: readonly DocumentPart[],
  options?: SplitOptions,
): Result<SplitDocument> {
  return resultOf(partDocumentsApi.splitDocument(request, account, parts, options))
}

/**
 * Changes a document so that a figure of it is what is asked for: its total, subtotal, margin or margin percentage, or a
 * total that is round. What may be changed are the levers, in the order of preference: the first that reaches the goal is
 * used, otherwise the one that comes nearest.
 *
 * The answer is `exact`, with the changed request; or `nearest`, with the requests below and above, why the goal is missed,
 * and the smallest adjustment that would reach it; or `impossible`, with the reason. Pricing a request of the answer gives
 * the totals in it, to the cent, and no position of the lever comes nearer. The request that was sent is not changed.
 *
 * Lines that do not change are priced once. The rest is some tens of evaluations of totals.
 *
 * Problems: those of pricing the request (V1); of the settings (A2); of the goal, the levers and the options, which have the
 * source `settings`: `required`, `invalid_type`, `out_of_range`, `too_many_decimals` and the like.
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
export function solve(
  request: unknown,
  account: AccountInput,
  goal: Goal,
  levers: readonly Lever[],
  options?: SolveOptions,
): Result<Solution> {
  return resultOf(solutionsApi.solve(request, account, goal, levers, options))
}
