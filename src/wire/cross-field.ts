/** Holds the hand-written parts of readers. The rest is generated from the definitions. */
import { UNKNOWN, type Decimal } from '../number/decimal.js'
import { isSupplied, type JsonObject } from './object.js'
import { readText } from './scalars.js'
import { MAX_KIT_DEPTH } from '../definitions/limits.js'
import type { Step } from '../problem/path.js'
import { LEGACY_NAMES } from '../definitions/legacy-names.js'
import { addProblem, type Reading } from './reading.js'

/**
 * Runs after the fields of an object are read: sets values and reports problems that involve several fields.
 * Definitions name these functions.
 */
export type Settling<Fields> = <Read extends Fields>(read: Read, sent: JsonObject, reading: Reading) => Read

interface Markup {
  readonly markup: Decimal | undefined
  readonly markupIsPercentage: boolean | undefined
}

/** L8: with an unreadable flag, a markup is unknown. */
export const settleMarkup: Settling<Markup> = (read, sent) => {
  if (read.markup === undefined || read.markupIsPercentage !== undefined) return read
  return isSupplied(sent, 'markupIsPercentage') ? { ...read, markup: UNKNOWN } : read
}

/** L5: if `pricing` is absent, reports its missing unit price. */
export const requirePricing: Settling<{ readonly pricing: unknown }> = (read, sent, reading) => {
  if (!isSupplied(sent, 'pricing')) addProblem(reading, 'unit_price_required', {}, 'pricing', 'unitPrice')
  return read
}

interface ForCustomer {
  readonly customerId: string | undefined
}

// V8
export const requireCustomer: Settling<ForCustomer> = (read, sent, reading) => {
  if (!isSent(sent, 'customerId')) addProblem(reading, 'required', {}, 'customerId')
  return read
}

/** V8: a company name instead of a customer has its own problem. */
export const requireCustomerOrCompany: Settling<ForCustomer> = (read, sent, reading) =>
  isSent(sent, 'companyName') ? read : requireCustomer(read, sent, reading)

function isSent(sent: JsonObject, field: string): boolean {
  return isSupplied(sent, field) && sent[field] !== ''
}

/** V8: an empty company name counts as absent. */
export function readCompanyName(value: unknown, step: Step, reading: Reading): void {
  if (value === '') return
  if (readText(value, step, reading) !== undefined) addProblem(reading, 'not_implemented', {}, step)
}

/**
 * Refuses a kit that is nested too deeply or contains itself (K1). Call {@link leaveKit} after each kit that was
 * entered.
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

/** Reports an old name (M8), and returns true for one. */
export function refuseLegacy(field: string, reading: Reading): boolean {
  const replacement = LEGACY_NAMES.get(field)
  if (replacement === undefined) return false
  addProblem(reading, 'legacy_field', { replacement }, field)
  return true
}
