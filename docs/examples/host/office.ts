import {
  convertQuote,
  defaultStatusId,
  documentDrawings,
  documentTransition,
  notFound,
  parseDocumentFacts,
  parseId,
  parseJsonBody,
  type Decision,
  type DocumentEvent,
} from 'quotewright/service'
import type { Context } from 'hono'
import { callerOf } from './access.ts'
import { refused } from './refused.ts'
import { announced } from './emit.ts'
import type { Host } from './host.ts'
import { documentRecordOf, stateOf } from './operations/kept.ts'
import { CREATE } from './operations/documents.ts'
import { lookUpsFor, type LookUps } from './operations/look-ups.ts'
import { bytesOf } from './read-body.ts'
import { lockDocument, removeDocument, type WritableDocument } from './store/documents.ts'
import { keepDocument } from './store/keep-document.ts'

type Body = Readonly<Record<string, unknown>>

/** The body of a step has the same size limit as this operation. */
const BODY = { id: 'CreateOrder' }

/** The steps without a body. */
const STEPS = ['finalise', 'convert', 'submit', 'invoice', 'archive', 'unarchive'] as const

/**
 * Stands in for the web application: `POST /office/documents/{id}/{event}`, with any key of the company.
 * `setStatus` takes a `statusId`. `setFacts` takes a payment, a receipt, a fulfilment or the required date (W8).
 */
export async function answerOffice(host: Host, context: Context, address: string): Promise<Response> {
  const { documentId = '', event = '' } = context.req.param()
  const caller = await callerOf(host, context.req.header('Authorization') ?? null, address)
  if (!caller.ok) return refused(caller.refusal, undefined, caller.retryAfterSeconds)
  const bytes = await bytesOf(context.req.raw, BODY, host.requestMs)
  if (!bytes.ok) return refused(bytes.refusal)
  const body: Decision<Body> = bytes.value.length === 0 ? { ok: true, value: {} } : parseJsonBody(bytes.value)
  const done = body.ok ? await transition(host, caller.value.companyId, documentId, event, body.value) : body
  return done.ok ? context.json({ documentId: done.value }) : refused(done.refusal)
}

/** Applies an event to a document, and announces it to webhooks. Returns the id of the document afterwards. */
async function transition(
  host: Host,
  companyId: string,
  documentId: string,
  type: string,
  body: Body,
): Promise<Decision<string>> {
  const done = await host.database.transaction<Decision<string>>(async (query) => {
    const now = host.instant()
    const before = await lockDocument(query, companyId, documentId)
    if (before === undefined) return notFound('document')
    // Looks up the ids of the document while it is locked, so that it is priced with current data.
    const lookUps = await lookUpsFor(query, companyId, before.kind, before.request)
    const changed = changedBy(type, body, before, lookUps)
    if (!changed.ok) return changed
    const next = documentTransition(stateOf(before), changed.value.event)
    if (!next.ok) return next
    const { state, effects } = next.value
    const { isArchived, isInvoiced } = state
    const after = state.isConverted
      ? converted(before, lookUps)
      : state.isSubmitted === stateOf(before).isSubmitted
        ? { ok: true as const, value: { ...changed.value.document, isArchived, isInvoiced } }
        : submitted(before, lookUps)
    if (!after.ok) return after
    if (after.value.id !== before.id) await removeDocument(query, companyId, before.id)
    // Some transitions emit no event (H9).
    const { webhooks } = lookUps
    const written =
      effects.length > 0
        ? announced(host, 'application', webhooks, before, after.value, now)
        : { events: [], deliveries: [] }
    const record = await keepDocument(query, companyId, now, after.value, written)
    return { ok: true, value: record.id }
  })
  await host.onDisk()
  return done
}

/** Returns the event, and the document with the facts or the status that the event sets. */
function changedBy(
  type: string,
  body: Body,
  document: WritableDocument,
  { statuses }: LookUps,
): Decision<{ readonly event: DocumentEvent; readonly document: WritableDocument }> {
  const { kind, facts, request, resource } = document
  if (type === 'setFacts') {
    const read = parseDocumentFacts(kind, body)
    if (!read.ok) return read
    return {
      ok: true,
      value: { event: { type }, document: { ...document, facts: { ...facts, ...read.value } } },
    }
  }
  if (type !== 'setStatus') {
    const step = STEPS.find((one) => one === type)
    return step === undefined ? notFound('path') : { ok: true, value: { event: { type: step }, document } }
  }
  const sent = parseId(body['statusId'], 'status', ['statusId'])
  if (!sent.ok) return sent
  const known = defaultStatusId(false, sent.value, statuses)
  if (!known.ok) return known
  const statusId = sent.value
  const statusName = statuses.find((status) => status.statusId === statusId)?.name
  const { statusId: previous } = resource
  return {
    ok: true,
    value: {
      event: { type, statusId, ...(typeof previous === 'string' && { previousStatusId: previous }) },
      document: {
        ...document,
        request: { ...request, statusId },
        resource: { ...resource, statusId, statusName },
      },
    },
  }
}

/** Submits a draft: creates the document again, with the same ids. */
function submitted(draft: WritableDocument, lookUps: LookUps): Decision<WritableDocument> {
  const { pricing, companyNameOf, statuses } = lookUps
  const request = { ...draft.request, isSubmitted: true }
  const lines = draft.resource['lines'] as readonly { readonly lineId: string }[]
  // Drawings got their ids in the order of the request.
  const drawings = documentDrawings(draft.request)
  const created = CREATE[draft.kind](request, pricing, {
    documentId: draft.id,
    ids: {
      lineId: (index) => lines[index]?.lineId ?? '',
      drawingId: (index) => drawings[index]?.drawingId ?? '',
    },
    ...companyNameOf(draft.request['customerId']),
    isLabel: () => true,
    statuses,
  })
  if (!created.ok) return created
  const { record, document } = created.value
  return { ok: true, value: { ...draft, request: record.request, resource: document } }
}

/** Returns the order that a quote becomes. It keeps its conversation, its labels and its creation time. */
function converted(quote: WritableDocument, lookUps: LookUps): Decision<WritableDocument> {
  const { pricing, companyNameOf, statuses } = lookUps
  const serverSet = { isArchived: false, ...companyNameOf(quote.request['customerId']) }
  const order = convertQuote(documentRecordOf(quote), pricing, serverSet, statuses)
  if (!order.ok) return order
  const { record, document } = order.value
  const { documentId: id, kind, request } = record
  return { ok: true, value: { ...quote, id, kind, request, resource: document } }
}
