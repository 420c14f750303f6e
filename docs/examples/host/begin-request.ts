import { beginAttempt, type Decision, type RequestRecord } from 'quotewright/service'
import type { Host } from './host.ts'
import { beginRequest, findRequest, removeRequest, replaceRequest } from './store/requests.ts'

/** A request with an id, and the fields that show whether it repeats an earlier one. */
export interface KeyedRequest {
  readonly apiKeyId: string
  readonly requestId: string
  readonly fingerprint: string
  readonly now: string
}

/** A record with a random text, so that no two attempts have the same record. */
type OwnRecord = RequestRecord & { readonly attempt: string }

/**
 * Writes the record of a request, unless a request with the same id was begun before. If several requests with the same
 * id arrive at once, the database lets only one of them write it.
 */
export async function begin(host: Host, request: KeyedRequest): Promise<Decision<RequestRecord>> {
  const { records } = host.database
  const { apiKeyId, requestId, fingerprint, now } = request
  const attempt = Buffer.from(host.random(16)).toString('base64url')
  const decide = (known: RequestRecord | null): Decision<OwnRecord> => {
    const decision = beginAttempt(known, fingerprint, now)
    return decision.ok ? { ok: true, value: { ...decision.value, attempt } } : decision
  }
  const find = async (): Promise<RequestRecord | null> =>
    (await findRequest<RequestRecord>(records, apiKeyId, requestId)) ?? null
  const first = decide(null)
  if (!first.ok) return first
  try {
    if (await beginRequest(records, apiKeyId, requestId, first.value)) return first
    const known = await find()
    const decision = decide(known)
    // An expired record is replaced. If several requests find it, only one of them succeeds.
    if (!decision.ok || known === null) return decision
    const completion = { apiKeyId, requestId, old: known, record: decision.value }
    return (await replaceRequest(records, completion)) ? decision : decide(await find())
  } catch (error) {
    // Nothing is executed, so the key stays free, even if its record was written.
    host.eventually(() => removeRequest(host.database.records, { apiKeyId, requestId, old: first.value }))
    throw error
  }
}
