import {
  PRODUCT_TYPES,
  type ComponentFields,
  type KitComponent,
  type KitFields,
  type KitTier,
  type TierKind,
} from '../model/sales-line.js'
import type { PricedComponent, PricedTier } from '../model/priced.js'
import { anyId, idWith, PRODUCT_PREFIX } from './id.js'
import { linePricing, linePricingWire, type LinePricingWire } from './line-pricing.js'
import { listOf } from './list.js'
import {
  fieldsOf,
  readFields,
  readObject,
  readOwn,
  type Fields,
  type JsonObject,
  isSupplied,
} from './object.js'
import { refuseLegacy } from './legacy.js'
import { opaqueObject } from './opaque.js'
import { attributes } from './plain-lines.js'
import { report, reportPlain, type Reader } from './reading.js'
import { enumOf, flag, text } from './scalars.js'

/** One component of a kit, as JSON (K7). */
export interface KitComponentWire extends ComponentFields {
  readonly pricing?: LinePricingWire
}

/** A sub-kit, as JSON: a kit without the display flags (K1). */
export interface SubKitWire extends Omit<KitFields, 'displayKitItems' | 'displaySubKits'> {
  readonly components?: readonly KitComponentWire[]
  readonly subKits?: readonly SubKitWire[]
  readonly pricing?: LinePricingWire
}

/** A product kit, as JSON. */
export interface ProductKitLineWire extends KitFields {
  readonly components?: readonly KitComponentWire[]
  readonly subKits?: readonly SubKitWire[]
  readonly pricing?: LinePricingWire
}

/** How many levels of sub-kits a kit may have below it (K1). */
export const MAX_KIT_DEPTH = 16

const productType = enumOf(PRODUCT_TYPES)

const componentFields = fieldsOf<ComponentFields>({
  productType,
  productId: idWith(PRODUCT_PREFIX),
  productName: text,
})

const component: Reader<KitComponent> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  reading.way.push(step)
  const fields = readFields(object, componentFields, reading, refuseLegacy)
  const isNamed = isSupplied(object, 'productType') && fields.productType !== 'PRODUCT_TYPE_UNSPECIFIED'
  if (!isNamed) reportPlain(reading, 'required', 'productType') // K7
  const pricing = readOwn(object, 'pricing', linePricing, reading)
  reading.way.pop()
  return { fields, pricing }
}

const tierReaders = {
  kitId: anyId,
  kitRowId: anyId,
  productName: text,
  customPricing: flag,
  description: text,
  attributes,
}

const subKitFields: Fields<KitFields> =
  fieldsOf<Omit<KitFields, 'displayKitItems' | 'displaySubKits'>>(tierReaders)

const kitFields = fieldsOf<KitFields>({
  ...tierReaders,
  displayKitItems: listOf(opaqueObject, {}),
  displaySubKits: listOf(opaqueObject, {}),
})

/** Where a component or a sub-kit could not be read: of nothing, nothing is required. */
const NO_COMPONENT: KitComponent = { fields: {}, pricing: undefined }
const NO_TIER: KitTier = {
  kind: 'unreadable',
  fields: {},
  pricing: undefined,
  components: undefined,
  subKits: undefined,
}

const components = listOf(component, NO_COMPONENT)

/** Reads a tier below so many others; the depth also bounds how deep hostile JSON is followed (K1). */
function tierAt(above: readonly unknown[], tierFields: Fields<KitFields>): Reader<KitTier> {
  return (value, step, reading) => {
    // What holds itself has no end either.
    if (above.length > MAX_KIT_DEPTH || above.includes(value)) {
      report(reading, 'kit_too_deep', { most: String(MAX_KIT_DEPTH) }, step)
      return undefined
    }
    const object = readObject(value, step, reading)
    if (object === undefined) return undefined
    reading.way.push(step)
    const fields = readFields(object, tierFields, reading, refuseLegacy)
    const tier = {
      kind: kindOf(object, fields),
      fields,
      pricing: readOwn(object, 'pricing', linePricing, reading),
      components: readOwn(object, 'components', components, reading),
      subKits: readOwn(object, 'subKits', listOf(tierAt([...above, value], subKitFields), NO_TIER), reading),
    }
    reading.way.pop()
    return tier
  }
}

/** K1. */
function kindOf(object: JsonObject, { customPricing }: KitFields): TierKind {
  if (customPricing !== undefined) return customPricing ? 'custom' : 'standard'
  return isSupplied(object, 'customPricing') ? 'unreadable' : 'standard'
}

export const productKit: Reader<KitTier> = tierAt([], kitFields)

/** A priced kit or sub-kit as JSON. */
export function tierWire(tier: PricedTier, currency: string): ProductKitLineWire {
  const { fields, components: priced, subKits, pricing } = tier
  return {
    ...fields,
    ...(priced === undefined ? {} : { components: priced.map((one) => componentWire(one, currency)) }),
    ...(subKits === undefined ? {} : { subKits: subKits.map((subKit) => tierWire(subKit, currency)) }),
    ...(pricing === undefined ? {} : { pricing: linePricingWire(pricing, currency) }),
  }
}

function componentWire(
  { component: { fields }, pricing }: PricedComponent,
  currency: string,
): KitComponentWire {
  return pricing === undefined ? fields : { ...fields, pricing: linePricingWire(pricing, currency) }
}
