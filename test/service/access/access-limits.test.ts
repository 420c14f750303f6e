import { describe, expect, test } from 'vitest'
import {
  isPermitted,
  parseBearerToken,
  errorAnswer,
  matchOperation,
  notFound,
  parseJsonBody,
  refusal,
  retryAfter,
  type Refusal,
} from '../../../src/entries/service.js'

const found = (method: string, path: unknown): unknown => {
  const match = matchOperation(method, path as string)
  return match.ok ? [match.value.operation.id, match.value.params] : match.refusal.type
}
const CONFLICT: Refusal = { type: 'conflict', message: 'm', problems: [], resourceId: 'order_1' }

describe('O1 finding the operation of a request', () => {
  // It comes first: the operations are put in order when somebody asks, and stay so.
  test('O1: paths of fixed steps, with parameters, and with verbs', () => {
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
    ['another character before it', 'GET', 'xv1/orders'],
    ['a test without its verb', 'POST', '/v1/webhooks/webhook_1'],
    ['a step that stays', 'GET', '/v1/users/.'],
    ['only a slash', 'GET', '/'],
    ['a slash at its end', 'GET', '/v1/users/'],
    ['more after a fixed step', 'GET', '/v1/ordersx'],
  ])('O1: %s is not found', (_, method, path) => {
    expect(found(method, path)).toBe('not_found')
  })

  test('O1: a path has at most 4,000 characters, without its query', () => {
    const userId = 'a'.repeat(4_000 - '/v1/users/'.length)
    expect(found('GET', `/v1/users/${userId}`)).toEqual(['GetUser', { userId }])
    expect(found('GET', `/v1/users/${userId}?fields=name`)).toEqual(['GetUser', { userId }])
    expect(found('GET', `/v1/users/a${userId}`)).toBe('not_found')
  })

  test('O1: the parameters of an escaped path are decoded once', () => {
    expect(found('GET', '/v1/users/a%2525')).toEqual(['GetUser', { userId: 'a%25' }])
    expect(found('GET', '/v1/orders/a/lines/b')).toBe('not_found')
    expect(found('PUT', '/v1/orders/a/lines/b.c')).toEqual([
      'UpdateOrderLineItem',
      { orderId: 'a', lineId: 'b.c' },
    ])
  })
})

describe('R1 and R4 keys and roles', () => {
  test('R1: a header is a text', () => {
    expect(parseBearerToken(['Bearer abc'] as unknown as string).ok).toBe(false)
  })

  test('R4: every role may do what is open to everybody', () => {
    expect(isPermitted({ role: 'all' }, 'other')).toEqual({ ok: true, value: 'allowed' })
  })
})

describe('E2, E6 and J8 answers', () => {
  test('E2: a refusal has a message, or its type if the host gives an empty one', () => {
    expect(refusal('rate_limited', 'Slow down.').refusal).toEqual({
      type: 'rate_limited',
      problems: [],
      message: 'Slow down.',
    })
    expect(refusal('rate_limited', '').refusal.message).toBe('rate_limited')
    expect(notFound('order').refusal.message).toContain('order')
  })

  test('E6: seconds are whole, at least one and limited', () => {
    const waits = [1e15, 1e15 - 1, 1.5].map((seconds) => retryAfter(seconds))
    expect(waits).toEqual(['1', '999999999999999', '2'])
  })

  test('E2, J8: a key and an id are present only as texts', () => {
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

describe('E3 bodies', () => {
  const detailsOf = (body: unknown): unknown => {
    const decision = parseJsonBody(body as string)
    return decision.ok ? decision.value : decision.refusal.problems.map(({ details }) => details)
  }
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

  test('E3: a problem shows the text, its value, or that the request has none', () => {
    expect(detailsOf('{')).toEqual([{ expected: 'object', sent: '"{"' }])
    expect(detailsOf(utf8('{'))).toEqual([{ expected: 'object', sent: '"{"' }])
    expect(detailsOf('[]')).toEqual([{ expected: 'object', sent: 'array' }])
    expect(detailsOf(utf8('12'))).toEqual([{ expected: 'object', sent: '12' }])
    expect(detailsOf(Uint8Array.from([0xff]))).toEqual([
      { expected: 'object', sent: 'bytes that are not UTF-8' },
    ])
    expect(detailsOf(undefined)).not.toEqual(detailsOf(Uint8Array.from([0xff])))
  })

  test('E3: a body is a text or bytes, and nothing that only looks like them', () => {
    expect(parseJsonBody(['{}'] as unknown as string).ok).toBe(false)
    expect(detailsOf('{"a":[null,1,"x",{"b":null}]}')).toEqual({ a: [null, 1, 'x', { b: null }] })
  })
})
