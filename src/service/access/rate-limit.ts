import { allowed, refusal, type Decision } from '../decision.js'
import * as check from '../host-argument.js'

/** A limit on the rate of requests (R8). */
export interface TokenRate {
  /** The number of requests that are allowed at once. */
  readonly capacity: number
  /** The number of further requests that are allowed per second. */
  readonly perSecond: number
}

/** The tokens of one key or one address, as the host stores them (R8). */
export interface TokenBucket {
  /** The number of tokens left after the last request. */
  readonly tokens: number
  /** The latest time of a request, in seconds. */
  readonly at: number
}

/** The outcome of one request. */
export interface TokenDecision {
  /** The bucket to store in place of the previous one. */
  readonly bucket: TokenBucket
  /** Whether the request is allowed. If not, the answer is 429 `rate_limited`. */
  readonly decision: Decision<'allowed'>
  /** The seconds until the next request is allowed, for `errorAnswer`. 0 if this request is allowed. */
  readonly retryAfterSeconds: number
}

const FINITE = check.mustBe('a finite number', Number.isFinite)
const POSITIVE = check.mustBe('a number above 0', (value) => Number.isFinite(value) && Number(value) > 0)
const AT_LEAST_ONE = check.mustBe('a number from 1', (value) => Number.isFinite(value) && Number(value) >= 1)
const RATE = check.facts({ capacity: AT_LEAST_ONE, perSecond: POSITIVE })
const BUCKET = check.nullable(check.record({ tokens: FINITE, at: FINITE }))

/** Sums of fractions are sometimes slightly too small. */
const TOLERANCE = 1e-6

/**
 * Takes a token for a request, if the bucket has one (R8). A bucket starts full, and gains `perSecond` tokens per second,
 * up to `capacity`. A refused request takes no token. Pass null for a key or an address that has no bucket yet.
 * `now` is in seconds. If the clock goes back, the bucket gains no tokens.
 *
 * @example
 * import { errorAnswer, takeToken } from 'quotewright/service'
 *
 * const rate = { capacity: 1, perSecond: 0.5 }
 * const first = takeToken(null, rate, 100)
 * assert.ok(first.decision.ok)
 * const second = takeToken(first.bucket, rate, 100.4)
 * const answer = errorAnswer(second.decision.ok ? assert.fail() : second.decision.refusal, undefined, second.retryAfterSeconds)
 * assert.deepEqual([answer.status, answer.headers['retry-after']], [429, '2'])
 */
export function takeToken(bucket: TokenBucket | null, rate: TokenRate, now: number): TokenDecision {
  BUCKET(bucket, 'bucket')
  RATE(rate, 'rate')
  FINITE(now, 'now')
  const { capacity, perSecond } = rate
  const before = bucket ?? { tokens: capacity, at: now }
  const gained = Math.max(0, now - before.at) * perSecond
  const tokens = Math.min(capacity, before.tokens + gained)
  const at = Math.max(now, before.at)
  if (tokens >= 1 - TOLERANCE)
    return { bucket: { tokens: tokens - 1, at }, decision: allowed('allowed'), retryAfterSeconds: 0 }
  return {
    bucket: { tokens, at },
    decision: refusal('rate_limited', 'Too many requests. Wait, then repeat the request.'),
    retryAfterSeconds: (1 - tokens) / perSecond,
  }
}
