import type { DocumentKind } from '../wire/document.js'
import { isObject, isSupplied } from '../wire/object.js'
import { readWhole, type Reader } from '../wire/reading.js'
import { nameOf } from '../wire/scalars.js'
import { faultFound } from './golden-fault.js'

const readName = nameOf(['quote', 'order'] as const satisfies readonly DocumentKind[])

/**
 * Reads the `kind` of a header, of a record or of options; undefined where they have none (N2). Any other value is a
 * problem, since an order that was taken for a quote would differ.
 */
export const readKind: Reader<DocumentKind> = (holder, step, reading) => {
  if (!isObject(holder) || !isSupplied(holder, 'kind')) return undefined
  reading.path.push(step)
  const kind = readName(holder['kind'], 'kind', reading)
  reading.path.pop()
  return kind
}

/** Says what is wrong with a kind, in the message of a fault. */
export const UNKNOWN_KIND = '"kind" is neither "quote" nor "order".'

/** Reads the kind of the header of a golden file, where a problem is a fault. `name` is what messages call the file. */
export function kindOfHeader(header: unknown, name: string): DocumentKind | undefined {
  const { read, problems } = readWhole(header, readKind)
  if (problems.length === 0) return read
  throw faultFound('unknown_kind', `${name}: ${UNKNOWN_KIND}`, 1)
}
