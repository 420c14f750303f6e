import { documentOf, type Subject } from './document.js'
import type { JsonSchema } from './standard-schema.js'

export const QUOTE_REQUEST: Subject = { name: 'quote-request', noun: 'QuoteRequest', form: 'sent' }
export const ORDER_REQUEST: Subject = { name: 'order-request', noun: 'OrderRequest', form: 'sent' }
export const ACCOUNT: Subject = { name: 'account', noun: 'Account', form: 'sent' }

/**
 * The JSON Schema of a quote's create request (draft 2020-12), frozen.
 *
 * `priceQuote` refuses whatever it refuses. Where pricing is stricter, its descriptions say so and cite the rule.
 *
 * @example
 * import { quoteRequestJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(quoteRequestJsonSchema.$id, 'urn:quotewright:quote-request')
 */
export const quoteRequestJsonSchema: JsonSchema = /* @__PURE__ */ published(QUOTE_REQUEST)

/**
 * The JSON Schema of an order's create request: as {@link quoteRequestJsonSchema}, with `companyName` unknown (V8).
 *
 * @example
 * import { orderRequestJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(orderRequestJsonSchema.$id, 'urn:quotewright:order-request')
 */
export const orderRequestJsonSchema: JsonSchema = /* @__PURE__ */ published(ORDER_REQUEST)

/**
 * The JSON Schema of an account's settings, as a host writes them (A1).
 *
 * @example
 * import { accountJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(accountJsonSchema.$id, 'urn:quotewright:account')
 */
export const accountJsonSchema: JsonSchema = /* @__PURE__ */ published(ACCOUNT)

/**
 * The JSON Schema of an account's settings in their complete form, as `readAccount` returns them (A1).
 *
 * @example
 * import { completeAccountJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(completeAccountJsonSchema.$id, 'urn:quotewright:complete-account')
 */
export const completeAccountJsonSchema: JsonSchema = /* @__PURE__ */ published({
  name: 'complete-account',
  noun: 'Account',
  form: 'answered',
})

/**
 * The JSON Schema of a priced quote, with all its fields and without null (N2).
 *
 * @example
 * import { pricedQuoteJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(pricedQuoteJsonSchema.$id, 'urn:quotewright:priced-quote')
 */
export const pricedQuoteJsonSchema: JsonSchema = /* @__PURE__ */ published({
  name: 'priced-quote',
  noun: 'PricedQuote',
  form: 'answered',
})

/**
 * The JSON Schema of a priced order: as {@link pricedQuoteJsonSchema}, without `discountAmount` (T9).
 *
 * @example
 * import { pricedOrderJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(pricedOrderJsonSchema.$id, 'urn:quotewright:priced-order')
 */
export const pricedOrderJsonSchema: JsonSchema = /* @__PURE__ */ published({
  name: 'priced-order',
  noun: 'PricedOrder',
  form: 'answered',
})

/**
 * The JSON Schema of the response to a refused request (V2).
 *
 * @example
 * import { errorEnvelopeJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(errorEnvelopeJsonSchema.$id, 'urn:quotewright:error-envelope')
 */
export const errorEnvelopeJsonSchema: JsonSchema = /* @__PURE__ */ published({
  name: 'error-envelope',
  noun: 'ErrorEnvelope',
  form: 'answered',
})

function published(subject: Subject): JsonSchema {
  return frozen(documentOf(subject))
}

/** Frozen, so that no user can change it for the others. */
function frozen<A extends object>(value: A): A {
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null) frozen(part as object)
  return Object.freeze(value)
}
