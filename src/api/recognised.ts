import { recognise, type RecognisedRequest } from '../engine/recognise-request.js'

/**
 * Detects whether a request is a quote or an order, for a server with one endpoint for both. Looks for fields
 * that only quotes or only orders have. A priced document without such a field is an order: a priced
 * quote has a `discountAmount` (T9). If a request has fields of both, or of neither, the kind is undefined. Unwraps the
 * service's answers `{"quote": …}` and `{"order": …}`.
 *
 * @example
 * import { recogniseRequest } from 'quotewright'
 *
 * assert.equal(recogniseRequest({ statusId: 'status_01hx5zq8k3v9m2n4p6r8t0w1y3' }).kind, 'order')
 * assert.equal(recogniseRequest({ lines: [] }).kind, undefined)
 */
export function recogniseRequest(sent: unknown): RecognisedRequest {
  return recognise(sent)
}
