import { describe, expect, test } from 'vitest'
import { errorKind, servedUntil, type Decision } from '../../../src/entries/service.js'

const outcomeOf = (decision: Decision<string>): unknown =>
  decision.ok ? decision.value : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)

describe('Z1, Z2: answers that a client reads', () => {
  test.each<[unknown, object]>([
    [{ type: 'conflict' }, { type: 'conflict' }],
    [{ type: ['conflict'] }, {}],
    [{ type: 'conflict', resourceId: '' }, { type: 'conflict' }],
    [{ type: 'conflict', resourceId: 5 }, { type: 'conflict' }],
    [
      { type: 'conflict', resourceId: 'a' },
      { type: 'conflict', resourceId: 'a' },
    ],
    [{ errors: 'none' }, {}],
    [{ errors: [{ code: 'a', param: 'b' }, null, { code: 'c' }] }, { errors: [{ code: 'a', param: 'b' }] }],
    [{ errors: [5, { code: 'c' }] }, {}],
    [{ errors: [{ code: 5 }, { code: 'c', param: 5 }] }, { errors: [{ code: 'c', param: '' }] }],
  ])('Z1: errorKind reads the error %j as %j', (body, kind) => {
    expect(errorKind(409, body)).toStrictEqual({ type: 'OTHER', status: 409, errors: [], ...kind })
  })
})

describe('Z5: end of service', () => {
  test('Z5: servedUntil accepts only dates of ten characters, including those before the year 1000', () => {
    for (const day of ['x2026-11-20', '2026-11-20x'])
      expect(outcomeOf(servedUntil(day))).toEqual(['invalid_timestamp announced_on'])
    expect(outcomeOf(servedUntil('0998-01-02'))).toBe('0999-01-02')
    expect(outcomeOf(servedUntil('0001-02-03', 'preview'))).toBe('0001-03-05')
  })
})
