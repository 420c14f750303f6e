import { allowed, refusal, type Decision } from '../decision.js'

/** Allows the characters of RFC 6750. */
const BEARER = /^bearer ([A-Za-z0-9._~+/-]+=*)$/i

/**
 * Reads the API key from an `Authorization` header (R1): `Bearer` in upper or lower case, one space and the
 * key. A missing or malformed header is 401. The host then checks that the key exists and is still valid, and
 * finds its company (R2).
 *
 * @example
 * import { parseBearerToken } from 'quotewright/service'
 *
 * assert.deepEqual(parseBearerToken('Bearer abc123'), { ok: true, value: 'abc123' })
 * const refused = parseBearerToken(undefined)
 * assert.equal(!refused.ok && refused.refusal.type, 'unauthenticated')
 */
export function parseBearerToken(header: string | null | undefined): Decision<string> {
  const [, key] = (typeof header === 'string' ? BEARER.exec(header) : undefined) ?? []
  return key === undefined ? refusal('unauthenticated', 'A valid API key is required.') : allowed(key)
}
