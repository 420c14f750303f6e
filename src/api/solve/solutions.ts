import * as E from '../../problem/either.js'
import { invalid, type Answer } from '../../problem/answer.js'
import { solutionFor } from '../../solve/choose-lever.js'
import { pricedRequest } from '../../solve/priced-request.js'
import { checkIndexes, readAsked } from '../../solve/read-goal.js'
import type { Solution } from '../../solve/solution.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { Goal, Lever, SolveOptions } from '../../wire/solving.generated.js'
import { accountOf } from '../account.js'
import type { QuoteRequestInput } from '../../wire/document.generated.js'
import type { Sent } from '../../wire/object.js'

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
): Answer<Solution> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const { asked, problems } = readAsked(goal, levers, options, settings.right.currency)
  const wrong = problems.length > 0 ? invalid(problems, { goal, levers, options }) : undefined
  const kind = asked?.options.kind ?? 'quote'
  const priced = pricedRequest(request, kind, settings.right, wrong)
  if (E.isLeft(priced)) return priced
  if (asked === undefined) return invalid(problems, { goal, levers, options })
  const { lines, adjustments } = priced.right
  const outside = checkIndexes(asked, lines.length, adjustments.length)
  if (outside.length > 0) return invalid(outside, { levers, options })
  return E.right(solutionFor(priced.right, asked))
}
