// Generated from src/api by `npm run generate`. Do not edit.
import * as pricedTextsApi from '../api/text/priced-texts.js'
import type { Catalogue } from '../engine/catalogue.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { PricingOptions } from '../wire/options.generated.js'
import { resultOf } from '../problem/either.js'
import type { Result } from '../problem/problem.js'

/**
 * Prices a quote request given as JSON text, such as the body of a request. Returns the text that `JSON.stringify`
 * would give for the result of `priceQuote`. Reports malformed JSON as a problem like any other, so the server
 * needs no `try`.
 *
 * Rules M, L, K, F1, F8 to F11, T and V.
 *
 * Problems: those of `priceQuote`, and `invalid_type` at the root if the text is not JSON, or if the result is too long
 * for a string (V1).
 *
 * @example
 * import { priceQuoteText } from 'quotewright/text'
 *
 * const labour = '{"pricing":{"quantity":"8","unitPrice":{"amountMicros":"85000000"}}}'
 * const body = `{"customerId":"cust_01hx5zq8k3v9m2n4p6r8t0w1y3","lines":[{"labour":${labour}}]}`
 * const answer = priceQuoteText(body, { currency: 'AUD' })
 * assert.ok(answer.ok)
 * assert.ok(answer.value.includes('"total":{"amountMicros":"680000000","currency":"AUD"}'))
 *
 * const refused = priceQuoteText('{"lines":', { currency: 'AUD' })
 * assert.ok(!refused.ok)
 * assert.equal(refused.problems[0]?.code, 'invalid_type')
 */
export function priceQuoteText(
  text: string,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Result<string> {
  return resultOf(pricedTextsApi.priceQuoteText(text, account, catalogue, options))
}

/**
 * Prices an order request given as JSON text. Works like {@link priceQuoteText}, with the result of `priceOrder`.
 *
 * @example
 * import { priceOrderText } from 'quotewright/text'
 *
 * const answer = priceOrderText('{"customerId":"cust_01hx5zq8k3v9m2n4p6r8t0w1y3"}', { currency: 'AUD' })
 * assert.ok(answer.ok)
 * assert.ok(answer.value.startsWith('{"customerId":"cust_01hx5zq8k3v9m2n4p6r8t0w1y3","isSubmitted":false,"lines":[],'))
 */
export function priceOrderText(
  text: string,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Result<string> {
  return resultOf(pricedTextsApi.priceOrderText(text, account, catalogue, options))
}
