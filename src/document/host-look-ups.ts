import type { Catalogue, CatalogueProduct, CatalogueRow, CatalogueTemplate } from '../model/catalogue.js'

type Draft<A> = { -readonly [Field in keyof A]: A[Field] }

/**
 * A host's look-ups as they can be trusted (A3): what is no function is not there, and of an answer what has not the
 * form of one is left out. A host's database has nulls and half-filled rows, which are no reason to throw.
 */
export function lookUpsOf(host: Catalogue | null | undefined): Catalogue {
  const lookUps = unfilled<Catalogue>()
  if (typeof host !== 'object' || host === null) return lookUps
  const product = given(host, 'product')
  const flashingTemplate = given(host, 'flashingTemplate')
  const customer = given(host, 'customer')
  if (typeof product === 'function') lookUps.product = (id) => productOf(product.call(host, id))
  if (typeof flashingTemplate === 'function')
    lookUps.flashingTemplate = (id) => templateOf(flashingTemplate.call(host, id))
  if (typeof customer === 'function') lookUps.customer = (id) => customer.call(host, id)
  return lookUps
}

/** Without a prototype: what somebody has put on `Object.prototype` is no look-up. */
function unfilled<A>(): Draft<A> {
  return Object.create(null) as Draft<A>
}

/** What the host's object has in a field: its own, or its class's, but not what somebody has put into every object. */
function given<A extends object, Field extends keyof A>(object: A, field: Field): A[Field] | undefined {
  const value = object[field]
  const isEverywhere = value !== undefined && value === (Object.prototype as A)[field]
  return isEverywhere && !Object.hasOwn(object, field) ? undefined : value
}

/** What a look-up has answered, of which nothing is known. */
interface Answered {
  readonly colours?: unknown
  readonly rows?: unknown
}

function productOf(found: unknown): CatalogueProduct | undefined {
  if (found === undefined || found === null) return undefined
  const colours = given(found as Answered, 'colours')
  const rows = given(found as Answered, 'rows')
  const product = unfilled<CatalogueProduct>()
  if (Array.isArray(colours)) product.colours = colours.filter(isText)
  if (Array.isArray(rows)) product.rows = rows.filter(isRow).map(rowOf)
  return product
}

function templateOf(found: unknown): CatalogueTemplate | undefined {
  if (found === undefined || found === null) return undefined
  const colours = given(found as Answered, 'colours')
  const template = unfilled<CatalogueTemplate>()
  if (Array.isArray(colours)) template.colours = colours.filter(isText)
  return template
}

function rowOf(found: CatalogueRow): CatalogueRow {
  const row = unfilled<CatalogueRow>()
  // It is compared with ids and nothing else, so that what is no text is no row's id.
  row.productRowId = given(found, 'productRowId') as string
  const rowPriceIds = given(found, 'rowPriceIds')
  if (Array.isArray(rowPriceIds)) row.rowPriceIds = rowPriceIds.filter(isText)
  return row
}

function isRow(row: unknown): row is CatalogueRow {
  return typeof row === 'object' && row !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
