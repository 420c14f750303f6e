import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptRequest } from '../../../src/entries/service.js'

const DELIVERY = { eventType: 'order.created', body: '{}' } as const
const WEBHOOK = { url: 'https://8.8.8.8/', secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8' }

const dateOf = (seconds: number): string | undefined => {
  const request = attemptRequest(DELIVERY, WEBHOOK, seconds)
  return request.ok ? request.value.headers.Date : undefined
}

test('H12: the Date header equals the date string of the platform on each day of five years', () => {
  // Each step from the leap year 2024 adds a day and a minute.
  for (let day = 0; day < 5 * 366; day++) {
    const seconds = 1_704_067_200 + day * 86_460
    expect(dateOf(seconds)).toBe(new Date(seconds * 1000).toUTCString())
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 253_402_300_799 }), (seconds) => {
      expect(dateOf(seconds)).toBe(new Date(seconds * 1000).toUTCString())
    }),
  )
})
