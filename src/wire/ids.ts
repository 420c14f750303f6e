import {
  CUSTOMER_PREFIX,
  PRODUCT_PREFIX,
  ROW_PRICE_PREFIX,
  TEMPLATE_ID,
  TEMPLATE_PREFIX,
  UUID,
} from '../nouns/ids.js'
import { preview } from '../problem/preview.js'
import { addProblem, type Reader } from './reading.js'
import { readText } from './scalars.js'

/** An id that begins with its kind. One of another kind does not fit the type. */
type Id<Prefix extends string> = `${Prefix}${string}`

export type CustomerId = Id<typeof CUSTOMER_PREFIX>
export type ProductId = Id<typeof PRODUCT_PREFIX>
export type RowPriceId = Id<typeof ROW_PRICE_PREFIX>
export type TemplateId = Id<typeof TEMPLATE_PREFIX>
export type Uuid = `${string}-${string}-${string}-${string}-${string}`

/**
 * An id of one kind, which its prefix shows (V5). What follows the prefix is the service's own business, and is not
 * checked. The empty string is not supplied; an invalid id is left out.
 */
function idWith<Prefix extends string>(prefix: Prefix): Reader<Id<Prefix>> {
  return (value, step, reading) => {
    const id = readText(value, step, reading)
    if (id === undefined || id === '') return undefined
    if (id.startsWith(prefix) && id.length > prefix.length) return id as Id<Prefix>
    if (isOfAnotherKind(id, prefix)) addProblem(reading, 'wrong_id_kind', { sent: preview(id), prefix }, step)
    else addProblem(reading, 'invalid_id', { sent: preview(id), prefix }, step)
    return undefined
  }
}

export const readCustomerId: Reader<CustomerId> = idWith(CUSTOMER_PREFIX)
export const readProductId: Reader<ProductId> = idWith(PRODUCT_PREFIX)
export const readRowPriceId: Reader<RowPriceId> = idWith(ROW_PRICE_PREFIX)

/** The id of a flashing template: the one kind whose whole form is published (F11). */
export const readTemplateId: Reader<TemplateId> = (value, step, reading) => {
  const id = readText(value, step, reading)
  if (id === undefined || id === '') return undefined
  if (TEMPLATE_ID.test(id)) return id as TemplateId
  const prefix = TEMPLATE_PREFIX
  if (isOfAnotherKind(id, prefix)) addProblem(reading, 'wrong_id_kind', { sent: preview(id), prefix }, step)
  else addProblem(reading, 'invalid_id', { sent: preview(id), prefix, length: '26' }, step)
  return undefined
}

/** A UUID in its usual form, of any version. The empty string is not supplied. */
export const readUuid: Reader<Uuid> = (value, step, reading) => {
  const id = readText(value, step, reading)
  if (id === undefined || id === '') return undefined
  if (UUID.test(id)) return id as Uuid
  addProblem(reading, 'invalid_id', { sent: preview(id) }, step)
  return undefined
}

/** Whether an id is of the common form, but not of this kind. */
function isOfAnotherKind(id: string, prefix: string): boolean {
  return /^[a-z]+_[^]/.test(id) && !id.startsWith(prefix)
}
