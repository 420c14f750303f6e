/**
 * Explains the figures of a document, a line or a flashing, as data. Each figure comes with the figures that
 * it is computed from. Functions whose name begins with `explain` return a {@link Result}.
 *
 * @example
 * import { explainQuote } from 'quotewright/explain'
 *
 * const explanation = explainQuote({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 * assert.equal(explanation.value.nodes['total']?.operation, 'sum')
 *
 * @packageDocumentation
 */
export * from '../generated/explain-results.generated.js'
export type { Explanation, Figure } from '../explain/explanation.js'
export type { RenderOptions } from '../explain/render/tree.js'
export type { TextOptions } from '../explain/render/text-options.js'
export { notAppliedReasons } from '../explain/not-applied.js'
export type { Problem } from '../problem/problem.js'
export type { Result } from '../problem/problem.js'
export type { Account, AccountInput } from '../wire/account.generated.js'
export type { Money } from '../wire/money.generated.js'
export type { Catalogue } from '../engine/catalogue.js'
export type { PricingOptions } from '../wire/options.generated.js'
