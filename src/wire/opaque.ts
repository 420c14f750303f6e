import { ADDRESS } from '../definitions/ids.js'
import { MAX_OPAQUE_DEPTH } from '../definitions/limits.js'
import { preview } from '../problem/preview.js'
import type { Step } from '../problem/path.js'
import { addNotAnObject, isObject, setOwn } from './object.js'
import { addProblem, isFull, type Reader, type Reading } from './reading.js'

/** The addresses of a document, kept as sent under any name that ends in Address or Addresses. */
export interface Addresses {
  /** One address as sent, in any form, not checked (M8). */
  readonly address?: unknown
  /** A list of addresses as sent, in any form, not checked (M8). */
  readonly addresses?: unknown
  readonly [field: `${string}Address` | `${string}Addresses`]: unknown
}

/** M8: keeps address names and the account's custom fields, and drops others. */
export function keepHeaderField(
  value: unknown,
  field: string,
  reading: Reading,
  kept: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  const isKept = ADDRESS.test(field) || reading.customFields.has(field)
  return isKept ? keepOther(value, field, reading, kept) : kept
}

// M8
export function keepOther(
  value: unknown,
  field: string,
  reading: Reading,
  kept: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  if (!checkWritable(value, field, reading)) return kept
  const others = kept ?? {}
  setOwn(others, field, value)
  return others
}

export function writeOthers(draft: object, others: Readonly<Record<string, unknown>>): void {
  for (const field of Object.keys(others)) setOwn(draft as Record<string, unknown>, field, others[field])
}

// M8
export const readOpaque: Reader<unknown> = (value, step, reading) =>
  checkWritable(value, step, reading) ? value : undefined

export const readOpaqueObject: Reader<object> = (value, step, reading) => {
  if (!isObject(value)) {
    addNotAnObject(value, step, reading)
    return undefined
  }
  return checkWritable(value, step, reading) ? value : undefined
}

/** Tests whether JSON can hold a value. Adds a problem per wrong number, or one for the nesting. */
function checkWritable(value: unknown, step: Step, reading: Reading): boolean {
  if (isPlain(value, PLAIN_DEPTH)) return true
  const depth = depthOf(value, MAX_OPAQUE_DEPTH, new Map())
  if (depth <= MAX_OPAQUE_DEPTH) return true
  const sent = preview(value)
  if (Number.isNaN(depth)) addUnwritable(value, step, reading, new Set())
  else addProblem(reading, 'invalid_type', { expected: sent, sent, max: String(MAX_OPAQUE_DEPTH) }, step)
  return false
}

/** Values up to this depth are tested without tracking shared objects. */
const PLAIN_DEPTH = 2
const PLAIN_PARTS = 100

/** Returns false if the value needs the full test. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return !isUnwritableNumber(value)
  if (depth === 0) return false
  // Listing the indexes of a long list would take longer than reading it.
  if (Array.isArray(value) && value.length > PLAIN_PARTS) return false
  let parts = 0
  const object = value as Readonly<Record<string, unknown>>
  for (const key in object) if (++parts > PLAIN_PARTS || !isPlain(object[key], depth - 1)) return false
  return true
}

/**
 * Returns Infinity if the value is too deep or contains itself, and NaN if it has a number that JSON cannot
 * represent. Visits a shared object once.
 */
function depthOf(value: unknown, allowed: number, known: Map<object, number>): number {
  if (isUnwritableNumber(value)) return NaN
  if (typeof value !== 'object' || value === null) return 0
  const before = known.get(value)
  if (before !== undefined) return before
  if (allowed === 0) return Infinity
  // If the visit meets the object again, it contains itself.
  known.set(value, Infinity)
  const parts: readonly unknown[] = Object.values(value)
  const depth =
    1 + parts.reduce<number>((deepest, part) => Math.max(deepest, depthOf(part, allowed - 1, known)), 0)
  known.set(value, depth)
  return depth
}

/** Adds problems in order. Visits each object once, down to the maximum depth. */
function addUnwritable(
  value: unknown,
  step: Step,
  reading: Reading,
  visited: Set<object>,
  allowed = MAX_OPAQUE_DEPTH,
): void {
  if (isUnwritableNumber(value)) {
    addProblem(reading, 'invalid_type', { expected: 'number', sent: preview(value) }, step)
    return
  }
  if (typeof value !== 'object' || value === null || visited.has(value) || allowed === 0) return
  visited.add(value)
  reading.path.push(step)
  for (const field of fieldsOf(value)) {
    if (isFull(reading)) break
    const part = (value as Readonly<Record<string, unknown>>)[field]
    addUnwritable(part, Array.isArray(value) ? Number(field) : String(field), reading, visited, allowed - 1)
  }
  reading.path.pop()
}

/** Returns indexes for a list without holes. */
function fieldsOf(value: object): Iterable<string | number> {
  const isDense = Array.isArray(value) && Object.values(value).length === value.length
  return isDense ? Array.prototype.keys.call(value) : Object.keys(value)
}

function isUnwritableNumber(value: unknown): boolean {
  return typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))
}
