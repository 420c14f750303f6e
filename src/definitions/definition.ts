/**
 * A handwritten function that completes a parsed object whose fields depend on each other
 * (`src/wire/cross-field.ts`).
 */
export type Settlement =
  'requireCustomer' | 'requireCustomerOrCompany' | 'requirePricing' | 'settleMarkup' | 'settleMeasurements'

/**
 * The schema definition of a JSON object. `npm run generate` derives everything else from it: types, reader, writer,
 * schemas, codec, and the tables of docs/fields.md.
 */
export interface Definition {
  /** The name of its type. */
  readonly name: string
  /** Its name among the definitions of a JSON Schema, where that is another. */
  readonly title?: string
  /** One or two sentences: the doc comment of the type, the description in schemas, a paragraph of docs/fields.md. */
  readonly says: string
  /** A small valid one, as TypeScript; `{}` when absent. */
  readonly example?: string
  /** A function, since a definition can contain itself. */
  readonly fields: () => Fields
  /** The definition whose types it shares. The two differ only in the required fields. */
  readonly sameTypeAs?: Definition
  /** The definition that requests, reader and writer use for it. Only the fields that are always answered differ. */
  readonly sentAs?: Definition
  /** The name of the type that a look-up by its id answers: its fields without the id. */
  readonly foundAs?: string
  /** Whether it is only read (`in`) or only written (`out`); both when absent. */
  readonly goes?: 'in' | 'out'
  /**
   * Its input type enforces the required fields. Other parts of a request do not, since forms fill them field by
   * field.
   */
  readonly isStrict?: true
  /** Fields of its parsed form may be absent: drawings made by the library are measured without being read. */
  readonly isLoose?: true
  /** Generate only its type, or only its schema. */
  readonly only?: 'type' | 'schema'
  /** Exactly one of its fields must be set. Names the choice for its types and describes its list. */
  readonly choice?: { readonly of: string; readonly says: string }
  /** The kind of document that the request creates. The codec of a request reads the lines too. */
  readonly requests?: 'quote' | 'order'
  /** The place where it is read, if not in a request: in a file, or by an entry of its own. It has no codec then. */
  readonly readFrom?: 'file' | 'entry'
  /**
   * The unknown fields to keep (M8): all flags, all fields named like addresses, or all fields. The last is for
   * objects that the specification leaves open.
   */
  readonly keeps?: 'flags' | 'addresses' | 'others'
  /** Of an answer: the name of the figures that hold the kept fields. */
  readonly heldIn?: 'adjustment' | 'header'
  /** Fields that are not read, with the rule. M8: dropped although others are kept. T10: computed for the answer. */
  readonly leavesOut?: Readonly<Record<string, 'M8' | 'T10'>>
  /** The former names of measurements are refused on it (M8). */
  readonly refusesLegacy?: true
  /** The function that completes it once its fields are read, where they depend on each other. */
  readonly settledBy?: Settlement
  /** The condition for `settledBy`: a field that is present or absent. Always settled when omitted. */
  readonly settledIf?: readonly ['with' | 'without', field: string]
  /** Its reader stops at the limit on nested kits (K1). */
  readonly isKit?: true
  /** The fields that replace an unreadable element of a list, where an empty object will not do. */
  readonly unreadable?: Readonly<Record<string, string>>
  /** Of an answer: handwritten code needs the names of the fields taken from these figures. */
  readonly namesFrom?: string
  /** Handwritten code needs an empty one. */
  readonly needsEmpty?: true
  /** Further keywords of its JSON Schema, for the request and for the answer. */
  readonly sent?: object
  readonly answered?: object
}

/** The name of its input type. Definitions that occur only in requests have a single type. */
export function inputName({ name, goes, requests, sentAs, sameTypeAs, only }: Definition): string {
  if (sentAs !== undefined) return inputName(sentAs)
  if (only === 'schema' && sameTypeAs !== undefined) return inputName(sameTypeAs)
  return goes === 'in' && requests === undefined ? name : `${name}Input`
}

