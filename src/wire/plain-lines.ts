import type { Attribute, CatalogueFields, Notes, OnTheFlyFields, Parameter } from '../model/sales-line.js'
import { anyId, idWith } from './id.js'
import { fieldsOf, objectOf, readObject, type Fields } from './object.js'
import { refuseLegacy } from './legacy.js'
import type { LinePricingWire } from './line-pricing.js'
import { listOf } from './list.js'
import type { Reader } from './reading.js'
import { text } from './scalars.js'

/** A line of something that is in no catalogue, as JSON. A labour line has the same fields. */
export interface OnTheFlyLineWire extends OnTheFlyFields {
  readonly pricing?: LinePricingWire
}

/** A line of a catalogue product, as JSON. */
export interface CatalogueLineWire extends CatalogueFields {
  readonly pricing?: LinePricingWire
}

/** An attribute keeps its name, its value, and the flags that say where it is shown. */
const attribute: Reader<Attribute> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  reading.way.push(step)
  const entries = Object.keys(object).flatMap((field): readonly (readonly [string, string | boolean])[] => {
    const part = object[field]
    if (field === 'name' || field === 'value') {
      const read = part === null || part === undefined ? undefined : text(part, field, reading)
      return read === undefined ? [] : [[field, read]]
    }
    return typeof part === 'boolean' ? [[field, part]] : []
  })
  reading.way.pop()
  return Object.fromEntries(entries)
}

export const attributes = listOf(attribute, {})

export const onTheFlyFields: Fields<OnTheFlyFields> = fieldsOf<OnTheFlyFields>({
  productName: text,
  productDescription: text,
  colour: text,
  attributes,
})

export const catalogueFields: Fields<CatalogueFields> = fieldsOf<CatalogueFields>({
  productId: idWith('prod_'),
  productRowId: anyId,
  rowPriceId: idWith('rowprice_'),
  productName: text,
  productDescription: text,
  categoryName: text,
  priceName: text,
  params: listOf(objectOf(fieldsOf<Parameter>({ name: text, value: text })), {}),
  attributes,
})

export const notes: Reader<Notes> = objectOf(fieldsOf<Notes>({ text }), refuseLegacy)
