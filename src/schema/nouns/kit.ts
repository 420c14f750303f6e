import { PRODUCT_TYPES } from '../../model/sales-line.js'
import { PRODUCT_PREFIX } from '../../wire/id.js'
import {
  MAX_KIT_DEPTH,
  type KitComponentWire,
  type ProductKitLineWire,
  type SubKitWire,
} from '../../wire/kit.js'
import { MAX_OPAQUE_DEPTH } from '../../wire/opaque.js'
import type { FieldsOf, Noun } from '../description.js'
import { optional, required } from '../field.js'
import { anyObject, enumOf, filledText, flag, idWith, listOf, objectOf, text } from '../shape.js'
import { linePricing } from './line-pricing.js'
import { attribute } from './plain-lines.js'

/** K7. */
export const kitComponent: Noun<KitComponentWire> = {
  name: 'KitComponent',
  describe: () => ({
    says: 'One part of a kit (K7).',
    fields: {
      productType: required(
        enumOf(PRODUCT_TYPES, 'refused'),
        'What it is: by name, or as the place of the name in its list (V4). The unspecified type, 0, is none (K7).',
      ),
      productId: optional(
        idWith(PRODUCT_PREFIX),
        'The id of the product (V5). Besides: it must be found, where there is a catalogue (V6).',
      ),
      productName: optional(text, 'What it is called.'),
      pricing: optional(
        objectOf(linePricing),
        'Its measurements stand in here. Besides: in a standard kit all but notes need a totalPrice (K3).',
      ),
    },
    refusesLegacy: true,
  }),
}

/** What a kit and a sub-kit have, which may be one of it. */
const kitLevelFields = (): FieldsOf<SubKitWire> => ({
  kitId: optional(filledText, 'The id of the kit.'),
  kitRowId: optional(filledText, 'The id of a row of the kit.'),
  productName: optional(text, 'What it is called.'),
  customPricing: optional(
    flag,
    'Whether it names its own price; when it does, pricing.totalPrice is required besides (K5).',
  ),
  description: optional(text, 'A description of the kit.'),
  attributes: optional(listOf(objectOf(attribute)), 'What else is told of the kit.'),
  components: optional(listOf(objectOf(kitComponent)), 'What is in it (K7).'),
  subKits: optional(
    listOf(objectOf(subKit)),
    `Kits in the kit. Besides: they nest ${String(MAX_KIT_DEPTH)} deep, no deeper (K1).`,
  ),
  pricing: optional(
    objectOf(linePricing),
    'When left out, a standard kit counts the sum of what is in it (K2), where the account derives totals (L5). Besides: a custom-priced one needs it (K5).',
  ),
})

/** K1. */
export const subKit: Noun<SubKitWire> = {
  name: 'SubKit',
  describe: () => ({
    says: `A kit in a kit (K1). Besides: ${String(MAX_KIT_DEPTH)} levels of them are allowed below a kit.`,
    fields: kitLevelFields(),
    refusesLegacy: true,
  }),
}

const asSent = (): string => `Kept as sent. Besides: at most ${String(MAX_OPAQUE_DEPTH)} levels deep (M8).`

/** K1. */
export const productKit: Noun<ProductKitLineWire> = {
  name: 'ProductKit',
  describe: () => ({
    says: 'A kit of parts, which counts what they add up to, or what it says itself (K2, K4).',
    fields: {
      ...kitLevelFields(),
      displayKitItems: optional(listOf(anyObject), asSent()),
      displaySubKits: optional(listOf(anyObject), asSent()),
    },
    refusesLegacy: true,
  }),
}
