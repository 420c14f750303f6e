import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { attemptRequest, signWebhook, verifySignature } from '../../../src/entries/service.js'

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const BODY = '{"id":"evt_1"}'
const T = 1_795_167_005
const hexAt = (seconds: number | string): string =>
  createHmac('sha256', SECRET)
    .update(`${String(seconds)}.${BODY}`)
    .digest('hex')
const RIGHT = `t=${String(T)},v1=${hexAt(T)}`

const outcomeOf = (header: unknown): unknown => {
  const decision = verifySignature(header as string, BODY, SECRET, T)
  return decision.ok ? decision.value : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)
}
const INVALID = ['signature_invalid x_service_signature']

describe('H12, H13: attempts', () => {
  const delivery = { eventType: 'order.created', body: BODY } as const
  const webhook = { url: 'https://example.com/', secret: SECRET }
  const dateAt = (seconds: number): string => {
    const request = attemptRequest(delivery, webhook, seconds)
    return request.ok ? (request.value.headers['Date'] ?? '') : request.refusal.type
  }

  test('H12: the Date header covers the first and the last second', () => {
    expect(dateAt(0)).toBe('Thu, 01 Jan 1970 00:00:00 GMT')
    expect(dateAt(253_402_300_799)).toBe('Fri, 31 Dec 9999 23:59:59 GMT')
  })

  test('H13: a body has the same signature as a string and as bytes', () => {
    expect(signWebhook(SECRET, T, BODY)).toBe(RIGHT)
    expect(signWebhook(SECRET, T, new TextEncoder().encode(BODY))).toBe(RIGHT)
  })
})

describe('H14: verification', () => {
  test('H14: a valid header gives the time of its signature', () => {
    expect(outcomeOf(RIGHT)).toEqual({ signedAt: T })
    expect(outcomeOf(` t=${String(T)} , v1=${hexAt(T)} `)).toEqual({ signedAt: T })
    expect(outcomeOf(RIGHT.padEnd(8_192, ','))).toEqual({ signedAt: T })
  })

  test.each([
    ['a header that is too long', RIGHT.padEnd(8_193, ',')],
    ['null', null],
    ['a header in a list', [RIGHT]],
    ['a signature of another version', `t=${String(T)},v2=${hexAt(T)}`],
    ['a time inside a time', `t=t=${String(T)},v1=${hexAt(T)}`],
    ['a time with a letter after it', `t=${String(T)}x,v1=${hexAt(T)}`],
    ['a time of 13 digits', `t=1${'0'.repeat(12)},v1=${hexAt(`1${'0'.repeat(12)}`)}`],
    ...[253_402_300_800, 999_999_999_999].map((time): [string, string] => [
      `the time ${String(time)}, after the year 9999`,
      `t=${String(time)},v1=${hexAt(time)}`,
    ]),
    ['an empty signature without a time', 'v1='],
    ['a signature without a time', `v1=${hexAt(T)}`],
    ['a signature without its last digit', RIGHT.slice(0, -1)],
    ['a signature with an extra digit', `${RIGHT}0`],
  ])('H14: %s is invalid', (_, header) => {
    expect(outcomeOf(header)).toEqual(INVALID)
  })

  test('H14: a signature from 1970 has expired', () => {
    expect(outcomeOf(`t=0,v1=${hexAt(0)}`)).toEqual(['signature_expired x_service_signature'])
  })

  test('H14: the current time may have fractions of a second', () => {
    const at = (now: number) => verifySignature(RIGHT, BODY, SECRET, now).ok
    expect([T + 0.25, T + 299.999, T + 300.001].map(at)).toEqual([true, true, false])
  })
})
