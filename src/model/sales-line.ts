import type { Decimal } from '../number/decimal.js'
import type { CutListItem, FlashingDrawing } from './drawing.js'
import type { LinePricing } from './line-pricing.js'
import type { Money } from './money.js'
import type { TaxDetail } from './tax-detail.js'

/**
 * The six kinds of line (V3), by their member names. Frozen.
 *
 * @example
 * import { LINE_KINDS, type SalesLine } from 'quotewright'
 *
 * const line: SalesLine = { notes: { text: 'Scaffolding by others.' } }
 * assert.equal(
 *   LINE_KINDS.find((kind) => kind in line),
 *   'notes',
 * )
 */
export const LINE_KINDS = /* @__PURE__ */ Object.freeze([
  'onTheFly',
  'catalogue',
  'labour',
  'notes',
  'flashing',
  'productKit',
] as const)
/** The name of a kind of line, as its member is called. */
export type LineKind = (typeof LINE_KINDS)[number]

export function isLineKind(name: string): name is LineKind {
  switch (name) {
    case 'onTheFly':
    case 'catalogue':
    case 'labour':
    case 'notes':
    case 'flashing':
    case 'productKit':
      return true
    default:
      return false
  }
}

/** A name and its value; any further flags say where it is shown. */
export interface Attribute {
  /** What it is of. */
  readonly name?: string
  /** What it is, as text. */
  readonly value?: string
  readonly [flag: string]: string | boolean | undefined
}

/** What was chosen of a catalogue product: a colour, a profile (V6). */
export interface Parameter {
  /** What it is of: the parameter named `Colour` carries the colour of the product (V6). */
  readonly name?: string
  /** What was chosen, as text. */
  readonly value?: string
}

/** What a line keeps besides its price, as sent: written back as it is. */
export interface OnTheFlyFields {
  readonly productName: string | undefined
  readonly productDescription: string | undefined
  readonly colour: string | undefined
  readonly attributes: readonly Attribute[] | undefined
}

export interface CatalogueFields {
  readonly productId: string | undefined
  readonly productRowId: string | undefined
  readonly rowPriceId: string | undefined
  readonly productName: string | undefined
  readonly productDescription: string | undefined
  readonly categoryName: string | undefined
  readonly priceName: string | undefined
  readonly params: readonly Parameter[] | undefined
  readonly attributes: readonly Attribute[] | undefined
}

/** What a kit or a sub-kit says besides what is in it and how it is priced. */
export interface KitFields {
  readonly kitId: string | undefined
  readonly kitRowId: string | undefined
  readonly productName: string | undefined
  readonly customPricing: boolean | undefined
  readonly description: string | undefined
  readonly attributes: readonly Attribute[] | undefined
  /** Only a kit has these two. */
  readonly displayKitItems: readonly object[] | undefined
  readonly displaySubKits: readonly object[] | undefined
}

/** What a component of a kit is (K7), in the order of its integers (V4): see {@link PRICING_STRATEGIES}. */
export const PRODUCT_TYPES = /* @__PURE__ */ Object.freeze([
  'PRODUCT_TYPE_UNSPECIFIED',
  'PRODUCT_TYPE_CATALOGUE_PRODUCT',
  'PRODUCT_TYPE_ON_THE_FLY',
  'PRODUCT_TYPE_LABOUR',
  'PRODUCT_TYPE_NOTES',
] as const)
/** One of {@link PRODUCT_TYPES}. */
export type ProductType = (typeof PRODUCT_TYPES)[number]

export interface ComponentFields {
  /** Absent when it could not be read. */
  readonly productType: ProductType | undefined
  readonly productId: string | undefined
  readonly productName: string | undefined
}

export interface KitComponent {
  readonly fields: ComponentFields
  readonly pricing: LinePricing | undefined
}

/** How a level gets its total (K1). Nothing is known of one whose `customPricing` cannot be read. */
export type KitLevelKind = 'standard' | 'custom' | 'unreadable'

/** A kit or a sub-kit: the same thing at another depth (K1). */
export interface KitLevel {
  readonly kind: KitLevelKind
  readonly fields: KitFields
  readonly pricing: LinePricing | undefined
  readonly components: readonly KitComponent[] | undefined
  readonly subKits: readonly KitLevel[] | undefined
}

/** A flashing line: kept as sent, but for what counts (F1) and what a submitted one needs (F10). */
export interface Flashing {
  readonly templateId: string | undefined
  readonly productName: string | undefined
  readonly priceLevel: string | undefined
  readonly colour: string | undefined
  /** In mm. */
  readonly thickness: Decimal | undefined
  readonly bends: Decimal | undefined
  /** In mm. */
  readonly totalGirth: Decimal | undefined
  /** In metres. */
  readonly totalLength: Decimal | undefined
  /** For one metre. */
  readonly unitPrice: Money | undefined
  readonly totalPrice: Money | undefined
  readonly customPrice: Money | undefined
  readonly customPricePerLength: Money | undefined
  readonly subitems: readonly CutListItem[] | undefined
  readonly isTaxFree: boolean | undefined
  readonly tax: TaxDetail | undefined
  readonly drawing: FlashingDrawing | undefined
  readonly otherSides: readonly FlashingDrawing[] | undefined
}

/** A line of text without a price. */
export interface Notes {
  /** The words. */
  readonly text?: string
}

/** One line of a document: exactly one of six kinds (V3). */
export type SalesLine =
  | { readonly kind: 'onTheFly'; readonly fields: OnTheFlyFields; readonly pricing: LinePricing | undefined }
  | {
      readonly kind: 'catalogue'
      readonly fields: CatalogueFields
      readonly pricing: LinePricing | undefined
    }
  | { readonly kind: 'labour'; readonly fields: OnTheFlyFields; readonly pricing: LinePricing | undefined }
  | { readonly kind: 'notes'; readonly notes: Notes }
  | { readonly kind: 'flashing'; readonly flashing: Flashing }
  | { readonly kind: 'productKit'; readonly kit: KitLevel }

/** A line that sets several kinds (V3): no line, but each part of it is looked at (V7). */
export interface AmbiguousLine {
  readonly kind: 'ambiguous'
  readonly candidates: readonly SalesLine[]
}

/** What was read where a line should stand; undefined when no line was found there. */
export type ReadLine = SalesLine | AmbiguousLine | undefined
