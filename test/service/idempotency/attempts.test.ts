import { describe, expect, test } from 'vitest'
import {
  retryAdvice,
  executeOnce,
  recordAfter,
  withoutStore,
  type RequestRecord,
} from '../../../src/entries/service.js'

const NOW = '2026-11-20T09:30:00.125Z'

describe('idempotency', () => {
  const record: RequestRecord = { fingerprint: 'f', state: 'in_progress', createdAt: NOW }
  const codeOf = (one: RequestRecord | null, fingerprint = 'f', now = NOW): unknown => {
    const decision = executeOnce(one, fingerprint, now)
    return decision.ok ? 'executed' : decision.refusal.problems.map(({ code }) => code)
  }

  test('J4: a key without a record is executed, another body comes first of all refusals, and then the state of the first attempt', () => {
    expect(codeOf(null)).toBe('executed')
    expect(codeOf(record)).toEqual(['request_in_progress'])
    expect(codeOf({ ...record, state: 'failed' })).toEqual(['request_attempt_failed'])
    expect(codeOf({ ...record, state: 'completed', resourceId: 'order_1' })).toEqual(['request_replayed'])
    for (const state of ['in_progress', 'failed', 'completed'] as const)
      expect(codeOf({ ...record, state }, 'other')).toEqual(['request_id_reused'])
    expect(codeOf(record, 'f', '2026-11-21T09:30:00.126Z')).toBe('executed')
  })

  test('J5: the first attempt uses up a key whether it succeeds or fails, and its end is final', () => {
    const [completed, failed] = [
      recordAfter(record, { resourceId: 'order_1' }),
      recordAfter(record, { failed: true }),
    ]
    expect(codeOf(completed)).toEqual(['request_replayed'])
    expect(codeOf(failed)).toEqual(['request_attempt_failed'])
    expect(recordAfter(failed, { resourceId: 'order_1' })).toEqual(failed)
    expect(recordAfter(completed, { failed: true })).toEqual(completed)
  })

  test('J6: without the store of records, only a request with a key is 503', () => {
    expect(withoutStore().ok).toBe(true)
    const refused = withoutStore('6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a')
    expect(refused.ok ? '' : refused.refusal.type).toBe('unavailable')
  })

  test('J7, J8: a conflict has one problem at request_id, and a repeated request has the id of the created resource', () => {
    const decision = executeOnce(recordAfter(record, { resourceId: 'line_1' }), 'f', NOW)
    if (decision.ok) throw new Error('it was executed twice')
    const { type, problems, resourceId } = decision.refusal
    expect([type, problems.map(({ param }) => param), resourceId]).toEqual([
      'conflict',
      ['request_id'],
      'line_1',
    ])
  })

  test('J9: a client reads the created resource, or else looks before it uses a fresh key', () => {
    expect(retryAdvice('request_replayed')).toEqual({ read: 'resource', sendsAgain: false })
    for (const code of ['request_in_progress', 'request_attempt_failed', 'request_id_reused'] as const)
      expect(retryAdvice(code).sendsAgain, code).toBe(true)
  })
})
