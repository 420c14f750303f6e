import type { JsonSchema } from './json-schema.js'

/**
 * What a value is, described once for the two forms that it has: as it may be sent, and as it is answered.
 * The type it is for is known to the compiler alone: a description of another type does not compile.
 */
export type Shape<A> = AnyShape & { readonly forType?: A }

export type AnyShape =
  | TextShape
  | SizeShape
  | NameShape
  | { readonly kind: 'flag' | 'number' | 'integer' | 'anything' | 'anyObject' }
  | { readonly kind: 'noun'; readonly noun: AnyNoun }
  | { readonly kind: 'list'; readonly of: AnyShape; readonly isNeverEmpty: boolean }
  | { readonly kind: 'map'; readonly of: AnyShape }

/** A string. */
export interface TextShape {
  readonly kind: 'text'
  readonly pattern?: string
  /** What it may not match besides. */
  readonly not?: string
  /** The empty string counts as left out (N2, N4): it is no value, but may stand for none. */
  readonly isEmptyLeftOut?: true
  /** Some of what it may be, where the list is not closed. */
  readonly examples?: readonly string[]
}

/** Not negative: a number or a decimal string when it is sent, a decimal string when it is answered (A1). */
export interface SizeShape {
  readonly kind: 'size'
  readonly isWhole: boolean
  readonly pattern: string
}

/** One of a list of names. */
export interface NameShape {
  readonly kind: 'name'
  readonly names: readonly string[]
  /** It may be sent as its integer too (V4). */
  readonly isNumbered: boolean
  /** What becomes of the first name, where it stands for a choice that was not made. */
  readonly unspecified: 'kept' | 'replaced' | 'refused'
}

/** A field of a noun: what stands in it, and what its name does not say. */
export interface Field<A> {
  readonly shape: Shape<A>
  /** What is answered in it, where that is another thing than what is sent. */
  readonly answered: AnyShape
  readonly says: string
  readonly isRequired: boolean
  readonly inResults: 'always' | 'sometimes' | 'never'
}

/**
 * A kind of JSON object: its name, and what is said of it, by a function, so that who does not ask for it does not
 * load it, and so that it may hold itself.
 *
 * @typeParam A the type of the object
 * @typeParam Members its fields, where the type is a choice of them
 */
export interface Noun<A, Members = A> {
  readonly name: string
  readonly describe: () => Description<Members>
  readonly forType?: A
}

/** What a noun means, and its fields. Fields that it does not have are dropped when they are sent (M8). */
export interface Description<A> {
  readonly says: string
  readonly fields: FieldsOf<A>
  /** Exactly one of its fields is there. */
  readonly isChoice?: boolean
  /** Whether the old names of measurements are refused on it (M8). */
  readonly refusesLegacy?: boolean
  /** What else JSON Schema can say of it, as it is sent. */
  readonly sent?: JsonSchema
  /** What else JSON Schema can say of it, as it is answered. */
  readonly answered?: JsonSchema
}

/** A field for each known name of a type. */
export type FieldsOf<A> = {
  readonly [Name in keyof A as string extends Name ? never : Name]-?: Field<NonNullable<A[Name]>>
}

/** A noun of whatever type, to be written. */
export interface AnyNoun {
  readonly name: string
  readonly describe: () => Omit<Description<object>, 'fields'> & {
    readonly fields: Readonly<Record<string, Field<unknown>>>
  }
}
