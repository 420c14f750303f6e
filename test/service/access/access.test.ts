import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote, validateQuote } from '../../../src/entries/index.js'
import {
  isPermitted,
  parseBearerToken,
  errorAnswer,
  errorTypes,
  firstRefusal,
  notFound,
  operations,
  parseDocumentId,
  parseId,
  parseJsonBody,
  refusal,
  requestChecks,
  userView,
  type Decision,
  type Problem,
  type Refusal,
} from '../../../src/entries/service.js'

type ErrorType = keyof typeof errorTypes
type RequestCheck = (typeof requestChecks)[number]

const KEY = '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'

const typeOf = (decision: Decision<unknown>): string => (decision.ok ? 'allowed' : decision.refusal.type)

describe('R1: the API key', () => {
  test.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['BEARER aZ09-._~+/==', 'aZ09-._~+/=='],
  ])('R1: the header %s has the key %s', (header, key) => {
    expect(parseBearerToken(header)).toEqual({ ok: true, value: key })
  })

  test.each([
    undefined,
    null,
    '',
    'Bearer',
    'Bearer ',
    'Bearer  abc',
    'Bearer abc ',
    ' Bearer abc',
    'Bearer a b',
    'Bearer a=b',
    'Bearer =',
    'Bearer a,b',
    'Bearer ä',
    'Bearer abc\n',
    'Basic abc',
    'abc',
  ])('R1: the header %j has no key', (header) => {
    expect(typeOf(parseBearerToken(header))).toBe('unauthenticated')
  })

  test('R1: a header of a million characters is refused in linear time', () => {
    expect(typeOf(parseBearerToken(`Bearer ${'a'.repeat(500_000)}${'='.repeat(500_000)}!`))).toBe(
      'unauthenticated',
    )
  })
})

describe('R4 to R6: roles', () => {
  test('R4: only webhook operations and GetUser are restricted to administrators', () => {
    const closed = operations
      .filter((operation) => !isPermitted(operation, 'other').ok)
      .map(({ name }) => name)
    expect(closed).toEqual([
      'GetUser',
      'ListWebhookDeliveries',
      'GetWebhookDelivery',
      'ListWebhooks',
      'CreateWebhook',
      'GetWebhook',
      'DeleteWebhook',
      'UpdateWebhook',
      'TestWebhook',
    ])
    expect(operations.every((operation) => isPermitted(operation, 'administrator').ok)).toBe(true)
  })

  test('R3, R6: an unknown role may call only operations with the role `all`', () => {
    expect(typeOf(isPermitted({ role: 'administrator' }, 'root' as 'other'))).toBe('permission_denied')
    expect(typeOf(isPermitted({ role: 'all' }, 'root' as 'other'))).toBe('allowed')
  })

  test('R5: only administrators see email addresses', () => {
    const user = { userId: 'user_1', email: 'ana@example.com', isActive: true }
    expect(userView(user, 'administrator')).toEqual(user)
    expect(userView(user, 'other')).toEqual({ userId: 'user_1', isActive: true })
    expect(userView(user, 'root' as 'other')).not.toHaveProperty('email')
    expect(user).toHaveProperty('email')
  })
})

