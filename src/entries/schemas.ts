/**
 * quotewright's JSON Schemas (draft 2020-12) of requests, account settings and results. This entry also has the
 * Standard Schemas of the root entry, with their JSON Schemas. See `docs/schemas.md`.
 *
 * @example
 * import { quoteRequestJsonSchema, quoteRequestSchema } from 'quotewright/schemas'
 *
 * assert.deepEqual(quoteRequestJsonSchema.required, ['customerId'])
 * assert.deepEqual(await quoteRequestSchema['~standard'].validate({ customerId: 'cust_1' }), {
 *   value: { customerId: 'cust_1' },
 * })
 *
 * @packageDocumentation
 */
export * from '../schema/json-schemas.generated.js'
export type { JsonSchema, StandardSchema } from '../schema/standard-schema.js'
