import { describe, expect, test } from 'vitest'
import type { errorTypes, requestChecks } from '../../../src/entries/service.js'
import { firstRefusal, type Decision, type Problem } from '../../../src/entries/service.js'

type RequestCheck = (typeof requestChecks)[number]

type ErrorType = keyof typeof errorTypes

/** Creates a refusal of a type, with one problem for each code. */
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

/** Each check with a refusal. */
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

describe('E3: precedence of two refusals', () => {
  test('E3: the refusal of the earlier check wins', () => {
    for (const [index, [check, decision]] of ORDER.entries())
      for (const [behind, other] of ORDER.slice(index + 1)) {
        const first = firstRefusal({ [behind]: { ...other }, [check]: decision })
        expect(first, `${check} ${behind}`).toBe(decision)
      }
  })

  test.each<[string, Partial<Record<RequestCheck, Decision<never>>>, RequestCheck]>([
    [
      'a failed precondition of the body comes after missing labels',
      { body: precondition, labels: missing },
      'labels',
    ],
    [
      'a failed precondition found by the last check comes after an unsupported state',
      { state: later, support: precondition },
      'state',
    ],
    ['of two unsupported features, the first check wins', { state: later, support: later }, 'state'],
    ['an unsupported body comes after the state', { body: later, state: precondition }, 'state'],
    [
      'a body with only `not_implemented` problems comes after labels',
      { body: unsupported, labels: missing },
      'labels',
    ],
    [
      'a body with `not_implemented` and another problem comes before labels',
      { body: refusalOf('validation_failure', 'required', 'not_implemented'), labels: missing },
      'body',
    ],
    [
      'a body refused without problems comes before labels',
      { body: refusalOf('validation_failure'), labels: missing },
      'body',
    ],
    [
      'a conflict with a `not_implemented` problem still comes before the body',
      { requestId: refusalOf('conflict', 'not_implemented'), body: invalid },
      'requestId',
    ],
    ['a state refused as not found comes before the body', { body: invalid, state: missing }, 'state'],
    [
      'an invalid id in the path comes before a state refused as not found',
      { pathIds: invalid, state: missing },
      'pathIds',
    ],
    [
      'any other refusal of the state comes after the body',
      { body: invalid, state: refusalOf('internal') },
      'body',
    ],
    ['a missing label comes after an invalid body', { body: invalid, labels: missing }, 'body'],
  ])('E3: %s', (_, checks, winner) => {
    expect(firstRefusal(checks)).toBe(checks[winner])
  })
})
