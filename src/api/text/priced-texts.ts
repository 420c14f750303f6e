import * as E from '../../problem/either.js'
import type { Catalogue } from '../../engine/catalogue.js'
import { invalidDocument, type Answer } from '../../problem/answer.js'
import { problemAt } from '../../problem/located-problem.js'
import { preview } from '../../problem/preview.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { PricingOptions } from '../../wire/options.generated.js'
import { hostSettingsOf } from '../account.js'
import { priceOrder, priceQuote } from '../documents.js'

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
): Answer<string> {
  return priceText(priceQuote, text, account, catalogue, options)
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
): Answer<string> {
  return priceText(priceOrder, text, account, catalogue, options)
}

function priceText(
  price: typeof priceQuote | typeof priceOrder,
  text: unknown,
  settings: AccountInput,
  catalogue: Catalogue | null | undefined,
  options: PricingOptions | undefined,
): Answer<string> {
  const parsed = parse(text)
  if (E.isLeft(parsed)) {
    // Problems of the settings come first: the host must fix them, not the sender of the text (A2).
    const host = hostSettingsOf(settings, options)
    return E.isLeft(host) ? host : parsed
  }
  const priced = price(parsed.right, settings, catalogue, options)
  return E.isLeft(priced) ? priced : jsonOf(priced.right, text)
}

/** Fails if the JSON, often twice as long as the request, exceeds about 2^29 characters. */
function jsonOf(document: object, text: unknown): Answer<string> {
  try {
    return E.right(JSON.stringify(document))
  } catch {
    return invalidDocument(
      [problemAt('invalid_type', [], { expected: 'jsonOfShortAnswer', sent: preview(text) })],
      text,
    )
  }
}

function parse(text: unknown): Answer<unknown> {
  if (typeof text !== 'string') {
    return invalidDocument([problemAt('invalid_type', [], { expected: 'string', sent: preview(text) })], text)
  }
  try {
    return E.right(JSON.parse(text) as unknown)
  } catch {
    return invalidDocument([problemAt('invalid_type', [], { expected: 'json', sent: preview(text) })], text)
  }
}
