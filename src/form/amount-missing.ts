import { ownField } from '../problem/own-fields.js'
import { problemAt } from '../problem/located-problem.js'
import { problemOfDocument, type Problem } from '../problem/problem.js'
import { isSupplied, type JsonObject } from '../wire/object.js'
import type { FieldsKind } from './row-kinds.js'

/**
 * Finds what is missing in a flashing or a kit that counts $0.00 only because nobody gave it pieces, parts or a price.
 * A request may have such a line as a draft (F1, K2), but a form that people fill in must not save it silently.
 */
export function amountMissing(kind: FieldsKind, line: JsonObject): Problem | undefined {
  if (kind === 'kit') {
    const pricing = ownField(line, 'pricing')
    const isPriced =
      typeof pricing === 'object' && pricing !== null && isSupplied(pricing as JsonObject, 'totalPrice')
    if (isPriced || isFilled(line, 'components') || isFilled(line, 'subKits')) return undefined
    return problemOfDocument(problemAt('total_price_required', ['productKit', 'pricing', 'totalPrice']))
  }
  if (kind !== 'flashing' || isSupplied(line, 'customPrice')) return undefined
  if (isFilled(line, 'subitems')) {
    if (isSupplied(line, 'totalPrice')) return undefined
    return problemOfDocument(problemAt('unit_price_required', ['flashing', 'unitPrice']))
  }
  return isZero(ownField(line, 'totalPrice'))
    ? problemOfDocument(problemAt('empty_measurements', ['flashing', 'subitems']))
    : undefined
}

/** Tests whether a field has a value other than an empty list. */
function isFilled(line: JsonObject, field: string): boolean {
  const list = ownField(line, field)
  return isSupplied(line, field) && !(Array.isArray(list) && list.length === 0)
}

/** Tests whether an amount is absent or zero. */
function isZero(amount: unknown): boolean {
  if (typeof amount !== 'object' || amount === null) return amount === undefined || amount === null
  const micros = ownField(amount as JsonObject, 'amountMicros') ?? ''
  return typeof micros === 'string' && /^-?0*$/.test(micros)
}
