import {
  CUSTOMER_PREFIX,
  PREFIXES,
  PRODUCT_PREFIX,
  ROW_PRICE_PREFIX,
  TEMPLATE_ID,
  TEMPLATE_PREFIX,
  UUID,
} from '../definitions/ids.js'
import { readDecimal } from '../number/number-text.js'
import { UNKNOWN, type Decimal, type DecimalInAnyUnit } from '../number/decimal.js'
import { preview } from '../problem/preview.js'
import { addProblem, type Reader } from './reading.js'

export const readText: Reader<string> = (value, step, reading) => {
  if (typeof value === 'string') return value
  addProblem(reading, 'invalid_type', { expected: 'string', sent: preview(value) }, step)
  return undefined
}

export const readFlag: Reader<boolean> = (value, step, reading) => {
  if (typeof value === 'boolean') return value
  addProblem(reading, 'invalid_type', { expected: 'boolean', sent: preview(value) }, step)
  return undefined
}

/** N2: an empty string counts as absent. */
export const readFilledText: Reader<string> = (value, step, reading) => {
  const read = readText(value, step, reading)
  return read === '' ? undefined : read
}

export const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value)
const isSafeInteger = (value: unknown): value is number => Number.isSafeInteger(value)

/** F8: rejects NaN and infinities. */
export const readJsonNumber: Reader<number> = (value, step, reading) => {
  if (isFiniteNumber(value)) return value
  addProblem(reading, 'invalid_type', { expected: 'number', sent: preview(value) }, step)
  return undefined
}

export const readJsonInteger: Reader<number> = (value, step, reading) => {
  if (isSafeInteger(value)) return value
  addProblem(reading, 'invalid_type', { expected: 'integer', sent: preview(value) }, step)
  return undefined
}

export const readCount: Reader<number> = (value, step, reading) => {
  const count = readJsonInteger(value, step, reading)
  if (count !== undefined && count < 1)
    addProblem(reading, 'out_of_range', { sent: String(count), min: '1' }, step)
  return count
}

/** The first name means "unspecified". With `absent`, it counts as absent. */
type Unspecified = 'kept' | 'absent'

export function nameOf<Name extends string>(
  names: readonly Name[],
  unspecified: Unspecified = 'kept',
): Reader<Name> {
  return choiceOf(names, new Map(names.map((name) => [name, name])), unspecified)
}

/** V4: also accepts the index of a name. */
export function enumOf<Name extends string>(names: readonly Name[]): Reader<Name> {
  const byName = names.map((name) => [name, name] as const)
  const byInteger = names.map((name, index) => [index, name] as const)
  return choiceOf(names, new Map<unknown, Name>([...byName, ...byInteger]), 'kept')
}

function choiceOf<Name extends string>(
  names: readonly Name[],
  accepted: ReadonlyMap<unknown, Name>,
  unspecified: Unspecified,
): Reader<Name> {
  // The unspecified name is never suggested, even if accepted.
  const suggested = Object.freeze(names.filter((name) => !name.endsWith('_UNSPECIFIED')))
  return (value, step, reading) => {
    const name = accepted.get(value)
    if (name === undefined) {
      addProblem(reading, 'unknown_enum_value', { sent: preview(value), known: suggested }, step)
    }
    return unspecified === 'absent' && name === names[0] ? undefined : name
  }
}

/** Makes an id of another kind a type error. */
type Id<Prefix extends string> = `${Prefix}${string}`

export type CustomerId = Id<typeof CUSTOMER_PREFIX>
export type ProductId = Id<typeof PRODUCT_PREFIX>
export type RowPriceId = Id<typeof ROW_PRICE_PREFIX>
export type TemplateId = Id<typeof TEMPLATE_PREFIX>
export type Uuid = `${string}-${string}-${string}-${string}-${string}`

/**
 * Counts an empty string as absent, and drops an invalid id with a problem.
 *
 * @param details the details of `invalid_id`; an id with another prefix is `wrong_id_kind`
 */
function idOf<A extends string>(
  pattern: RegExp,
  details: { readonly prefix?: string; readonly length?: string },
): Reader<A> {
  return (value, step, reading) => {
    if (typeof value === 'string' && pattern.test(value)) return value as A
    const id = readFilledText(value, step, reading)
    if (id === undefined) return undefined
    const { prefix } = details
    const sent = preview(id)
    if (prefix !== undefined && hasOtherPrefix(id, prefix))
      addProblem(reading, 'wrong_id_kind', { sent, prefix }, step)
    else addProblem(reading, 'invalid_id', { sent, ...details }, step)
    return undefined
  }
}

/** V5: checks only the prefix. The service decides the rest of the id. */
export function idWith<Prefix extends string>(prefix: Prefix): Reader<Id<Prefix>> {
  return idOf(new RegExp(`^${prefix}[^]`), { prefix })
}

export const readCustomerId: Reader<CustomerId> = idWith(CUSTOMER_PREFIX)
export const readProductId: Reader<ProductId> = idWith(PRODUCT_PREFIX)
export const readRowPriceId: Reader<RowPriceId> = idWith(ROW_PRICE_PREFIX)

/** V5: reads an id of a kind without a published prefix. An empty string counts as absent. */
export const readOtherId: Reader<string> = (value, step, reading) => {
  const id = readFilledText(value, step, reading)
  if (id === undefined || !PREFIXES.some((prefix) => id.startsWith(prefix))) return id
  addProblem(reading, 'wrong_id_kind', { sent: preview(id) }, step)
  return undefined
}

/** F11: only these ids have a published full form. */
export const readTemplateId: Reader<TemplateId> = idOf(TEMPLATE_ID, {
  prefix: TEMPLATE_PREFIX,
  length: '26',
})

const readAnyUuid: Reader<Uuid> = idOf(UUID, {})

/** I11: accepts any version and case, and returns lowercase. */
export const readUuid: Reader<Uuid> = (value, step, reading) =>
  readAnyUuid(value, step, reading)?.toLowerCase() as Uuid | undefined

function hasOtherPrefix(id: string, prefix: string): boolean {
  return /^[a-z]+_[^]/.test(id) && !id.startsWith(prefix)
}

/** Counts an empty string as absent (N4). An unreadable value gives an unknown number. */
export const readDecimalString: Reader<DecimalInAnyUnit> = (value, step, reading) => {
  if (value === '') return undefined
  const read: Decimal | undefined = typeof value === 'string' ? readDecimal(value) : undefined
  if (read !== undefined) return read as DecimalInAnyUnit
  addProblem(reading, 'invalid_decimal', { sent: preview(value) }, step)
  return UNKNOWN
}
