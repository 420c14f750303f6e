/**
 * Prices documents from JSON text to JSON text, for servers that receive and send JSON. Every function
 * returns a {@link Result}. The root entry does not load this entry.
 *
 * @example
 * import { priceQuoteText } from 'quotewright/text'
 *
 * const answer = priceQuoteText('{"customerId":"cust_01hx5zq8k3v9m2n4p6r8t0w1y3"}', { currency: 'AUD' })
 * assert.ok(answer.ok)
 * assert.equal(JSON.parse(answer.value).total.amountMicros, '0')
 *
 * @packageDocumentation
 */
export * from '../generated/text-results.generated.js'
export type { Catalogue } from '../engine/catalogue.js'
export type { Problem, Result } from '../problem/problem.js'
export type { Account, AccountInput } from '../wire/account.generated.js'
export type { PricingOptions } from '../wire/options.generated.js'
