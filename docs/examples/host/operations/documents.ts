import { createOrder, createQuote, type CreateFacts } from 'quotewright/service'
import type { Call, Handler } from '../call.ts'
import { announced } from '../emit.ts'
import type { WritableDocument } from '../store/documents.ts'
import { keepDocument } from '../store/keep-document.ts'
import { idFor } from '../store/new-id.ts'
import { documentListing } from './document-lists.ts'
import { documentOf, fullRead, newIds, type Kind } from './kept.ts'
import { lookUpsFor } from './look-ups.ts'
import { answer } from './reading.ts'
import { isShown } from './shown.ts'

export const CREATE = { order: createOrder, quote: createQuote }

export function documentHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const name = kind === 'order' ? 'Order' : 'Quote'
  return {
    [`Create${name}`]: (call) => create(call, kind),
    [`Get${name}`]: async (call) => {
      const document = await documentOf(call, kind)
      if (!document.ok) return document
      const shown = isShown(call, document.value)
      if (!shown.ok) return shown
      const { labelResources } = document.value
      return answer({ [kind]: fullRead(call.host, call.caller.companyId, document.value, labelResources) })
    },
    [`List${name}s`]: documentListing(kind),
    [kind === 'order' ? 'QueryOrders' : 'QueryQuotes']: documentListing(kind),
  }
}

/** One statement stores a new document with everything that belongs to it, so no transaction is needed. */
async function create(call: Call, kind: Kind): ReturnType<Handler> {
  const { host, body, caller, now, read } = call
  const lookUps = await lookUpsFor(read, caller.companyId, kind, body)
  const facts: CreateFacts = {
    documentId: idFor(host, kind),
    ids: newIds(host),
    ...lookUps.companyNameOf(body['customerId']),
    isLabel: (id) => lookUps.label(id) !== undefined,
    statuses: lookUps.statuses,
  }
  const created = CREATE[kind](body, lookUps.pricing, facts)
  if (!created.ok) return created
  const { record, document, labelIds, drawings } = created.value
  const made: WritableDocument = {
    id: record.documentId,
    kind,
    createdAt: '',
    updatedAt: '',
    orderNumber: null,
    isArchived: false,
    isInvoiced: false,
    conversationId: record.documentId,
    labels: labelIds.map((labelId) => ({ labelId, attachedAt: now })),
    facts: {},
    request: record.request,
    resource: document,
    drawn: [],
  }
  const stored = await keepDocument(read, caller.companyId, now, made, {
    ...announced(host, call.operation.id, lookUps.webhooks, undefined, made, now),
    completion: call.completion(record.documentId),
  })
  const labels = labelIds.flatMap((id) => [lookUps.label(id)].filter((label) => label !== undefined))
  const resource = fullRead(host, caller.companyId, stored, labels)
  return answer({ [kind]: resource, ...(kind === 'order' && { drawings }) }, record.documentId)
}
