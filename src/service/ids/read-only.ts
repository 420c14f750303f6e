import { ownField } from '../../problem/own-fields.js'
import { isObject, setOwn } from '../../wire/object.js'

// I10
const BODY_FIELDS: ReadonlySet<string> = new Set([
  'orderId',
  'quoteId',
  'customerCompanyName',
  'statusName',
  'labels',
  'isArchived',
  'subtotal',
  'taxAmount',
  'total',
  'totalCost',
  'margin',
  'labourTotal',
  'discountAmount',
])
const LINE_FIELDS: ReadonlySet<string> = new Set(['lineId'])
const DRAWING_FIELDS: ReadonlySet<string> = new Set(['drawingId', 'svgUrl'])
const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the body of a request (a document or a single line) without the fields that only the server writes (I10).
 * A client may thus send back a document that it has read.
 *
 * Drops the ids of the document, its lines and drawings, the names that the server adds, totals, labels, the archive
 * flag and the URLs of pictures. Does not change `body` itself. Returns a value that is not an object unchanged.
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
  const document = { ...line, lines: each((one) => without(one, LINE_FIELDS, line)) }
  return without(without(body, BODY_FIELDS, document), LINE_FIELDS, {})
}

type Change = (value: unknown) => unknown

function flashingWithout(value: unknown): unknown {
  const drawing: Change = (one) => without(one, DRAWING_FIELDS, {})
  return without(value, NONE, { drawing, otherSides: each(drawing) })
}

function without(
  value: unknown,
  dropped: ReadonlySet<string>,
  changes: Readonly<Record<string, Change>>,
): unknown {
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = {}
  for (const field of Object.keys(value)) {
    if (dropped.has(field)) continue
    const change = ownField(changes, field)
    setOwn(copy, field, change === undefined ? value[field] : change(value[field]))
  }
  return copy
}

/** Returns a list with holes unchanged, so that the reader refuses it. */
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
