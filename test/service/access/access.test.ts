import { describe, expect, test } from 'vitest'
import { priceQuote, validateQuote } from '../../../src/entries/index.js'
import {
  isPermitted,
  parseBearerToken,
  errorAnswer,
  errorTypes,
  notFound,
  parseDocumentId,
  parseId,
  refusal,
  userView,
  type Decision,
  type Refusal,
} from '../../../src/entries/service.js'

type ErrorType = keyof typeof errorTypes

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
    ['Bearer abc'] as unknown as string,
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
  test('R3, R6: an operation for administrators is open to an administrator, and closed to an unknown role', () => {
    expect(typeOf(isPermitted({ role: 'administrator' }, 'administrator'))).toBe('allowed')
    expect(typeOf(isPermitted({ role: 'administrator' }, 'root' as 'other'))).toBe('permission_denied')
  })

  test('R5: an unknown role does not see email addresses, and the user itself does not change', () => {
    const user = { userId: 'user_1', email: 'ana@example.com', isActive: true }
    expect(userView(user, 'root' as 'other')).toEqual({ userId: 'user_1', isActive: true })
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

  test('E6: only `rate_limited` has a retry-after header, in whole seconds from 1 to 999999999999999', () => {
    const limited = refusal('rate_limited', 'm').refusal
    const waits = [0, 0.2, 1, 1.01, 60, Infinity, 1e15, 1e15 - 1].map(
      (seconds) => errorAnswer(limited, undefined, seconds).headers['retry-after'],
    )
    expect(waits).toEqual(['1', '1', '1', '2', '60', '1', '1', '999999999999999'])
    expect(errorAnswer(limited).headers).not.toHaveProperty('retry-after')
    const exhausted = refusal('resource_exhausted', 'm').refusal
    expect(errorAnswer(exhausted, undefined, 2).headers).not.toHaveProperty('retry-after')
  })

  test('E2: a refusal has a message, or its type if the host gives an empty message', () => {
    expect(refusal('rate_limited', 'Slow down.').refusal).toEqual({
      type: 'rate_limited',
      problems: [],
      message: 'Slow down.',
    })
    expect(refusal('rate_limited', '').refusal.message).toBe('rate_limited')
    expect(notFound('order').refusal.message).toContain('order')
  })

  test('E2, J8: an answer has a request id and a resource id only if they are non-empty strings', () => {
    const conflict: Refusal = { type: 'conflict', message: 'm', problems: [], resourceId: 'order_1' }
    expect(errorAnswer(conflict, 'key').body).toMatchObject({ requestId: 'key', resourceId: 'order_1' })
    expect(Object.keys(errorAnswer({ ...conflict, resourceId: '' }, '').body).sort()).toEqual([
      ...['errors', 'message', 'resourceId', 'type'],
    ])
    for (const key of ['', 5, null]) {
      expect(errorAnswer(conflict, key as string).body).not.toHaveProperty('requestId')
      expect(errorAnswer([], key as string).body).not.toHaveProperty('requestId')
    }
  })

  test('I6: an unknown resource and a resource of another company get the same answer', () => {
    expect(errorAnswer(notFound('order').refusal)).toEqual(
      errorAnswer((parseDocumentId('quote_1', 'order') as { refusal: Refusal }).refusal),
    )
  })
})
