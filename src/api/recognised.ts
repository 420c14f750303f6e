import { recognisedIn, type RecognisedRequest } from '../engine/recognise-request.js'

/**
 * Detects whether a request is a quote or an order, for a server with one address for both. It looks for fields that
 * only one of them has; if it finds fields of both, the kind stays undefined. From an answer of the service,
 * `{"quote": …}` or `{"order": …}`, it takes the document inside.
 *
 * @example
 * import { recogniseRequest } from 'quotewright'
 *
 * assert.equal(recogniseRequest({ statusId: 'status_01hx5zq8k3v9m2n4p6r8t0w1y3' }).kind, 'order')
 * assert.equal(recogniseRequest({ lines: [] }).kind, undefined)
 */
export function recogniseRequest(sent: unknown): RecognisedRequest {
  return recognisedIn(sent)
}
