import {
  PRODUCT_TYPES,
  type Attribute,
  type KitComponent,
  type KitLevel,
  type ProductType,
  type KitLevelKind,
} from '../model/sales-line.js'
import type { PricedComponent, PricedKitLevel } from '../model/priced.js'
import type { Draft } from './draft.js'
import { anyId, idWith, PRODUCT_PREFIX } from './id.js'
import { linePricing, linePricingWire, type LinePricingWire } from './line-pricing.js'
import { listOf } from './list.js'
import { readObject } from './object.js'
import { refuseLegacy } from './legacy.js'
import { opaqueObject } from './opaque.js'
import { attributes } from './plain-lines.js'
import { addProblem, type Reader } from './reading.js'
import { enumOf, flag, text } from './scalars.js'

/** One component of a kit, as JSON (K7). */
export interface KitComponentWire {
  /** What it is: required (K7). */
  readonly productType?: ProductType
  /** A `prod_` id (V5). */
  readonly productId?: string
  /** What it is called. */
  readonly productName?: string
  /** Its own price: in a standard level all but notes need a `totalPrice` (K3). */
  readonly pricing?: LinePricingWire
}

/** A sub-kit, as JSON: a kit without the display flags (K1). */
export interface SubKitWire {
  /** The id of the kit: any text (V5). */
  readonly kitId?: string
  /** The id of a row of the kit: any text (V5). */
  readonly kitRowId?: string
  /** What it is called. */
  readonly productName?: string
  /** True: the level names its total and its parts are not added up (K5). False when absent (K1). */
  readonly customPricing?: boolean
  /** A description of the kit. */
  readonly description?: string
  /** What else is told of the kit. */
  readonly attributes?: readonly Attribute[]
  /** The parts of the level (K2, K3). */
  readonly components?: readonly KitComponentWire[]
  /** The levels below, to a depth of 16 (K1). */
  readonly subKits?: readonly SubKitWire[]
  /** The price of the level; made from its parts when its total is absent (K2). */
  readonly pricing?: LinePricingWire
}

/** A product kit, as JSON. */
export interface ProductKitLineWire extends SubKitWire {
  /** Kept as sent (M8). */
  readonly displayKitItems?: readonly object[]
  /** Kept as sent (M8). */
  readonly displaySubKits?: readonly object[]
}

/** How many levels of sub-kits a kit may have below it (K1). */
export const MAX_KIT_DEPTH = 16

const productType = enumOf(PRODUCT_TYPES)
const productId = idWith(PRODUCT_PREFIX)

/** Reads a component. By hand, as {@link linePricing} is, and for the same reason. */
const component: Reader<KitComponent> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  let type, id, productName, pricing
  let isTypeSent = false
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'productType':
        isTypeSent = true
        type = productType(part, field, reading)
        break
      case 'productId':
        id = productId(part, field, reading)
        break
      case 'productName':
        productName = text(part, field, reading)
        break
      case 'pricing':
        pricing = linePricing(part, field, reading)
        break
      default:
        refuseLegacy(field, reading)
    }
  }
  if (!isTypeSent || type === 'PRODUCT_TYPE_UNSPECIFIED') addProblem(reading, 'required', {}, 'productType') // K7
  reading.path.pop()
  return { fields: { productType: type, productId: id, productName }, pricing }
}

/** Where a component could not be read: of nothing, nothing is required. */
const NO_COMPONENT: KitComponent = {
  fields: { productType: undefined, productId: undefined, productName: undefined },
  pricing: undefined,
}

const components = listOf(component, NO_COMPONENT)
const displayed = listOf(opaqueObject, {})

/** Where a sub-kit could not be read, likewise. */
const NO_KIT_LEVEL: KitLevel = {
  kind: 'unreadable',
  fields: {
    kitId: undefined,
    kitRowId: undefined,
    productName: undefined,
    customPricing: undefined,
    description: undefined,
    attributes: undefined,
    displayKitItems: undefined,
    displaySubKits: undefined,
  },
  pricing: undefined,
  components: undefined,
  subKits: undefined,
}

