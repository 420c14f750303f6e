import {
  parseBearerToken,
  convertQuote,
  documentDrawings,
  documentTransition,
  errorAnswer,
  notFound,
  type Decision,
  type DocumentEvent,
} from 'quotewright/service'
import type { Context } from 'hono'
import type { Query } from './database.ts'
import { announce } from './emit.ts'
import type { Host } from './host.ts'
import { keptOf, stateOf } from './operations/kept.ts'
import { CREATE } from './operations/documents.ts'
import { lookUpsFor } from './operations/look-ups.ts'
import { findCaller, timeOfWrite } from './store/companies.ts'
import { findDocument, putDocument, removeDocument, type StoredDocument } from './store/documents.ts'

/** In place of the web application: `POST /office/documents/{id}/{event}`, with any key of the company. */
export async function answerOffice(host: Host, context: Context): Promise<Response> {
  const { documentId = '', event = '' } = context.req.param()
  const key = parseBearerToken(context.req.header('Authorization'))
  const now = host.now().toISOString()
  const caller = key.ok ? await findCaller(host.database.query, key.value, now) : undefined
  const done =
    caller === undefined
      ? parseBearerToken(undefined)
      : await transition(host, caller.companyId, documentId, { type: event } as DocumentEvent)
  if (done.ok) return context.json({ documentId: done.value })
  const { status, headers, body } = errorAnswer(done.refusal)
  return new Response(JSON.stringify(body), { status, headers })
}

/** Lets something happen to a document, and says it to webhooks. Answers with the id that the document has then. */
export async function transition(
  host: Host,
  companyId: string,
  documentId: string,
  event: DocumentEvent,
): Promise<Decision<string>> {
  return host.database.transaction(async (query) => {
    const now = await timeOfWrite(query, companyId, host.now().toISOString())
    const before = await findDocument(query, companyId, documentId)
    if (before === undefined) return notFound('document')
    const next = documentTransition(stateOf(before), event)
    if (!next.ok) return next
    const { state, effects } = next.value
    const { isArchived, isInvoiced } = state
    const after = state.isConverted
      ? await converted(query, companyId, before)
      : state.isSubmitted === stateOf(before).isSubmitted
        ? { ok: true as const, value: { ...before, isArchived, isInvoiced } }
        : await submitted(query, companyId, before)
    if (!after.ok) return after
    const kept = { ...after.value, updatedAt: now }
    if (kept.id !== before.id) await removeDocument(query, companyId, before.id)
    await putDocument(query, companyId, kept)
    // Some steps have no event (H9).
    if (effects.length > 0) await announce(host, { query, now }, companyId, 'application', before, kept)
    return { ok: true, value: kept.id }
  })
}

/** A draft as it is once it is submitted: made anew, with the ids that it has. */
async function submitted(
  query: Query,
  companyId: string,
  draft: StoredDocument,
): Promise<Decision<StoredDocument>> {
  const request = { ...draft.request, isSubmitted: true }
  const { pricing, companyNameOf, statuses } = await lookUpsFor(query, companyId, request)
  const lines = draft.resource['lines'] as readonly { readonly lineId: string }[]
  // In the order in which they got their ids: that of the request.
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
  const { kept, document } = created.value
  return { ok: true, value: { ...draft, request: kept.request, resource: document } }
}

/** A quote as the order that it becomes. It keeps its conversation, its labels and when it was made. */
async function converted(
  query: Query,
  companyId: string,
  quote: StoredDocument,
): Promise<Decision<StoredDocument>> {
  const { pricing, companyNameOf, statuses } = await lookUpsFor(query, companyId, quote.request)
  const serverSet = { isArchived: false, ...companyNameOf(quote.request['customerId']) }
  const order = convertQuote(keptOf(quote), pricing, serverSet, statuses)
  if (!order.ok) return order
  const { kept, document } = order.value
  return {
    ok: true,
    value: { ...quote, id: kept.documentId, kind: kept.kind, request: kept.request, resource: document },
  }
}
