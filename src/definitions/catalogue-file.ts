import * as kinds from './kinds.js'
import { optional, required, type Definition } from './definition.js'

const colours = optional(
  kinds.listOf(kinds.text),
  'The available colours. When omitted, colours are not checked (V6).',
  { sample: '["Charcoal", "Ivory"]' },
)

export const catalogueRow: Definition = {
  name: 'CatalogueRow',
  example: `{ productRowId: 'row_corrugated_042' }`,
  says: 'A row of a product: a variant, such as a size or a colour, with its own prices (V6).',
  fields: () => ({
    productRowId: required(kinds.filledText, 'The id of the row.', { sample: '"row_corrugated_042"' }),
    rowPriceIds: optional(
      kinds.listOf(kinds.text),
      'The ids of the prices of the row. When omitted, row prices are not checked.',
      { sample: '["rowprice_01hx5zq8abtfhqvydnqaemv2wb"]' },
    ),
  }),
  goes: 'in',
  readFrom: 'file',
}

export const catalogueProduct: Definition = {
  name: 'CatalogueFileProduct',
  example: `{ productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3', colours: ['Charcoal'] }`,
  foundAs: 'CatalogueProduct',
  says: 'A product of a catalogue (V6).',
  fields: () => ({
    productId: required(kinds.filledText, 'The id of the product.', {
      sample: '"prod_01hx5zq8k3v9m2n4p6r8t0w1y3"',
    }),
    colours,
    rows: optional(
      kinds.listOf(kinds.objectOf(catalogueRow)),
      'The rows of the product. When omitted, rows and row prices are not checked.',
    ),
  }),
  goes: 'in',
  readFrom: 'file',
}

export const catalogueTemplate: Definition = {
  name: 'CatalogueFileTemplate',
  example: `{ templateId: 'flashtpl_01hx5zq8k3v9m2n4p6r8t0w1y3' }`,
  foundAs: 'CatalogueTemplate',
  says: 'A flashing template of a catalogue (V6).',
  fields: () => ({
    templateId: required(kinds.filledText, 'The id of the template.', {
      sample: '"flashtpl_01hx5zq8k3v9m2n4p6r8t0w1y3"',
    }),
    colours,
    thickness: optional(kinds.text, 'The thickness in mm, a decimal string.', { sample: '"0.55"' }),
  }),
  goes: 'in',
  readFrom: 'file',
}

export const catalogueCustomer: Definition = {
  name: 'CatalogueFileCustomer',
  example: `{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }`,
  says: 'A customer (V6).',
  fields: () => ({
    customerId: required(kinds.filledText, 'The id of the customer.', {
      sample: '"cust_01hx5zq8k3v9m2n4p6r8t0w1y3"',
    }),
  }),
  goes: 'in',
  readFrom: 'file',
}

export const catalogueKit: Definition = {
  name: 'CatalogueFileKit',
  example: `{ kitId: 'kit_gutter_set' }`,
  says: 'A kit of a catalogue (V6).',
  fields: () => ({ kitId: required(kinds.filledText, 'The id of the kit.', { sample: '"kit_gutter_set"' }) }),
  goes: 'in',
  readFrom: 'file',
}

export const catalogueFile: Definition = {
  name: 'CatalogueFile',
  says: 'A catalogue as one JSON object. The ids of an omitted list are not checked (A3).',
  fields: () => ({
    products: optional(kinds.listOf(kinds.objectOf(catalogueProduct)), 'The products of the catalogue.'),
    kits: optional(kinds.listOf(kinds.objectOf(catalogueKit)), 'The kits of the catalogue.'),
    flashingTemplates: optional(
      kinds.listOf(kinds.objectOf(catalogueTemplate)),
      'The flashing templates of the catalogue.',
    ),
    customers: optional(kinds.listOf(kinds.objectOf(catalogueCustomer)), 'The known customers.'),
  }),
  goes: 'in',
  readFrom: 'file',
}
