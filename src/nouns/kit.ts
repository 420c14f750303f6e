import { PRODUCT_TYPES } from './enums.js'
import { PRODUCT_PREFIX } from './ids.js'
import * as kinds from './kinds.js'
import { MAX_KIT_DEPTH, MAX_OPAQUE_DEPTH } from './limits.js'
import { linePricing } from './line-pricing.js'
import { optional, required, type Fields, type Noun } from './noun.js'
import { attribute } from './plain-lines.js'

/** K7. */
export const kitComponent: Noun = {
  name: 'KitComponent',
  example: `{ productType: 'PRODUCT_TYPE_LABOUR' }`,
  says: 'One part of a kit (K7).',
  fields: () => ({
    productType: required(
      kinds.enumOf('ProductType', 'PRODUCT_TYPES', PRODUCT_TYPES, 'refused'),
      'What it is: by name, or as the place of the name in its list (V4). The unspecified type, 0, is none (K7).',
    ),
    productId: optional(
      kinds.idWith(PRODUCT_PREFIX, 'readProductId'),
      'The id of the product (V5). Besides: it must be found, where there is a catalogue (V6).',
    ),
    productName: optional(kinds.text, 'What it is called.'),
    pricing: optional(
      kinds.objectOf(linePricing),
      'Its measurements stand in here. Besides: in a standard kit all but notes need a totalPrice (K3).',
      { isWorkedOut: true },
    ),
  }),
  refusesLegacy: true,
}

/** K1. */
export const subKit: Noun = {
  name: 'SubKit',
  says: `A kit in a kit (K1). Besides: ${String(MAX_KIT_DEPTH)} levels of them are allowed below a kit.`,
  fields: () => kitFields({}),
  refusesLegacy: true,
  guardedBy: { enter: 'enterKit', leave: 'leaveKit' },
  unreadable: { customPricing: 'UNREADABLE' },
}

/** What a kit and a sub-kit have. */
function kitFields(display: Fields): Fields {
  return {
    kitId: optional(kinds.filledText, 'The id of the kit.'),
    kitRowId: optional(kinds.filledText, 'The id of a row of the kit.'),
    productName: optional(kinds.text, 'What it is called.'),
    customPricing: optional(
      kinds.flag,
      'Whether it names its own price; when it does, pricing.totalPrice is required besides (K5).',
      { unreadableAs: 'UNREADABLE' },
    ),
    description: optional(kinds.text, 'A description of the kit.'),
    attributes: optional(kinds.listOf(kinds.objectOf(attribute)), 'Further properties of the kit.'),
    ...display,
    components: optional(kinds.listOf(kinds.objectOf(kitComponent)), 'What is in it (K7).', {
      isWorkedOut: true,
    }),
    subKits: optional(
      kinds.listOf(kinds.objectOf(subKit)),
      `Kits in the kit. Besides: they nest ${String(MAX_KIT_DEPTH)} deep, no deeper (K1).`,
      { isWorkedOut: true },
    ),
    pricing: optional(
      kinds.objectOf(linePricing),
      'When left out, a standard kit counts the sum of what is in it (K2), where the account derives totals (L5). Besides: a custom-priced one needs it (K5).',
      { isWorkedOut: true },
    ),
  }
}

const AS_SENT = `Kept as sent. Besides: at most ${String(MAX_OPAQUE_DEPTH)} levels deep (M8).`

/** K1. */
export const productKit: Noun = {
  name: 'ProductKitLine',
  title: 'ProductKit',
  says: 'A kit of parts, which counts what they add up to, or what it says itself (K2, K4).',
  fields: () =>
    kitFields({
      displayKitItems: optional(kinds.listOf(kinds.anyObject), AS_SENT),
      displaySubKits: optional(kinds.listOf(kinds.anyObject), AS_SENT),
    }),
  refusesLegacy: true,
  guardedBy: { enter: 'enterKit', leave: 'leaveKit' },
}
