import { documentWrite, parseLabelIds, setLabels } from 'quotewright/service'
import { inTransaction, type Handler } from '../call.ts'
import { announced } from '../emit.ts'
import { findDocument } from '../store/documents.ts'
import { keepDocument } from '../store/keep-document.ts'
import { fullRead, lockedDocumentOf, stateOf, type Kind } from './kept.ts'
import { lookUpsFor } from './look-ups.ts'
import { answer } from './reading.ts'

export function labelHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const set: Handler = async (call) => {
    const { host, caller, now } = call
    const { label, webhooks } = await lookUpsFor(call.read, caller.companyId, kind, call.body)
    return inTransaction(call, async (query) => {
      const found = await lockedDocumentOf(call, query, kind)
      if (!found.ok) return found
      const ids = parseLabelIds(call.body)
      if (!ids.ok) return ids
      const before = found.value
      const change = setLabels(before.labels, ids.value, (id) => label(id) !== undefined, now)
      if (!change.ok) return change
      const may = documentWrite(stateOf(before), { kind: 'setLabels' })
      if (!may.ok) return may
      const after = { ...before, labels: change.value.labels }
      const written = announced(host, call.operation.id, webhooks, before, after, now)
      const kept = await keepDocument(query, caller.companyId, now, after, written)
      const full = await findDocument(query, caller.companyId, kept.id)
      return answer(fullRead(host, caller.companyId, kept, full?.labelResources ?? []))
    })
  }
  return { [kind === 'order' ? 'SetOrderLabels' : 'SetQuoteLabels']: set }
}
