import { parseBearerToken, type Decision } from 'quotewright/service'
import type { Host } from './host.ts'
import { findCaller, type Caller } from './store/companies.ts'

/** Who calls, or why nobody may. */
export type Access = Decision<Caller> & { readonly retryAfterSeconds?: number }

/** The caller of a key, unless the key, or an address that has none, has asked too often (R8). */
export async function callerOf(host: Host, header: string | null, address: string): Promise<Access> {
  const { limits, now } = host
  const key = parseBearerToken(header ?? undefined)
  const caller = key.ok
    ? await findCaller(host.database.query, key.value, now().toISOString(), host.takesPublishedKeys)
    : undefined
  const { decision, retryAfterSeconds } =
    caller === undefined ? limits.ofWrongKey(address, now()) : limits.ofKey(caller.apiKeyId, now())
  if (!decision.ok) return { ...decision, retryAfterSeconds }
  // A key that is unknown, deleted or expired is as good as none (R1).
  return caller === undefined ? (parseBearerToken(undefined) as Access) : { ok: true, value: caller }
}
