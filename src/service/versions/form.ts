import type { Type } from './keywords.js'
import type { Variant } from './variant.js'

/** The variants of the values of one type. Every value belongs to at least one of them. */
export interface Variants {
  readonly all: readonly Variant[]
  /**
   * Whether a value must belong to exactly one of them (`all`), or may not belong to some of them at once
   * (`some`).
   */
  readonly isExclusive?: 'all' | 'some'
}

/**
 * The normal form of a schema, the same for all its spellings: for each type, the variants of its values. It has
 * no references, no parts, no nested alternatives and no annotations.
 */
export interface NormalForm {
  readonly at: string
  /** The places of its types and its values, where the schema states them. */
  readonly places: ReadonlyMap<string, string>
  readonly types: ReadonlyMap<Type, Variants>
}

/** If a type has more variants, they are compared by their text. */
export const MANY = 64
