import type { Catalogue, CatalogueProduct, CatalogueRow, CatalogueTemplate } from '../model/catalogue.js'

type Draft<A> = { -readonly [Field in keyof A]: A[Field] }

/**
 * A host's look-ups as they can be trusted (A3): what is no function is not there, and of an answer what has not the
 * form of one is left out. A host's database has nulls and half-filled rows, which are no reason to throw.
 */
export function lookUpsOf(host: Catalogue | null | undefined): Catalogue {
  const lookUps = unfilled<Catalogue>()
  if (typeof host !== 'object' || host === null) return lookUps
  const { product, flashingTemplate, customer } = host
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

function productOf(found: unknown): CatalogueProduct | undefined {
  if (found === undefined || found === null) return undefined
  const { colours, rows } = found as { readonly colours?: unknown; readonly rows?: unknown }
  const product = unfilled<CatalogueProduct>()
  if (Array.isArray(colours)) product.colours = colours.filter(isText)
  if (Array.isArray(rows)) product.rows = rows.filter(isRow).map(rowOf)
  return product
}

function templateOf(found: unknown): CatalogueTemplate | undefined {
  if (found === undefined || found === null) return undefined
  const { colours } = found as { readonly colours?: unknown }
  const template = unfilled<CatalogueTemplate>()
  if (Array.isArray(colours)) template.colours = colours.filter(isText)
  return template
}

function rowOf({ productRowId, rowPriceIds }: CatalogueRow): CatalogueRow {
  const row: Draft<CatalogueRow> = Object.assign(unfilled<CatalogueRow>(), { productRowId })
  if (Array.isArray(rowPriceIds)) row.rowPriceIds = rowPriceIds.filter(isText)
  return row
}

function isRow(row: unknown): row is CatalogueRow {
  return typeof row === 'object' && row !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
