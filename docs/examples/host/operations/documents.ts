import { createOrder, createQuote, type CreateFacts, type KeptDocument } from 'quotewright/service'
import { writing, type Call, type Handler, type Write } from '../call.ts'
import { emit } from '../emit.ts'
import { putDocument, type StoredDocument } from '../store/documents.ts'
import { idFor } from '../store/new-id.ts'
import { documentListing } from './document-lists.ts'
import { documentOf, fullRead, newIds, type Kind } from './kept.ts'
import { lookUpsFor } from './look-ups.ts'
import { answer } from './reading.ts'
import { isShown } from './shown.ts'

export const CREATE = { order: createOrder, quote: createQuote }

/** Creates, reads and lists documents of a kind. */
export function documentHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const name = kind === 'order' ? 'Order' : 'Quote'
  return {
    [`Create${name}`]: (call) => create(call, kind),
    [`Get${name}`]: async (call) => {
      const document = await documentOf(call, call.read, kind)
      if (!document.ok) return document
      const shown = isShown(call, document.value)
      if (!shown.ok) return shown
      return answer({ [kind]: await fullRead(call.host, call.read, call.caller.companyId, document.value) })
    },
    [`List${name}s`]: documentListing(kind),
    [kind === 'order' ? 'QueryOrders' : 'QueryQuotes']: documentListing(kind),
  }
}

function create(call: Call, kind: Kind): ReturnType<Handler> {
  const { host, body, caller } = call
  return writing(call, async (write) => {
    const lookUps = await lookUpsFor(write.query, caller.companyId, body)
    const facts: CreateFacts = {
      documentId: idFor(host, kind),
      ids: newIds(host),
      ...lookUps.companyNameOf(body['customerId']),
      isLabel: (id) => lookUps.label(id) !== undefined,
      statuses: lookUps.statuses,
    }
    const created = CREATE[kind](body, lookUps.pricing, facts)
    if (!created.ok) return created
    const { kept, document, labelIds, drawings } = created.value
    const stored = newStored(write, kept, document, labelIds)
    await putDocument(write.query, caller.companyId, stored)
    await emit(call, write, undefined, stored)
    const resource = await fullRead(host, write.query, caller.companyId, stored)
    return answer({ [kind]: resource, ...(kind === 'order' && { drawings }) }, kept.documentId)
  })
}

function newStored(
  { now }: Write,
  { kind, documentId, request }: KeptDocument,
  resource: StoredDocument['resource'],
  labelIds: readonly string[],
): StoredDocument {
  return {
    id: documentId,
    kind,
    createdAt: now,
    updatedAt: now,
    isArchived: false,
    isInvoiced: false,
    conversationId: documentId,
    labels: labelIds.map((labelId) => ({ labelId, attachedAt: now })),
    facts: {},
    request,
    resource,
  }
}
