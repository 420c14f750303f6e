import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attemptRequest,
  eventBody,
  newWebhook,
  signWebhook,
  verifySignature,
} from '../../../src/entries/service.js'

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const EVENT = {
  id: 'evt_01m7w4n5hx008j4ct4ank7f24s',
  type: 'order.status_changed',
  occurredAt: '2026-11-20T19:30:00.125+10:00',
  subject: { kind: 'order', id: 'order_01m7w4n5hx008j4ct4ank7f24s' },
  previous: { statusId: 'status_new' },
} as const
const BODY =
  '{"id":"evt_01m7w4n5hx008j4ct4ank7f24s","type":"order.status_changed","occurred_at":"2026-11-20T09:30:00.125Z","data":{"order":{"id":"order_01m7w4n5hx008j4ct4ank7f24s"},"previous":{"status_id":"status_new"}}}'
const FIRST = 'a003b86893b5fbfc46c1a1e9f19f9c972595f82e6c097843ed769aa8d4028087'
const T = 1_795_167_005

const codeOf = (...args: Parameters<typeof verifySignature>): string | undefined => {
  const decision = verifySignature(...args)
  return decision.ok ? undefined : decision.refusal.problems[0]?.code
}

describe('H4, H10 to H14: signatures', () => {
  test('H4: a secret is the base64url of 32 bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const request = { url: 'https://8.8.8.8/', eventTypes: ['order.created'], description: '' } as const
        const made = newWebhook(request, { id: 'webhook_1', randomBytes: bytes, now: EVENT.occurredAt })
        expect(made.ok && made.value.secret).toBe(`whsec_${Buffer.from(bytes).toString('base64url')}`)
      }),
    )
  })
  test('H10: the event of the worked example has the published body of 207 bytes', () => {
    expect(eventBody(EVENT)).toBe(BODY)
    expect(Buffer.byteLength(BODY)).toBe(207)
  })
  test.each([
    [T, 'Fri, 20 Nov 2026 09:30:05 GMT', FIRST],
    [
      T + 60,
      'Fri, 20 Nov 2026 09:31:05 GMT',
      'f2e94c2d072d4c6cefbd9b03110bfdcdd0bc77c77445151da05f7d22c1874605',
    ],
  ])(
    'H12, H13: the attempt of the worked example at %i has the date %s and the signature %s',
    (seconds, date, hex) => {
      const request = attemptRequest(
        { eventType: EVENT.type, body: BODY },
        { url: 'https://example.com/', secret: SECRET },
        seconds,
      )
      expect(
        createHmac('sha256', SECRET)
          .update(`${String(seconds)}.${BODY}`)
          .digest('hex'),
      ).toBe(hex)
      expect(request.ok && request.value).toEqual({
        url: 'https://example.com/',
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Service-Event': 'order.status_changed',
          'X-Service-Signature': `t=${String(seconds)},v1=${hex}`,
          Date: date,
          'User-Agent': 'Service-API/v1',
        },
        body: BODY,
      })
    },
  )
  test('H13: a key without whsec_ gives another signature', () => {
    expect(signWebhook(SECRET.slice(6), T, BODY)).toBe(
      `t=${String(T)},v1=843394ed690fade5b5dad09a08c83b3d04bf5e5b22fc85d0da3ec572d5fe6dc1`,
    )
    expect(codeOf(signWebhook(SECRET.slice(6), T, BODY), BODY, SECRET, T)).toBe('signature_invalid')
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
  test.each([
    ['unknown parts are ignored', `v0=x, t=${String(T)},v1=${FIRST},z`, T, undefined],
    [
      'any of several v1 values may match',
      `t=${String(T)},v1=${'0'.repeat(64)},v1=${FIRST},v1=`,
      T,
      undefined,
    ],
    ['300 s after the signature are accepted', `t=${String(T)},v1=${FIRST}`, T + 300, undefined],
    ['300 s before the signature are accepted', `t=${String(T)},v1=${FIRST}`, T - 300, undefined],
    ['301 s after the signature are refused', `t=${String(T)},v1=${FIRST}`, T + 301, 'signature_expired'],
    ['301 s before the signature are refused', `t=${String(T)},v1=${FIRST}`, T - 301, 'signature_expired'],
    [
      'a wrong signature is invalid even after it has expired',
      `t=${String(T)},v1=${'0'.repeat(64)}`,
      T + 999,
      'signature_invalid',
    ],
    ['two times are invalid', `t=${String(T)},t=${String(T)},v1=${FIRST}`, T, 'signature_invalid'],
    ['a time with a leading zero is invalid', `t=0${String(T)},v1=${FIRST}`, T, 'signature_invalid'],
    ['uppercase digits are invalid', `t=${String(T)},v1=${FIRST.toUpperCase()}`, T, 'signature_invalid'],
    ['an empty header is invalid', '', T, 'signature_invalid'],
    ['an empty signature is invalid', `t=${String(T)},v1=`, T, 'signature_invalid'],
    [
      'a huge header is invalid',
      `t=${String(T)},v1=${FIRST},${','.repeat(9_000_000)}`,
      T,
      'signature_invalid',
    ],
  ])('H14: %s', (_why, header, now, code) => {
    expect(codeOf(header, BODY, SECRET, now)).toBe(code)
  })
  test('H14: a signature of another body is invalid, and an empty secret throws', () => {
    expect(codeOf(`t=${String(T)},v1=${FIRST}`, `${BODY} `, SECRET, T)).toBe('signature_invalid')
    const unkeyed = createHmac('sha256', '')
      .update(`${String(T)}.${BODY}`)
      .digest('hex')
    expect(() => codeOf(`t=${String(T)},v1=${unkeyed}`, BODY, '', T)).toThrow(/^secret must/)
  })
})
