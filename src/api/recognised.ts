import { recognisedIn, type RecognisedRequest } from '../engine/recognise-request.js'

/**
 * Recognises what a request creates by its fields, for a server that takes quotes and orders at one address. Fields of
 * both kinds decide nothing. `{"quote": …}` and `{"order": …}`, as the service answers, are taken as the document in them.
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
