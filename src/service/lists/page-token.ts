import { canonicalJson } from '../hashes/canonical-json.js'
import { sha256Hex } from '../hashes/sha256.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { withFallback } from '../../problem/with-fallback.js'
import { serviceProblem } from '../problems/problem.js'
import { valueAtStep } from '../../problem/path.js'
import { asciiOf, base64urlOf } from './base64url.js'
import { isSortValue, type SortValue } from './list-order.js'

/** Identifies the query of a page token (P4). Pass the path's parameters too. Leave out filters at their default. */
export function queryFingerprint(operation: string, filters: Readonly<Record<string, unknown>>): string {
  return sha256Hex(canonicalJson({ ...filters, op: operation })).slice(0, 16)
}

/** Makes the token of the page after `key` (P3). The token is not signed (P5). */
export function pageToken(fingerprint: string, key: readonly SortValue[]): string {
  const json = JSON.stringify({ v: 1, q: fingerprint, k: key })
  const escaped = json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return base64urlOf(escaped)
}

// P3, P4
export function parsePageToken(token: unknown, fingerprint: string): Decision<readonly SortValue[]> {
  const key = keyOfToken(token, fingerprint)
  return key === undefined
    ? invalidRequest([serviceProblem('page_token_invalid', ['pageToken'])])
    : allowed(key)
}

/** The token may be of any query. */
export function isPageToken(token: unknown): boolean {
  return keyOfToken(token) !== undefined
}

function keyOfToken(token: unknown, fingerprint?: string): readonly SortValue[] | undefined {
  const text = typeof token === 'string' ? asciiOf(token) : undefined
  if (text === undefined) return undefined
  const read = withFallback<unknown>(undefined, () => JSON.parse(text) as unknown)
  const key = valueAtStep(read, 'k')
  if (valueAtStep(read, 'v') !== 1) return undefined
  if (fingerprint !== undefined && valueAtStep(read, 'q') !== fingerprint) return undefined
  return Array.isArray(key) && key.every(isSortValue) ? key : undefined
}
