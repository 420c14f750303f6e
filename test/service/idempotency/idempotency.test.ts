import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  beginAttempt,
  isUnexpired,
  operations,
  requestFingerprint,
  takesRequestId,
} from '../../../src/entries/service.js'

const NOW = '2026-11-20T09:30:00Z'
const BODY = { lines: [], customerId: 'cust_01m7w4n5hx008j4ct4ank7f24s', isSubmitted: true }
const WORKED = '799495f538ee8b0c1778b655001e00bbef9b4079bfcddac18976bbbe3dc17a05'

describe('J: idempotency', () => {
  test('J1: nine operations take a request id', () => {
    expect(operations.filter(({ id }) => takesRequestId(id)).length).toBe(9)
  })
  test('J3: the fingerprint of the worked example covers the body without the request id and fields', () => {
    const canonical =
      '{"body":{"customerId":"cust_01m7w4n5hx008j4ct4ank7f24s","isSubmitted":true,"lines":[]},"operation":"CreateOrder","path":{}}'
    expect(createHash('sha256').update(canonical).digest('hex')).toBe(WORKED)
    expect(requestFingerprint('CreateOrder', {}, { ...BODY, requestId: 'x', fields: 'a' })).toBe(WORKED)
    expect(requestFingerprint('CreateOrder', {}, { ...BODY, isSubmitted: false })).toBe(
      '3a8672e59e6dd01926e6ceb971976486a49f88a65d852454f98c287bf99a9cc7',
    )
  })
  test('J3: different bodies have different fingerprints, even if RFC 8785 cannot represent them', () => {
    const deep = (inside: string): string => `{"a":${'['.repeat(100_000)}${inside}${']'.repeat(100_000)}}`
    const texts = [
      '{"a":"\\ud800"}',
      '{"a":"\\ud801"}',
      '{"a":"\\\\ud800"}',
      '{"a":"\ufffd"}',
      '{"\\udc00":1}',
    ]
    const all = [
      ...texts,
      '{"a":1e999}',
      '{"a":-1e999}',
      '{"a":null}',
      '{"a":"Infinity"}',
      deep('1'),
      deep('2'),
    ]
    const prints = all.map((text) => requestFingerprint('CreateOrder', {}, JSON.parse(text) as typeof BODY))
    expect(new Set(prints).size).toBe(all.length)
    expect(prints).not.toContain('')
  })
  test.each([
    ['completed', 'other', 'request_id_reused'],
    ['completed', WORKED, 'request_replayed'],
    ['failed', WORKED, 'request_attempt_failed'],
    ['in_progress', WORKED, 'request_in_progress'],
  ] as const)('J4: a %s record refuses the fingerprint %s with %s', (state, fingerprint, code) => {
    const record = { fingerprint: WORKED, state, createdAt: NOW, resourceId: 'order_1' }
    const decision = beginAttempt(record, fingerprint, NOW)
    if (decision.ok) throw new Error('executed')
    expect(decision.refusal.type).toBe('conflict')
    expect(decision.refusal.problems.map((problem) => [problem.code, problem.param])).toEqual([
      [code, 'request_id'],
    ])
    expect(decision.refusal.resourceId).toBe(code === 'request_replayed' ? 'order_1' : undefined)
  })
  test('J2: a record is kept for 24 hours', () => {
    expect(isUnexpired({ createdAt: NOW }, '2026-11-21T09:30:00Z')).toBe(true)
    expect(isUnexpired({ createdAt: NOW }, '2026-11-21T09:30:00.000000001Z')).toBe(false)
  })
})
