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
  readonly productRowId: unknown
}

export const NO_LOOK_UPS: LookUps = {
  product: undefined,
  kit: undefined,
  flashingTemplate: undefined,
  customer: undefined,
}

/** A3. Broken look-ups report all ids; absent ones leave them unchecked. */
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

/** Returns a promise, which the checks report. */
const brokenLookUp = (): unknown => NEVER

const NEVER = Object.freeze({ then: () => undefined })

const LISTS_OF_PRODUCT = ['colours', 'rows'] as const

/** A3. Examines the rows only if the line names a row or a row price. */
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

/** Returns false if a value is not a list, or a list seems misspelt: its ids would stay unchecked. */
function hasLists(owner: object, names: readonly string[]): boolean {
  let missing: readonly string[] = NO_NAMES
  for (const name of names) {
    const list = fieldOf(owner, name)
    if (list === undefined) missing = [...missing, name]
    else if (list !== null && !Array.isArray(list)) return false
  }
  if (missing.length === 0) return true
  for (const own of Object.keys(owner)) {
    // Skips known names: guessing takes longer than pricing a line.
    if (names.includes(own) || fieldOf(owner, own) === undefined) continue
    if (misspeltFor(own, missing) !== undefined) return false
  }
  return true
}

const NO_NAMES: readonly string[] = []

function isNullish(value: unknown): boolean {
  return value === undefined || value === null
}

/** Allows nulls, which a host's database may have. */
function areTextsOrNullish(list: unknown): boolean {
  return !Array.isArray(list) || everyElementOf(list, isTextOrNullish)
}

function isTextOrNullish(value: unknown): boolean {
  return typeof value === 'string' || isNullish(value)
}

// V6
export function coloursOf(found: unknown): readonly string[] | undefined {
  return textsIn(found, 'colours')
}

// V6
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
