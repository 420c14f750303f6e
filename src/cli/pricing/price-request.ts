import { errorEnvelope, priceOrder, priceQuote, type PricedOrder, type PricedQuote } from '../../index.js'
import { isObject } from '../../wire/object.js'
import type { Answer, Answering } from '../answering/answer-lines.js'
import type { Settings } from '../settings.js'

/** A priced document, by its kind. */
export type PricedAnswer = { readonly quote: PricedQuote } | { readonly order: PricedOrder }

export function pricing(settings: Settings): Answering<PricedAnswer> {
  return { answer: (request) => priceRequest(request, settings), json: (answer) => answer }
}

function priceRequest(request: unknown, { kind, account, catalogue }: Settings): Answer<PricedAnswer> {
  if (kind === 'order') {
    const order = priceOrder(request, account, catalogue)
    return order.ok ? { order: order.value } : errorEnvelope(order.problems, requestIdOf(request))
  }
  const quote = priceQuote(request, account, catalogue)
  return quote.ok ? { quote: quote.value } : errorEnvelope(quote.problems, requestIdOf(request))
}

/** Echoed even if it is itself a problem: callers match answers to requests by it. */
function requestIdOf(request: unknown): string | undefined {
  if (!isObject(request) || !Object.hasOwn(request, 'requestId')) return undefined
  const { requestId } = request
  return typeof requestId === 'string' ? requestId : undefined
}
