import { parseBearerToken, type Decision } from 'quotewright/service'
import type { Host } from './host.ts'
import { findCaller, type Caller } from './store/companies.ts'

/** The caller of a request, or the reason why it is refused. */
export type Access = Decision<Caller> & { readonly retryAfterSeconds?: number }

/**
 * Finds the caller by the API key. Refuses a key, or an address without a valid key, that sends too many requests
 * (R8).
 */
export async function callerOf(host: Host, header: string | null, address: string): Promise<Access> {
  const { limits, now } = host
  const key = parseBearerToken(header ?? undefined)
  const caller = key.ok
    ? await findCaller(host.database.query, key.value, now().toISOString(), host.takesPublishedKeys)
    : undefined
  const { decision, retryAfterSeconds } =
    caller === undefined ? limits.ofWrongKey(address, now()) : limits.ofKey(caller.apiKeyId, now())
  if (!decision.ok) return { ...decision, retryAfterSeconds }
  // An unknown, deleted or expired key is treated like a missing one (R1).
  return caller === undefined ? (parseBearerToken(undefined) as Access) : { ok: true, value: caller }
}
