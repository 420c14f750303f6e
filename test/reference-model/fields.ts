import type { Notebook } from './notebook.js'
import { inSnakeCase, type Json } from './wire.js'

/** Fields of the specification. All others are unknown (M8). */
const ON_THE_FLY = ['productName', 'productDescription', 'colour', 'attributes', 'pricing'] as const
const KIT_LEVEL = [
  ...['kitId', 'kitRowId', 'productName', 'customPricing', 'description', 'attributes', 'pricing'],
  ...['components', 'subKits'],
] as const
const MEASUREMENTS = ['measurements', 'asBuiltMeasurements'] as const

export const FIELDS = {
  onTheFly: ON_THE_FLY,
  catalogue: [
    ...['productId', 'productRowId', 'rowPriceId', 'productName', 'productDescription', 'categoryName'],
    ...['priceName', 'params', 'attributes', 'pricing'],
  ],
  // The field names of labour lines and notes are decisions. Other properties are kept (M8).
  labour: ON_THE_FLY,
  notes: ['text'],
  productKit: [...KIT_LEVEL, 'displayKitItems', 'displaySubKits'],
  /** A kit without display flags, and with its own lists (K1, K7). */
  subKit: [...KIT_LEVEL, ...MEASUREMENTS],
  /** K7 */
  component: ['productType', 'productId', 'productName', 'pricing', ...MEASUREMENTS],
  /** T2: the last field occurs only in results, and is ignored in a request (T10). */
  adjustment: ['type', 'name', 'amount', 'percentage', 'isTaxFree', 'appliedAmount'],
  flashing: [
    ...['templateId', 'productName', 'priceLevel', 'colour', 'thickness', 'bends', 'totalGirth'],
    ...['totalLength', 'unitPrice', 'totalPrice', 'customPrice', 'customPricePerLength', 'subitems'],
    ...['isTaxFree', 'tax', 'drawing', 'otherSides'],
  ],
  /** F9: the temporary id and the fields of the service are omitted. */
  drawing: [
    ...['drawingNumber', 'side', 'isFreeDrawing', 'isLargeBoxSize', 'isDeleted', 'points', 'lines'],
    ...['angles', 'annotations', 'frontArrow', 'squareAngle'],
  ],
  money: ['amountMicros', 'currency'],
  piece: ['length', 'width', 'amount'],
  tax: ['rate', 'code', 'jurisdiction'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Shape = keyof typeof FIELDS

export const isFieldOf = (shape: Shape, name: string): boolean =>
  (FIELDS[shape] as readonly string[]).includes(name)

const isSent = ([, value]: readonly [string, unknown]): boolean => value !== null && value !== undefined

/** M8: other fields are dropped. */
export const fieldsOf = (body: object, shape: Shape): Json =>
  Object.fromEntries(Object.entries(body).filter((entry) => isSent(entry) && isFieldOf(shape, entry[0])))

/** M8: keeps the order of the request. */
export function unknownOf(body: object, shape: Shape, at: string, notebook: Notebook): Json {
  // Notes have no pricing.
  const isDropped = (name: string): boolean => shape === 'notes' && name === 'pricing'
  const unknown = Object.entries(body).filter(
    (entry) => isSent(entry) && !isFieldOf(shape, entry[0]) && !isDropped(entry[0]),
  )
  return kept(unknown, at, notebook)
}

/** M8: keeps values unchanged. Reports values that are nested too deep to be written. */
export function kept(entries: readonly (readonly [string, unknown])[], at: string, notebook: Notebook): Json {
  for (const [name, value] of entries)
    if (depthOf(value) > DEEPEST_VALUE)
      notebook.problem('invalid_type', `${at === '' ? '' : `${at}.`}${inSnakeCase(name)}`)
  return Object.fromEntries(entries)
}

/** Counts nested objects and lists (M8). */
const DEEPEST_VALUE = 64

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Object.values(value).reduce<number>((deepest, entry) => Math.max(deepest, depthOf(entry)), 0)
}

const LEGACY_NAMES = ['measurementItems', 'actualMeasurementItems', 'initialMeasurementItems', 'sumLengths']

// M8
export const isLegacyName = (name: string): boolean => LEGACY_NAMES.includes(name)

// M8
export function refuseLegacyNames(body: object, at: string, notebook: Notebook): void {
  for (const entry of Object.entries(body))
    if (isSent(entry) && isLegacyName(entry[0]))
      notebook.problem('legacy_field', `${at}.${inSnakeCase(entry[0])}`)
}
