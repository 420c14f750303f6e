import type { Operation } from '../data/operation.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, refusal, type Decision } from '../decision.js'
import * as check from '../host-argument.js'
import { hostOperation } from '../host-operation.js'

// G5
const UPLOADS: readonly string[] = ['UploadOrderAttachment', 'UploadQuoteAttachment']

const OPERATION = check.record({ id: hostOperation })

/**
 * Returns the maximum size in bytes of an operation's body (B2). The limit of an upload leaves room for a file that is
 * too large, so that the problem is reported at its field (G6).
 *
 * @example
 * import { bodyLimit, operations, serviceLimits } from 'quotewright/service'
 *
 * const create = operations.find(({ id }) => id === 'CreateOrder') ?? assert.fail()
 * assert.equal(bodyLimit(create), serviceLimits.bodyBytes)
 */
export function bodyLimit(operation: Pick<Operation, 'id'>): number {
  OPERATION(operation, 'operation')
  return UPLOADS.includes(operation.id) ? serviceLimits.uploadBodyBytes : serviceLimits.bodyBytes
}

/**
 * Decides whether to read a body of this many bytes (B2). A body that is too large is `resource_exhausted`, and the
 * message names the limit.
 *
 * @example
 * import { checkBodySize, operations } from 'quotewright/service'
 *
 * const create = operations.find(({ id }) => id === 'CreateOrder') ?? assert.fail()
 * assert.equal(checkBodySize(create, 16 * 1024 * 1024).ok, true)
 * assert.equal(checkBodySize(create, 16 * 1024 * 1024 + 1).ok, false)
 */
export function checkBodySize(operation: Pick<Operation, 'id'>, bytes: number): Decision<'allowed'> {
  const max = bodyLimit(operation)
  check.count(bytes, 'bytes')
  if (bytes <= max) return allowed('allowed')
  return refusal('resource_exhausted', `The body is too large. Send at most ${String(max)} bytes.`)
}
