import { describe, expect, test } from 'vitest'
import {
  retryAdvice,
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

  test('J3: a body that is not JSON has an empty fingerprint', () => {
    const bodies: readonly unknown[] = [{ a: NaN }, { a: () => 1 }]
    for (const body of bodies) expect(requestFingerprint('CreateOrder', {}, body as Body)).toBe('')
  })
})

describe('J2, J4 to J9: records', () => {
  test('J4: beginAttempt starts a record for the first attempt, and again after a day', () => {
    expect(beginAttempt(null, 'g', NOW)).toEqual({
      ok: true,
      value: { fingerprint: 'g', state: 'in_progress', createdAt: NOW },
    })
    const late = '2026-11-21T09:30:00.5Z'
    expect(beginAttempt({ ...RECORD, state: 'completed', resourceId: 'order_1' }, 'g', late)).toEqual({
      ok: true,
      value: { fingerprint: 'g', state: 'in_progress', createdAt: late },
    })
  })

  test('J3, J4: a request with an empty fingerprint matches no other request', () => {
    const decision = beginAttempt({ ...RECORD, fingerprint: '' }, '', NOW)
    expect(!decision.ok && decision.refusal.problems.map(({ code }) => code)).toEqual(['request_id_reused'])
  })

  test.each([
    ['completed', { resourceId: 'order_1' }, 'request_replayed', 'order_1'],
    ['completed', {}, 'request_replayed', undefined],
    ['failed', { resourceId: 'order_1' }, 'request_attempt_failed', undefined],
    ['in_progress', { resourceId: 'order_1' }, 'request_in_progress', undefined],
  ] as const)(
    'J4, J8: a %s record with %j gives %s and the resource id %s',
    (state, more, code, resourceId) => {
      const decision = beginAttempt({ ...RECORD, state, ...more }, 'f', NOW)
      if (decision.ok) throw new Error('executed')
      expect(decision.refusal.problems.map((problem) => problem.code)).toEqual([code])
      expect(Object.hasOwn(decision.refusal, 'resourceId')).toBe(resourceId !== undefined)
      expect(decision.refusal.resourceId).toBe(resourceId)
    },
  )

  test('J2: a record is kept for a day, even if the clock was set back', () => {
    expect(isUnexpired({ createdAt: NOW }, '2030-01-01T00:00:00Z')).toBe(false)
    // A clock set back before the creation time does not remove the record.
    expect(isUnexpired({ createdAt: NOW }, '2026-11-20T09:29:00Z')).toBe(true)
  })

  test('J5: the first outcome of an attempt stays', () => {
    expect(recordAfter(RECORD, { resourceId: 'order_1' })).toEqual({
      ...RECORD,
      state: 'completed',
      resourceId: 'order_1',
    })
    expect(recordAfter(RECORD, { failed: true })).toEqual({ ...RECORD, state: 'failed' })
    const failed = { ...RECORD, state: 'failed' } as const
    expect(recordAfter(failed, { resourceId: 'order_1' })).toBe(failed)
  })

  test('J6: a request without a request id continues without the store', () => {
    // I11: an empty request id counts as absent.
    for (const requestId of [undefined, ''])
      expect(withoutStore(requestId)).toEqual({ ok: true, value: true })
    const refused = withoutStore('6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a')
    expect(!refused.ok && refused.refusal.type).toBe('unavailable')
  })

  test('J9: retryAdvice names the next step of a client after each conflict', () => {
    expect(retryAdvice('request_replayed')).toEqual({ read: 'resource', sendsAgain: false })
    expect(retryAdvice('request_attempt_failed')).toEqual({ read: 'state', sendsAgain: true })
    expect(retryAdvice('request_in_progress')).toEqual({ read: 'state', sendsAgain: true })
    expect(retryAdvice('request_id_reused')).toEqual({ read: 'nothing', sendsAgain: true })
  })
})
