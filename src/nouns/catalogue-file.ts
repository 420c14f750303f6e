import * as kinds from './kinds.js'
import { optional, required, type Noun } from './noun.js'

const colours = optional(
  kinds.listOf(kinds.text),
  'The colours it comes in; when left out, colours are not checked (V6).',
)

export const catalogueRow: Noun = {
  name: 'CatalogueFileRow',
  says: 'A row of a product: a size or a colour of it that has prices of its own (V6).',
  fields: () => ({
    productRowId: required(kinds.filledText, 'Its id.'),
    rowPriceIds: optional(
      kinds.listOf(kinds.text),
      'The ids of its prices; when left out, they are not checked.',
    ),
  }),
  goes: 'in',
}

export const catalogueProduct: Noun = {
  name: 'CatalogueFileProduct',
  says: 'A product of a catalogue (V6).',
  fields: () => ({
    productId: required(kinds.filledText, 'Its id.'),
    colours,
    rows: optional(
      kinds.listOf(kinds.objectOf(catalogueRow)),
      'Its rows; when left out, rows and row prices are not checked.',
    ),
  }),
  goes: 'in',
}

export const catalogueTemplate: Noun = {
  name: 'CatalogueFileTemplate',
  says: 'A flashing template of a catalogue (V6).',
  fields: () => ({
    templateId: required(kinds.filledText, 'Its id.'),
    colours,
    thickness: optional(kinds.text, 'In mm, a decimal string.'),
  }),
  goes: 'in',
}

export const catalogueCustomer: Noun = {
  name: 'CatalogueFileCustomer',
  says: 'A customer (V6).',
  fields: () => ({ customerId: required(kinds.filledText, 'Its id.') }),
  goes: 'in',
}

/** A3. */
export const catalogueFile: Noun = {
  name: 'CatalogueFile',
  says: 'A catalogue in one piece of JSON. What a list that is left out would hold is not looked up (A3).',
  fields: () => ({
    products: optional(kinds.listOf(kinds.objectOf(catalogueProduct)), 'The products.'),
    flashingTemplates: optional(kinds.listOf(kinds.objectOf(catalogueTemplate)), 'The flashing templates.'),
    customers: optional(kinds.listOf(kinds.objectOf(catalogueCustomer)), 'The customers.'),
  }),
  goes: 'in',
}
