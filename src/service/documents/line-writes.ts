import { fieldOf } from '../../engine/host-object.js'
import { valueAtStep } from '../../problem/path.js'
import type { Problem } from '../../problem/problem.js'
import type { JsonObject } from '../../wire/object.js'
import { addProblem } from '../../wire/reading.js'
import { allowed, refusal, type Decision } from '../decision.js'
import { readSentFilter } from '../fields/field-filter.js'
import { indexOfLine } from '../ids/line-by-id.js'
import { readSentRequestId } from '../ids/parse-id.js'
import { pricingRefusal } from '../problems/pricing-refusal.js'
import { newBodyReading } from '../problems/listed-problems.js'
import { readingProblems } from '../problems/problem.js'
import { inOrderOf } from '../problems/request-order.js'
import { checkedCatalogue } from './checked-catalogue.js'
import { PRICING, type Pricing } from './create-document.js'
import { hostState, type DocumentState } from './document-state.js'
import { documentWrite, type DocumentWriteKind } from './document-write.js'
import { assignDrawingIds, flashingOf } from './drawings.js'
import {
  hostIds,
  hostDocumentRecord,
  hostServerSet,
  storedLine,
  storedLines,
  knownLine,
  linesOf,
  newDocument,
  type DocumentRecord,
  type NewIds,
  type ServerSet,
} from './document-record.js'
import { problemsOfLine, type SentLine } from './line-problems.js'
import { priceStored } from './price-stored.js'
import * as check from '../host-argument.js'

/** The document whose lines change, and the facts for pricing it. */
export interface LineWriteFacts extends Pricing {
  /** The document as the host stores it. */
  readonly record: DocumentRecord
  /** The document's state (S4 to S7). */
  readonly state: DocumentState
  /** The document's fields set by the server (C5). */
  readonly serverSet: ServerSet
}

/** A document with a changed line. */
export interface WrittenDocument {
  /** The document as the host now stores it. */
  readonly record: DocumentRecord
  /** The document as the service returns it, without labels (C6). */
  readonly document: JsonObject
}

const FACTS = check.facts({
  ...PRICING,
  record: hostDocumentRecord,
  state: hostState,
  serverSet: hostServerSet,
})

/**
 * Adds the `line` of a body at the end of a document, and prices the document again (C7, S2, S4, S5). Pointers of the
 * line's problems begin with `line`. A refusal lists all problems in the order of the body (E5). A converted quote
 * always gives 404. Problems of the body come before a refusal for the document's state (E3).
 *
 * @example
 * import { addLine } from 'quotewright/service'
 *
 * const state = { kind: 'order', isSubmitted: false, isArchived: false, isInvoiced: false, isConverted: false } as const
 * const record = { kind: 'order', documentId: 'order_1', request: { customerId: 'cust_1', lines: [] } } as const
 * const ids = { lineId: () => 'line_1', drawingId: () => 'drawing_1' }
 * const facts = { record, state, serverSet: { isArchived: false }, account: { currency: 'AUD' } }
 * const pricing = { quantity: '3', unitPrice: { amountMicros: '11230000' } }
 * const written = addLine({ line: { labour: { productName: 'Fixing', pricing } } }, ids, facts)
 * assert.ok(written.ok)
 * assert.deepEqual(written.value.document['total'], { amountMicros: '33690000', currency: 'AUD' })
 */
export function addLine(body: unknown, ids: NewIds, facts: LineWriteFacts): Decision<WrittenDocument> {
  hostIds(ids, 'ids')
  FACTS(facts, 'facts')
  const reading = newBodyReading()
  const line = valueAtStep(body, 'line')
  const isPresent = line !== undefined && line !== null
  if (!isPresent) addProblem(reading, 'required', {}, 'line')
  readSentRequestId(body, reading)
  readSentFilter(body, reading)
  const { lines } = storedLines([knownLine(line)], ids, 'ids')
  const touchesFlashing = flashingOf(line) !== undefined
  return write(
    facts,
    {
      kind: 'addLine',
      touchesFlashing,
      line: isPresent ? { sent: line, at: ['line'] } : undefined,
      otherFields: { body, problems: readingProblems(reading.problems) },
    },
    [...linesOf(facts.record.request), ...lines],
  )
}

/**
 * Replaces a line of a document, but keeps its id and its place (C9, I9). The body is the line itself, so pointers
 * begin with its fields. An unknown `lineId` gives 404. A flashing cannot be replaced (S5). Replacing another kind of
 * line by a flashing counts as adding one.
 *
 * @example
 * import { replaceLine } from 'quotewright/service'
 *
 * const state = { kind: 'quote', isSubmitted: false, isArchived: false, isInvoiced: false, isConverted: false } as const
 * const request = { customerId: 'cust_1', lines: [{ lineId: 'line_1', notes: { text: 'old' } }] }
 * const record = { kind: 'quote', documentId: 'quote_1', request } as const
 * const facts = { record, state, serverSet: { isArchived: false }, account: { currency: 'AUD' } }
 * const written = replaceLine('line_1', { notes: { text: 'new' } }, () => 'drawing_1', facts)
 * assert.ok(written.ok)
 * assert.deepEqual(written.value.document['lines'], [{ lineId: 'line_1', notes: { text: 'new' } }])
 */
