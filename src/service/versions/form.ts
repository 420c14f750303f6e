import type { Type } from './keywords.js'
import type { Variant } from './variant.js'

/** What values of one type are like: a value is of one of these variants at least. */
export interface Variants {
  readonly all: readonly Variant[]
  /** Whether a value must be of exactly one of them, or may not be of some of them at once. Undefined where it may. */
  readonly isExclusive?: 'all' | 'some'
}

/**
 * A schema in one form for all its spellings: for each type that a value may have, what values of that type are like. It
 * has no references, no parts and no alternatives inside alternatives, and nothing that is said to people.
 */
export interface NormalForm {
  readonly at: string
  /** Where its types and its values are, if they are said. */
  readonly places: ReadonlyMap<string, string>
  readonly types: ReadonlyMap<Type, Variants>
}

/** More variants of one type than these are compared by their text. */
export const MANY = 64
