import type { DocumentKind } from '../wire/document.js'
import { isObject, isSupplied, type JsonObject } from '../wire/object.js'

/** The kind of a request, detected from its fields. */
export interface RecognisedRequest {
  /** The request, unwrapped if it was inside an answer of the service. */
  readonly request: unknown
  /** Undefined if the fields do not decide it. */
  readonly kind: DocumentKind | undefined
  /** The reason for the kind, as a clause without a full stop. */
  readonly reason: string
  /** Whether the request has the figures of a priced document. */
  readonly isPriced: boolean
}

const KIND_FIELDS: readonly (readonly [field: string, kind: DocumentKind])[] = [
  ['statusId', 'order'],
  ['orderId', 'order'],
  ['statusName', 'order'],
  ['companyName', 'quote'],
  ['quoteId', 'quote'],
  ['discountAmount', 'quote'], // T9: a priced document without it is an order.
]

// T1, T6, T7
const figures = ['subtotal', 'total', 'totalCost', 'margin'] as const

/** Unwraps an answer of the service, `{"quote": …}` or `{"order": …}`. */
export function recognise(sent: unknown): RecognisedRequest {
  const answer = answerIn(sent)
  if (answer !== undefined) {
    const { kind, document } = answer
    const reason = `it is an answer with ${withArticle(kind)} in it`
    return { request: document, kind, reason, isPriced: isPricedDocument(document) }
  }
  const isPriced = isPricedDocument(sent)
  return { request: sent, isPriced, ...kindOf(sent, isPriced) }
}

function kindOf(sent: unknown, isPriced: boolean): Pick<RecognisedRequest, 'kind' | 'reason'> {
  const found = isObject(sent) ? KIND_FIELDS.filter(([field]) => isSupplied(sent, field)) : []
  const [[field, kind] = []] = found
  if (kind !== undefined && found.every(([, other]) => other === kind)) {
    return { kind, reason: `it has "${String(field)}"` }
  }
  if (kind !== undefined) return { kind: undefined, reason: 'it has fields of both quotes and orders' }
  return isPriced
    ? { kind: 'order', reason: 'it has totals, but no "discountAmount"' }
    : { kind: undefined, reason: 'it has no field that only orders have' }
}

function answerIn(sent: unknown): { readonly kind: DocumentKind; readonly document: JsonObject } | undefined {
  if (!isObject(sent) || isSupplied(sent, 'customerId') || isSupplied(sent, 'lines')) return undefined
  const kinds = (['quote', 'order'] as const).filter((kind) => isSupplied(sent, kind))
  const [kind] = kinds
  const document = kind === undefined ? undefined : sent[kind]
  return kinds.length === 1 && kind !== undefined && isObject(document) ? { kind, document } : undefined
}

function isPricedDocument(sent: unknown): boolean {
  return isObject(sent) && figures.every((figure) => Object.hasOwn(sent, figure) && isObject(sent[figure]))
}

function withArticle(kind: DocumentKind): string {
  return kind === 'quote' ? 'a quote' : 'an order'
}
