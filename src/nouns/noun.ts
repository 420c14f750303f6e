/** A handwritten function that completes what was read where fields depend on each other (`src/wire/cross-field.ts`). */
export type Settlement =
  'requireCustomer' | 'requireCustomerOrCompany' | 'requirePricing' | 'settleMarkup' | 'settleMeasurements'

/**
 * A kind of JSON object, described once. Everything else about its form is generated from here: types, reader, writer,
 * schemas, codec, and the tables of docs/fields.md. A field is added here, and then `npm run generate` is run.
 */
export interface Noun {
  /** The name of its type. */
  readonly name: string
  /** Its name among the definitions of a JSON Schema, where that is another. */
  readonly title?: string
  /** One or two sentences: the doc comment of the type, the description in schemas, a paragraph of docs/fields.md. */
  readonly says: string
  /** A small valid one, as TypeScript; `{}` when absent. */
  readonly example?: string
  /** A function, so that a noun can contain itself. */
  readonly fields: () => Fields
  /** The noun whose types it shares, where the two differ only in what is required. */
  readonly sameTypeAs?: Noun
  /** The noun that it is sent, read and written as: only what is always answered differs. */
  readonly sentAs?: Noun
  /** The name of the type that a look-up by its id answers: its fields without the id. */
  readonly foundAs?: string
  /** Whether it is only read (`in`) or only written (`out`); both when absent. */
  readonly goes?: 'in' | 'out'
  /** Its input type requires the required fields. The input types of other parts of a request do not, since forms fill them field by field. */
  readonly isStrict?: true
  /** Fields of its parsed form may be absent: drawings that are made here are measured without being read first. */
  readonly isLoose?: true
  /** Generate only its type, or only its schema. */
  readonly only?: 'type' | 'schema'
  /** Exactly one of its fields must be set: what it is a choice of, for the names of its types, and what its list says. */
  readonly choice?: { readonly of: string; readonly says: string }
  /** It is a create request, of this kind of document. Its codec reads the lines too. */
  readonly requests?: 'quote' | 'order'
  /**
   * Where it is read, if not as a part of a request: from a file, or by an entry of its own, whose names the other entries
   * do not know. It then has no codec.
   */
  readonly readFrom?: 'file' | 'entry'
  /**
   * Further fields that are kept (M8): those of any name that are true or false; those with names of addresses, as sent;
   * or all, as sent, where the specification does not show its fields.
   */
  readonly keeps?: 'flags' | 'addresses' | 'others'
  /** Of an answer: the name of the figures that hold the fields that are kept. */
  readonly heldIn?: 'adjustment' | 'header'
  /**
   * Fields that are not read, by the rule: dropped although those of other names are kept (M8), or computed for the noun
   * that it is answered as (T10).
   */
  readonly leavesOut?: Readonly<Record<string, 'M8' | 'T10'>>
  /** The former names of measurements are refused on it (M8). */
  readonly refusesLegacy?: true
  /** The function that completes it once its fields are read, where they depend on each other. */
  readonly settledBy?: Settlement
  /** The field with or without which alone it is settled. Left out: it always is. */
  readonly settledIf?: readonly ['with' | 'without', field: string]
  /** Its reader stops at the limit on nested kits (K1). */
  readonly isKit?: true
  /** The fields that replace an unreadable element of a list, where an empty object will not do. */
  readonly unreadable?: Readonly<Record<string, string>>
  /** Of an answer: handwritten code needs the names of the fields that are taken from these figures. */
  readonly namesFrom?: string
  /** Handwritten code needs an empty one. */
  readonly needsEmpty?: true
  /** Further keywords of its JSON Schema, as it is sent and as it is answered. */
  readonly sent?: object
  readonly answered?: object
}

/** The name of the type of what is sent. What is only ever sent has one type; a request says in its name that it is sent. */
export function inputName({ name, goes, requests, sentAs, sameTypeAs, only }: Noun): string {
  if (sentAs !== undefined) return inputName(sentAs)
  if (only === 'schema' && sameTypeAs !== undefined) return inputName(sameTypeAs)
  return goes === 'in' && requests === undefined ? name : `${name}Input`
}

/** The constant used for an unreadable one: `NO_POINT`. */
export function emptyName({ name }: Noun): string {
  return `NO_${name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase()}`
}

/** The constant with the names of some of its fields: `ORDER_TOTALS_NAMES`. */
export function listName({ name }: Noun): string {
  return `${name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase()}_NAMES`
}

