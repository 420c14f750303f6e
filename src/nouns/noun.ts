/**
 * A kind of JSON object, described once. Everything else about its form is generated from here: types, reader, writer,
 * schemas, codec, and the tables of docs/fields.md. A field is added here, and then `npm run generate` is run.
 */
export interface Noun {
  /** The name of its type. */
  readonly name: string
  /** Its name among the definitions of a JSON Schema, where that is another. */
  readonly title?: string
  /** One or two sentences, for the type, the schemas and the docs. */
  readonly says: string
  /** The least that is one, as TypeScript; `{}` when absent. */
  readonly example?: string
  /** By a function, so that a noun may hold itself. */
  readonly fields: () => Fields
  /** The noun whose types it shares, where only what is required differs. */
  readonly sameTypeAs?: Noun
  /** The type of its complete form, as it is answered, where that has a name of its own. */
  readonly completeAs?: string
  /** Which ways it goes: only in, only out, or both. */
  readonly goes?: 'in' | 'out'
  /** Its type has the fields that are required: by itself what goes both ways has none, since forms build it bit by bit. */
  readonly isStrict?: true
  /** What is read of it may lack fields: drawings that are made here are measured without being read first. */
  readonly isLoose?: true
  /** What is generated where it is not everything that the ways ask for. */
  readonly only?: 'type' | 'schema'
  /** Exactly one of its fields is there. */
  readonly isChoice?: true
  /** Further fields of any name that are true or false are kept. */
  readonly keepsFlags?: true
  /** Further fields whose names stand for addresses are kept as sent (M8). */
  readonly keepsAddresses?: true
  /** The names that measurements once had are refused on it (M8). */
  readonly refusesLegacy?: true
  /** The call of a function by hand that adds the problems that depend on several fields. */
  readonly checkedBy?: string
  /** The call of a function by hand that settles what depends on several fields. */
  readonly settledBy?: string
  /** A function by hand that says whether to go on reading, and one that ends it. */
  readonly guardedBy?: { readonly enter: string; readonly leave: string }
  /** What an unreadable element of a list of them is read as, where that is not simply empty. */
  readonly unreadable?: Readonly<Record<string, string>>
  /** Code by hand asks for one that has nothing in it. */
  readonly needsEmpty?: true
  /** What else JSON Schema can say of it, as it is sent, and as it is answered. */
  readonly sent?: object
  readonly answered?: object
}

export type Fields = Readonly<Record<string, Field>>

/** A field of a noun. */
export interface Field {
  readonly kind: Kind
  /** What its name and its kind do not say, with the numbers of the rules. What schemas cannot check follows "Besides:". */
  readonly says: string
  /** Whether it must be sent. */
  readonly isRequired: boolean
  readonly isAnswered: 'always' | 'sometimes' | 'never'
  /** What is answered in it, where that is another kind than what is sent. */
  readonly answeredAs?: Kind
  /** What is answered in it is worked out, and given to the writer. */
  readonly isWorkedOut?: true
  /** Of an answer: the one of the figures it is written from that holds it. */
  readonly from?: string
  /** What it is read as when it was not sent, as TypeScript. */
  readonly default?: string
  /** What is answered when it was not sent, as TypeScript. */
  readonly answeredDefault?: string
  /** What it is read as when it was sent but could not be read, as TypeScript; undefined otherwise. */
  readonly unreadableAs?: string
  /** What could be written there, as JSON: messages about settings, which are typed by hand, show it. */
  readonly example?: string
  /** That it is there is checked with the rules, and not by its reader. */
  readonly isCheckedLater?: true
  /** Kept as it was sent, to be read by somebody else. */
  readonly isUnread?: true
  /** Read for what is wrong with it, and not kept. */
  readonly isOnlyChecked?: true
}

/**
 * What can stand in a field: its types on the wire and as read, its reader, how it is written, and what JSON Schema can
 * say of it. Readers, writers and types are named as the generated files import them.
 */
export interface Kind {
  /** As it is answered. */
  readonly type: string
  /** As it may be sent, where more is accepted. */
  readonly sentType?: string
  readonly parsed: string
  readonly reader: string
  /** The expression that writes a value; as it is when absent. */
  readonly write?: (value: string) => string
  readonly unit?: string
  readonly shape: Shape
}

/** What JSON Schema can say of a value. */
export type Shape =
  | TextShape
  | SizeShape
  | NameShape
  | { readonly kind: 'flag' | 'number' | 'integer' | 'anything' | 'anyObject' }
  | { readonly kind: 'noun'; readonly noun: Noun }
  | { readonly kind: 'list'; readonly of: Shape; readonly isNeverEmpty: boolean }
  | { readonly kind: 'map'; readonly of: Shape }

/** A string. */
export interface TextShape {
  readonly kind: 'text'
  readonly pattern?: string
  /** What it may not match besides. */
  readonly not?: string
  /** The empty string counts as left out (N2, N4). */
  readonly isEmptyLeftOut?: true
  /** Some of what it may be, where the list is open. */
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

type Extras = Partial<Omit<Field, 'kind' | 'says' | 'isRequired'>>

/** A field that may be left out, and then stays out. */
export function optional(kind: Kind, says: string, extras: Extras = {}): Field {
  return { kind, says, isRequired: false, isAnswered: 'sometimes', ...extras }
}

/** A field that must be sent, and reads back. */
export function required(kind: Kind, says: string, extras: Extras = {}): Field {
  return { kind, says, isRequired: true, isAnswered: 'always', ...extras }
}

/** A field that may be left out, and is filled in. */
export function filledIn(kind: Kind, says: string, extras: Extras = {}): Field {
  return { kind, says, isRequired: false, isAnswered: 'always', ...extras }
}

/** A field that never reads back. */
export function sentOnly(kind: Kind, says: string, extras: Extras = {}): Field {
  return { kind, says, isRequired: false, isAnswered: 'never', ...extras }
}
