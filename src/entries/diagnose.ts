/**
 * Finds the rounding and tax policies that explain another system's figures. Every function returns a {@link Result}.
 * The root entry does not load this one.
 *
 * @example
 * import { diagnose } from 'quotewright/diagnose'
 *
 * const line = { labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '1050000' } } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [line, line, line] }
 * const same = diagnose([{ request, figures: { total: { amountMicros: '3470000' } } }], {
 *   currency: 'AUD',
 *   tax: { rate: '0.10' },
 * })
 * assert.ok(same.ok)
 * assert.deepEqual(same.value, { documents: 1, differing: [], explanations: [], unexplained: [], refused: [] })
 *
 * @packageDocumentation
 */
export * from '../generated/diagnose-results.generated.js'
export type { Diagnosis } from '../diagnose/diagnose.js'
export type { Observation, ObservedFigures } from '../diagnose/observation.js'
export { POLICIES as policies } from '../policies/known-policies.js'
export { SYSTEMS as systems } from '../policies/systems.js'
export type { Problem } from '../problem/problem.js'
export type { Result } from '../problem/problem.js'
export type { AccountInput } from '../wire/account.generated.js'
export type { QuoteRequestInput } from '../wire/document.generated.js'
export type { MoneyInput, PricedMoney } from '../wire/money.generated.js'
