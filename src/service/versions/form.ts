import type { Type } from './keywords.js'
import type { Variant } from './variant.js'

/** Every value of the type belongs to at least one variant. */
export interface Variants {
  readonly all: readonly Variant[]
  /** `all` if a value must match exactly one variant. `some` if only certain variants exclude each other. */
  readonly exclusion?: 'all' | 'some'
}

/** Resolves references, `allOf` and alternatives, and drops annotations, except inside fields and elements. */
export interface NormalForm {
  readonly at: string
  /** Maps `type`, `required`, `enum` (or `const`) to places. */
  readonly places: ReadonlyMap<string, string>
  readonly types: ReadonlyMap<Type, Variants>
}

/** The alternatives of a type with more variants are compared as JSON. */
export const MAX_VARIANTS = 64
