import {
  addLine,
  addLineAnswer,
  removeLine,
  replaceLine,
  type Decision,
  type LineWriteFacts,
  type WrittenDocument,
} from 'quotewright/service'
import { inTransaction, type Answer, type Call, type Handler } from '../call.ts'
import { announced } from '../emit.ts'
import type { StoredDocument } from '../store/documents.ts'
import { keepDocument } from '../store/keep-document.ts'
import {
  documentRecordOf,
  lockedDocumentOf,
  newIds,
  readBack,
  serverSetOf,
  stateOf,
  type Kind,
} from './kept.ts'
import { lookUpsFor } from './look-ups.ts'
import { answer } from './reading.ts'

/** Adds, replaces and removes lines. Each write prices the document again. */
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

async function writeLine(
  call: Call,
  kind: Kind,
  change: (facts: LineWriteFacts) => Decision<WrittenDocument>,
  answerWith: (after: StoredDocument, document: object) => Decision<Answer>,
): ReturnType<Handler> {
  const { host, caller, body, now } = call
  const { pricing, webhooks } = await lookUpsFor(call.read, caller.companyId, kind, body)
  return inTransaction(call, async (query) => {
    const found = await lockedDocumentOf(call, query, kind)
    if (!found.ok) return found
    const before = found.value
    const written = change({
      ...pricing,
      record: documentRecordOf(before),
      state: stateOf(before),
      serverSet: serverSetOf(host, caller.companyId, before),
    })
    if (!written.ok) return written
    const { record, document } = written.value
    const after = await keepDocument(
      query,
      caller.companyId,
      now,
      { ...before, request: record.request, resource: document },
      announced(host, call.operation.id, webhooks, before, before, now),
    )
    return answerWith(after, readBack(host, caller.companyId, after))
  })
}
