import { PRODUCT_TYPES } from './enums.js'
import { PRODUCT_PREFIX } from './ids.js'
import * as kinds from './kinds.js'
import { MAX_KIT_DEPTH, MAX_OPAQUE_DEPTH } from './limits.js'
import { componentPricing, entries, kitPricing } from './line-pricing.js'
import { filledIn, optional, required, type Fields, type Definition } from './definition.js'
import { attribute } from './plain-lines.js'

const NOT_IN_BOTH = 'Also checked: pricing must not have this list too (K7)'

/** K7: the measurements may be in the pricing instead. */
const measurements: Fields = {
  measurements: optional(
    entries,
    `The pieces as sold. Their strategy: in pricing (M2). ${NOT_IN_BOTH}, and the rules for measurements in pricing apply here too.`,
    { isComputed: true },
  ),
  asBuiltMeasurements: optional(
    entries,
    `The pieces as built. When omitted, the same as the measurements (M7). ${NOT_IN_BOTH}, and only lineal and square strategies allow it (M2).`,
    { isComputed: true },
  ),
}

/** K7. */
export const kitComponent: Definition = {
  name: 'KitComponent',
  example: `{ productType: 'PRODUCT_TYPE_LABOUR' }`,
  says: 'A component of a kit (K7).',
  fields: () => ({
    productType: required(
      kinds.nameOf('ProductType', 'PRODUCT_TYPES', PRODUCT_TYPES, 'refused'),
      'The kind of component, by name (V4, K7).',
    ),
    productId: optional(
      kinds.idWith(PRODUCT_PREFIX, 'ProductId'),
      'The id of the product, which begins with `prod_` (V5). Also checked: if a catalogue is passed, it must have the product (V6).',
    ),
    productName: optional(kinds.text, 'The name of the component.', { sample: '"Hang gutter"' }),
    pricing: optional(
      kinds.objectOf(componentPricing),
      'The pricing of the component. Also checked: in a standard kit, every component except notes needs a totalPrice (K3).',
      { isComputed: true },
    ),
    ...measurements,
  }),
  keeps: 'others',
  refusesLegacy: true,
  settledBy: 'settleMeasurements',
}

/** K1. */
export const subKit: Definition = {
  name: 'SubKit',
  says: `A kit inside a kit. Also checked: at most ${String(MAX_KIT_DEPTH)} levels of sub-kits below a kit (K1).`,
  fields: () => ({ ...kitFields({}), ...measurements }),
  keeps: 'others',
  refusesLegacy: true,
  settledBy: 'settleMeasurements',
  isKit: true,
  unreadable: { customPricing: 'UNREADABLE' },
}

function kitFields(display: Fields): Fields {
  return {
    kitId: optional(
      kinds.otherId,
      'The id of the kit (V5). Also checked: if a catalogue is passed, it must have the kit (V6).',
      { sample: '"kit_gutter_set"' },
    ),
    kitRowId: optional(kinds.otherId, 'The id of a row of the kit (V5).', { sample: '"kitrow_quad_115"' }),
    productName: optional(kinds.text, 'The name of the kit.', { sample: '"Gutter set"' }),
    customPricing: optional(
      kinds.flag,
      'Whether the kit has its own price instead of the sum of its parts (K1). Also checked: when true, pricing.totalPrice is required (K5).',
      { unreadableAs: 'UNREADABLE' },
    ),
    description: optional(kinds.text, 'A description of the kit.', { sample: '"Quad 115, with brackets"' }),
    attributes: optional(kinds.listOf(kinds.objectOf(attribute)), 'Further properties of the kit.'),
    ...display,
    components: optional(kinds.listOf(kinds.objectOf(kitComponent)), 'The components of the kit (K7).', {
      isComputed: true,
      unreadableAs: '[NO_KIT_COMPONENT]',
    }),
    subKits: optional(
      kinds.listOf(kinds.objectOf(subKit)),
      `Kits inside the kit. Also checked: at most ${String(MAX_KIT_DEPTH)} levels (K1).`,
      { isComputed: true, unreadableAs: '[NO_SUB_KIT]' },
    ),
    pricing: filledIn(
      kinds.objectOf(kitPricing),
      'The pricing of the kit. When omitted, and derivation is on (L5), the total of a standard kit is the sum of its components and sub-kits (K2). Also checked: its totalPrice is required on a custom-priced kit (K5), and on a standard one with derivation off or a custom formula (K2).',
      { isComputed: true, isCheckedLater: true },
    ),
  }
}

const AS_SENT = `Items to display, kept as sent. Also checked: at most ${String(MAX_OPAQUE_DEPTH)} levels of nesting (M8).`

/** K1. */
export const productKit: Definition = {
  name: 'ProductKitLine',
  title: 'ProductKit',
  says: 'A kit. Its total is the sum of its parts or its own price (K2, K4).',
  fields: () =>
    kitFields({
      displayKitItems: optional(kinds.listOf(kinds.anyObject), AS_SENT),
      displaySubKits: optional(kinds.listOf(kinds.anyObject), AS_SENT),
    }),
  isKit: true,
}
