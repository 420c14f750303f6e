import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasElapsed } from '../../../src/service/webhooks/elapsed.js'
import { httpDate } from '../../../src/service/webhooks/http-date.js'

test('H12: a time of a header agrees with the runtime', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 253_402_300_799 }), (seconds) => {
      expect(httpDate(seconds)).toBe(new Date(seconds * 1000).toUTCString())
    }),
  )
})

test('H8: a time elapses to the nanosecond, and never for an invalid time', () => {
  const [from, to] = ['2026-11-20T09:30:00.5Z', '2026-11-20T09:30:10.5Z']
  expect([9, 10, 11].map((seconds) => hasElapsed(from, to, seconds))).toEqual([true, true, false])
  expect(hasElapsed('2026-11-20T09:30:00.500000001Z', to, 10)).toBe(false)
  expect(hasElapsed('2026-11-20T09:30:00.499999999Z', to, 10)).toBe(true)
  expect(hasElapsed('2026-11-20T09:30:01.9Z', to, 8)).toBe(true)
  expect([hasElapsed('soon', to, 0), hasElapsed(from, 'soon', 0)]).toEqual([false, false])
})
