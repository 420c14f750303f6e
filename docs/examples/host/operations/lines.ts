import {
  addLine,
  addLineAnswer,
  removeLine,
  replaceLine,
  type Decision,
  type LineWriteFacts,
  type WrittenDocument,
} from 'quotewright/service'
import { writing, type Answer, type Call, type Handler } from '../call.ts'
import { emit } from '../emit.ts'
import { putDocument, type StoredDocument } from '../store/documents.ts'
import { documentOf, keptOf, newIds, readBack, serverSetOf, stateOf, type Kind } from './kept.ts'
import { lookUpsFor } from './look-ups.ts'
import { answer } from './reading.ts'

/** Adds, replaces and removes lines. The document is priced anew each time. */
export function lineHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const name = kind === 'order' ? 'Order' : 'Quote'
  return {
    [`Add${name}LineItem`]: (call) => {
      const ids = newIds(call.host)
      const lineId = ids.lineId(0)
      return writeLine(
        call,
        kind,
        (facts) => addLine(call.body, { ...ids, lineId: () => lineId }, facts),
        ({ resource }) => answer(addLineAnswer(kind, resource), lineId),
      )
    },
    [`Update${name}LineItem`]: (call) =>
      writeLine(
        call,
        kind,
        (facts) => replaceLine(lineOf(call), call.body, newIds(call.host).drawingId, facts),
        (_, document) => answer({ [kind]: document }),
      ),
    [`Delete${name}LineItem`]: (call) =>
      writeLine(
        call,
        kind,
        (facts) => removeLine(lineOf(call), facts),
        () => answer(undefined),
      ),
  }
}

function lineOf({ params }: Call): string {
  return params['lineId'] ?? ''
}

function writeLine(
  call: Call,
  kind: Kind,
  change: (facts: LineWriteFacts) => Decision<WrittenDocument>,
  answerWith: (after: StoredDocument, document: object) => Decision<Answer>,
): ReturnType<Handler> {
  const { host, caller, body } = call
  return writing(call, async (write) => {
    const found = await documentOf(call, write.query, kind)
    if (!found.ok) return found
    const before = found.value
    const { pricing } = await lookUpsFor(write.query, caller.companyId, body)
    const written = change({
      ...pricing,
      kept: keptOf(before),
      state: stateOf(before),
      serverSet: await serverSetOf(host, write.query, caller.companyId, before),
    })
    if (!written.ok) return written
    const { kept, document } = written.value
    const after = { ...before, request: kept.request, resource: document, updatedAt: write.now }
    await putDocument(write.query, caller.companyId, after)
    await emit(call, write, before, after)
    return answerWith(after, await readBack(host, write.query, caller.companyId, after))
  })
}
