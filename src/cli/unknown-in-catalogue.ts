import type { Catalogue, CatalogueProduct, CatalogueRow, CatalogueTemplate } from '../index.js'
import { isObject } from '../wire/object.js'
import type { NamedJson } from './named-json.js'
import { sentencesOn, unknownFields, type UnknownField } from './unknown-fields.js'

interface Fields {
  readonly [field: string]: Fields
}

/** The fields of what is looked up under an id: whoever adds one to a look-up has to add it here. */
type FieldsOf<A, Id extends string = never> = Readonly<Record<keyof A | Id, Fields>>

const row: FieldsOf<CatalogueRow> = { productRowId: {}, rowPriceIds: {} }
const product: FieldsOf<CatalogueProduct, 'productId'> = { productId: {}, colours: {}, rows: row }
const template: FieldsOf<CatalogueTemplate, 'templateId'> = { templateId: {}, colours: {}, thickness: {} }

/** What a catalogue is made of: a list for each kind of look-up (A3). */
export const catalogueFields: Readonly<Record<`${keyof Catalogue}s`, Fields>> = {
  products: product,
  flashingTemplates: template,
  customers: { customerId: {} },
}

const part = { one: 'part of a catalogue', many: 'parts of a catalogue' }

/**
 * What a catalogue's file says that nothing is looked up in, a sentence each: a list that is dropped for one wrong
 * letter switches off its checks, and another file altogether switches off all of them.
 *
 * What stands in the lists is often a host's own, with names and weights beside the ids. So of fields in there only
 * those are told that are like a known one, which is not there; the same field of many products once.
 */
export function unknownInCatalogue({ name, json }: NamedJson): readonly string[] {
  if (!isObject(json)) return []
  const lists = Object.keys(catalogueFields)
  const unknown = unknownFields(json, lists, '', lists)
  const within = misspeltWithin(json, catalogueFields, '')
  if (lists.some((list) => Object.hasOwn(json, list) && json[list] !== null))
    return sentencesOn([...unknown, ...within], name, part)
  const names = lists.map((list) => JSON.stringify(list)).join(', ')
  return [
    ...sentencesOn(
      unknown.filter(({ near }) => near !== undefined),
      name,
      part,
    ),
    `${name} holds no catalogue, so nothing is looked up: it has none of ${names}.`,
  ]
}

function misspeltWithin(owner: object, fields: Fields, prefix: string): readonly UnknownField[] {
  const found = new Map<string, UnknownField>()
  for (const [list, inner] of Object.entries(fields)) {
    const elements: unknown = Object.hasOwn(owner, list) ? owner[list as keyof typeof owner] : undefined
    if (!Array.isArray(elements)) continue
    const way = `${prefix}${list}[].`
    for (const element of elements) {
      if (!isObject(element)) continue
      const misspelt = misspeltIn(element, inner, way)
      for (const one of [...misspelt, ...misspeltWithin(element, inner, way)]) found.set(one.field, one)
    }
  }
  return [...found.values()]
}

function misspeltIn(element: object, fields: Fields, way: string): readonly UnknownField[] {
  const missing = Object.keys(fields).filter((field) => !Object.hasOwn(element, field))
  return unknownFields(element, Object.keys(fields), way, missing)
    .filter(({ near }) => near !== undefined)
    .map(({ field, near }) => ({ field, near: near === undefined ? undefined : `${way}${near}` }))
}
