import { errorEnvelope, priceOrder, priceQuote } from '../index.js'
import type { PricedOrder, PricedQuote } from '../index.js'
import { parseJson } from './parse-json.js'
import type { Settings } from './settings.js'

export type ErrorEnvelope = ReturnType<typeof errorEnvelope>

/** What the command says to one request: as the service would, the document by its kind, or the envelope. */
export type Answer = { readonly quote: PricedQuote } | { readonly order: PricedOrder } | ErrorEnvelope

export function isPriced(answer: Answer): answer is Exclude<Answer, ErrorEnvelope> {
  return 'quote' in answer || 'order' in answer
}

export function answerTo(bytes: Buffer, { kind, account, catalogue }: Settings): Answer {
  const request = parseJson(bytes)
  if (!request.ok) {
    return errorEnvelope([{ code: 'invalid_type', message: `The request is not JSON: ${request.reason}.`, param: '' }])
  }
  if (kind === 'order') {
    const order = priceOrder(request.value, account, catalogue)
    return order.ok ? { order: order.value } : errorEnvelope(order.problems, requestIdOf(request.value))
  }
  const quote = priceQuote(request.value, account, catalogue)
  return quote.ok ? { quote: quote.value } : errorEnvelope(quote.problems, requestIdOf(request.value))
}

/** Echoed even when it is one of the problems: the caller matches answers to requests by it. */
function requestIdOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'requestId')) return undefined
  const { requestId } = request as { requestId: unknown }
  return typeof requestId === 'string' ? requestId : undefined
}