describe('E1, E2: the answer', () => {
  test.each(Object.entries(errorTypes))('E1: %s has status %i', (type, status) => {
    const problems = type === 'validation_failure' ? [PROBLEM] : []
    expect(errorAnswer({ type: type as ErrorType, message: 'x', problems }).status).toBe(status)
  })

  test('E1: an unknown error type is an internal error with status 500', () => {
    const unknown = errorAnswer({ type: 'toString' as ErrorType, message: 'x', problems: [] })
    expect([unknown.status, unknown.body.type]).toEqual([500, 'internal'])
  })

  const invalid = parseId('order_1', 'kit', ['lines', 2, 'kitId'])
  const PROBLEM = invalid.ok
    ? expect.fail('read')
    : (invalid.refusal.problems[0] ?? expect.fail('no problem'))

  test('E2, E4: a validation failure lists its problems with their pointers', () => {
    const { status, headers, body } = errorAnswer(invalid.ok ? [] : invalid.refusal, KEY)
    expect([status, headers]).toEqual([400, { 'content-type': 'application/json' }])
    expect(body).toMatchObject({ type: 'validation_failure', requestId: KEY })
    expect(body.errors).toEqual([
      {
        code: 'wrong_id_kind',
        message: PROBLEM.message,
        param: 'lines[2].kit_id',
        path: ['lines', 2, 'kitId'],
        details: PROBLEM.details,
      },
    ])
    expect(body).not.toHaveProperty('resourceId')
  })

  test('E2: a conflict has one problem, the request id and, for a replay, the id of the created resource', () => {
    const refusal = { type: 'conflict', message: 'm', problems: [PROBLEM], resourceId: 'order_1' } as const
    const { body } = errorAnswer(refusal, KEY)
    expect([body.type, body.errors.length, body.requestId, body.resourceId]).toEqual([
      'conflict',
      1,
      KEY,
      'order_1',
    ])
  })

  test('E2: every other type has no problems and no resource id', () => {
    for (const type of Object.keys(errorTypes) as ErrorType[]) {
      if (type === 'validation_failure' || type === 'conflict') continue
      const { body } = errorAnswer({ type, message: 'm', problems: [PROBLEM], resourceId: 'order_1' })
      expect(Object.keys(body).sort()).toEqual(['errors', 'message', 'type'])
      expect(body.errors).toEqual([])
    }
  })

  test('E2: the worked example, a quote with a company name instead of a customer, gets 501', () => {
    const priced = priceQuote({ companyName: 'Harbour Roofing', lines: [] } as unknown, { currency: 'AUD' })
    const answer = errorAnswer(priced.ok ? [] : priced.problems)
    expect(answer.status).toBe(501)
    expect(JSON.stringify(answer.body)).toBe(
      '{"type":"not_implemented","message":"companyName is not supported yet. Use customerId instead.","errors":[]}',
    )
  })

  test('E2, E5: a refusal shows all problems of the engine exactly as the engine reports them', () => {
    const problems = validateQuote({ lines: [{}], customerId: 'order_1' } as unknown, { currency: 'AUD' })
    expect(problems.length).toBeGreaterThan(1)
    const byList = errorAnswer(problems, KEY)
    expect(byList).toEqual(errorAnswer({ type: 'validation_failure', message: 'm', problems }, KEY))
    expect(byList.body.errors.map(({ code }) => code)).toEqual(problems.map(({ code }) => code))
  })

  test('E8: invalid account settings are an internal error without details for the client', () => {
    const problems = validateQuote({ customerId: 'cust_1', lines: [] }, { currency: 'dollars' })
    const { status, body } = errorAnswer({ type: 'validation_failure', message: 'm', problems })
    expect([status, body.type, body.errors]).toEqual([500, 'internal', []])
  })

  test.each(['internal', 'unavailable', 'timeout'] as const)(
    'E8: %s reveals nothing about the cause of the failure',
    (type) => {
      const { body } = errorAnswer({ type, message: 'password of db1 is wrong', problems: [PROBLEM] })
      expect(JSON.stringify(body)).not.toContain('db1')
      expect(body.message).not.toBe('')
    },
  )

  test('R1: an answer to a request without a valid key names the scheme Bearer', () => {
    expect(errorAnswer(refusal('unauthenticated', 'm').refusal).headers).toMatchObject({
      'www-authenticate': 'Bearer',
    })
  })

  test('E6: only `rate_limited` has a retry-after header, in whole seconds, rounded up', () => {
    const limited = refusal('rate_limited', 'm').refusal
    expect(errorAnswer(limited, undefined, 2.1).headers['retry-after']).toBe('3')
    expect(errorAnswer(limited).headers).not.toHaveProperty('retry-after')
    const exhausted = refusal('resource_exhausted', 'm').refusal
    expect(errorAnswer(exhausted, undefined, 2).headers).not.toHaveProperty('retry-after')
  })

  test('E6: a wait of less than a second, or an infinite wait, becomes one second', () => {
    const limited = refusal('rate_limited', 'm').refusal
    const waits = [0, 0.2, 1, 1.01, 60, Infinity].map(
      (seconds) => errorAnswer(limited, undefined, seconds).headers['retry-after'],
    )
    expect(waits).toEqual(['1', '1', '1', '2', '60', '1'])
  })

  test('I6: an unknown resource and a resource of another company get the same answer', () => {
    expect(errorAnswer(notFound('order').refusal)).toEqual(
      errorAnswer((parseDocumentId('quote_1', 'order') as { refusal: Refusal }).refusal),
    )
  })
})

