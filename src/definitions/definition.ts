/** `src/wire/cross-field.ts` completes parsed objects whose fields depend on each other. */
type Settlement =
  | 'requireCustomer'
  | 'requireCustomerOrCompany'
  | 'requirePricing'
  | 'settleMarkup'
  | 'settleMeasurements'

/** Describes a JSON object. `npm run generate` derives its types, reader, writer, schemas, codec and documentation. */
export interface Definition {
  readonly name: string
  /** The name in JSON Schemas, if different. */
  readonly title?: string
  /** One or two sentences, for the doc comment of the type, the schemas and docs/fields.md. */
  readonly says: string
  /** A small valid value, as TypeScript; `{}` when absent. */
  readonly example?: string
  /** A function, since a definition can contain itself. */
  readonly fields: () => Fields
  /** The definition with the same parsed type, and with the same types if this one is only a schema. */
  readonly sameTypeAs?: Definition
  /** The definition that requests, reader and writer use. Only the fields that every answer has differ. */
  readonly sentAs?: Definition
  /** The name of the type without its id, which look-ups by id return. */
  readonly foundAs?: string
  /** Only read (`in`) or only written (`out`); both when absent. */
  readonly goes?: 'in' | 'out'
  /** The input type enforces the required fields. Other input types do not, since forms fill them in field by field. */
  readonly isStrict?: true
  /** Fields of the parsed form may be absent: drawings made by the library are measured without being read. */
  readonly isLoose?: true
  readonly only?: 'type' | 'schema'
  /** Exactly one field must be set. `of` names the choice for the types. */
  readonly choice?: { readonly of: string; readonly says: string }
  /** The kind of document that the request creates. The codec of a request reads the lines too. */
  readonly requests?: 'quote' | 'order'
  /** Set if requests do not contain the object. The definition then has no codec. */
  readonly readFrom?: 'file' | 'entry'
  /**
   * The unknown fields to keep (M8): those that are true or false, those named like addresses and the account's custom
   * fields, or all. With `others`, the specification leaves the object open.
   */
  readonly keeps?: 'flags' | 'addresses' | 'others'
  /** In an answer: the property of the figures that holds the kept fields. */
  readonly heldIn?: 'adjustment' | 'header'
  /** Unread fields, with rules: dropped although other fields are kept (M8), or computed for the answer (T10). */
  readonly leavesOut?: Readonly<Record<string, 'M8' | 'T10'>>
  /** Rejects the former names of measurements (M8). */
  readonly refusesLegacy?: true
  readonly settledBy?: Settlement
  /** `settledBy` applies only with this field, or only without it. When omitted, `settledBy` always applies. */
  readonly settledIf?: readonly ['with' | 'without', field: string]
  /** The reader stops at the limit on nested kits (K1). */
  readonly isKit?: true
  /** The fields that replace an unreadable element of a list, where an empty object will not do. */
  readonly unreadable?: Readonly<Record<string, string>>
  /** A generated constant lists the fields from this property of the figures, for handwritten code. */
  readonly namesFrom?: string
  /** Generates an empty value, for handwritten code. */
  readonly needsEmpty?: true
  /** Further keywords of the JSON Schema, for the request and for the answer. */
  readonly sent?: object
  readonly answered?: object
}

/** Objects that only requests have keep their name, except the document requests themselves. */
export function inputName({ name, goes, requests, sentAs, sameTypeAs, only }: Definition): string {
  if (sentAs !== undefined) return inputName(sentAs)
  if (only === 'schema' && sameTypeAs !== undefined) return inputName(sameTypeAs)
  return goes === 'in' && requests === undefined ? name : `${name}Input`
}

/** Replaces an unreadable value: `NO_POINT`. */
export function emptyName({ name }: Definition): string {
  return `NO_${name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase()}`
}

/** Lists some of the field names: `ORDER_TOTALS_NAMES`. */
export function listName({ name }: Definition): string {
  return `${name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase()}_NAMES`
}

export type Fields = Readonly<Record<string, Field>>

export interface Field {
  readonly kind: Kind
  /** Describes the field, with rule numbers. Checks beyond JSON Schema follow "Also checked:". */
  readonly says: string
  readonly isRequired: boolean
  readonly isAnswered: 'always' | 'sometimes' | 'never'
  readonly answeredAs?: Kind
  /** The writer receives the computed value. */
  readonly isComputed?: true
  /** In an answer: the property of the figures that holds the field. */
  readonly from?: string
  /** The parsed value when the request omits it, as TypeScript. */
  readonly default?: string
  /** The answered value when the request omits it, as TypeScript. */
  readonly answeredDefault?: string
  /** The parsed value of an unreadable field, as TypeScript; undefined when absent. */
  readonly unreadableAs?: string
  /** A valid value, as JSON, for messages about settings: people type settings by hand. */
  readonly example?: string
  /** A value for docs/fields.md, as JSON, if neither the kind nor `example` gives one. */
  readonly sample?: string
  /** Required, but without effect on figures. A preview does not require it (V7). */
  readonly changesNoFigure?: true
  /** The rules check that the field is present; the reader does not. */
  readonly isCheckedLater?: true
  /** Kept unread, for another reader. */
  readonly isUnread?: true
  /** Read only to find its problems, then dropped. */
  readonly isOnlyChecked?: true
}

export interface Kind {
  readonly type: string
  readonly sentType?: string
  readonly parsed: string
  readonly reader: string
  /** Returns the expression that writes a value. When omitted, the value is written unchanged. */
  readonly write?: (value: string) => string
  readonly unit?: string
  readonly shape: Shape
  /** The form that the fast path reads. The engine reads any other form. */
  readonly form?: FastPathForm
}

export type FastPathForm =
  | { readonly kind: 'text' | 'filledText' | 'otherId' | 'flag' | 'money' }
  | { readonly kind: 'id'; readonly prefix: string }
  /** Read as a whole number with this many implied decimals. */
  | { readonly kind: 'decimal'; readonly decimals: number }

export type Shape =
  | TextShape
  | SizeShape
  | NameShape
  | { readonly kind: 'flag' | 'number' | 'integer' | 'anyObject' }
  /** A value that is kept as sent. With `listOf`, a list of that definition is expected. */
  | { readonly kind: 'anything'; readonly listOf?: Definition }
  | { readonly kind: 'definition'; readonly definition: Definition }
  | { readonly kind: 'list'; readonly of: Shape; readonly isNeverEmpty: boolean }
  | { readonly kind: 'map'; readonly of: Shape }

export interface TextShape {
  readonly kind: 'text'
  readonly pattern?: string
  /** A second pattern, which the string must not match. */
  readonly not?: string
  /** The empty string counts as omitted (N2, N4). */
  readonly isEmptyLeftOut?: true
  /** Other values are possible too. */
  readonly examples?: readonly string[]
}

/** Not negative: a number or a decimal string in requests, a decimal string in answers (A1). */
export interface SizeShape {
  readonly kind: 'size'
  readonly isWhole: boolean
  readonly pattern: string
}

export interface NameShape {
  readonly kind: 'name'
  readonly names: readonly string[]
  /** Requests may use the integer of a name (V4). */
  readonly isNumbered: boolean
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

export const optional = fieldOf(false, 'sometimes')
export const required = fieldOf(true, 'always')
/** Requests may omit the field, but every answer has it. */
export const filledIn = fieldOf(false, 'always')
export const sentOnly = fieldOf(false, 'never')
