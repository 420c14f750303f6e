// Generated from definitions/ by `npm run generate`. Do not edit.
import type { AccountInput } from '../wire/account.generated.js'
import type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
import { jsonSchemaOf, withJsonSchema, type Subject } from './json-schema-of.js'
import type { JsonSchema, StandardJsonSchema } from './standard-schema.js'
import * as standard from './standard-schemas.generated.js'

const QUOTE_REQUEST: Subject = { name: 'quote-request', definition: 'QuoteRequest', form: 'sent' }
const ORDER_REQUEST: Subject = { name: 'order-request', definition: 'OrderRequest', form: 'sent' }
const ACCOUNT: Subject = { name: 'account', definition: 'Account', form: 'sent' }
const COMPLETE_ACCOUNT: Subject = { name: 'complete-account', definition: 'Account', form: 'answered' }
const PRICED_QUOTE: Subject = { name: 'priced-quote', definition: 'PricedQuote', form: 'answered' }
const PRICED_ORDER: Subject = { name: 'priced-order', definition: 'PricedOrder', form: 'answered' }
const ERROR_ENVELOPE: Subject = { name: 'error-envelope', definition: 'ErrorEnvelope', form: 'answered' }

/**
 * The JSON Schema of {@link QuoteRequestInput} (draft 2020-12), frozen. Where pricing is stricter than a
 * schema can be, its descriptions say so after "Also checked:".
 *
 * @example
 * import { quoteRequestJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(quoteRequestJsonSchema.$id, 'urn:quotewright:quote-request')
 */
export const quoteRequestJsonSchema: JsonSchema = jsonSchemaOf(QUOTE_REQUEST)

/**
 * The JSON Schema of {@link OrderRequestInput} (draft 2020-12), frozen. Where pricing is stricter than a
 * schema can be, its descriptions say so after "Also checked:".
 *
 * @example
 * import { orderRequestJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(orderRequestJsonSchema.$id, 'urn:quotewright:order-request')
 */
export const orderRequestJsonSchema: JsonSchema = jsonSchemaOf(ORDER_REQUEST)

/**
 * The JSON Schema of {@link AccountInput} (draft 2020-12), frozen. Where pricing is stricter than a schema
 * can be, its descriptions say so after "Also checked:".
 *
 * @example
 * import { accountJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(accountJsonSchema.$id, 'urn:quotewright:account')
 */
export const accountJsonSchema: JsonSchema = jsonSchemaOf(ACCOUNT)

/**
 * The JSON Schema of the complete settings that `parseAccount` returns (draft 2020-12), frozen. Where
 * pricing is stricter than a schema can be, its descriptions say so after "Also checked:".
 *
 * @example
 * import { completeAccountJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(completeAccountJsonSchema.$id, 'urn:quotewright:complete-account')
 */
export const completeAccountJsonSchema: JsonSchema = jsonSchemaOf(COMPLETE_ACCOUNT)

/**
 * The JSON Schema of `PricedQuote` (draft 2020-12), frozen. Where pricing is stricter than a schema can be,
 * its descriptions say so after "Also checked:".
 *
 * @example
 * import { pricedQuoteJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(pricedQuoteJsonSchema.$id, 'urn:quotewright:priced-quote')
 */
export const pricedQuoteJsonSchema: JsonSchema = jsonSchemaOf(PRICED_QUOTE)

/**
 * The JSON Schema of `PricedOrder` (draft 2020-12), frozen. Where pricing is stricter than a schema can be,
 * its descriptions say so after "Also checked:".
 *
 * @example
 * import { pricedOrderJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(pricedOrderJsonSchema.$id, 'urn:quotewright:priced-order')
 */
export const pricedOrderJsonSchema: JsonSchema = jsonSchemaOf(PRICED_ORDER)

/**
 * The JSON Schema of `ErrorEnvelope` (draft 2020-12), frozen. Where pricing is stricter than a schema can
 * be, its descriptions say so after "Also checked:".
 *
 * @example
 * import { errorEnvelopeJsonSchema } from 'quotewright/schemas'
 *
 * assert.equal(errorEnvelopeJsonSchema.$id, 'urn:quotewright:error-envelope')
 */
export const errorEnvelopeJsonSchema: JsonSchema = jsonSchemaOf(ERROR_ENVELOPE)

/**
 * The schema of the same name in `quotewright`, with its JSON Schema.
 *
 * @example
 * import { quoteRequestSchema } from 'quotewright/schemas'
 *
 * const { jsonSchema } = quoteRequestSchema['~standard']
 * assert.equal(jsonSchema.input({ target: 'draft-2020-12' })['$id'], 'urn:quotewright:quote-request')
 */
export const quoteRequestSchema: StandardJsonSchema<QuoteRequestInput> = withJsonSchema(
  standard.quoteRequestSchema,
  QUOTE_REQUEST,
)

/**
 * The schema of the same name in `quotewright`, with its JSON Schema.
 *
 * @example
 * import { orderRequestSchema } from 'quotewright/schemas'
 *
 * const { jsonSchema } = orderRequestSchema['~standard']
 * assert.equal(jsonSchema.input({ target: 'draft-2020-12' })['$id'], 'urn:quotewright:order-request')
 */
export const orderRequestSchema: StandardJsonSchema<OrderRequestInput> = withJsonSchema(
  standard.orderRequestSchema,
  ORDER_REQUEST,
)

/**
 * The schema of the same name in `quotewright`, with its JSON Schema.
 *
 * @example
 * import { accountSchema } from 'quotewright/schemas'
 *
 * const { jsonSchema } = accountSchema['~standard']
 * assert.equal(jsonSchema.input({ target: 'draft-2020-12' })['$id'], 'urn:quotewright:account')
 */
export const accountSchema: StandardJsonSchema<AccountInput> = withJsonSchema(standard.accountSchema, ACCOUNT)
