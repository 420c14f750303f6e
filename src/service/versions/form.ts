import type { Type } from './keywords.js'
import type { Variant } from './variant.js'

/** Every value of the type belongs to at least one variant. */
export interface Variants {
  readonly all: readonly Variant[]
  /** `all` if a value must match exactly one variant. `some` if only certain variants exclude each other. */
  readonly exclusion?: 'all' | 'some'
}

/** References, `allOf` and alternatives are resolved, and annotations dropped, but not inside fields and elements. */
export interface NormalForm {
  readonly at: string
  /** By keyword: `type`, `required`, and `enum` (also for `const`). */
  readonly places: ReadonlyMap<string, string>
  readonly types: ReadonlyMap<Type, Variants>
}

/** If a type has more variants, its alternatives are compared as JSON. */
export const MAX_VARIANTS = 64
