import { allowed, refusal, type Decision } from '../decision.js'
import { hostFacts, hostNullable, hostNumber, hostRecord, mustBe } from '../host-argument.js'

/** How many requests may come (R8). */
export interface TokenRate {
  /** The requests that may come at once. */
  readonly capacity: number
  /** The requests that may come in each second after that. */
  readonly perSecond: number
}

/** The tokens of one key or one address, as the host keeps them (R8). */
export interface TokenBucket {
  /** The tokens that were left. */
  readonly tokens: number
  /** When that was, in seconds. */
  readonly at: number
}

/** The outcome of one request. */
export interface TokenDecision {
  /** The bucket to keep in place of the one before. */
  readonly bucket: TokenBucket
  /** Whether the request may go on. Otherwise 429 `rate_limited`. */
  readonly decision: Decision<'allowed'>
  /** The seconds until the next request may come: pass them to `errorAnswer`. 0 if this one may. */
  readonly retryAfterSeconds: number
}

const POSITIVE = mustBe('a number above 0', (value) => Number.isFinite(value) && Number(value) > 0)
const FILLED = mustBe('a number from 1', (value) => Number.isFinite(value) && Number(value) >= 1)
const RATE = hostFacts({ capacity: FILLED, perSecond: POSITIVE })
const BUCKET = hostNullable(hostRecord({ tokens: hostNumber, at: hostNumber }))

/** Sums of fractions are a little too small now and then. */
const TOLERANCE = 1e-6

/**
 * Takes a token for a request, if there is one (R8). A bucket begins full, and fills by `perSecond` up to
 * `capacity`. A refused request takes no token. Pass null for a key or an address without a bucket. `now` is in
 * seconds; a clock that goes back fills nothing.
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
  hostNumber(now, 'now')
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