/**
 * Reads a kit, or a sub-kit below others; the depth also bounds how deep hostile JSON is followed (K1). By hand, as
 * {@link linePricing} is, and for the same reason.
 */
function kitLevelBelow(above: readonly unknown[]): Reader<KitLevel> {
  const isKit = above.length === 0
  return (value, step, reading) => {
    // What holds itself has no end either.
    if (above.length > MAX_KIT_DEPTH || above.includes(value)) {
      addProblem(reading, 'kit_too_deep', { most: String(MAX_KIT_DEPTH) }, step)
      return undefined
    }
    const object = readObject(value, step, reading)
    if (object === undefined) return undefined
    let kitId, kitRowId, productName, customPricing, description, readAttributes
    let displayKitItems, displaySubKits, readComponents, subKits, pricing
    let kind: KitLevelKind = 'standard'
    reading.path.push(step)
    for (const field in object) {
      if (!Object.prototype.hasOwnProperty.call(object, field)) continue
      const part = object[field]
      if (part === undefined || part === null) continue // N2
      switch (field) {
        case 'kitId':
          kitId = anyId(part, field, reading)
          break
        case 'kitRowId':
          kitRowId = anyId(part, field, reading)
          break
        case 'productName':
          productName = text(part, field, reading)
          break
        case 'customPricing':
          customPricing = flag(part, field, reading)
          kind = kindOf(customPricing)
          break
        case 'description':
          description = text(part, field, reading)
          break
        case 'attributes':
          readAttributes = attributes(part, field, reading)
          break
        case 'displayKitItems':
          if (isKit) displayKitItems = displayed(part, field, reading) // K1
          break
        case 'displaySubKits':
          if (isKit) displaySubKits = displayed(part, field, reading) // K1
          break
        case 'components':
          readComponents = components(part, field, reading)
          break
        case 'subKits':
          subKits = listOf(kitLevelBelow([...above, value]), NO_KIT_LEVEL)(part, field, reading)
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
      kind,
      fields: {
        kitId,
        kitRowId,
        productName,
        customPricing,
        description,
        attributes: readAttributes,
        displayKitItems,
        displaySubKits,
      },
      pricing,
      components: readComponents,
      subKits,
    }
  }
}

/** K1, of a `customPricing` that was sent. */
function kindOf(customPricing: boolean | undefined): KitLevelKind {
  if (customPricing === undefined) return 'unreadable'
  return customPricing ? 'custom' : 'standard'
}

export const productKit: Reader<KitLevel> = kitLevelBelow([])

/** A priced kit or sub-kit as JSON. */
export function kitLevelWire(level: PricedKitLevel, currency: string): ProductKitLineWire {
  const { fields, components: priced, subKits, pricing } = level
  const { kitId, kitRowId, productName, customPricing, description, attributes } = fields
  const { displayKitItems, displaySubKits } = fields
  const draft: Draft<ProductKitLineWire> = {}
  if (kitId !== undefined) draft.kitId = kitId
  if (kitRowId !== undefined) draft.kitRowId = kitRowId
  if (productName !== undefined) draft.productName = productName
  if (customPricing !== undefined) draft.customPricing = customPricing
  if (description !== undefined) draft.description = description
  if (attributes !== undefined) draft.attributes = attributes
  if (displayKitItems !== undefined) draft.displayKitItems = displayKitItems
  if (displaySubKits !== undefined) draft.displaySubKits = displaySubKits
  if (priced !== undefined) draft.components = priced.map((one) => componentWire(one, currency))
  if (subKits !== undefined) draft.subKits = subKits.map((subKit) => kitLevelWire(subKit, currency))
  if (pricing !== undefined) draft.pricing = linePricingWire(pricing, currency)
  return draft
}

function componentWire({ component, pricing }: PricedComponent, currency: string): KitComponentWire {
  const { productType, productId, productName } = component.fields
  const draft: Draft<KitComponentWire> = {}
  if (productType !== undefined) draft.productType = productType
  if (productId !== undefined) draft.productId = productId
  if (productName !== undefined) draft.productName = productName
  if (pricing !== undefined) draft.pricing = linePricingWire(pricing, currency)
  return draft
}
