import { shown } from '../problem/shown.js'
import { report, type Reader } from './reading.js'
import { text } from './scalars.js'

/**
 * An id of one kind: its prefix tells (V5). What follows the prefix is the service's own business, and is not
 * looked into. The empty string is not supplied; what is no good is left out.
 */
export function idWith(prefix: string): Reader<string> {
  return (value, step, reading) => {
    const id = text(value, step, reading)
    if (id === undefined || id === '') return undefined
    if (id.startsWith(prefix) && id.length > prefix.length) return id
    if (isOfAnotherKind(id, prefix)) report(reading, 'wrong_id_kind', { sent: shown(id), prefix }, step)
    else report(reading, 'invalid_id', { sent: shown(id), form: `an id of the form ${prefix}…` }, step)
    return undefined
  }
}

/** An id of a kind whose form is not published: any text but the empty one, which is not supplied. */
export const anyId: Reader<string> = (value, step, reading) => {
  const id = text(value, step, reading)
  return id === '' ? undefined : id
}

/** The pattern of a flashing template's id (F11). */
const TEMPLATE_ID = /^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$/

/** The id of a flashing template: the one kind whose whole form is published (F11). */
export const templateId: Reader<string> = (value, step, reading) => {
  const id = text(value, step, reading)
  if (id === undefined || id === '') return undefined
  if (TEMPLATE_ID.test(id)) return id
  const prefix = 'flashtpl_'
  if (isOfAnotherKind(id, prefix)) report(reading, 'wrong_id_kind', { sent: shown(id), prefix }, step)
  else report(reading, 'invalid_id', { sent: shown(id), form: `${prefix} and 26 characters` }, step)
  return undefined
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A UUID in its usual form, of any version. The empty string is not supplied. */
export const uuid: Reader<string> = (value, step, reading) => {
  const id = text(value, step, reading)
  if (id === undefined || id === '') return undefined
  if (UUID.test(id)) return id
  report(reading, 'invalid_id', { sent: shown(id), form: 'a UUID' }, step)
  return undefined
}

/** Whether an id is of the common form, but not of this kind. */
function isOfAnotherKind(id: string, prefix: string): boolean {
  return /^[a-z]+_./.test(id) && !id.startsWith(prefix)
}
