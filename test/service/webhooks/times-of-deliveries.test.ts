import fc from 'fast-check'
import { hasElapsed } from '../../../src/service/ids/timestamp.js'
import { expect, test } from 'vitest'
import { httpDate } from '../../../src/service/webhooks/http-date.js'

test('H12: httpDate writes every time as Date does, on each day of five years', () => {
  // A day and a minute further each time, from 2024, a leap year.
  for (let day = 0; day < 5 * 366; day++) {
    const seconds = 1_704_067_200 + day * 86_460
    expect(httpDate(seconds)).toBe(new Date(seconds * 1000).toUTCString())
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 253_402_300_799 }), (seconds) => {
      expect(httpDate(seconds)).toBe(new Date(seconds * 1000).toUTCString())
    }),
  )
})

test('H8: hasElapsed is exact to the nanosecond, and false for an invalid time', () => {
  const [from, to] = ['2026-11-20T09:30:00.5Z', '2026-11-20T09:30:10.5Z']
  expect([9, 10, 11].map((seconds) => hasElapsed(from, to, seconds))).toEqual([true, true, false])
  expect(hasElapsed('2026-11-20T09:30:00.500000001Z', to, 10)).toBe(false)
  expect(hasElapsed('2026-11-20T09:30:00.499999999Z', to, 10)).toBe(true)
  expect(hasElapsed('2026-11-20T09:30:01.9Z', to, 8)).toBe(true)
  expect([hasElapsed('soon', to, 0), hasElapsed(from, 'soon', 0)]).toEqual([false, false])
})