describe('E3: precedence of refusals', () => {
  const refusal = (type: ErrorType, code: 'required' | 'not_implemented' = 'required'): Decision<never> => {
    const problem = { code, message: 'm', param: '', path: [], source: 'request', details: {} } as const
    const problems = type === 'validation_failure' || type === 'conflict' ? [problem as Problem] : []
    return { ok: false, refusal: { type, message: 'm', problems } }
  }

  /** Each check with its refusal, in the order of the rule. */
  const ORDER: readonly (readonly [RequestCheck, Decision<never>])[] = [
    ['key', refusal('unauthenticated')],
    ['rate', refusal('rate_limited')],
    ['path', refusal('not_found')],
    ['role', refusal('permission_denied')],
    ['json', refusal('validation_failure')],
    ['requestId', refusal('conflict')],
    ['pathIds', refusal('validation_failure')],
    ['document', refusal('not_found')],
    ['body', refusal('validation_failure')],
    ['labels', refusal('not_found')],
    ['line', refusal('not_found')],
    ['state', refusal('failed_precondition')],
    ['support', refusal('not_implemented')],
  ]

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

  test('E3: a state refused as not found comes before the body, and an unsupported state after it', () => {
    const body = refusal('validation_failure')
    expect(firstRefusal({ body, state: refusal('not_found') })).toEqual(refusal('not_found'))
    expect(firstRefusal({ body, state: refusal('not_implemented') })).toBe(body)
    expect(firstRefusal({ line: refusal('not_found'), state: refusal('not_implemented') })).toEqual(
      refusal('not_found'),
    )
  })

  test('E3: a body whose only problem is `not_implemented` comes after labels', () => {
    const body = refusal('validation_failure', 'not_implemented')
    expect(firstRefusal({ body, labels: refusal('not_found') })).toEqual(refusal('not_found'))
    expect(firstRefusal({ body })).toBe(body)
  })

  test('E3: a body that is not a JSON object is refused', () => {
    expect(parseJsonBody('{"__proto__":1}').ok).toBe(true)
    for (const text of ['', '{', '[]', 'null', '1', '"x"', '{}{}', '['.repeat(100_000)]) {
      const decision = parseJsonBody(text)
      expect(!decision.ok && decision.refusal.problems.map(({ code, param }) => [code, param])).toEqual([
        ['invalid_type', ''],
      ])
    }
  })

  test('E3: bytes that are not UTF-8 are not JSON', () => {
    const bytes = (...middle: readonly number[]) =>
      Uint8Array.from([
        ...new TextEncoder().encode('{"text":"'),
        ...middle,
        ...new TextEncoder().encode('"}'),
      ])
    expect(parseJsonBody(bytes(0xc3, 0xa4))).toEqual({ ok: true, value: { text: 'ä' } })
    for (const wrong of [bytes(0xff), bytes(0xc3), bytes(0xed, 0xa0, 0x80)]) {
      const decision = parseJsonBody(wrong)
      expect(!decision.ok && decision.refusal.problems.map(({ code, param }) => [code, param])).toEqual([
        ['invalid_type', ''],
      ])
    }
  })

  test('E3, B1: a body may be nested 1000 levels deep', () => {
    const nested = (levels: number): string => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    const broad = JSON.stringify({ lines: Array.from({ length: 5_000 }, () => ({ notes: {} })) })
    expect(parseJsonBody(broad).ok).toBe(true)
    expect(parseJsonBody(nested(1_000)).ok).toBe(true)
    for (const levels of [1_001, 100_000]) {
      const decision = parseJsonBody(nested(levels))
      expect(!decision.ok && decision.refusal).toMatchObject({ type: 'resource_exhausted', problems: [] })
      expect(!decision.ok && decision.refusal.message).toContain('1000')
    }
  })
})
