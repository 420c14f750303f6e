import { errorEnvelope, priceOrder, priceQuote } from '../index.js'
import type { ErrorEnvelope, PricedOrder, PricedQuote } from '../index.js'
import { parseJson } from './parse-json.js'
import type { Settings } from './settings.js'

/** What the service would say to a request: the document by its kind, or the error envelope. */
export type Answer = PricedAnswer | ErrorEnvelope
export type PricedAnswer = { readonly quote: PricedQuote } | { readonly order: PricedOrder }

export function isPriced(answer: Answer): answer is PricedAnswer {
  return !('errors' in answer)
}

export function answerTo(bytes: Buffer, { kind, account, catalogue }: Settings): Answer {
  const json = parseJson(bytes)
  if (!json.ok) {
    return errorEnvelope([
      { code: 'invalid_type', message: `The request is not JSON: ${json.reason}.`, param: '' },
    ])
  }
  const request = json.value
  if (kind === 'order') {
    const order = priceOrder(request, account, catalogue)
    return order.ok ? { order: order.value } : errorEnvelope(order.problems, requestIdOf(request))
  }
  const quote = priceQuote(request, account, catalogue)
  return quote.ok ? { quote: quote.value } : errorEnvelope(quote.problems, requestIdOf(request))
}

/** Echoed even when it is among the problems: a caller matches answers to requests by it. */
function requestIdOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'requestId'))
    return undefined
  const { requestId } = request as { readonly requestId: unknown }
  return typeof requestId === 'string' ? requestId : undefined
}
