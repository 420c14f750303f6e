import { preview } from '../problem/preview.js'
import { addProblem, type Reader } from './reading.js'
import { text } from './scalars.js'

/** What the id of a customer begins with (V5). */
export const CUSTOMER_PREFIX = 'cust_'
/** What the id of a product begins with (V5). */
export const PRODUCT_PREFIX = 'prod_'
/** What the id of a row price begins with (V5). */
export const ROW_PRICE_PREFIX = 'rowprice_'

/**
 * An id of one kind: its prefix tells (V5). What follows the prefix is the service's own business, and is not
 * looked into. The empty string is not supplied; what is no good is left out.
 */
export function idWith(prefix: string): Reader<string> {
  return (value, step, reading) => {
    const id = text(value, step, reading)
    if (id === undefined || id === '') return undefined
    if (id.startsWith(prefix) && id.length > prefix.length) return id
    if (isOfAnotherKind(id, prefix)) addProblem(reading, 'wrong_id_kind', { sent: preview(id), prefix }, step)
    else addProblem(reading, 'invalid_id', { sent: preview(id), prefix }, step)
    return undefined
  }
}

/** An id of a kind whose form is not published: any text but the empty one, which is not supplied. */
export const anyId: Reader<string> = (value, step, reading) => {
  const id = text(value, step, reading)
  return id === '' ? undefined : id
}

/** The pattern of a flashing template's id (F11). */
export const TEMPLATE_ID = /^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$/

/** The id of a flashing template: the one kind whose whole form is published (F11). */
export const templateId: Reader<string> = (value, step, reading) => {
  const id = text(value, step, reading)
  if (id === undefined || id === '') return undefined
  if (TEMPLATE_ID.test(id)) return id
  const prefix = 'flashtpl_'
  if (isOfAnotherKind(id, prefix)) addProblem(reading, 'wrong_id_kind', { sent: preview(id), prefix }, step)
  else addProblem(reading, 'invalid_id', { sent: preview(id), prefix, length: '26' }, step)
  return undefined
}

/** The usual form of a UUID (V5). */
export const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/

/** A UUID in its usual form, of any version. The empty string is not supplied. */
export const uuid: Reader<string> = (value, step, reading) => {
  const id = text(value, step, reading)
  if (id === undefined || id === '') return undefined
  if (UUID.test(id)) return id
  addProblem(reading, 'invalid_id', { sent: preview(id) }, step)
  return undefined
}

/** Whether an id is of the common form, but not of this kind. */
function isOfAnotherKind(id: string, prefix: string): boolean {
  return /^[a-z]+_[^]/.test(id) && !id.startsWith(prefix)
}
