import { canonicalJson } from '../hashes/canonical-json.js'
import { operations } from '../data/operations.js'
import { sha256Hex } from '../hashes/sha256.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { withFallback } from '../../problem/with-fallback.js'
import { serviceProblem } from '../problems/problem.js'
import { valueAtStep } from '../../problem/path.js'
import { asciiOf, base64urlOf } from './base64url.js'
import { hostSortValue, isSortValue, type SortValue } from './list-order.js'
import * as check from '../host-argument.js'
import { hostOperation } from '../host-operation.js'

/** Identifies the query of a page token (P4). Pass the path's parameters too. Leave out filters at their default. */
export function queryFingerprint(operation: string, filters: Readonly<Record<string, unknown>>): string {
  hostOperation(operation, 'operation')
  const { parameters = [] } = operations.find(({ id, name }) => [id, name].includes(operation)) ?? {}
  check.record(Object.fromEntries(parameters.map((name) => [name, check.anything])))(filters, 'filters')
  check.map(hostFilter)(filters, 'filters')
  return sha256Hex(canonicalJson({ ...filters, op: operation })).slice(0, 16)
}

const TEXTS = check.list(check.text)
const ONE = check.mustBe(
  'a text, true or false, or a list of texts',
  (value) => typeof value === 'string' || typeof value === 'boolean',
)
const hostFilter: check.Check = (value, name) => {
  const ofValue = Array.isArray(value) ? TEXTS : ONE
  ofValue(value, name)
}

/** Makes the token of the page after `key` (P3). The token is not signed (P5). */
export function pageToken(fingerprint: string, key: readonly SortValue[]): string {
  check.text(fingerprint, 'fingerprint')
  check.list(hostSortValue)(key, 'key')
  const json = JSON.stringify({ v: 1, q: fingerprint, k: key })
  const escaped = json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return base64urlOf(escaped)
}

// P3, P4
export function parsePageToken(token: unknown, fingerprint: string): Decision<readonly SortValue[]> {
  check.text(fingerprint, 'fingerprint')
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
