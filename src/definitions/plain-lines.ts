import { PRODUCT_PREFIX, ROW_PRICE_PREFIX } from './ids.js'
import * as kinds from './kinds.js'
import { linePricing } from './line-pricing.js'
import { optional, required, type Fields, type Definition } from './definition.js'

export const attribute: Definition = {
  name: 'Attribute',
  example: `{ name: 'Profile', value: 'Corrugated' }`,
  says: 'A name and a value. Other fields are kept if they are true or false, such as whether the attribute is shown. Otherwise a flag such as `hideOnCustomerView` is refused, and any other field is dropped.',
  fields: () => ({
    name: optional(kinds.text, 'The name of the attribute.', { sample: '"Profile"' }),
    value: optional(kinds.text, 'The value of the attribute.', { sample: '"Corrugated"' }),
  }),
  keeps: 'flags',
  answered: { additionalProperties: { type: 'boolean' } },
}

export const parameter: Definition = {
  name: 'Parameter',
  example: `{ name: 'Colour', value: 'Charcoal' }`,
  says: 'A name and a value. Other fields are treated like the fields of an attribute.',
  fields: () => ({
    name: optional(
      kinds.text,
      'The name of the parameter. The parameter named Colour holds the colour of the product.',
      { sample: '"Colour"' },
    ),
    value: optional(
      kinds.text,
      'The value of the parameter. Also checked: if a catalogue is passed, a colour must be available in it (V6).',
      { sample: '"Charcoal"' },
    ),
  }),
  keeps: 'flags',
  answered: { additionalProperties: { type: 'boolean' } },
}

const DESCRIPTION = 'A description of the product.'

const attributes = optional(kinds.listOf(kinds.objectOf(attribute)), 'Further properties of the product.')
const pricing = required(kinds.objectOf(linePricing), 'The pricing of the line (L5).', {
  isComputed: true,
  isCheckedLater: true,
})

const describedProduct: Fields = {
  productDescription: optional(kinds.text, DESCRIPTION, { sample: '"Roll-top, 0.42 mm steel"' }),
  colour: optional(kinds.text, 'The colour of the product.', { sample: '"Charcoal"' }),
  attributes,
  pricing,
}

const PRICING_EXAMPLE = `pricing: { quantity: '1', unitPrice: { amountMicros: '12500000' } }`

export const onTheFlyLine: Definition = {
  name: 'OnTheFlyLine',
  example: `{ productName: 'Ridge cap', ${PRICING_EXAMPLE} }`,
  says: 'A line with a product that is not in the catalogue.',
  fields: () => ({
    productName: required(kinds.filledText, 'The name of the product; not empty (N2).', {
      sample: '"Ridge capping"',
      changesNoFigure: true,
    }),
    ...describedProduct,
  }),
  settledBy: 'requirePricing',
  settledIf: ['without', 'pricing'],
}

/** Like an on-the-fly line, except that the name is optional and other fields are kept (M8). */
export const labourLine: Definition = {
  name: 'LabourLine',
  example: `{ ${PRICING_EXAMPLE} }`,
  says: 'A line of labour. Its total counts toward the labour total of the document (T8).',
  fields: () => ({
    productName: optional(kinds.text, 'The name of the labour, such as Install.', { sample: '"Install"' }),
    ...describedProduct,
  }),
  keeps: 'others',
  settledBy: 'requirePricing',
  settledIf: ['without', 'pricing'],
}

export const catalogueLine: Definition = {
  name: 'CatalogueLine',
  example: `{ productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3', ${PRICING_EXAMPLE} }`,
  says: 'A line with a product of the catalogue. Also checked: if a catalogue is passed, it must have the ids and the colour of the line (V6).',
  fields: () => ({
    productId: required(
      kinds.idWith(PRODUCT_PREFIX, 'ProductId'),
      'The id of the product, which begins with `prod_` (V5). Also checked: if a catalogue is passed, it must have this id (V6).',
      { changesNoFigure: true },
    ),
    productRowId: optional(
      kinds.otherId,
      'The id of a row of the product (V5). Also checked: if a catalogue is passed, it must have this id (V6).',
      { sample: '"row_corrugated_042"' },
    ),
    rowPriceId: optional(
      kinds.idWith(ROW_PRICE_PREFIX, 'RowPriceId'),
      'The id of a price of that row (V5). Also checked: if a catalogue is passed, it must have this id (V6).',
    ),
    productName: optional(kinds.text, 'The name of the product.', { sample: '"Corrugated roof sheet"' }),
    productDescription: optional(kinds.text, DESCRIPTION, { sample: '"762 mm cover, 0.42 mm steel"' }),
    categoryName: optional(kinds.text, 'The name of the category of the product.', { sample: '"Roofing"' }),
    priceName: optional(kinds.text, 'The name of the price of the product.', { sample: '"Trade"' }),
    params: optional(kinds.listOf(kinds.objectOf(parameter)), 'The options chosen for the product.'),
    attributes,
    pricing,
  }),
  settledBy: 'requirePricing',
  settledIf: ['without', 'pricing'],
}

export const notes: Definition = {
  name: 'Notes',
  example: `{ text: 'Scaffolding by others.' }`,
  says: 'A note on the document. Its total is 0, and a `pricing` field is dropped.',
  fields: () => ({
    text: optional(kinds.text, 'The text of the note.', { sample: '"Scaffolding by others."' }),
  }),
  keeps: 'others',
  leavesOut: { pricing: 'M8' },
}
