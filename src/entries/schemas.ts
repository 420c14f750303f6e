/**
 * quotewright's JSON Schemas (draft 2020-12) of requests, account settings and results. It also has the Standard
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
