/**
 * Changes documents so that they reach a total or a margin, splits them, and rounds totals to cash. Every function
 * except `describeReason` returns a {@link Result}. The root entry does not load this entry.
 *
 * @example
 * import { solve } from 'quotewright/solve'
 *
 * const labour = { pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ labour }] }
 * const goal = { total: { amountMicros: '700000000' } }
 * const answer = solve(request, { currency: 'AUD', tax: { rate: '0.10' } }, goal, [{ type: 'discount' }])
 * assert.ok(answer.ok && answer.value.outcome === 'exact')
 * assert.deepEqual(answer.value.change, {
 *   type: 'discount',
 *   adjustment: 0,
 *   amount: { amountMicros: '43640000', currency: 'AUD' },
 * })
 *
 * @packageDocumentation
 */
export * from '../generated/solve-results.generated.js'
export type { Change, Impossible, Nearest, Solution, Solved } from '../solve/solution.js'
export type { Constraints, Goal, Lever, SolveOptions } from '../wire/solving.generated.js'
export type { JsonObject } from '../wire/object.js'
export type { Money, PricedMoney } from '../wire/money.generated.js'
export type { Account, AccountInput } from '../wire/account.generated.js'
export type { AdjustmentInput, DocumentTotals } from '../wire/document.generated.js'
export type { Problem, Result } from '../problem/problem.js'
