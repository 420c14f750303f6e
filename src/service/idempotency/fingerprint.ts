import { setOwn, type JsonObject } from '../../wire/object.js'
import { operations } from '../data/operations.js'
import { canonicalJson } from '../hashes/canonical-json.js'
import { sha256Hex } from '../hashes/sha256.js'
import * as check from '../host-argument.js'
import { hostOperation, hostPathOf } from '../host-operation.js'

// J3
const LEFT_OUT: ReadonlySet<string> = new Set(['requestId', 'fields', 'excludeFields'])

/**
 * Tests whether an operation takes a `requestId` (J1). Other operations ignore it as an unknown field.
 *
 * @example
 * import { takesRequestId } from 'quotewright/service'
 *
 * assert.equal(takesRequestId('CreateOrder'), true)
 * assert.equal(takesRequestId('UpdateOrderLineItem'), false)
 */
export function takesRequestId(operation: string): boolean {
  hostOperation(operation, 'operation')
  return operations.some(({ id, takesRequestId: takes }) => takes && id === operation)
}

/**
 * Returns the fingerprint of a request (J3). It is the SHA-256 of its operation, path parameters and body as
 * canonical JSON, in hex. `requestId`, `fields` and `excludeFields` of the body do not count. A body that
 * cannot be written as JSON gives the empty string, which matches no request.
 *
 * @example
 * import { requestFingerprint } from 'quotewright/service'
 *
 * const one = requestFingerprint('CreateOrder', {}, { customerId: 'cust_1', isSubmitted: true })
 * const other = requestFingerprint('CreateOrder', {}, { isSubmitted: true, customerId: 'cust_1', fields: 'order' })
 * assert.equal(one, other)
 */
export function requestFingerprint(
  operation: string,
  path: Readonly<Record<string, string>>,
  body: JsonObject,
): string {
  hostOperation(operation, 'operation')
  hostPathOf(operation)(path, 'path')
  check.object(body, 'body')
  const counted: Record<string, unknown> = {}
  for (const key of Object.keys(body)) if (!LEFT_OUT.has(key)) setOwn(counted, key, body[key])
  const canonical = canonicalJson({ operation, path, body: counted })
  return canonical === '' ? '' : sha256Hex(canonical)
}
