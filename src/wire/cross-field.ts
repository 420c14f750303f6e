/**
 * The parts of readers that are written by hand, such as those that depend on several fields of an object. The rest is
 * generated from the definitions.
 */
import { UNKNOWN, type Decimal } from '../number/decimal.js'
import { isSupplied, type JsonObject } from './object.js'
import { readText } from './scalars.js'
import { MAX_KIT_DEPTH } from '../definitions/limits.js'
import type { Step } from '../problem/path.js'
import { LEGACY_NAMES } from '../definitions/legacy-names.js'
import { addProblem, type Reading } from './reading.js'

/**
 * Completes an object after its fields are read: sets values that depend on several fields, and reports problems
 * that involve several fields at once. Definitions name these functions, and may limit them to objects with, or
 * without, a given field.
 */
export type Settling<Fields> = <Read extends Fields>(read: Read, sent: JsonObject, reading: Reading) => Read

interface Markup {
  readonly markup: Decimal | undefined
  readonly markupIsPercentage: boolean | undefined
}

/** L8: a markup is unknown when its flag is unreadable. */
export const settleMarkup: Settling<Markup> = (read, sent) => {
  if (read.markup === undefined || read.markupIsPercentage !== undefined) return read
  return isSupplied(sent, 'markupIsPercentage') ? { ...read, markup: UNKNOWN } : read
}

/** L5: a line needs a `pricing`. If it is absent, only its unit price is reported as missing. */
export const requirePricing: Settling<{ readonly pricing: unknown }> = (read, sent, reading) => {
  if (!isSupplied(sent, 'pricing')) addProblem(reading, 'unit_price_required', {}, 'pricing', 'unitPrice')
  return read
}

interface ForCustomer {
  readonly customerId: string | undefined
}

/** V8: an order needs a customer. */
export const requireCustomer: Settling<ForCustomer> = (read, sent, reading) => {
  if (!isSent(sent, 'customerId')) addProblem(reading, 'required', {}, 'customerId')
  return read
}

/** V8: a quote needs a customer. A company name in its place has its own problem. */
export const requireCustomerOrCompany: Settling<ForCustomer> = (read, sent, reading) =>
  isSent(sent, 'companyName') ? read : requireCustomer(read, sent, reading)

function isSent(sent: JsonObject, field: string): boolean {
  return isSupplied(sent, field) && sent[field] !== ''
}

/** V8: a company name is not supported in place of a customer's id. An empty name counts as absent. */
export function readCompanyName(value: unknown, step: Step, reading: Reading): void {
  if (value === '') return
  if (readText(value, step, reading) !== undefined) addProblem(reading, 'not_implemented', {}, step)
}

/**
 * Enters a kit and returns true. If it is nested too deeply or contains itself, adds a problem and returns false (K1).
 * Call {@link leaveKit} after each kit that was entered.
 */
export function enterKit(value: unknown, step: Step, reading: Reading): boolean {
  const { kits } = reading
  if (kits.length > MAX_KIT_DEPTH || kits.includes(value)) {
    addProblem(reading, 'kit_too_deep', { max: String(MAX_KIT_DEPTH) }, step)
    return false
  }
  kits.push(value)
  return true
}

export function leaveKit({ kits }: Reading): void {
  kits.pop()
}

/** Adds a problem if a name is no longer accepted (M8), and returns whether it did. */
export function refuseLegacy(field: string, reading: Reading): boolean {
  const replacement = LEGACY_NAMES.get(field)
  if (replacement === undefined) return false
  addProblem(reading, 'legacy_field', { replacement }, field)
  return true
}
