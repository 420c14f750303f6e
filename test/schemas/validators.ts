import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { Ajv } from 'ajv'
import * as schemas from '../../src/entries/schemas.js'
import type { JsonSchema } from '../../src/entries/schemas.js'

export type Validator = (value: unknown) => boolean

/** Rejects doubtful schemas. */
export function compiled(schema: JsonSchema): ValidateFunction {
  return new Ajv2020({ strict: true, strictRequired: false, allErrors: true }).compile(schema)
}

export function compiledAsDraft07(schema: JsonSchema): ValidateFunction {
  return new Ajv({ strict: true, strictRequired: false }).compile(schema)
}

/** Adds the definitions that the part refers to. */
export function validatorOfPart(part: JsonSchema, { $defs }: JsonSchema): Validator {
  return new Ajv2020({ strict: false }).compile({ ...part, $defs })
}

export function allErrorsOfPart(part: JsonSchema, { $defs }: JsonSchema): ValidateFunction {
  return new Ajv2020({ strict: false, allErrors: true }).compile({ ...part, $defs })
}

export const isQuoteRequest: ValidateFunction = compiled(schemas.quoteRequestJsonSchema)
export const isOrderRequest: ValidateFunction = compiled(schemas.orderRequestJsonSchema)
export const isAccount: ValidateFunction = compiled(schemas.accountJsonSchema)
export const isCompleteAccount: ValidateFunction = compiled(schemas.completeAccountJsonSchema)
export const isPricedQuote: ValidateFunction = compiled(schemas.pricedQuoteJsonSchema)
export const isPricedOrder: ValidateFunction = compiled(schemas.pricedOrderJsonSchema)
export const isErrorEnvelope: ValidateFunction = compiled(schemas.errorEnvelopeJsonSchema)

export const DOCUMENTS: readonly (readonly [string, JsonSchema])[] = Object.entries(schemas).flatMap(
  ([name, schema]) => (name.endsWith('JsonSchema') ? [[name, schema as JsonSchema] as const] : []),
)
