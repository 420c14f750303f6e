import type { form as labels } from '../languages/en/form.js'

type Label = keyof typeof labels

/** The labels of a form, in one language. */
export type Labels = {
  // Mapping the keys of the English labels keeps their comments.
  readonly [Name in keyof typeof labels]: string
}

/** The kinds of row that people fill in. */
export type RowKind = 'sheet' | 'item' | 'labour' | 'flashing' | 'kit' | 'note' | 'adjustment'

/** The kinds of row, and the fields of the document itself. */
export type FieldsKind = RowKind | 'header'

/** A way to fill in a field. `line` is a whole line from elsewhere, such as the flashing designer. */
export type FieldKind =
  | 'text'
  | 'money'
  | 'quantity'
  | 'percent'
  | 'pieces'
  | 'moneyOrPercent'
  | 'choice'
  | 'line'

interface NamedField<Name extends string> {
  readonly name: Name
  readonly kind: FieldKind
  readonly label: Label
  /** The path of the value in the line. If there are two paths, the value is at one of them. */
  readonly paths: readonly (readonly string[])[]
}

const field = <const Name extends string>(
  name: Name,
  kind: FieldKind,
  label: Label,
  ...paths: readonly (readonly string[])[]
): NamedField<Name> => ({ name, kind, label, paths })

const discount = field('discount', 'percent', 'discount', ['pricing', 'discount'])
const quantity = (label: Label) => field('quantity', 'quantity', label, ['pricing', 'quantity'])
const unitPrice = (label: Label) => field('unitPrice', 'money', label, ['pricing', 'unitPrice'])
const product = field('product', 'text', 'product', ['productName'])
const total = field('total', 'money', 'total', ['pricing', 'totalPrice'])
const productId = field('productId', 'text', 'productId', ['productId'])
const pieces = field('pieces', 'pieces', 'pieces', ['pricing', 'measurements'])
const name = field('name', 'text', 'name', ['name'])

const NAMED_FIELDS = {
  sheet: [product, pieces, unitPrice('pricePerMetre'), discount, total, productId],
  item: [product, quantity('quantity'), unitPrice('unitPrice'), discount, total, productId],
  labour: [
    field('product', 'text', 'work', ['productName']),
    quantity('hours'),
    unitPrice('pricePerHour'),
    discount,
    total,
  ],
  flashing: [field('line', 'line', 'flashing', [])],
  kit: [
    field('product', 'text', 'kit', ['productName']),
    field('price', 'money', 'kitPrice', ['pricing', 'totalPrice']),
  ],
  note: [field('text', 'text', 'note', ['text'])],
  adjustment: [
    name,
    field('type', 'choice', 'type', ['type']),
    field('amount', 'moneyOrPercent', 'amount', ['amount'], ['percentage']),
  ],
  header: [
    field('customerId', 'text', 'customerId', ['customerId']),
    field('reference', 'text', 'reference', ['reference']),
  ],
} satisfies Readonly<Record<FieldsKind, readonly NamedField<string>[]>>

/** In the order in which forms show them. */
export const FIELDS: Readonly<Record<FieldsKind, readonly FieldDefinition[]>> = NAMED_FIELDS

export type FieldDefinition = NamedField<FieldName>

/** The optional fields that a form has. */
export interface OptionalFields {
  /** Whether rows show the id of their product, because there is a catalogue to choose it from. */
  readonly hasProducts: boolean
  /** Whether rows show their total, because the account has derivation off (L5). */
  readonly needsTotals: boolean
}

export function isOffered(name: FieldName, { hasProducts, needsTotals }: OptionalFields): boolean {
  return name === 'productId' ? hasProducts : name !== 'total' || needsTotals
}

export function shownFields(
  kind: FieldsKind,
  texts: Texts,
  optional: OptionalFields,
): readonly FieldDefinition[] {
  return FIELDS[kind].filter(({ name }) => isOffered(name, optional) || !isEmpty(texts[name]))
}

/** The names of the fields of a kind of row. */
export type FieldName<Kind extends FieldsKind = FieldsKind> = (typeof NAMED_FIELDS)[Kind][number]['name']

/** The typed texts of a row, by the names of the fields of its kind. Numbers are read in the form's locale. */
export type RowTexts<Kind extends FieldsKind = RowKind> = Partial<Pick<TypedTexts, FieldName<Kind>>>

/** The texts of all kinds of row. */
interface TypedTexts {
  /** The name of the product or kit, or the work. */
  readonly product: string
  /** Pieces in metres, such as `22/6.1, 14 @ 4.35`: 22 of 6.1 m and 14 of 4.35 m. */
  readonly pieces: string
  /** The number of pieces of an item, or the hours of labour: `2.5`. */
  readonly quantity: string
  /** The price per metre of a sheet, per piece of an item, or per hour of labour: `$18.50` or `18.50`. */
  readonly unitPrice: string
  /** The discount on the line, a percentage: `7.5` or `7.5%`. */
  readonly discount: string
  /** The total of the line: `$407.00`. Needed only if the account has derivation off (L5). */
  readonly total: string
  /** The id of the product, which makes the row a catalogue line. */
  readonly productId: string
  /** No effect: set a flashing with `setLine` instead. */
  readonly line: string
  /** The price of the whole kit, in place of the sum of its parts (K5): `$250.00`. */
  readonly price: string
  /** The text of the note. */
  readonly text: string
  /** The name of the adjustment. */
  readonly name: string
  /** A type such as `ADJUSTMENT_TYPE_SURCHARGE`, or its label. The default is a discount. */
  readonly type: string
  /** An amount such as `$50.00`, or a percentage with its sign, such as `5%`. */
  readonly amount: string
  /** The id of the customer, such as `cust_1`. */
  readonly customerId: string
  /** The customer's own reference. */
  readonly reference: string
}

/**
 * The kinds of row, in the order in which a form offers them. Frozen.
 *
 * @example
 * import { rowKinds } from 'quotewright/form'
 *
 * assert.ok(rowKinds.includes('sheet'))
 */
export const ROW_KINDS = Object.freeze(
  Object.keys(FIELDS).filter((kind): kind is RowKind => kind !== 'header'),
)

export function lineKeyOf(kind: FieldsKind, texts: Texts): string | undefined {
  switch (kind) {
    case 'sheet':
    case 'item':
      return isEmpty(texts['productId']) ? 'onTheFly' : 'catalogue'
    case 'labour':
    case 'flashing':
      return kind
    case 'kit':
      return 'productKit'
    case 'note':
      return 'notes'
    case 'adjustment':
    case 'header':
      return undefined
  }
}

/** The typed texts of a row, by the names of its fields. */
export type Texts = Readonly<Partial<Record<string, string>>>

export function isEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}
