import { isBytes } from '../bytes.js'
import { httpDate } from './http-date.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { hmacHex } from '../hashes/sha256.js'
import { serviceProblem } from '../problems/problem.js'
import type { Delivery } from './delivery.js'
import { hostEventType } from './event.js'
import type { Webhook } from './subscription.js'
import * as check from '../host-argument.js'

/** A request that a host sends to the receiver of a webhook (H11, H12). */
export interface AttemptRequest {
  /** The URL of the receiver. */
  readonly url: string
  /** The method of the request. */
  readonly method: 'POST'
  /** Its headers, by name. */
  readonly headers: Readonly<Record<string, string>>
  /** Its body, to be encoded as UTF-8. */
  readonly body: string
}

/** A request with a valid signature (H14). */
export interface VerifiedRequest {
  /** The time of the signature: seconds since 1970. */
  readonly signedAt: number
}

/** Longer headers are refused unread. */
const MAX_HEADER_CHARACTERS = 8_192

/** The last second that an HTTP date can express, in the year 9999. */
const LAST_SECOND = 253_402_300_799

const hostSeconds = check.mustBe(
  'whole seconds since 1970',
  (value) => Number.isInteger(value) && isSecond(value),
)
/** Allows fractions of a second. Refuses milliseconds and infinity: every signature would be expired. */
const hostClock = check.mustBe('seconds since 1970', isSecond)
const hostTolerance = check.mustBe('a number from 0', (value) => typeof value === 'number' && value >= 0)
const hostBody = check.mustBe(
  'the text or the bytes of the body',
  (value) => typeof value === 'string' || isBytes(value),
)
const DELIVERY = check.record({ eventType: hostEventType, body: check.filledText })
const WEBHOOK = check.record({ url: check.text, secret: check.filledText })

/**
 * Builds the request of one attempt (H11, H12), signed at the given second since 1970. Attempts differ only in
 * time and signature. For a ping, pass `{ eventType: 'ping', body: eventBody(ping) }` (H21).
 *
 * @example
 * import { attemptRequest } from 'quotewright/service'
 *
 * const webhook = { url: 'https://example.com/', secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8' }
 * const request = attemptRequest({ eventType: 'order.created', body: '{}' }, webhook, 1_795_167_005)
 * assert.equal(request.ok && request.value.headers.Date, 'Fri, 20 Nov 2026 09:30:05 GMT')
 */
export function attemptRequest(
  delivery: Pick<Delivery, 'eventType' | 'body'>,
  webhook: Pick<Webhook, 'url' | 'secret'>,
  nowSeconds: number,
): Decision<AttemptRequest> {
  DELIVERY(delivery, 'delivery')
  WEBHOOK(webhook, 'webhook')
  hostSeconds(nowSeconds, 'nowSeconds')
  const { eventType, body } = delivery
  const { url, secret } = webhook
  const headers = {
    'Content-Type': 'application/json',
    'X-Service-Event': eventType,
    'X-Service-Signature': signWebhook(secret, nowSeconds, body),
    Date: httpDate(nowSeconds),
    'User-Agent': 'Service-API/v1',
  }
  return allowed({ url, method: 'POST', headers, body })
}

/**
 * Signs a body (H13): returns `t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<body>` with the whole secret
 * as the key.
 *
 * @example
 * import { signWebhook } from 'quotewright/service'
 *
 * assert.match(signWebhook('whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8', 1_795_167_005, '{}'), /^t=1795167005,v1=/)
 */
export function signWebhook(secret: string, seconds: number, body: string | Uint8Array): string {
  check.filledText(secret, 'secret')
  hostSeconds(seconds, 'seconds')
  hostBody(body, 'body')
  return `t=${String(seconds)},v1=${hmacHex(secret, `${String(seconds)}.`, body)}`
}

/**
 * Verifies a webhook request for its receiver (H14). Pass the body exactly as received. `now` is in seconds
 * since 1970. The time of the signature may differ from `now` by up to `tolerance` seconds, 300 by default. The
 * comparison takes the same time whichever characters differ.
 *
 * Problems, at `x_service_signature`: `signature_invalid`, and `signature_expired` if only the time is wrong.
 *
 * @example
 * import { signWebhook, verifySignature } from 'quotewright/service'
 *
 * const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
 * const header = signWebhook(secret, 1_795_167_005, '{}')
 * assert.deepEqual(verifySignature(header, '{}', secret, 1_795_167_010), { ok: true, value: { signedAt: 1_795_167_005 } })
 * assert.equal(verifySignature(header, '{ }', secret, 1_795_167_010).ok, false)
 */
export function verifySignature(
  header: string,
  body: string | Uint8Array,
  secret: string,
  now: number,
  tolerance: number = serviceLimits.signatureToleranceSeconds,
): Decision<VerifiedRequest> {
  hostBody(body, 'body')
  check.filledText(secret, 'secret')
  hostClock(now, 'now')
  hostTolerance(tolerance, 'tolerance')
  const parts = typeof header === 'string' && header.length <= MAX_HEADER_CHARACTERS ? header.split(',') : []
  const times = parts.map((part) => part.trim()).filter((part) => part.startsWith('t='))
  const time = times.length === 1 ? /^t=(0|[1-9]\d{0,11})$/.exec(times[0] ?? '')?.[1] : undefined
  const signedAt = Number(time)
  const expected = isSecond(signedAt) ? signWebhook(secret, signedAt, body).replace(/^.*,v1=/, '') : ''
  let isRight = false
  for (const part of parts) {
    const sent = part.trim()
    // Every v1 is compared in full, even after a match, so that timing reveals nothing.
    if (sent.startsWith('v1=') && isSameText(sent.slice(3), expected)) isRight = true
  }
  if (!isRight || expected === '') return problem('signature_invalid')
  return Math.abs(now - signedAt) <= tolerance ? allowed({ signedAt }) : problem('signature_expired')
}

function isSecond(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= LAST_SECOND
}

/** Takes a time that depends only on the lengths. */
export function isSameText(
  one: Pick<string, 'length' | 'charCodeAt'>,
  other: Pick<string, 'length' | 'charCodeAt'>,
): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let index = 0; index < one.length; index++)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  return difference === 0
}

function problem(code: 'signature_invalid' | 'signature_expired'): Decision<never> {
  return invalidRequest([serviceProblem(code, ['xServiceSignature'])])
}
