import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attemptRequest, newWebhook, signWebhook, verifySignature } from '../../../src/entries/service.js'
import { SECRET } from './records.js'

const BODY = '{"id":"evt_1"}'
const T = 1_795_167_005
const hexAt = (seconds: number | string): string =>
  createHmac('sha256', SECRET)
    .update(`${String(seconds)}.${BODY}`)
    .digest('hex')
const RIGHT = `t=${String(T)},v1=${hexAt(T)}`

const codeOf = (...args: Parameters<typeof verifySignature>): string | undefined => {
  const decision = verifySignature(...args)
  return decision.ok ? undefined : decision.refusal.problems[0]?.code
}

const outcomeOf = (header: unknown): unknown => {
  const decision = verifySignature(header as string, BODY, SECRET, T)
  return decision.ok ? decision.value : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)
}
const INVALID = ['signature_invalid x_service_signature']

describe('H4, H12 to H14: signatures', () => {
  test('H4: a secret is the base64url of 32 bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const request = { url: 'https://8.8.8.8/', eventTypes: ['order.created'], description: '' } as const
        const made = newWebhook(request, { id: 'webhook_1', randomBytes: bytes, now: '2026-11-20T09:30:00Z' })
        expect(made.ok && made.value.secret).toBe(`whsec_${Buffer.from(bytes).toString('base64url')}`)
      }),
    )
  })
  test('H13: a key without whsec_ gives another signature', () => {
    const other = signWebhook(SECRET.slice(6), T, BODY)
    expect(other).not.toBe(RIGHT)
    expect(codeOf(other, BODY, SECRET, T)).toBe('signature_invalid')
  })
  test('H13: strings and bytes are signed as node:crypto signs them', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string({ minLength: 1 }), (bytes, key) => {
        const hex = createHmac('sha256', key)
          .update(`${String(T)}.`)
          .update(bytes)
          .digest('hex')
        expect(signWebhook(key, T, bytes)).toBe(`t=${String(T)},v1=${hex}`)
        expect(codeOf(`t=${String(T)},v1=${hex}`, bytes, key, T)).toBe(undefined)
      }),
    )
  })
  test('H14: an empty secret throws', () => {
    const unkeyed = createHmac('sha256', '')
      .update(`${String(T)}.${BODY}`)
      .digest('hex')
    expect(() => codeOf(`t=${String(T)},v1=${unkeyed}`, BODY, '', T)).toThrow(/^secret must/)
  })

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
    ['an empty signature', `t=${String(T)},v1=`],
    ['a time with a leading zero', RIGHT.replace('t=', 't=0')],
    ['a huge header', `${RIGHT},${','.repeat(9_000_000)}`],
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
