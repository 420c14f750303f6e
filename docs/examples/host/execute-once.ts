import {
  beginAttempt,
  parseRequestId,
  recordAfter,
  requestFingerprint,
  withoutStore,
  type Decision,
  type RequestRecord,
} from 'quotewright/service'
import { begin } from './begin-request.ts'
import type { Answer, Call } from './call.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import { LostRecord, replaceRequest, type Completion } from './store/requests.ts'

/**
 * Executes a request, unless a request with its `requestId` was begun before. The record is written before anything
 * else. It is completed in the transaction of the write, so a host that is killed leaves both or neither.
 */
export async function executeOnce(
  call: Call,
  execute: (call: Call) => Promise<Decision<Answer>>,
): Promise<Decision<Answer>> {
  const { host, operation, caller, params, body, now } = call
  const { apiKeyId } = caller
  const sent = operation.takesRequestId ? parseRequestId(body['requestId']) : undefined
  // The reader of the body refuses an invalid id, together with all other problems of the body (E5).
  const requestId = sent?.ok === true ? sent.value : undefined
  if (requestId === undefined) return execute(call)

  const fingerprint = call.fingerprint ?? requestFingerprint(operation.id, params, body)
  const begun = await begin(host, { apiKeyId, requestId, fingerprint, now }).catch((error: unknown) => {
    console.error(error instanceof StoreUnavailable ? error.message : error)
    return withoutStore(requestId) as Decision<never>
  })
  if (!begun.ok) return begun
  const old = begun.value
  const ended = (record: RequestRecord): Completion => ({ apiKeyId, requestId, old, record })
  const fail = (): Promise<unknown> =>
    replaceRequest(host.database.records, ended(recordAfter(old, { failed: true })))
  // The answer does not depend on this note, so the note may wait for its store.
  const failed = (): Promise<unknown> =>
    fail().catch(() => {
      host.eventually(fail)
    })
  try {
    const answer = await execute({
      ...call,
      completion: (created) =>
        ended(recordAfter(old, created === undefined ? { failed: true } : { resourceId: created })),
    })
    if (!answer.ok) await failed()
    return answer
  } catch (error) {
    // The record of the other attempt is the newer one.
    if (error instanceof LostRecord)
      return beginAttempt({ ...old, createdAt: now }, fingerprint, now) as Decision<never>
    await failed()
    throw error
  }
}
