import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeToken, type TokenBucket, type TokenRate } from '../../../src/entries/service.js'
import { outcomeOf } from '../outcome.js'

const RATE: TokenRate = { capacity: 2, perSecond: 0.5 }

/** Requests a token at each time. Tells which requests get a token. */
function sentAt(times: readonly number[], rate: TokenRate): readonly boolean[] {
  let bucket: TokenBucket | null = null
  return times.map((now) => {
    const taken = takeToken(bucket, rate, now)
    bucket = taken.bucket
    return taken.decision.ok
  })
}

const rates = fc.record({
  capacity: fc.integer({ min: 1, max: 20 }),
  perSecond: fc.double({ min: 0.01, max: 100, noNaN: true }),
})
const times = fc
  .array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 1, maxLength: 60 })
  .map((gaps) => gaps.reduce<number[]>((all, gap) => [...all, (all.at(-1) ?? 1_000) + gap / 10], []))

describe('R8: a bucket of tokens', () => {
  test('R8: requests a second apart are allowed at 0 and 10 seconds with a tenth of a token per second', () => {
    // Ten tenths add up to slightly less than 1 in doubles.
    const seconds = Array.from({ length: 11 }, (_, second) => second)
    expect(seconds.slice(1).reduce((sum) => sum + 0.1, 0)).toBeLessThan(1)
    expect(sentAt(seconds, { capacity: 1, perSecond: 0.1 })).toEqual(
      seconds.map((second) => second === 0 || second === 10),
    )
  })

  test('R8: two requests are allowed immediately, the third must wait a second, and then one more is allowed', () => {
    let bucket: TokenBucket | null = null
    const at = (now: number) => {
      const taken = takeToken(bucket, RATE, now)
      bucket = taken.bucket
      return [taken.decision.ok, taken.bucket.tokens, taken.retryAfterSeconds]
    }
    expect(at(100)).toEqual([true, 1, 0])
    expect(at(100)).toEqual([true, 0, 0])
    expect(at(101)).toEqual([false, 0.5, 1])
    expect(at(102)).toEqual([true, 0, 0])
  })

  test('R8: a refused request is rate_limited, and takes no token', () => {
    const { decision, bucket } = takeToken({ tokens: 0.25, at: 100 }, RATE, 100)
    expect(!decision.ok && decision.refusal.type).toBe('rate_limited')
    expect(bucket).toEqual({ tokens: 0.25, at: 100 })
  })

  test('R8: a clock that goes back neither adds nor removes tokens', () => {
    const { bucket } = takeToken({ tokens: 1, at: 100 }, RATE, 40)
    expect(bucket).toEqual({ tokens: 0, at: 100 })
    expect(takeToken(bucket, RATE, 101).decision.ok).toBe(false)
  })

  test('R8: no period allows more requests than the bucket holds and gains', () => {
    fc.assert(
      fc.property(rates, times, (rate, all) => {
        const isSent = sentAt(all, rate)
        const sent = all.filter((_, index) => isSent[index])
        for (const [first, from] of sent.entries())
          for (const [last, to] of sent.entries())
            if (last >= first)
              expect(last - first + 1).toBeLessThanOrEqual(
                rate.capacity + (to - from) * rate.perSecond + 1e-3,
              )
      }),
    )
  })

  test('R8: the next request is allowed after Retry-After seconds, but not at 99% of that time', () => {
    fc.assert(
      fc.property(rates, times, (rate, all) => {
        let bucket: TokenBucket | null = null
        for (const now of all) {
          const taken = takeToken(bucket, rate, now)
          bucket = taken.bucket
          if (taken.decision.ok) continue
          const { retryAfterSeconds } = taken
          expect(takeToken(bucket, rate, now + retryAfterSeconds).decision.ok).toBe(true)
          expect(takeToken(bucket, rate, now + retryAfterSeconds * 0.99).decision.ok).toBe(false)
        }
      }),
    )
  })

  test('R8: requests no faster than the rate are never refused', () => {
    fc.assert(
      fc.property(rates, fc.nat({ max: 200 }), (rate, count) => {
        const all = Array.from({ length: count }, (_, index) => 1_000 + index / rate.perSecond)
        expect(sentAt(all, rate).every((isSent) => isSent)).toBe(true)
      }),
    )
  })

  test('R8: the rates of two keys are independent', () => {
    const { bucket } = takeToken(null, { capacity: 1, perSecond: 1 }, 0)
    expect(takeToken(bucket, { capacity: 1, perSecond: 1 }, 0).decision.ok).toBe(false)
    expect(outcomeOf(takeToken(null, { capacity: 1, perSecond: 1 }, 0).decision)).toBe('allowed')
  })
})
