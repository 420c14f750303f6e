import fc from 'fast-check'
import { expect, test } from 'vitest'
import { httpDate } from '../../../src/service/webhooks/http-date.js'

test('H12: a time of a header is written as the runtime writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 253_402_300_799 }), (seconds) => {
      expect(httpDate(seconds)).toBe(new Date(seconds * 1000).toUTCString())
    }),
  )
})
