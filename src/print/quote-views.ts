/**
 * The readers of a printed quote or order (Q1): the customer, the workshop, the payer of an invoice, and the
 * company itself. Frozen.
 *
 * @example
 * import { QUOTE_VIEWS } from 'quotewright/print'
 *
 * assert.deepEqual(QUOTE_VIEWS, ['customer', 'workshop', 'invoice', 'internal'])
 */
export const QUOTE_VIEWS = Object.freeze(['customer', 'workshop', 'invoice', 'internal'] as const)

/** One of {@link QUOTE_VIEWS}. */
export type QuoteView = (typeof QUOTE_VIEWS)[number]

export interface ShownFields {
  readonly document: readonly string[]
  readonly adjustment: readonly string[]
  readonly product: readonly string[]
  readonly pricing: readonly string[]
  readonly flashing: readonly string[]
  readonly kit: readonly string[]
  /** The pricing of a part of a kit. */
  readonly part: readonly string[]
}

const PRODUCT = ['productName', 'productDescription', 'colour', 'attributes', 'params']
const PIECES = ['quantity', 'pricingStrategy', 'measurements']
const PRICES = ['unitPrice', 'totalPrice', 'discount', 'isTaxFree']
const COSTS = ['cost', 'margin', 'markup', 'markupIsPercentage', 'priceLevel']
// A drawing is shown as a picture, with its sizes, angles, finishes and notes.
const FLASHING = [
  'productName',
  'colour',
  'thickness',
  'bends',
  'totalGirth',
  'totalLength',
  'subitems',
  'drawing',
  'otherSides',
]
const FLASHING_PRICES = ['unitPrice', 'totalPrice', 'customPrice', 'customPricePerLength', 'isTaxFree']
const KIT = ['productName', 'description', 'attributes']

/** Q1: people outside the company see no cost, markup, margin or price level. */
const PRICED: ShownFields = {
  document: ['reference', 'subtotal', 'taxAmount', 'total', 'tax'],
  adjustment: ['type', 'name', 'percentage', 'isTaxFree', 'appliedAmount'],
  product: PRODUCT,
  pricing: [...PIECES, ...PRICES],
  flashing: [...FLASHING, ...FLASHING_PRICES],
  kit: KIT,
  part: PIECES,
}

/** Q1: every view may also show the texts of notes, and the names and types of parts, but no other field. */
export const SHOWN_FIELDS: Readonly<Record<QuoteView, ShownFields>> = {
  customer: PRICED,
  invoice: PRICED,
  workshop: {
    document: ['reference'],
    adjustment: [],
    product: PRODUCT,
    pricing: [...PIECES, 'asBuiltMeasurements'],
    flashing: FLASHING,
    kit: KIT,
    part: [...PIECES, 'asBuiltMeasurements'],
  },
  internal: {
    ...PRICED,
    document: [...PRICED.document, 'totalCost', 'margin', 'labourTotal'],
    product: [...PRODUCT, 'priceName'],
    pricing: [...PRICED.pricing, ...COSTS],
    flashing: [...PRICED.flashing, 'priceLevel'],
    part: [...PRICED.pricing, ...COSTS],
  },
}

const NAMING_TEXTS = ['title', 'number', 'date', 'taxName'] as const

/** Q1, Q7: the caller's texts that each view shows. */
export const SHOWN_TEXTS: Readonly<Record<QuoteView, readonly string[]>> = {
  customer: [...NAMING_TEXTS, 'validUntil', 'introduction', 'terms'],
  invoice: [...NAMING_TEXTS, 'dueDate', 'terms'],
  workshop: NAMING_TEXTS,
  internal: [...NAMING_TEXTS, 'validUntil'],
}
