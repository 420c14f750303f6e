import type { Type } from './keywords.js'
import type { Variant } from './variant.js'

/** The variants of the values of one type. Every value belongs to at least one of them. */
export interface Variants {
  readonly all: readonly Variant[]
  /** `all` if a value must match exactly one variant. `some` if only certain variants exclude each other. */
  readonly exclusion?: 'all' | 'some'
}

/**
 * The normal form of a schema, whatever its spelling: for each type, the variants of its values. References, `allOf`
 * and nested alternatives are resolved, and annotations dropped, except in the schemas of parts, such as fields.
 */
export interface NormalForm {
  readonly at: string
  /** The places where the schema states its types and its values. */
  readonly places: ReadonlyMap<string, string>
  readonly types: ReadonlyMap<Type, Variants>
}

/** The maximum number of variants of a type. Beyond it, alternatives are compared as JSON. */
export const MAX_VARIANTS = 64