export function replaceLine(
  lineId: string,
  line: unknown,
  drawingId: NewIds['drawingId'],
  facts: LineWriteFacts,
): Decision<WrittenDocument> {
  check.callable(drawingId, 'drawingId')
  FACTS(facts, 'facts')
  const before = linesOf(facts.record.request)
  const index = indexOfLine(before, lineId)
  const { lines: drawn } = assignDrawingIds(
    [knownLine(line)],
    check.lookUp(drawingId, check.filledText, 'drawingId'),
  )
  const [first] = drawn
  const replacement = storedLine(first, () => lineId)
  const wasFlashing = index.ok && flashingOf(before[index.value]) !== undefined
  const kind = !wasFlashing && flashingOf(line) !== undefined ? 'addLine' : 'updateLine'
  const touchesFlashing = wasFlashing || kind === 'addLine'
  const after = index.ok ? before.map((one, at) => (at === index.value ? replacement : one)) : before
  const ofLine: LineWrite = { kind, touchesFlashing, line: { sent: line, at: [] }, otherFields: undefined }
  return write(facts, ofLine, after, index)
}

/**
 * Removes a line from a document and prices the rest again (C10). An unknown `lineId` gives 404. A flashing cannot
 * be removed (S5).
 *
 * @example
 * import { removeLine } from 'quotewright/service'
 *
 * const state = { kind: 'quote', isSubmitted: false, isArchived: false, isInvoiced: false, isConverted: false } as const
 * const request = { customerId: 'cust_1', lines: [{ lineId: 'line_1', notes: {} }] }
 * const record = { kind: 'quote', documentId: 'quote_1', request } as const
 * const facts = { record, state, serverSet: { isArchived: false }, account: { currency: 'AUD' } }
 * const written = removeLine('line_1', facts)
 * assert.ok(written.ok)
 * assert.deepEqual(written.value.document['lines'], [])
 */
export function removeLine(lineId: string, facts: LineWriteFacts): Decision<WrittenDocument> {
  FACTS(facts, 'facts')
  const before = linesOf(facts.record.request)
  const index = indexOfLine(before, lineId)
  const touchesFlashing = index.ok && flashingOf(before[index.value]) !== undefined
  const after = index.ok ? before.filter((_, at) => at !== index.value) : before
  const ofLine: LineWrite = { kind: 'deleteLine', touchesFlashing, line: undefined, otherFields: undefined }
  return write(facts, ofLine, after, index)
}

interface LineWrite {
  readonly kind: DocumentWriteKind
  readonly touchesFlashing: boolean
  readonly line: SentLine | undefined
  readonly otherFields: { readonly body: unknown; readonly problems: readonly Problem[] } | undefined
}

/** Checks in this order (E3): converted quote, problems of the body, unknown line, state, unsupported change. */
function write(
  facts: LineWriteFacts,
  { kind, touchesFlashing, line, otherFields }: LineWrite,
  lines: readonly unknown[],
  index: Decision<number> = allowed(0),
): Decision<WrittenDocument> {
  const { record, state, serverSet } = facts
  const catalogue = checkedCatalogue(fieldOf(facts, 'catalogue'), 'facts.catalogue')
  const may = documentWrite(state, { kind, touchesFlashing })
  if (!may.ok && may.refusal.type === 'not_found') return may
  const ofLine = line === undefined ? [] : problemsOfLine(line, record, { account: facts.account, catalogue })
  const problems =
    otherFields === undefined ? ofLine : inOrderOf(otherFields.body, [...ofLine, ...otherFields.problems])
  if (problems.length > 0) return pricingRefusal(problems)
  if (!index.ok) return index
  if (!may.ok) return may
  const request: JsonObject = { ...record.request, lines }
  const removed = kind === 'deleteLine' ? index.value : Infinity
  const priced = priceStored(record.kind, request, facts.account, 'facts.record', removed)
  if (!priced.ok)
    return priced.problems.some(({ path }) => path[0] === 'lines')
      ? refusal(
          'failed_precondition',
          'Another line of the document cannot be priced with the current settings of the account.',
        )
      : pricingRefusal(priced.problems)
  const after: DocumentRecord = { ...record, request }
  return allowed({ record: after, document: newDocument(after, priced.value, serverSet) })
}
