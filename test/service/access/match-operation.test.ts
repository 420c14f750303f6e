import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchOperation, operations } from '../../../src/entries/service.js'

const found = (method: string, path: unknown): unknown => {
  const match = matchOperation(method, path as string)
  return match.ok ? [match.value.operation.id, match.value.params] : match.refusal.type
}

describe('O1: the search for the operation of a request', () => {
  test('O1: finds every operation by its path, with its parameters', () => {
    const value = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/[/:\p{Cc}]|^\.\.?$/u.test(text))
    fc.assert(
      fc.property(
        fc.constantFrom(...operations),
        fc.array(value, { minLength: 3, maxLength: 3 }),
        (operation, values) => {
          const params: Record<string, string> = {}
          const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
            const filled = values[Object.keys(params).length] ?? ''
            params[name] = filled
            return encodeURIComponent(filled)
          })
          expect(found(operation.method, path)).toEqual([operation.id, params])
          expect(found(operation.method, `${path}?fields=a/b`)).toEqual([operation.id, params])
        },
      ),
      { numRuns: 500 },
    )
  })

  test('O1: no two operations have the same path and method', () => {
    const forms = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(forms).size).toBe(59)
  })

  test.each([
    ['GET', '/v1/company', 'GetCompany', {}],
    ['GET', '/v1/webhooks', 'ListWebhooks', {}],
    ['DELETE', '/v1/orders/a/lines/b', 'DeleteOrderLineItem', { orderId: 'a', lineId: 'b' }],
    ['PUT', '/v1/orders/a/lines/b.c', 'UpdateOrderLineItem', { orderId: 'a', lineId: 'b.c' }],
    ['POST', '/v1/orders/a/drawings:uploadSvg', 'UploadOrderDrawingSvg', { orderId: 'a' }],
    ['GET', '/v1/%6frders', 'ListOrders', {}],
    ['GET', '/v1/orders#top', 'ListOrders', {}],
    // Escapes are decoded once, after the path is split at slashes, and before a verb is split off.
    ['GET', '/v1/users/a%20b%C3%A4', 'GetUser', { userId: 'a bä' }],
    ['GET', '/v1/users/a%2525', 'GetUser', { userId: 'a%25' }],
    ['POST', '/v1/webhooks/w%3Atest', 'TestWebhook', { webhookId: 'w' }],
  ])('O1: %s %s is the operation %s with the parameters %j', (method, path, id, params) => {
    expect(found(method, path)).toEqual([id, params])
  })

  test('O1: accepts paths of at most 4,000 characters, not counting the query', () => {
    const userId = 'a'.repeat(4_000 - '/v1/users/'.length)
    expect(found('GET', `/v1/users/${userId}`)).toEqual(['GetUser', { userId }])
    expect(found('GET', `/v1/users/${userId}?fields=name`)).toEqual(['GetUser', { userId }])
    expect(found('GET', `/v1/users/a${userId}`)).toBe('not_found')
  })

  test.each([
    ['two leading slashes', 'GET', '//v1/orders'],
    ['an empty parameter', 'PUT', '/v1/orders//labels'],
    ['an encoded slash in a parameter', 'GET', '/v1/orders/a%2Flabels'],
    ['a colon in a parameter', 'GET', '/v1/webhooks/w:test'],
    ['two colons', 'POST', '/v1/webhooks/w:x:test'],
    ['a verb without a parameter', 'POST', '/v1/webhooks/:test'],
    ['an unknown verb', 'GET', '/v1/orders:count'],
    ['a zero byte', 'GET', '/v1/kits/a%00'],
    ['a control character', 'GET', '/v1/users/a%0Ab'],
    ['a control character beyond ASCII', 'GET', '/v1/users/a%C2%85b'],
    ['a `..` segment', 'GET', '/v1/users/..'],
    ['an encoded `..` segment', 'GET', '/v1/users/%2e%2e'],
    ['escapes that are not UTF-8', 'GET', '/v1/users/%E4'],
    ['half an escape', 'GET', '/v1/users/%4'],
    ['another version', 'GET', '/v2/orders'],
    ['a path without a version', 'GET', '/orders'],
    ['a path with one segment more', 'GET', '/v1/orders/order_1/lines/a/b'],
    ['a path without a leading slash', 'GET', 'v1/orders'],
    ['an empty path', 'GET', ''],
    ['an unsupported method', 'DELETE', '/v1/orders'],
    ['a number', 'GET', 5],
    ['a path with a character before its first slash', 'GET', 'xv1/orders'],
    ['a POST to a webhook without :test', 'POST', '/v1/webhooks/webhook_1'],
    ['a GET of the lines of an order', 'GET', '/v1/orders/a/lines'],
    ['a GET of a line', 'GET', '/v1/orders/a/lines/b'],
    ['a path with a `.` segment', 'GET', '/v1/users/.'],
    ['only a slash', 'GET', '/'],
    ['a path with letters after a fixed segment', 'GET', '/v1/ordersx'],
  ])('O1: %s is not found', (_, method, path) => {
    expect(found(method, path)).toBe('not_found')
  })

  test('O1: random strings as method and path never throw, and a method in lower case gets 404', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (method, path) => {
        expect(found(method, `/v1/${path}`)).toBeDefined()
        expect(['not_found']).toContain(found(method.toLowerCase(), path))
      }),
    )
  })

  test('O1: a path or query of a million parts is handled in linear time', () => {
    expect(found('GET', `/v1/orders/${'a'.repeat(5_000_000)}`)).toBe('not_found')
    expect(found('GET', '/'.repeat(5_000_000))).toBe('not_found')
    expect(found('GET', `/v1/orders?${'a/'.repeat(1_000_000)}`)).toEqual(['ListOrders', {}])
  })
})
