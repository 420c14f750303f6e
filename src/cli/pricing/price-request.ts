import {
  errorEnvelope,
  priceLines,
  priceOrder,
  priceQuote,
  type PricedLines,
  type PricedOrder,
  type PricedQuote,
  type SalesLine,
} from '../../index.js'
import { isObject } from '../../wire/object.js'
import type { Answer, Answering } from '../answering/answer-lines.js'
import type { Settings } from '../settings.js'
import { recogniseRequest } from './recognise-document.js'

/** A priced document, by its kind, and how the figures of its lines came about if that was asked for. */
export type PricedAnswer = ({ readonly quote: PricedQuote } | { readonly order: PricedOrder }) & {
  readonly workings?: PricedLines['workings']
}

export function pricing(settings: Settings): Answering<PricedAnswer> {
  return { answer: (request) => priceRequest(request, settings), json: (answer) => answer }
}

function priceRequest(sent: unknown, settings: Settings): Answer<PricedAnswer> {
  const { request, kind = 'quote' } = recogniseRequest(sent)
  const { account, catalogue } = settings
  if ((settings.kind ?? kind) === 'order') {
    const order = priceOrder(request, account, catalogue)
    return order.ok
      ? { order: order.value, ...workingsOf(request, settings) }
      : errorEnvelope(order.problems, requestIdOf(request))
  }
  const quote = priceQuote(request, account, catalogue)
  return quote.ok
    ? { quote: quote.value, ...workingsOf(request, settings) }
    : errorEnvelope(quote.problems, requestIdOf(request))
}

/** Of the request, whose lines have been priced without problems: the priced lines no longer say what was derived. */
function workingsOf(
  request: unknown,
  { hasWorkings, account, catalogue }: Settings,
): Pick<PricedAnswer, 'workings'> {
  if (!hasWorkings || !isObject(request)) return {}
  const lines = (request['lines'] ?? []) as readonly SalesLine[]
  const priced = priceLines(lines, undefined, account, catalogue)
  return priced.ok ? { workings: priced.value.workings } : {}
}

/** Echoed even if it is itself a problem: callers match answers to requests by it. */
function requestIdOf(request: unknown): string | undefined {
  if (!isObject(request) || !Object.hasOwn(request, 'requestId')) return undefined
  const { requestId } = request
  return typeof requestId === 'string' ? requestId : undefined
}
