import { describe, expect, test } from 'vitest'
import {
  isPermitted,
  parseBearerToken,
  errorAnswer,
  matchOperation,
  notFound,
  parseJsonBody,
  refusal,
  type Refusal,
} from '../../../src/entries/service.js'

const found = (method: string, path: unknown): unknown => {
  const match = matchOperation(method, path as string)
  return match.ok ? [match.value.operation.id, match.value.params] : match.refusal.type
}
const CONFLICT: Refusal = { type: 'conflict', message: 'm', problems: [], resourceId: 'order_1' }

describe('O1: the search for the operation of a request', () => {
  // This test comes first: the first search sorts the operations, and later ones reuse that list.
  test('O1: finds paths with fixed segments, with parameters and with verbs', () => {
    expect(found('GET', '/v1/company')).toEqual(['GetCompany', {}])
    expect(found('POST', '/v1/webhooks/a:test')).toEqual(['TestWebhook', { webhookId: 'a' }])
    expect(found('GET', '/v1/webhooks')).toEqual(['ListWebhooks', {}])
    expect(found('GET', '/v1/orders/a/lines')).toBe('not_found')
    expect(found('DELETE', '/v1/orders/a/lines/b')).toEqual([
      'DeleteOrderLineItem',
      { orderId: 'a', lineId: 'b' },
    ])
    expect(found('POST', '/v1/orders/a/drawings:uploadSvg')).toEqual([
      'UploadOrderDrawingSvg',
      { orderId: 'a' },
    ])
  })

  test.each([
    ['a number', 'GET', 5],
    ['a path with a character before its first slash', 'GET', 'xv1/orders'],
    ['a POST to a webhook without :test', 'POST', '/v1/webhooks/webhook_1'],
    ['a path with a `.` segment', 'GET', '/v1/users/.'],
    ['only a slash', 'GET', '/'],
    ['a path with a trailing slash', 'GET', '/v1/users/'],
    ['a path with letters after a fixed segment', 'GET', '/v1/ordersx'],
  ])('O1: %s is not found', (_, method, path) => {
    expect(found(method, path)).toBe('not_found')
  })

  test('O1: accepts paths of at most 4,000 characters, not counting the query', () => {
    const userId = 'a'.repeat(4_000 - '/v1/users/'.length)
    expect(found('GET', `/v1/users/${userId}`)).toEqual(['GetUser', { userId }])
    expect(found('GET', `/v1/users/${userId}?fields=name`)).toEqual(['GetUser', { userId }])
    expect(found('GET', `/v1/users/a${userId}`)).toBe('not_found')
  })

  test('O1: decodes the parameters of an escaped path once', () => {
    expect(found('GET', '/v1/users/a%2525')).toEqual(['GetUser', { userId: 'a%25' }])
    expect(found('GET', '/v1/orders/a/lines/b')).toBe('not_found')
    expect(found('PUT', '/v1/orders/a/lines/b.c')).toEqual([
      'UpdateOrderLineItem',
      { orderId: 'a', lineId: 'b.c' },
    ])
  })
})

describe('R1, R4: keys and roles', () => {
  test('R1: a header in a list has no key', () => {
    expect(parseBearerToken(['Bearer abc'] as unknown as string).ok).toBe(false)
  })

  test('R4: every role may call an operation with the role `all`', () => {
    expect(isPermitted({ role: 'all' }, 'other')).toEqual({ ok: true, value: 'allowed' })
  })
})

describe('E2, E6, J8: answers', () => {
  test('E2: a refusal has a message, or its type if the host gives an empty message', () => {
    expect(refusal('rate_limited', 'Slow down.').refusal).toEqual({
      type: 'rate_limited',
      problems: [],
      message: 'Slow down.',
    })
    expect(refusal('rate_limited', '').refusal.message).toBe('rate_limited')
    expect(notFound('order').refusal.message).toContain('order')
  })

  test('E6: waiting seconds are whole numbers from 1 to 999999999999999', () => {
    const waits = [1e15, 1e15 - 1, 1.5].map(
      (seconds) =>
        errorAnswer(refusal('rate_limited', 'm').refusal, undefined, seconds).headers['retry-after'],
    )
    expect(waits).toEqual(['1', '999999999999999', '2'])
  })

  test('E2, J8: an answer has a request id and a resource id only if they are non-empty strings', () => {
    expect(errorAnswer(CONFLICT, 'key').body).toMatchObject({ requestId: 'key', resourceId: 'order_1' })
    expect(Object.keys(errorAnswer({ ...CONFLICT, resourceId: '' }, '').body).sort()).toEqual([
      ...['errors', 'message', 'resourceId', 'type'],
    ])
    for (const key of ['', 5, null]) {
      expect(errorAnswer(CONFLICT, key as string).body).not.toHaveProperty('requestId')
      expect(errorAnswer([], key as string).body).not.toHaveProperty('requestId')
    }
  })
})

describe('E3: the reader of JSON bodies', () => {
  const detailsOf = (body: unknown): unknown => {
    const decision = parseJsonBody(body as string)
    return decision.ok ? decision.value : decision.refusal.problems.map(({ details }) => details)
  }
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

  test('E3: shows an invalid body as text or by its type, and reports bytes that are not UTF-8', () => {
    expect(detailsOf('{')).toEqual([{ expected: 'object', sent: '"{"' }])
    expect(detailsOf(utf8('{'))).toEqual([{ expected: 'object', sent: '"{"' }])
    expect(detailsOf('[]')).toEqual([{ expected: 'object', sent: 'array' }])
    expect(detailsOf(utf8('12'))).toEqual([{ expected: 'object', sent: '12' }])
    expect(detailsOf(Uint8Array.from([0xff]))).toEqual([
      { expected: 'object', sent: 'bytes that are not UTF-8' },
    ])
    expect(detailsOf(undefined)).not.toEqual(detailsOf(Uint8Array.from([0xff])))
  })

  test('E3: refuses a list with a JSON string in it, and keeps null inside a body', () => {
    expect(parseJsonBody(['{}'] as unknown as string).ok).toBe(false)
    expect(detailsOf('{"a":[null,1,"x",{"b":null}]}')).toEqual({ a: [null, 1, 'x', { b: null }] })
  })
})
