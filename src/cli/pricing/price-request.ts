import {
  errorEnvelope,
  priceLines,
  priceOrder,
  priceQuote,
  recogniseRequest,
  type PricedLines,
  type PricedOrder,
  type PricedQuote,
  type Result,
  type SalesLine,
} from '../../entries/index.js'
import { isObject } from '../json/object.js'
import type { Answer, Answering } from '../answering/answer-lines.js'
import type { DocumentKind, Settings } from '../settings.js'

export type PricedAnswer = ({ readonly quote: PricedQuote } | { readonly order: PricedOrder }) & {
  readonly workings?: PricedLines['workings']
}

export function pricing(settings: Settings): Answering<PricedAnswer> {
  return { answer: (request) => priceRequest(request, settings), json: (one) => one }
}

function priceRequest(sent: unknown, settings: Settings): Answer<PricedAnswer> {
  const { request, kind = 'quote' } = recogniseRequest(sent)
  const priced = priceAs(settings.kind ?? kind, request, settings)
  if (priced.ok) return { ...priced.value, ...workingsOf(request, settings) }
  return errorEnvelope(priced.problems, requestIdOf(request))
}

export function priceAs(
  kind: DocumentKind,
  request: unknown,
  { account, catalogue, maxProblems }: Settings,
): Result<PricedAnswer> {
  if (kind === 'order') {
    const order = priceOrder(request, account, catalogue, { maxProblems })
    return order.ok ? { ok: true, value: { order: order.value } } : order
  }
  const quote = priceQuote(request, account, catalogue, { maxProblems })
  return quote.ok ? { ok: true, value: { quote: quote.value } } : quote
}

/** Prices the lines of the request, because priced lines do not show which figures were derived. */
function workingsOf(
  request: unknown,
  { hasWorkings, account, catalogue }: Settings,
): Pick<PricedAnswer, 'workings'> {
  if (!hasWorkings || !isObject(request)) return {}
  const lines = (request['lines'] ?? []) as readonly SalesLine[]
  const priced = priceLines(lines, undefined, account, catalogue)
  return priced.ok ? { workings: priced.value.workings } : {}
}

/** Returns any string, even an invalid id: callers match answers by id. */
export function requestIdOf(request: unknown): string | undefined {
  if (!isObject(request) || !Object.hasOwn(request, 'requestId')) return undefined
  const { requestId } = request
  return typeof requestId === 'string' ? requestId : undefined
}
