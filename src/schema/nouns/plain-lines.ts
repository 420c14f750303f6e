import type { Attribute, Notes, Parameter } from '../../model/sales-line.js'
import { PRODUCT_PREFIX, ROW_PRICE_PREFIX } from '../../wire/id.js'
import type { CatalogueLineWire, OnTheFlyLineWire } from '../../wire/plain-lines.js'
import type { Noun } from '../description.js'
import { optional, required } from '../field.js'
import { filledText, idWith, listOf, objectOf, text } from '../shape.js'
import { linePricing } from './line-pricing.js'

export const attribute: Noun<Attribute> = {
  name: 'Attribute',
  describe: () => ({
    says: 'A name and a value. Further fields that are true or false say where it is shown, and are kept; others are dropped.',
    fields: { name: optional(text, 'What it is of.'), value: optional(text, 'What it is.') },
    answered: { additionalProperties: { type: 'boolean' } },
  }),
}

const parameter: Noun<Parameter> = {
  name: 'Parameter',
  describe: () => ({
    says: 'A name and a value.',
    fields: {
      name: optional(text, 'What it is of: the parameter named Colour carries the colour of the product.'),
      value: optional(text, 'What it is. Besides: a colour must be one that the product comes in (V6).'),
    },
  }),
}

const UNPRICED = 'When left out, the line has no price and counts 0 (L5).'
const DESCRIPTION = 'A description of the product.'
const ATTRIBUTES = 'What else is told of the product.'

/** A line of something that is in no catalogue. */
export const onTheFlyLine: Noun<OnTheFlyLineWire> = {
  name: 'OnTheFlyLine',
  describe: () => ({
    says: 'Something that is in no catalogue.',
    fields: {
      productName: required(filledText, 'What it is called; not empty (N2).'),
      productDescription: optional(text, DESCRIPTION),
      colour: optional(text, 'Its colour.'),
      attributes: optional(listOf(objectOf(attribute)), ATTRIBUTES),
      pricing: optional(objectOf(linePricing), UNPRICED),
    },
    refusesLegacy: true,
  }),
}

/** The same, but that it needs no name. */
export const labourLine: Noun<OnTheFlyLineWire> = {
  name: 'LabourLine',
  describe: () => ({
    says: "Work; its total is part of the document's labour total (T8).",
    fields: {
      productName: optional(text, 'What it is called.'),
      productDescription: optional(text, DESCRIPTION),
      colour: optional(text, 'Its colour.'),
      attributes: optional(listOf(objectOf(attribute)), ATTRIBUTES),
      pricing: optional(objectOf(linePricing), UNPRICED),
    },
    refusesLegacy: true,
  }),
}

export const catalogueLine: Noun<CatalogueLineWire> = {
  name: 'CatalogueLine',
  describe: () => ({
    says: 'A product of the catalogue. Besides: what it names must be in the catalogue, where there is one to look into (V6).',
    fields: {
      productId: required(
        idWith(PRODUCT_PREFIX),
        'The id of the product (V5). Besides: it must be found (V6).',
      ),
      productRowId: optional(filledText, 'The id of a row of the product. Besides: it must be found (V6).'),
      rowPriceId: optional(
        idWith(ROW_PRICE_PREFIX),
        'The id of a price of that row (V5). Besides: it must be found (V6).',
      ),
      productName: optional(text, 'What it is called.'),
      productDescription: optional(text, DESCRIPTION),
      categoryName: optional(text, 'The name of its category.'),
      priceName: optional(text, 'The name of its price.'),
      params: optional(listOf(objectOf(parameter)), 'What was chosen of the product.'),
      attributes: optional(listOf(objectOf(attribute)), ATTRIBUTES),
      pricing: optional(objectOf(linePricing), UNPRICED),
    },
    refusesLegacy: true,
  }),
}

export const notes: Noun<Notes> = {
  name: 'Notes',
  describe: () => ({
    says: 'Words on the document; they count nothing.',
    fields: { text: optional(text, 'The words.') },
    refusesLegacy: true,
  }),
}
