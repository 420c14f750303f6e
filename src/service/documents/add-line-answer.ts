import { DOCUMENT_KINDS } from '../../definitions/enums.js'
import type { JsonObject } from '../../wire/object.js'
import * as check from '../host-argument.js'
import type { DocumentRecord } from './document-record.js'

/**
 * Returns the answer to a request that adds a line (C8): the document's id and totals, empty `lines`, and no
 * `isSubmitted`. Its key is `order` even for a quote, as the interface specifies.
 *
 * @example
 * import { addLineAnswer } from 'quotewright/service'
 *
 * const document = { quoteId: 'quote_1', isSubmitted: false, lines: [{ notes: {} }], total: { amountMicros: '0', currency: 'AUD' } }
 * assert.deepEqual(addLineAnswer('quote', document), {
 *   order: { quoteId: 'quote_1', total: { amountMicros: '0', currency: 'AUD' }, lines: [] },
 * })
 */
export function addLineAnswer(kind: DocumentRecord['kind'], document: JsonObject): JsonObject {
  check.oneOf(DOCUMENT_KINDS)(kind, 'kind')
  const totals = ['subtotal', 'taxAmount', 'total', 'totalCost', 'margin', 'labourTotal']
  const names = [`${kind}Id`, ...totals]
  const checks = names.map(
    (name) => [name, totals.includes(name) ? check.anything : check.filledText] as const,
  )
  check.record(Object.fromEntries(checks))(document, 'document')
  const known = names
    .filter((name) => Object.hasOwn(document, name))
    .map((name) => [name, document[name]] as const)
  return { order: { ...Object.fromEntries(known), lines: [] } }
}
