import { describe, expect, test } from 'vitest'
import {
  retryAdvice,
  beginAttempt,
  recordAfter,
  withoutStore,
  type RequestRecord,
} from '../../../src/entries/service.js'

const NOW = '2026-11-20T09:30:00.125Z'

describe('idempotency', () => {
  const record: RequestRecord = { fingerprint: 'f', state: 'in_progress', createdAt: NOW }
  const codeOf = (one: RequestRecord | null, fingerprint = 'f', now = NOW): unknown => {
    const decision = beginAttempt(one, fingerprint, now)
    return decision.ok ? 'executed' : decision.refusal.problems.map(({ code }) => code)
  }

  test('J4: a new request id is executed, and a known one is refused for another body or by the state of its first attempt', () => {
    expect(codeOf(null)).toBe('executed')
    expect(codeOf(record)).toEqual(['request_in_progress'])
    expect(codeOf({ ...record, state: 'failed' })).toEqual(['request_attempt_failed'])
    expect(codeOf({ ...record, state: 'completed', resourceId: 'order_1' })).toEqual(['request_replayed'])
    for (const state of ['in_progress', 'failed', 'completed'] as const)
      expect(codeOf({ ...record, state }, 'other')).toEqual(['request_id_reused'])
    expect(codeOf(record, 'f', '2026-11-21T09:30:00.126Z')).toBe('executed')
  })

  test('J5: the first attempt uses up a request id whether it succeeds or fails, and its outcome is final', () => {
    const [completed, failed] = [
      recordAfter(record, { resourceId: 'order_1' }),
      recordAfter(record, { failed: true }),
    ]
    expect(codeOf(completed)).toEqual(['request_replayed'])
    expect(codeOf(failed)).toEqual(['request_attempt_failed'])
    expect(recordAfter(failed, { resourceId: 'order_1' })).toEqual(failed)
    expect(recordAfter(completed, { failed: true })).toEqual(completed)
  })

  test('J10: an attempt without an outcome loses its request id after 60 seconds', () => {
    expect(codeOf(record, 'f', '2026-11-20T09:31:00.124Z')).toEqual(['request_in_progress'])
    expect(codeOf(record, 'f', '2026-11-20T09:31:00.125Z')).toBe('executed')
    expect(codeOf(record, 'other', '2026-11-20T09:31:00.125Z')).toEqual(['request_id_reused'])
    for (const state of ['failed', 'completed'] as const)
      expect(codeOf({ ...record, state }, 'f', '2026-11-20T09:31:00.125Z')).not.toBe('executed')
  })

  test('J6: a request with an id gets unavailable without the store of records, and others continue', () => {
    expect(withoutStore().ok).toBe(true)
    const refused = withoutStore('6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a')
    expect(refused.ok ? '' : refused.refusal.type).toBe('unavailable')
  })

  test('J7, J8: a repeated request has one problem at request_id and the id of the created resource', () => {
    const decision = beginAttempt(recordAfter(record, { resourceId: 'line_1' }), 'f', NOW)
    if (decision.ok) throw new Error('the request was executed twice')
    const { type, problems, resourceId } = decision.refusal
    expect([type, problems.map(({ param }) => param), resourceId]).toEqual([
      'conflict',
      ['request_id'],
      'line_1',
    ])
  })

  test('J9: a client reads the created resource after a replay, and otherwise sends the request again', () => {
    expect(retryAdvice('request_replayed')).toEqual({ read: 'resource', sendsAgain: false })
    for (const code of ['request_in_progress', 'request_attempt_failed', 'request_id_reused'] as const)
      expect(retryAdvice(code).sendsAgain, code).toBe(true)
  })
})
