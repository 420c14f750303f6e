/**
 * quotewright's JSON Schemas (draft 2020-12): of requests, of an account, and of what is answered; and the Standard
 * Schemas of the root entry, with their JSON Schemas. See `docs/schemas.md`.
 *
 * @packageDocumentation
 */
export {
  accountJsonSchema,
  completeAccountJsonSchema,
  errorEnvelopeJsonSchema,
  orderRequestJsonSchema,
  pricedOrderJsonSchema,
  pricedQuoteJsonSchema,
  quoteRequestJsonSchema,
} from './schema/json-schemas.generated.js'
export { accountSchema, orderRequestSchema, quoteRequestSchema } from './schema/json-schemas.generated.js'
export type { RequestInput } from './schema/standard-schema.js'
export type { JsonSchema } from './schema/standard-schema.js'
export type {
  JsonSchemaConverter,
  JsonSchemaOptions,
  SchemaIssue,
  SchemaResult,
  StandardJsonSchema,
  StandardSchema,
  StandardSchemaProperties,
} from './schema/standard-schema.js'
