import { describe, expect, test } from 'vitest'
import { firstRefusal, type Decision, type ErrorType, type Problem } from '../../../src/entries/service.js'
import type { RequestCheck } from '../../../src/service/access/first-refusal.js'

/** A refusal of a type, with a problem of each of the codes. */
function refusalOf(type: ErrorType, ...codes: readonly ('required' | 'not_implemented')[]): Decision<never> {
  const rest = { message: 'm', param: '', path: [], source: 'request', details: {} }
  const problems = codes.map((code) => ({ code, ...rest }) as unknown as Problem)
  return { ok: false, refusal: { type, message: 'm', problems } }
}

const invalid = refusalOf('validation_failure', 'required')
const unsupported = refusalOf('validation_failure', 'not_implemented')
const missing = refusalOf('not_found')
const precondition = refusalOf('failed_precondition')
const later = refusalOf('not_implemented')

/** Each check with a refusal of its own. */
const ORDER: readonly (readonly [RequestCheck, Decision<never>])[] = [
  ['key', refusalOf('unauthenticated')],
  ['rate', refusalOf('rate_limited')],
  ['path', missing],
  ['role', refusalOf('permission_denied')],
  ['json', invalid],
  ['requestId', refusalOf('conflict', 'required')],
  ['pathIds', invalid],
  ['document', missing],
  ['body', invalid],
  ['labels', missing],
  ['line', missing],
  ['state', precondition],
  ['support', later],
]

describe('E3 precedence of two refusals', () => {
  test('E3: the one earlier in the order wins', () => {
    for (const [index, [check, decision]] of ORDER.entries())
      for (const [behind, other] of ORDER.slice(index + 1)) {
        const first = firstRefusal({ [behind]: { ...other }, [check]: decision })
        expect(first, `${check} ${behind}`).toBe(decision)
      }
  })

  test.each<[string, Partial<Record<RequestCheck, Decision<never>>>, RequestCheck]>([
    ['a precondition comes behind what is wrong', { body: precondition, labels: missing }, 'labels'],
    ['a precondition found late comes late', { state: later, support: precondition }, 'state'],
    ['of two of the same place the first check', { state: later, support: later }, 'state'],
    ['an unsupported body comes last', { body: later, state: precondition }, 'state'],
    ['problems of support alone come last', { body: unsupported, labels: missing }, 'labels'],
    [
      'with another problem they are a body like any other',
      { body: refusalOf('validation_failure', 'required', 'not_implemented'), labels: missing },
      'body',
    ],
    [
      'a failure without problems is one as well',
      { body: refusalOf('validation_failure'), labels: missing },
      'body',
    ],
    [
      'a conflict stays where it is',
      { requestId: refusalOf('conflict', 'not_implemented'), body: invalid },
      'requestId',
    ],
    ['a state that is gone is a document that is gone', { body: invalid, state: missing }, 'state'],
    [
      'but what is wrong with an id in the path is before it',
      { pathIds: invalid, state: missing },
      'pathIds',
    ],
    [
      'any other refusal of a state stays where it is',
      { body: invalid, state: refusalOf('internal') },
      'body',
    ],
    ['a missing label comes after a wrong body', { body: invalid, labels: missing }, 'body'],
  ])('E3: %s', (_, checks, winner) => {
    expect(firstRefusal(checks)).toBe(checks[winner])
  })
})
