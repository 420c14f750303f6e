import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  beginAttempt,
  isUnexpired,
  operations,
  recordAfter,
  requestFingerprint,
  takesRequestId,
  withoutStore,
  type RequestRecord,
} from '../../../src/entries/service.js'

const NOW = '2026-11-20T09:30:00Z'
const RECORD: RequestRecord = { fingerprint: 'f', state: 'in_progress', createdAt: NOW }
type Body = Parameters<typeof requestFingerprint>[2]

describe('J1, J3: requests', () => {
  test('J1: creates, added lines, messages and uploads take a request id', () => {
    const names = ['Customer', 'Order', 'Quote'].map((definition) => `Create${definition}`)
    const ofDocuments = ['Order', 'Quote'].flatMap((definition) => [
      ...[`Add${definition}LineItem`, `Post${definition}Message`, `Upload${definition}Attachment`],
    ])
    const taking = operations.map(({ id }) => id).filter((id) => takesRequestId(id))
    expect([...taking].sort()).toEqual([...names, ...ofDocuments].sort())
    for (const misspelt of ['toString', 'createOrder', ''])
      expect(() => takesRequestId(misspelt), misspelt).toThrow(/^operation must be/)
  })

  test('J3: the fingerprint of the worked example is the hash of its canonical JSON', () => {
    const canonical =
      '{"body":{"customerId":"cust_01m7w4n5hx008j4ct4ank7f24s","isSubmitted":true,"lines":[]},"operation":"CreateOrder","path":{}}'
    const { body } = JSON.parse(canonical) as { body: Body }
    const hash = createHash('sha256').update(canonical).digest('hex')
    expect(requestFingerprint('CreateOrder', {}, body)).toBe(hash)
  })

  test('J3: the fingerprint ignores the request id and the requested fields, and covers everything else', () => {
    const print = (body: Body, operation = 'CreateOrder', path = {}): string =>
      requestFingerprint(operation, path, body)
    const plain = print({ customerId: 'cust_1' })
    expect(plain).toMatch(/^[0-9a-f]{64}$/)
    for (const more of [{ requestId: 'x' }, { fields: 'a' }, { excludeFields: 'a' }])
      expect(print({ customerId: 'cust_1', ...more })).toBe(plain)
    for (const other of [
      print({ customerId: 'cust_2' }),
      print({ customerId: 'cust_1', filter: 'a' }),
      print({ customerId: 'cust_1' }, 'CreateQuote'),
      print({ customerId: 'cust_1' }, 'CreateOrder', { orderId: 'order_1' }),
      print({ customerId: 'cust_1', lines: [{ fields: 'a' }] }),
    ])
      expect(other).not.toBe(plain)
  })

  test('J3: different bodies have different fingerprints, even if RFC 8785 cannot represent them', () => {
    const deep = (inside: string): string => `{"a":${'['.repeat(100_000)}${inside}${']'.repeat(100_000)}}`
    const texts = ['{"a":"\\ud800"}', '{"a":"\\ud801"}', '{"a":"\\\\ud800"}', '{"a":"\ufffd"}']
    const numbers = ['{"a":1e999}', '{"a":-1e999}', '{"a":null}', '{"a":"Infinity"}']
    const all = [...texts, '{"\\udc00":1}', ...numbers, deep('1'), deep('2')]
    const prints = all.map((text) => requestFingerprint('CreateOrder', {}, JSON.parse(text) as Body))
    expect(new Set(prints).size).toBe(all.length)
    expect(prints).not.toContain('')
  })

  test('J3: a body that is not JSON has an empty fingerprint', () => {
    const bodies: readonly unknown[] = [{ a: NaN }, { a: () => 1 }]
    for (const body of bodies) expect(requestFingerprint('CreateOrder', {}, body as Body)).toBe('')
  })
})

describe('J2 to J6, J8, J10: records', () => {
  const codeOf = (record: RequestRecord, fingerprint: string, now = NOW): unknown => {
    const decision = beginAttempt(record, fingerprint, now)
    return decision.ok ? 'executed' : decision.refusal.problems.map(({ code }) => code).join()
  }

  test('J3, J4: a request with an empty fingerprint matches no other request', () => {
    expect(codeOf({ ...RECORD, fingerprint: '' }, '')).toBe('request_id_reused')
  })

  test('J4: an attempt in progress can be made again a day later, even with another body', () => {
    expect(codeOf(RECORD, 'g', '2026-11-21T09:30:00.5Z')).toBe('executed')
  })

  test('J10: a completed attempt keeps its request id after 60 seconds', () => {
    const completed = { ...RECORD, state: 'completed', resourceId: 'order_1' } as const
    expect(codeOf(completed, 'f', '2026-11-20T09:31:00Z')).toBe('request_replayed')
  })

  test.each([
    ['completed', {}, 'request_replayed'],
    ['failed', { resourceId: 'order_1' }, 'request_attempt_failed'],
    ['in_progress', { resourceId: 'order_1' }, 'request_in_progress'],
  ] as const)('J4, J8: a %s record with %j gives %s without a resource id', (state, more, code) => {
    const decision = beginAttempt({ ...RECORD, state, ...more }, 'f', NOW)
    if (decision.ok) throw new Error('executed')
    expect(decision.refusal.problems.map((problem) => problem.code)).toEqual([code])
    expect(Object.hasOwn(decision.refusal, 'resourceId')).toBe(false)
  })

  test('J2: a record is kept for a day, even if the clock was set back', () => {
    expect(isUnexpired({ createdAt: NOW }, '2030-01-01T00:00:00Z')).toBe(false)
    // A clock set back before the creation time does not remove the record.
    expect(isUnexpired({ createdAt: NOW }, '2026-11-20T09:29:00Z')).toBe(true)
  })

  test('J5: the first outcome of an attempt stays', () => {
    const completed = { ...RECORD, state: 'completed', resourceId: 'order_1' } as const
    const failed = { ...RECORD, state: 'failed' } as const
    expect(recordAfter(failed, { resourceId: 'order_1' })).toBe(failed)
    expect(recordAfter(completed, { failed: true })).toEqual(completed)
  })

  test('J6, I11: a request with an empty request id continues without the store', () => {
    expect(withoutStore('')).toEqual({ ok: true, value: true })
  })
})
