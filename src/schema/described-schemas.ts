import type { AccountSettings } from '../wire/account.generated.js'
import type { OrderRequest, QuoteRequest } from '../wire/document.generated.js'
import type {
  RequestInput,
  JsonSchemaConverter,
  StandardJsonSchema,
  StandardSchema,
} from './standard-schema.js'
import { documentOf, isDialect, type Subject } from './document.js'
import * as forms from './form-schemas.js'
import { ACCOUNT, ORDER_REQUEST, QUOTE_REQUEST } from './json-schemas.js'

/**
 * The schema of the same name in `quotewright`, with its JSON Schema.
 *
 * @example
 * import { quoteRequestSchema } from 'quotewright/schemas'
 *
 * const { jsonSchema } = quoteRequestSchema['~standard']
 * assert.equal(jsonSchema.input({ target: 'draft-07' })['$schema'], 'http://json-schema.org/draft-07/schema#')
 */
export const quoteRequestSchema: StandardJsonSchema<
  QuoteRequest,
  RequestInput<QuoteRequest>
> = /* @__PURE__ */ described(forms.quoteRequestSchema, QUOTE_REQUEST)

/**
 * The schema of the same name in `quotewright`, with its JSON Schema.
 *
 * @example
 * import { orderRequestSchema } from 'quotewright/schemas'
 *
 * const { validate } = orderRequestSchema['~standard']
 * assert.equal(validate({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }).issues, undefined)
 */
export const orderRequestSchema: StandardJsonSchema<
  OrderRequest,
  RequestInput<OrderRequest>
> = /* @__PURE__ */ described(forms.orderRequestSchema, ORDER_REQUEST)

/**
 * The schema of the same name in `quotewright`, with its JSON Schema.
 *
 * @example
 * import { accountSchema } from 'quotewright/schemas'
 *
 * const { jsonSchema } = accountSchema['~standard']
 * assert.equal(jsonSchema.input({ target: 'draft-2020-12' })['$id'], 'urn:quotewright:account')
 */
export const accountSchema: StandardJsonSchema<
  AccountSettings,
  RequestInput<AccountSettings>
> = /* @__PURE__ */ described(forms.accountSchema, ACCOUNT)

function described<Input, Output>(
  schema: StandardSchema<Input, Output>,
  subject: Subject,
): StandardJsonSchema<Input, Output> {
  return Object.freeze({
    '~standard': Object.freeze({ ...schema['~standard'], jsonSchema: converterOf(subject) }),
  })
}

function converterOf(subject: Subject): JsonSchemaConverter {
  const convert: JsonSchemaConverter['input'] = ({ target }) => {
    if (isDialect(target)) return documentOf(subject, target)
    throw new Error(`There is no JSON Schema for ${target}: ask for draft-2020-12 or draft-07.`)
  }
  return Object.freeze({ input: convert, output: convert })
}
