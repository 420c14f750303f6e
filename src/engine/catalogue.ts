import type {
  CatalogueProduct,
  CatalogueTemplate,
  ParsedCatalogueRow,
} from '../wire/catalogue-file.generated.js'
import { elementsOf, everyElementOf } from '../problem/elements.js'
import { misspeltFor } from '../problem/near-name.js'
import type { CustomerId, ProductId, TemplateId } from '../wire/scalars.js'
import { isPlain, isRecord, fieldOf, isObjectOrList } from './host-object.js'

/**
 * A host's catalogue, as look-ups by id (A3). Each look-up is optional; without it, ids of that kind are not
 * checked (V6). A look-up returns undefined or null if the id does not exist. The engine calls it
 * synchronously and does not cache the answers.
 */
export interface Catalogue {
  /** Looks up a product by its `prod_` id. */
  readonly product?: (productId: string) => CatalogueProduct | null | undefined
  /** Looks up a template by its `flashtpl_` id. */
  readonly flashingTemplate?: (templateId: string) => CatalogueTemplate | null | undefined
  /** Looks up a kit: any value except undefined, null, false or a promise means that the kit exists. */
  readonly kit?: (kitId: string) => unknown
  /**
   * Looks up a customer: any value except undefined, null, false or a promise means that the customer exists.
   */
  readonly customer?: (customerId: string) => unknown
}

export interface LookUps {
  readonly product: ((productId: ProductId) => unknown) | undefined
  readonly flashingTemplate: ((templateId: TemplateId) => unknown) | undefined
  readonly kit: ((kitId: string) => unknown) | undefined
  readonly customer: ((customerId: CustomerId) => unknown) | undefined
}

export interface FoundRow extends Pick<ParsedCatalogueRow, 'rowPriceIds'> {
  /** Unchecked, because the engine only compares it with the id in the request. */
  readonly productRowId: unknown
}

export const NO_LOOK_UPS: LookUps = {
  product: undefined,
  kit: undefined,
  flashingTemplate: undefined,
  customer: undefined,
}

/** A3. A look-up that is not a function makes the engine report its ids instead of leaving them unchecked. */
export function lookUpsOf(host: Catalogue | null | undefined): LookUps {
  if (host === undefined || host === null) return NO_LOOK_UPS
  if (!isCatalogue(host))
    return {
      product: brokenLookUp,
      flashingTemplate: brokenLookUp,
      kit: brokenLookUp,
      customer: brokenLookUp,
    }
  return {
    product: methodOf(host, 'product'),
    flashingTemplate: methodOf(host, 'flashingTemplate'),
    kit: methodOf(host, 'kit'),
    customer: methodOf(host, 'customer'),
  }
}

/** Accepts a plain object, or an instance of a class with at least one look-up. */
export function isCatalogue(host: unknown): host is object {
  return (
    isRecord(host) &&
    (isPlain(host) || LOOK_UP_NAMES.some((name) => typeof fieldOf(host, name) === 'function'))
  )
}

const LOOK_UP_NAMES = ['product', 'flashingTemplate', 'kit', 'customer'] as const

function methodOf(host: object, name: string): ((id: string) => unknown) | undefined {
  const method = fieldOf(host, name)
  if (method === undefined || method === null) return undefined
  return typeof method === 'function' ? (id) => method.call(host, id) as unknown : brokenLookUp
}

/** Replaces a look-up that is not a function. The checks report its answer, a promise. */
const brokenLookUp = (): unknown => NEVER

const NEVER = Object.freeze({ then: () => undefined })

const LISTS_OF_PRODUCT = ['colours', 'rows'] as const

/**
 * A3. No field name may be a near miss of a missing field, because the check of that field would be skipped.
 * The rows themselves are examined only if the line names a row or a row price.
 */
export function isProduct(found: unknown, namesRow: boolean): found is object {
  if (!isRecord(found) || !hasLists(found, LISTS_OF_PRODUCT)) return false
  if (!areTextsOrNullish(fieldOf(found, 'colours'))) return false
  return !namesRow || (listIn(found, 'rows') ?? []).every(isRowOrNullish)
}

// A3
export function isTemplate(found: unknown): found is object {
  return isRecord(found) && hasLists(found, ['colours']) && areTextsOrNullish(fieldOf(found, 'colours'))
}

function isRowOrNullish(row: unknown): boolean {
  if (isNullish(row)) return true
  return isRecord(row) && hasLists(row, ['rowPriceIds']) && areTextsOrNullish(fieldOf(row, 'rowPriceIds'))
}

/** Whether each field is a list, null or absent, and no other field misspells an absent one. */
function hasLists(owner: object, names: readonly string[]): boolean {
  let missing: readonly string[] = NO_NAMES
  for (const name of names) {
    const list = fieldOf(owner, name)
    if (list === undefined) missing = [...missing, name]
    else if (list !== null && !Array.isArray(list)) return false
  }
  if (missing.length === 0) return true
  for (const own of Object.keys(owner)) {
    // Skips known names, since comparing names takes longer than pricing the line.
    if (names.includes(own) || fieldOf(owner, own) === undefined) continue
    if (misspeltFor(own, missing) !== undefined) return false
  }
  return true
}

const NO_NAMES: readonly string[] = []

function isNullish(value: unknown): boolean {
  return value === undefined || value === null
}

/** Accepts nulls among the strings, since a host's database may have them. Also accepts a missing list. */
function areTextsOrNullish(list: unknown): boolean {
  return !Array.isArray(list) || everyElementOf(list, isTextOrNullish)
}

function isTextOrNullish(value: unknown): boolean {
  return typeof value === 'string' || isNullish(value)
}

/** Undefined if the colours are not checked (V6). */
export function coloursOf(found: unknown): readonly string[] | undefined {
  return textsIn(found, 'colours')
}

/** Undefined if the rows are not checked (V6). */
export function rowsOf(found: unknown): readonly FoundRow[] | undefined {
  return listIn(found, 'rows')?.filter(isObjectOrList).map(foundRow)
}

function foundRow(row: object): FoundRow {
  return { productRowId: fieldOf(row, 'productRowId'), rowPriceIds: textsIn(row, 'rowPriceIds') }
}

function listIn(found: unknown, name: string): readonly unknown[] | undefined {
  const list = isObjectOrList(found) ? fieldOf(found, name) : undefined
  return Array.isArray(list) ? elementsOf(list) : undefined
}

function textsIn(found: unknown, name: string): readonly string[] | undefined {
  return listIn(found, name)?.filter((text) => typeof text === 'string')
}
