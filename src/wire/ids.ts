import { CUSTOMER_PREFIX, PRODUCT_PREFIX, ROW_PRICE_PREFIX, TEMPLATE_ID, UUID } from '../nouns/ids.js'
import { preview } from '../problem/preview.js'
import { addProblem, type Reader } from './reading.js'
import { readText } from './scalars.js'

/**
 * An id of one kind: its prefix tells (V5). What follows the prefix is the service's own business, and is not
 * looked into. The empty string is not supplied; what is no good is left out.
 */
function idWith(prefix: string): Reader<string> {
  return (value, step, reading) => {
    const id = readText(value, step, reading)
    if (id === undefined || id === '') return undefined
    if (id.startsWith(prefix) && id.length > prefix.length) return id
    if (isOfAnotherKind(id, prefix)) addProblem(reading, 'wrong_id_kind', { sent: preview(id), prefix }, step)
    else addProblem(reading, 'invalid_id', { sent: preview(id), prefix }, step)
    return undefined
  }
}

export const readCustomerId: Reader<string> = idWith(CUSTOMER_PREFIX)
export const readProductId: Reader<string> = idWith(PRODUCT_PREFIX)
export const readRowPriceId: Reader<string> = idWith(ROW_PRICE_PREFIX)

/** The id of a flashing template: the one kind whose whole form is published (F11). */
export const readTemplateId: Reader<string> = (value, step, reading) => {
  const id = readText(value, step, reading)
  if (id === undefined || id === '') return undefined
  if (TEMPLATE_ID.test(id)) return id
  const prefix = 'flashtpl_'
  if (isOfAnotherKind(id, prefix)) addProblem(reading, 'wrong_id_kind', { sent: preview(id), prefix }, step)
  else addProblem(reading, 'invalid_id', { sent: preview(id), prefix, length: '26' }, step)
  return undefined
}

/** A UUID in its usual form, of any version. The empty string is not supplied. */
export const readUuid: Reader<string> = (value, step, reading) => {
  const id = readText(value, step, reading)
  if (id === undefined || id === '') return undefined
  if (UUID.test(id)) return id
  addProblem(reading, 'invalid_id', { sent: preview(id) }, step)
  return undefined
}

/** Whether an id is of the common form, but not of this kind. */
function isOfAnotherKind(id: string, prefix: string): boolean {
  return /^[a-z]+_[^]/.test(id) && !id.startsWith(prefix)
}
