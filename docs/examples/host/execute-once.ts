import {
  executeOnce as decideOnce,
  parseRequestId,
  recordAfter,
  requestFingerprint,
  withoutStore,
  type Decision,
  type RequestRecord,
} from 'quotewright/service'
import type { Answer, Call } from './call.ts'
import { beginRequest, findRequest, replaceRequest, type Completion } from './store/requests.ts'

/**
 * Executes a request, unless a request with its `requestId` was begun before. The record is written before anything
 * else. If several requests with the same id arrive at once, the database lets only one of them write it. The
 * record is completed in the transaction of the write, so a host that is killed leaves both or neither.
 */
export async function executeOnce(
  call: Call,
  execute: (call: Call) => Promise<Decision<Answer>>,
): Promise<Decision<Answer>> {
  const { operation, caller, params, body, now, read } = call
  const sent = operation.takesRequestId ? parseRequestId(body['requestId']) : undefined
  // The reader of the body refuses an invalid id, together with all other problems of the body (E5).
  const id = sent?.ok === true ? sent.value : undefined
  if (id === undefined) return execute(call)

  const fingerprint = call.fingerprint ?? requestFingerprint(operation.id, params, body)
  const begun = await begin(call, id, fingerprint).catch((error: unknown) => {
    console.error(error)
    return withoutStore(id) as Decision<never>
  })
  if (!begun.ok) return begun
  const old = begun.value
  const ended = (record: RequestRecord): Completion => ({
    apiKeyId: caller.apiKeyId,
    requestId: id,
    old,
    record,
  })
  const fail = async (): Promise<void> => {
    await replaceRequest(read, ended(recordAfter(old, { failed: true })))
  }
  try {
    const answer = await execute({
      ...call,
      completion: (created) =>
        ended(recordAfter(old, created === undefined ? { failed: true } : { resourceId: created })),
    })
    if (!answer.ok) await fail()
    return answer
  } catch (error) {
    await fail()
    throw error
  }

  /** Returns the record of this attempt if it may be executed. */
  async function begin({ host }: Call, key: string, print: string): Promise<Decision<RequestRecord>> {
    const { query } = host.database
    const first = decideOnce(null, print, now)
    if (!first.ok || (await beginRequest(query, caller.apiKeyId, key, first.value))) return first
    const known = await findRequest<RequestRecord>(query, caller.apiKeyId, key)
    const decision = decideOnce(known ?? null, print, now)
    // An expired record is replaced. If several requests find it, only one of them succeeds.
    if (!decision.ok || known === undefined) return decision
    const completion = { apiKeyId: caller.apiKeyId, requestId: key, old: known, record: decision.value }
    if (await replaceRequest(query, completion)) return decision
    return decideOnce((await findRequest<RequestRecord>(query, caller.apiKeyId, key)) ?? null, print, now)
  }
}
