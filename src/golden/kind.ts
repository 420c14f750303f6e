import { DOCUMENT_KINDS } from '../definitions/enums.js'
import type { DocumentKind } from '../wire/document.js'
import { isObject, isSupplied } from '../wire/object.js'
import { readWhole, type Reader } from '../wire/reading.js'
import { nameOf } from '../wire/scalars.js'
import { faultFound } from './golden-fault.js'

const readName = nameOf(DOCUMENT_KINDS)

/**
 * Returns undefined if absent (N2). Refuses an unknown kind: quotes and orders have different figures.
 */
export const readKind: Reader<DocumentKind> = (holder, step, reading) => {
  if (!isObject(holder) || !isSupplied(holder, 'kind')) return undefined
  reading.path.push(step)
  const kind = readName(holder['kind'], 'kind', reading)
  reading.path.pop()
  return kind
}

export const UNKNOWN_KIND = '"kind" is neither "quote" nor "order".'

export function kindOfHeader(header: unknown, name: string): DocumentKind | undefined {
  const { read, problems } = readWhole(header, readKind)
  if (problems.length === 0) return read
  throw faultFound('unknown_kind', `${name}: ${UNKNOWN_KIND}`, 1)
}
