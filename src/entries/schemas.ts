/**
 * quotewright's JSON Schemas (draft 2020-12): of requests, of an account, and of what is answered; and the Standard
 * Schemas of the root entry, with their JSON Schemas. See `docs/schemas.md`.
 *
 * @packageDocumentation
 */
export * from '../schema/json-schemas.generated.js'
export type {
  JsonSchema,
  JsonSchemaConverter,
  JsonSchemaOptions,
  SchemaIssue,
  SchemaResult,
  StandardJsonSchema,
  StandardSchema,
  StandardSchemaProperties,
} from '../schema/standard-schema.js'