export type Fields = Readonly<Record<string, Field>>

/** A field of a noun. */
export interface Field {
  readonly kind: Kind
  /** What its name and its kind do not say, with the numbers of the rules. What JSON Schema cannot check follows "Also checked:". */
  readonly says: string
  /** Whether it must be sent. */
  readonly isRequired: boolean
  readonly isAnswered: 'always' | 'sometimes' | 'never'
  /** The kind that is answered, where it differs from the kind that is sent. */
  readonly answeredAs?: Kind
  /** The answered value is worked out and given to the writer. */
  readonly isWorkedOut?: true
  /** Of an answer: the name of the figures that it is taken from. */
  readonly from?: string
  /** The parsed value when it was not sent, as TypeScript. */
  readonly default?: string
  /** The answered value when it was not sent, as TypeScript. */
  readonly answeredDefault?: string
  /** The parsed value when it was sent but could not be read, as TypeScript; undefined when absent. */
  readonly unreadableAs?: string
  /** A valid value, as JSON. Messages about settings show it, since settings are typed by hand. */
  readonly example?: string
  /** A value for docs/fields.md, as JSON, where neither its kind nor the example of messages gives one. */
  readonly sample?: string
  /** It is required and changes no figure, so that a preview does without it (V7). */
  readonly changesNoFigure?: true
  /** The rules check whether it is there; its reader does not. */
  readonly isCheckedLater?: true
  /** Kept as it was sent, for another reader. */
  readonly isUnread?: true
  /** Read only to find its problems, and not kept. */
  readonly isOnlyChecked?: true
}

/**
 * What a field can hold: its types on the wire and parsed, its reader, its writer, and its JSON Schema. Readers, writers
 * and types are named as the generated files import them.
 */
export interface Kind {
  /** As it is answered. */
  readonly type: string
  /** As it may be sent, where that is another type. */
  readonly sentType?: string
  readonly parsed: string
  readonly reader: string
  /** The expression that writes a value; a value is written as it is when absent. */
  readonly write?: (value: string) => string
  readonly unit?: string
  readonly shape: Shape
  /** What an ordinary request has in it. A value of another form is left to the engine's reader. */
  readonly form?: OrdinaryForm
}

/** A form that the fast lane reads by itself. */
export type OrdinaryForm =
  | { readonly kind: 'text' | 'filledText' | 'otherId' | 'flag' | 'money' }
  | { readonly kind: 'id'; readonly prefix: string }
  /** A figure counts as a whole number of this many decimals. */
  | { readonly kind: 'decimal'; readonly decimals: number }

/** What JSON Schema can say of a value. */
export type Shape =
  | TextShape
  | SizeShape
  | NameShape
  | { readonly kind: 'flag' | 'number' | 'integer' | 'anyObject' }
  /** Kept as sent; it should be a list of the noun, if there is one. */
  | { readonly kind: 'anything'; readonly listOf?: Noun }
  | { readonly kind: 'noun'; readonly noun: Noun }
  | { readonly kind: 'list'; readonly of: Shape; readonly isNeverEmpty: boolean }
  | { readonly kind: 'map'; readonly of: Shape }

/** A string. */
export interface TextShape {
  readonly kind: 'text'
  readonly pattern?: string
  /** A second pattern, which it may not match. */
  readonly not?: string
  /** The empty string counts as left out (N2, N4). */
  readonly isEmptyLeftOut?: true
  /** Some possible values, where the list is open. */
  readonly examples?: readonly string[]
}

/** Not negative: sent as a number or a decimal string, answered as a decimal string (A1). */
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
  /** What happens to the first name, which means that no choice was made. */
  readonly unspecified: 'kept' | 'replaced' | 'refused'
}

type Extras = Partial<Omit<Field, 'kind' | 'says' | 'isRequired'>>

const fieldOf =
  (isRequired: boolean, isAnswered: Field['isAnswered']) =>
  (kind: Kind, says: string, extras: Extras = {}): Field => ({
    kind,
    says,
    isRequired,
    isAnswered,
    ...extras,
  })

/** A field that may be left out; it is then not answered either. */
export const optional = fieldOf(false, 'sometimes')
/** A field that must be sent, and is always answered. */
export const required = fieldOf(true, 'always')
/** A field that may be left out, and is always answered. */
export const filledIn = fieldOf(false, 'always')
/** A field that is never answered. */
export const sentOnly = fieldOf(false, 'never')
