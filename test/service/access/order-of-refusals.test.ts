import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  firstRefusal,
  requestChecks,
  type Decision,
  type errorTypes,
  type Problem,
} from '../../../src/entries/service.js'

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

/** Each check with a refusal of its own. */
const ORDER: readonly (readonly [RequestCheck, Decision<never>])[] = [
  ['key', refusalOf('unauthenticated')],
  ['rate', refusalOf('rate_limited')],
  ['path', refusalOf('not_found')],
  ['role', refusalOf('permission_denied')],
  ['json', refusalOf('validation_failure', 'required')],
  ['requestId', refusalOf('conflict', 'required')],
  ['pathIds', refusalOf('validation_failure', 'required')],
  ['document', refusalOf('not_found')],
  ['body', refusalOf('validation_failure', 'required')],
  ['labels', refusalOf('not_found')],
  ['line', refusalOf('not_found')],
  ['state', refusalOf('failed_precondition')],
  ['support', refusalOf('not_implemented')],
]

describe('E3: precedence of refusals', () => {
  test('E3: the published list of checks has this order', () => {
    expect(requestChecks).toEqual(ORDER.map(([check]) => check))
  })

  test('E3: the earliest refusal wins, in whatever order the host lists the refusals', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ORDER], { minLength: 1 }), (found) => {
        const winner = ORDER.find((entry) => found.includes(entry))
        expect(firstRefusal(Object.fromEntries(found))).toBe(winner?.[1])
      }),
    )
  })

  test('E3: the request may continue if no check refuses it', () => {
    expect(firstRefusal({ key: { ok: true, value: 'k' }, body: undefined })).toEqual({
      ok: true,
      value: 'allowed',
    })
  })

  test('E3: the refusal of the earlier check wins', () => {
    for (const [index, [check, decision]] of ORDER.entries())
      for (const [behind, other] of ORDER.slice(index + 1)) {
        const first = firstRefusal({ [behind]: other, [check]: decision })
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
    ['an unsupported state comes after the body', { body: invalid, state: later }, 'body'],
  ])('E3: %s', (_, checks, winner) => {
    expect(firstRefusal(checks)).toBe(checks[winner])
  })
})