/** The constant used for an unreadable one: `NO_POINT`. */
export function emptyName({ name }: Definition): string {
  return `NO_${name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase()}`
}

/** The constant with the names of some of its fields: `ORDER_TOTALS_NAMES`. */
export function listName({ name }: Definition): string {
  return `${name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase()}_NAMES`
}

export type Fields = Readonly<Record<string, Field>>

/** A field of a schema definition. */
export interface Field {
  readonly kind: Kind
  /** Describes the field beyond its name and kind, with rule numbers. Checks beyond JSON Schema follow "Also checked:". */
  readonly says: string
  /** Whether it must be sent. */
  readonly isRequired: boolean
  readonly isAnswered: 'always' | 'sometimes' | 'never'
  /** The kind in the answer, where it differs from the kind in the request. */
  readonly answeredAs?: Kind
  /** The writer receives the computed value. */
  readonly isWorkedOut?: true
  /** Of an answer: the name of the figures that hold it. */
  readonly from?: string
  /** The parsed value when the request omits it, as TypeScript. */
  readonly default?: string
  /** The answered value when the request omits it, as TypeScript. */
  readonly answeredDefault?: string
  /** The parsed value of an unreadable field, as TypeScript; undefined when absent. */
  readonly unreadableAs?: string
  /** A valid value, as JSON. Messages about settings show it, since settings are typed by hand. */
  readonly example?: string
  /** A value for docs/fields.md, as JSON, where neither its kind nor the example of messages gives one. */
  readonly sample?: string
  /** Required, but without effect on figures. A preview does without it (V7). */
  readonly changesNoFigure?: true
  /** The rules check that it is present; its reader does not. */
  readonly isCheckedLater?: true
  /** Kept unread, for another reader. */
  readonly isUnread?: true
  /** Read only to find its problems, then dropped. */
  readonly isOnlyChecked?: true
}

/**
 * The values of a field: JSON type, parsed type, reader, writer and JSON Schema. Names match the imports of the
 * generated files.
 */
export interface Kind {
  /** As it is answered. */
  readonly type: string
  /** As it may be sent, where that is another type. */
  readonly sentType?: string
  readonly parsed: string
  readonly reader: string
  /** The expression that writes a value. Without it, the value is written unchanged. */
  readonly write?: (value: string) => string
  readonly unit?: string
  readonly shape: Shape
  /** The form of its values in an ordinary request. The engine reads any other form. */
  readonly form?: FastPathForm
}

/** A form that the fast path reads without the engine. */
export type FastPathForm =
  | { readonly kind: 'text' | 'filledText' | 'otherId' | 'flag' | 'money' }
  | { readonly kind: 'id'; readonly prefix: string }
  /** A figure counts as a whole number of this many decimals. */
  | { readonly kind: 'decimal'; readonly decimals: number }

/** The part of a kind that JSON Schema can express. */
export type Shape =
  | TextShape
  | SizeShape
  | NameShape
  | { readonly kind: 'flag' | 'number' | 'integer' | 'anyObject' }
  /** Kept as sent. It should be a list of this definition, if given. */
  | { readonly kind: 'anything'; readonly listOf?: Definition }
  | { readonly kind: 'definition'; readonly definition: Definition }
  | { readonly kind: 'list'; readonly of: Shape; readonly isNeverEmpty: boolean }
  | { readonly kind: 'map'; readonly of: Shape }

/** A string. */
export interface TextShape {
  readonly kind: 'text'
  readonly pattern?: string
  /** A second pattern that it must not match. */
  readonly not?: string
  /** The empty string counts as omitted (N2, N4). */
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
  /** Requests may use its integer too (V4). */
  readonly isNumbered: boolean
  /** The treatment of the first name, the unspecified one. */
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

/** A field that may be omitted; it is then not answered either. */
export const optional = fieldOf(false, 'sometimes')
/** A field that must be sent, and is always answered. */
export const required = fieldOf(true, 'always')
/** A field that may be left out, and is always answered. */
export const filledIn = fieldOf(false, 'always')
/** A field that is never answered. */
export const sentOnly = fieldOf(false, 'never')
