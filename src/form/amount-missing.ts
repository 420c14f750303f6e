import { MAX_KIT_DEPTH } from '../definitions/limits.js'
import type { ProblemCode } from '../problem/codes.js'
import { elementsOf } from '../problem/elements.js'
import { problemAt, type LocatedProblem } from '../problem/located-problem.js'
import { ownField } from '../problem/own-fields.js'
import { isObject, isSupplied, type JsonObject } from '../wire/object.js'
import type { FieldsKind } from './row-kinds.js'

type Missing = readonly [
  code: Extract<ProblemCode, 'required' | 'empty_measurements' | `${string}_required`>,
  path: readonly (string | number)[],
]

/** Finds a missing field that makes a row or part count as 0.00. Only forms require it (N2, F1, K2). */
export function amountMissing(kind: FieldsKind, line: JsonObject): LocatedProblem | undefined {
  const found =
    kind === 'flashing' ? inFlashing(line) : kind === 'kit' ? inLevel(line, []) : inPlainLine(line)
  return found && problemAt(...found)
}

function inFlashing(line: JsonObject): Missing | undefined {
  if (isSupplied(line, 'customPrice'))
    return isBlank(line, 'customPrice') ? ['required', ['customPrice']] : undefined
  if (!hasPieces(line))
    return isZero(ownField(line, 'totalPrice')) ? ['empty_measurements', ['subitems']] : undefined
  if (hasAmount(line, 'totalPrice')) return undefined
  return hasAmount(line, 'unitPrice') || hasAmount(line, 'customPricePerLength')
    ? ['total_price_required', ['totalPrice']]
    : ['unit_price_required', ['unitPrice']]
}

/** Looks into the parts only if they make up the level's total (K2, K4). The engine reports the rest. */
function inLevel(level: JsonObject, path: Missing[1]): Missing | undefined {
  const pricing = objectIn(level, 'pricing')
  const own: Missing = ['total_price_required', [...path, 'pricing', 'totalPrice']]
  if (isSupplied(pricing, 'totalPrice')) return isBlank(pricing, 'totalPrice') ? own : undefined
  if (ownField(level, 'customPricing') === true) return own // K5
  const [components, subKits] = [listIn(level, 'components'), listIn(level, 'subKits')]
  if (components.every(isNote) && subKits.length === 0) return own
  for (const [index, part] of components.entries()) {
    const [code, field] = (isNote(part) ? undefined : inComponent(part)) ?? []
    if (code !== undefined && field !== undefined)
      return [code, [...path, 'components', index, 'pricing', field]]
  }
  // One level is two steps of the path.
  if (path.length >= 2 * MAX_KIT_DEPTH) return undefined // K1
  for (const [index, part] of subKits.entries()) {
    const found = isObject(part) ? inLevel(part, [...path, 'subKits', index]) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Mirrors K3, except that a form computes the total of a component from its price and its quantity or pieces. */
function inComponent(part: unknown): readonly [code: Missing[0], field: string] | undefined {
  const pricing = objectIn(part, 'pricing')
  if (isBlank(pricing, 'totalPrice')) return ['component_total_required', 'totalPrice']
  if (isSupplied(pricing, 'totalPrice')) return undefined
  if (!hasAmount(pricing, 'unitPrice')) return ['unit_price_required', 'unitPrice']
  const hasMeasurements = [part, pricing].some(
    (holder) => isObject(holder) && isSupplied(holder, 'measurements'),
  ) // K7
  return hasMeasurements || isSupplied(pricing, 'quantity') ? undefined : ['required', 'quantity']
}

function inPlainLine(line: JsonObject): Missing | undefined {
  const pricing = objectIn(line, 'pricing')
  if (isBlank(pricing, 'unitPrice')) return ['unit_price_required', ['pricing', 'unitPrice']]
  if (isBlank(pricing, 'totalPrice')) return ['total_price_required', ['pricing', 'totalPrice']]
  return isBlank(line, 'amount') ? ['required', ['amount']] : undefined
}

/** Tests for money without a figure: 0.00 (N2). */
function isBlank(holder: JsonObject, field: string): boolean {
  const amount = ownField(holder, field)
  return isObject(amount) && !isSupplied(amount, 'amountMicros')
}

export function hasAmount(line: JsonObject, field: string): boolean {
  return isSupplied(line, field) && !isBlank(line, field)
}

function isZero(amount: unknown): boolean {
  if (!isObject(amount)) return amount === undefined || amount === null
  const micros = ownField(amount, 'amountMicros') ?? ''
  return typeof micros === 'string' && /^-?0*$/.test(micros)
}

function hasPieces(line: JsonObject): boolean {
  return listIn(line, 'subitems').some(
    (piece) =>
      !isObject(piece) || ['amount', 'length'].every((size) => !NO_SIZES.includes(ownField(piece, size))),
  )
}

const NO_SIZES: readonly unknown[] = [undefined, null, '', 0]

// K3
function isNote(part: unknown): boolean {
  return isObject(part) && ownField(part, 'productType') === 'PRODUCT_TYPE_NOTES'
}

function objectIn(holder: unknown, field: string): JsonObject {
  const value = isObject(holder) ? ownField(holder, field) : undefined
  return isObject(value) ? value : {}
}

/** Treats a value that is not a list as one part, so that the engine reports its type. */
function listIn(holder: JsonObject, field: string): readonly unknown[] {
  const value = ownField(holder, field) ?? []
  return Array.isArray(value) ? elementsOf(value) : [value]
}
