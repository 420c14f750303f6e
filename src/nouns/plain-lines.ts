import { PRODUCT_PREFIX, ROW_PRICE_PREFIX } from './ids.js'
import * as kinds from './kinds.js'
import { linePricing } from './line-pricing.js'
import { optional, required, type Fields, type Noun } from './noun.js'

export const attribute: Noun = {
  name: 'Attribute',
  says: 'A name and a value. Further fields that are true or false say where it is shown, and are kept; others are dropped.',
  fields: () => ({
    name: optional(kinds.text, 'What it is of.'),
    value: optional(kinds.text, 'What it is.'),
  }),
  keepsFlags: true,
  answered: { additionalProperties: { type: 'boolean' } },
}

export const parameter: Noun = {
  name: 'Parameter',
  says: 'A name and a value.',
  fields: () => ({
    name: optional(
      kinds.text,
      'What it is of: the parameter named Colour carries the colour of the product.',
    ),
    value: optional(kinds.text, 'What it is. Besides: a colour must be one that the product comes in (V6).'),
  }),
}

const DESCRIPTION = 'A description of the product.'

const attributes = optional(kinds.listOf(kinds.objectOf(attribute)), 'Further properties of the product.')
const pricing = optional(
  kinds.objectOf(linePricing),
  'When left out, the line has no price and counts 0 (L5).',
  { isWorkedOut: true },
)

const describedProduct: Fields = {
  productDescription: optional(kinds.text, DESCRIPTION),
  colour: optional(kinds.text, 'Its colour.'),
  attributes,
  pricing,
}

/** A line of something that is in no catalogue. */
export const onTheFlyLine: Noun = {
  name: 'OnTheFlyLine',
  example: `{ productName: 'Ridge cap' }`,
  says: 'Something that is in no catalogue.',
  fields: () => ({
    productName: required(kinds.filledText, 'What it is called; not empty (N2).'),
    ...describedProduct,
  }),
  refusesLegacy: true,
}

/** The same, but that it needs no name. */
export const labourLine: Noun = {
  name: 'LabourLine',
  says: "Work; its total is part of the document's labour total (T8).",
  fields: () => ({ productName: optional(kinds.text, 'What it is called.'), ...describedProduct }),
  sameTypeAs: onTheFlyLine,
  refusesLegacy: true,
}

export const catalogueLine: Noun = {
  name: 'CatalogueLine',
  example: `{ productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3' }`,
  says: 'A product of the catalogue. Besides: what it names must be in the catalogue, where there is one to look into (V6).',
  fields: () => ({
    productId: required(
      kinds.idWith(PRODUCT_PREFIX, 'readProductId'),
      'The id of the product (V5). Besides: it must be found (V6).',
    ),
    productRowId: optional(
      kinds.filledText,
      'The id of a row of the product. Besides: it must be found (V6).',
    ),
    rowPriceId: optional(
      kinds.idWith(ROW_PRICE_PREFIX, 'readRowPriceId'),
      'The id of a price of that row (V5). Besides: it must be found (V6).',
    ),
    productName: optional(kinds.text, 'What it is called.'),
    productDescription: optional(kinds.text, DESCRIPTION),
    categoryName: optional(kinds.text, 'The name of its category.'),
    priceName: optional(kinds.text, 'The name of its price.'),
    params: optional(kinds.listOf(kinds.objectOf(parameter)), 'What was chosen of the product.'),
    attributes,
    pricing,
  }),
  refusesLegacy: true,
}

export const notes: Noun = {
  name: 'Notes',
  says: 'Words on the document; they count nothing.',
  fields: () => ({ text: optional(kinds.text, 'The words.') }),
  refusesLegacy: true,
}
