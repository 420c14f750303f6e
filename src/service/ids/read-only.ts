import { isObject, setOwn } from '../../wire/object.js'

/** The fields of a document that only the server writes, and of a line its id (I10). */
const OF_BODY: ReadonlySet<string> = new Set([
  ...['orderId', 'quoteId', 'customerCompanyName', 'statusName', 'labels', 'isArchived'],
  ...['subtotal', 'taxAmount', 'total', 'totalCost', 'margin', 'labourTotal', 'discountAmount'],
])
const OF_LINE: ReadonlySet<string> = new Set(['lineId'])
const OF_DRAWING: ReadonlySet<string> = new Set(['drawingId', 'svgUrl'])
const NONE: ReadonlySet<string> = new Set()

/**
 * The body of a request without the fields that only the server writes (I10). It takes a document or a single line: the
 * ids of the document, of its lines and drawings, the names that the server adds, totals, labels, the archive flag and the
 * URLs of pictures are dropped, and everything else stays. So a client may send back what it has read.
 *
 * The body itself is not changed. A value that is no object stays as it is.
 *
 * @example
 * import { withoutReadOnly } from 'quotewright/service'
 *
 * const line = { lineId: 'a', flashing: { colour: 'Red', drawing: { drawingId: 'drawing_1', drawingNumber: 0 } } }
 * assert.deepEqual(withoutReadOnly(line), { flashing: { colour: 'Red', drawing: { drawingNumber: 0 } } })
 * assert.deepEqual(withoutReadOnly({ customerId: 'cust_1', total: {}, lines: [] }), { customerId: 'cust_1', lines: [] })
 */
export function withoutReadOnly(body: unknown): unknown {
  const line = { flashing: flashingWithout }
  const document = { ...line, lines: each((one) => without(one, OF_LINE, line)) }
  return without(without(body, OF_BODY, document), OF_LINE, {})
}

/** What becomes of a field's value. */
type Change = (value: unknown) => unknown

function flashingWithout(value: unknown): unknown {
  const drawing: Change = (one) => without(one, OF_DRAWING, {})
  return without(value, NONE, { drawing, otherSides: each(drawing) })
}

/** A copy of an object without some fields and with others changed; anything else as it is. */
function without(
  value: unknown,
  dropped: ReadonlySet<string>,
  changes: Readonly<Record<string, Change>>,
): unknown {
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = {}
  for (const field of Object.keys(value)) {
    if (dropped.has(field)) continue
    const change = Object.hasOwn(changes, field) ? changes[field] : undefined
    setOwn(copy, field, change === undefined ? value[field] : change(value[field]))
  }
  return copy
}

/** The change of each element of a list. A list with holes is no JSON, and stays for the reader to refuse. */
function each(change: Change): Change {
  return (value) => {
    if (!Array.isArray(value)) return value
    const list: readonly unknown[] = value
    const changed: unknown[] = []
    for (let index = 0; index < list.length; index++) {
      if (!Object.hasOwn(list, index)) return list
      changed.push(change(list[index]))
    }
    return changed
  }
}
