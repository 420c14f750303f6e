import type { LinePricing } from '../model/line-pricing.js'
import type { Attribute, CatalogueFields, Notes, OnTheFlyFields, Parameter } from '../model/sales-line.js'
import { anyId, idWith, PRODUCT_PREFIX, ROW_PRICE_PREFIX } from './id.js'
import type { Draft } from './draft.js'
import { fieldsOf, objectOf, readObject, setOwn } from './object.js'
import { refuseLegacy } from './legacy.js'
import { linePricing, type LinePricingWire } from './line-pricing.js'
import { listOf } from './list.js'
import type { Reader } from './reading.js'
import { text } from './scalars.js'

/** A line of something that is in no catalogue, as JSON. A labour line has the same fields. */
export interface OnTheFlyLineWire {
  /** What it is called; an on-the-fly line needs one that is not empty. */
  readonly productName?: string
  /** A description of the product. */
  readonly productDescription?: string
  /** Its colour, kept as sent. */
  readonly colour?: string
  /** What else is told of the product. */
  readonly attributes?: readonly Attribute[]
  /** How it is priced; absent: the line counts 0 (L5). */
  readonly pricing?: LinePricingWire
}

/** A line of a catalogue product, as JSON. */
export interface CatalogueLineWire {
  /** A `prod_` id: required (V5), and looked up where the catalogue can (V6). */
  readonly productId?: string
  /** The id of a row of the product: any text (V5), looked up (V6). */
  readonly productRowId?: string
  /** A `rowprice_` id: of a price of that row (V5), looked up (V6). */
  readonly rowPriceId?: string
  /** What it is called. */
  readonly productName?: string
  /** A description of the product. */
  readonly productDescription?: string
  /** The name of its category. */
  readonly categoryName?: string
  /** The name of its price. */
  readonly priceName?: string
  /** What was chosen of the product; a colour is looked up (V6). */
  readonly params?: readonly Parameter[]
  /** What else is told of the product. */
  readonly attributes?: readonly Attribute[]
  /** How it is priced; absent: the line counts 0 (L5). */
  readonly pricing?: LinePricingWire
}

/** An attribute keeps its name, its value, and the flags that say where it is shown. */
const attribute: Reader<Attribute> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  const kept: Record<string, string | boolean> = {}
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (field === 'name' || field === 'value') {
      const read = part === null || part === undefined ? undefined : text(part, field, reading)
      if (read !== undefined) kept[field] = read
    } else if (typeof part === 'boolean') setOwn(kept, field, part) // a flag may have any name
  }
  reading.path.pop()
  return kept
}

export const attributes = listOf(attribute, {})

const params = listOf(objectOf(fieldsOf<Parameter>({ name: text, value: text })), {})
const productIdOf = idWith(PRODUCT_PREFIX)
const rowPriceIdOf = idWith(ROW_PRICE_PREFIX)

/** What a line of one of these kinds says: what it keeps, and how it is priced. */
export interface ReadPlainLine<Fields> {
  readonly fields: Fields
  readonly pricing: LinePricing | undefined
}

/** Reads an on-the-fly or labour line. By hand, as {@link linePricing} is, and for the same reason. */
export const onTheFlyLine: Reader<ReadPlainLine<OnTheFlyFields>> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  let productName, productDescription, colour, readAttributes, pricing
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'productName':
        productName = text(part, field, reading)
        break
      case 'productDescription':
        productDescription = text(part, field, reading)
        break
      case 'colour':
        colour = text(part, field, reading)
        break
      case 'attributes':
        readAttributes = attributes(part, field, reading)
        break
      case 'pricing':
        pricing = linePricing(part, field, reading)
        break
      default:
        refuseLegacy(field, reading)
    }
  }
  reading.path.pop()
  return { fields: { productName, productDescription, colour, attributes: readAttributes }, pricing }
}

/** Reads a catalogue line, likewise. */
export const catalogueLine: Reader<ReadPlainLine<CatalogueFields>> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  let productId, productRowId, rowPriceId, productName, productDescription, categoryName, priceName
  let readParams, readAttributes, pricing
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'productId':
        productId = productIdOf(part, field, reading)
        break
      case 'productRowId':
        productRowId = anyId(part, field, reading)
        break
      case 'rowPriceId':
        rowPriceId = rowPriceIdOf(part, field, reading)
        break
      case 'productName':
        productName = text(part, field, reading)
        break
      case 'productDescription':
        productDescription = text(part, field, reading)
        break
      case 'categoryName':
        categoryName = text(part, field, reading)
        break
      case 'priceName':
        priceName = text(part, field, reading)
        break
      case 'params':
        readParams = params(part, field, reading)
        break
      case 'attributes':
        readAttributes = attributes(part, field, reading)
        break
      case 'pricing':
        pricing = linePricing(part, field, reading)
        break
      default:
        refuseLegacy(field, reading)
    }
  }
  reading.path.pop()
  return {
    fields: {
      productId,
      productRowId,
      rowPriceId,
      productName,
      productDescription,
      categoryName,
      priceName,
      params: readParams,
      attributes: readAttributes,
    },
    pricing,
  }
}

/** A priced on-the-fly or labour line as JSON: what it keeps, and its pricing last. */
export function onTheFlyWire(
  { productName, productDescription, colour, attributes }: OnTheFlyFields,
  pricing: LinePricingWire | undefined,
): OnTheFlyLineWire {
  const draft: Draft<OnTheFlyLineWire> = {}
  if (productName !== undefined) draft.productName = productName
  if (productDescription !== undefined) draft.productDescription = productDescription
  if (colour !== undefined) draft.colour = colour
  if (attributes !== undefined) draft.attributes = attributes
  if (pricing !== undefined) draft.pricing = pricing
  return draft
}

/** A priced catalogue line as JSON. */
export function catalogueWire(
  fields: CatalogueFields,
  pricing: LinePricingWire | undefined,
): CatalogueLineWire {
  const { productId, productRowId, rowPriceId, productName, productDescription } = fields
  const { categoryName, priceName, params, attributes } = fields
  const draft: Draft<CatalogueLineWire> = {}
  if (productId !== undefined) draft.productId = productId
  if (productRowId !== undefined) draft.productRowId = productRowId
  if (rowPriceId !== undefined) draft.rowPriceId = rowPriceId
  if (productName !== undefined) draft.productName = productName
  if (productDescription !== undefined) draft.productDescription = productDescription
  if (categoryName !== undefined) draft.categoryName = categoryName
  if (priceName !== undefined) draft.priceName = priceName
  if (params !== undefined) draft.params = params
  if (attributes !== undefined) draft.attributes = attributes
  if (pricing !== undefined) draft.pricing = pricing
  return draft
}

export const notes: Reader<Notes> = objectOf(fieldsOf<Notes>({ text }), refuseLegacy)
