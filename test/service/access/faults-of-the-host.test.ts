import { describe } from 'vitest'
import { errorAnswer, notFound, refuse, retryAfter, statusOf, userView } from '../../../src/service.js'
import { testHostFaults } from '../host-faults.js'

const CONFLICT = { type: 'conflict', message: 'm', problems: [], resourceId: 'order_1' } as const
/** What the types of TypeScript do not let a host pass. */
const wrong = (value: unknown): never => value as never

describe('E8: of answers and roles', () => {
  testHostFaults([
    ['a list as a user', () => userView(wrong([1]), 'administrator'), 'user'],
    ['null as a user', () => userView(wrong(null), 'administrator'), 'user'],
    ['a list as the type of an error', () => statusOf(wrong(['conflict'])), 'type'],
    ['a list as the type of a refusal', () => refuse(wrong(['not_found']), 'm'), 'type'],
    ['a type of a refusal that does not exist', () => refuse(wrong('toString'), 'm'), 'type'],
    ['a number as a message', () => refuse('rate_limited', wrong(5)), 'message'],
    ['null as a message', () => refuse('rate_limited', wrong(null)), 'message'],
    ['a number as what is not found', () => notFound(wrong(5)), 'what'],
    ['a bigint as seconds', () => retryAfter(wrong(5n)), 'seconds'],
    ['NaN as seconds', () => retryAfter(NaN), 'seconds'],
    ['null as a refusal', () => errorAnswer(wrong(null), 'key', 5), 'refusal'],
    [
      'a number as the id of a resource',
      () => errorAnswer({ ...CONFLICT, resourceId: wrong(5) }),
      'refusal.resourceId',
    ],
    [
      'null as the id of a resource',
      () => errorAnswer({ ...CONFLICT, resourceId: wrong(null) }),
      'refusal.resourceId',
    ],
  ])
})
