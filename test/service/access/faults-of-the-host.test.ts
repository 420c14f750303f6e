import { describe, expect, test } from 'vitest'
import { errorAnswer, notFound, refusal, takeToken, userView } from '../../../src/entries/service.js'
import { testHostFaults, wrong, type HostFault } from '../host-faults.js'

const CONFLICT = { type: 'conflict', message: 'm', problems: [], resourceId: 'order_1' } as const

describe('E8: wrong arguments for answers and roles', () => {
  testHostFaults([
    ['a list as a user', () => userView(wrong([1]), 'administrator'), 'user'],
    ...[5, {}, new Date(0), Promise.resolve('a@b')].flatMap((email, index) =>
      (['administrator', 'other'] as const).map((role): HostFault => [
        `invalid email ${String(index)} for the role ${role}`,
        () => userView({ userId: 'user_1', email }, role),
        'user.email',
      ]),
    ),
    ['null as a user', () => userView(wrong(null), 'administrator'), 'user'],
    ['a list as the type of a refusal', () => refusal(wrong(['not_found']), 'm'), 'type'],
    ['a refusal that needs problems', () => refusal(wrong('conflict'), 'm'), 'type'],
    ['an invalid request without problems', () => refusal(wrong('validation_failure'), 'm'), 'type'],
    ['an empty name of the missing resource', () => notFound(''), 'what'],
    ['an infinite time of a request', () => takeToken(null, { capacity: 1, perSecond: 1 }, Infinity), 'now'],
    ['an unknown type of a refusal', () => refusal(wrong('toString'), 'm'), 'type'],
    ['a number as a message', () => refusal('rate_limited', wrong(5)), 'message'],
    ['null as a message', () => refusal('rate_limited', wrong(null)), 'message'],
    ['a number as the name of the missing resource', () => notFound(wrong(5)), 'what'],
  ])

  test.each<readonly [string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['a text', 'x'],
    ['an exception', new TypeError('facts must be an object')],
    ['a decision', notFound('order')],
    ['a refusal without problems', { type: 'conflict', message: 'm' }],
    ['a refusal with null among its problems', { ...CONFLICT, problems: [null] }],
    ['a refusal without a type', { message: 'm', problems: [] }],
    ['a refusal with a list as its type', { ...CONFLICT, type: ['conflict'] }],
    ['a refusal with an unknown type', { ...CONFLICT, type: 'toString' }],
    ['a list of null', [null]],
  ])('errorAnswer turns %s in place of a refusal into an internal error', (_, refusal) => {
    const answer = errorAnswer(wrong(refusal), 'key', wrong('soon'))
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({ type: 'internal', requestId: 'key', errors: [] })
  })

  test('errorAnswer omits an invalid resource id and an invalid wait', () => {
    expect(errorAnswer({ ...CONFLICT, resourceId: wrong(5) }).body).not.toHaveProperty('resourceId')
    const limited = { type: 'rate_limited', message: 'm', problems: [] } as const
    for (const seconds of [wrong('soon'), wrong(null), wrong(5n), NaN, -1])
      expect(errorAnswer(limited, undefined, seconds).headers).not.toHaveProperty('retry-after')
  })
})
