import { documentWrite, parseLabelIds, setLabels } from 'quotewright/service'
import { writing, type Handler } from '../call.ts'
import { emit } from '../emit.ts'
import { putDocument } from '../store/documents.ts'
import { documentOf, fullRead, stateOf, type Kind } from './kept.ts'
import { lookUpsFor } from './look-ups.ts'
import { answer } from './reading.ts'

/** Replaces the labels of a document. */
export function labelHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const set: Handler = (call) =>
    writing(call, async (write) => {
      const { host, caller } = call
      const found = await documentOf(call, write.query, kind)
      if (!found.ok) return found
      const ids = parseLabelIds(call.body)
      if (!ids.ok) return ids
      const before = found.value
      const { label } = await lookUpsFor(write.query, caller.companyId, ids.value)
      const change = setLabels(before.labels, ids.value, (id) => label(id) !== undefined, write.now)
      if (!change.ok) return change
      const may = documentWrite(stateOf(before), { kind: 'setLabels' })
      if (!may.ok) return may
      const after = { ...before, labels: change.value.labels, updatedAt: write.now }
      await putDocument(write.query, caller.companyId, after)
      await emit(call, write, before, after)
      return answer(await fullRead(host, write.query, caller.companyId, after))
    })
  return { [kind === 'order' ? 'SetOrderLabels' : 'SetQuoteLabels']: set }
}
