import { fieldOf } from '../../engine/host-object.js'
import type { Catalogue } from '../../engine/catalogue.js'
import { elementsOf } from '../../problem/elements.js'
import { valueAtStep } from '../../problem/path.js'
import type { Problem } from '../../problem/problem.js'
import { priceBounded } from '../../api/documents.js'
import { resultOf } from '../../problem/either.js'
import type { AccountInput } from '../../wire/account.generated.js'
import { definedOnly, isObject, type JsonObject, type ReadonlyInput } from '../../wire/object.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { parseFilter } from '../fields/field-filter.js'
import { pricingRefusal } from '../problems/pricing-refusal.js'
import type { RefusalProblem } from '../problems/problem.js'
import { inOrderOf } from '../problems/request-order.js'
import { checkedCatalogue } from './checked-catalogue.js'
import type { AssignedDrawing } from './drawings.js'
import {
  hostDocumentId,
  hostIds,
  storedRequest,
  newDocument,
  type DocumentRecord,
  type NewIds,
  type ServerSet,
} from './document-record.js'
import { knownLabels } from './labels.js'
import { defaultStatusId, hostStatuses, statusNameOf, type OrderStatus } from './order-status.js'
import * as check from '../host-argument.js'

/** The account settings of the company, including its custom fields (C13), and look-ups in its catalogue. */
export interface Pricing {
  /** The settings of the account (A1). */
  readonly account: ReadonlyInput<AccountInput>
  /** Look-ups by id (A3). If you leave it out, nothing is looked up. */
  readonly catalogue?: Catalogue
}

/** The host's facts for a new document. */
export interface CreateFacts {
  /** The id of the new document. */
  readonly documentId: string
  /** The functions that give ids to its lines and drawings. */
  readonly ids: NewIds
  /** The name of the customer's company, if the customer is known. */
  readonly customerCompanyName?: string
  /** Tests whether the company has a label. */
  readonly isLabel: (id: string) => boolean
  /** The workflow statuses of the company's orders, in display order. */
  readonly statuses?: readonly OrderStatus[]
}

/** Pricing checks the account (A1), and `checkedCatalogue` the catalogue. */
export const PRICING = { account: check.anything, catalogue: check.anything }

/** A new document, as the host stores it and as the service returns it. */
export interface CreatedDocument {
  /** The document as the host stores it. */
  readonly record: DocumentRecord
  /** The document as the service returns it, without labels (C6). */
  readonly document: JsonObject
  /** The labels to attach, each once (C12). */
  readonly labelIds: readonly string[]
  /** The id of each drawing, for the answer to CreateOrder (C3). */
  readonly drawings: readonly AssignedDrawing[]
}

const FACTS = check.facts({
  documentId: check.filledText,
  ids: hostIds,
  customerCompanyName: check.optional(check.text),
  isLabel: check.callable,
  statuses: check.optional(hostStatuses),
})

/**
 * Creates an order from a request (C1). All problems of the request are reported together (400). In a request without
 * problems, an unknown label is 404 (C2).
 *
 * @example
 * import { createOrder } from 'quotewright/service'
 *
 * const created = createOrder(
 *   { customerId: 'cust_1', isSubmitted: true, lines: [{ notes: {} }] },
 *   { account: { currency: 'AUD' } },
 *   {
 *     documentId: 'order_1',
 *     ids: { lineId: (index) => `line_${index}`, drawingId: (index) => `drawing_${index}` },
 *     isLabel: () => false,
 *     statuses: [{ statusId: 'in', name: 'Submitted' }],
 *   },
 * )
 * assert.ok(created.ok)
 * assert.equal(created.value.document['statusId'], 'in')
 * assert.deepEqual(created.value.document['lines'], [{ lineId: 'line_0', notes: {} }])
 */
export function createOrder(body: unknown, pricing: Pricing, facts: CreateFacts): Decision<CreatedDocument> {
  return create('order', body, pricing, facts)
}

/**
 * Creates a quote from a request, as {@link createOrder} creates an order. A request with a company name instead
 * of a customer is refused with 501, unless there is another reason to refuse it (V8, E3).
 *
 * @example
 * import { createQuote } from 'quotewright/service'
 *
 * const facts = {
 *   documentId: 'quote_1',
 *   ids: { lineId: (index: number) => `line_${index}`, drawingId: (index: number) => `drawing_${index}` },
 *   isLabel: () => false,
 * }
 * const refused = createQuote({ companyName: 'Harbour Roofing' }, { account: { currency: 'AUD' } }, facts)
 * assert.equal(!refused.ok && refused.refusal.type, 'not_implemented')
 */
export function createQuote(body: unknown, pricing: Pricing, facts: CreateFacts): Decision<CreatedDocument> {
  return create('quote', body, pricing, facts)
}

function create(
  kind: DocumentRecord['kind'],
  body: unknown,
  pricing: Pricing,
  facts: CreateFacts,
): Decision<CreatedDocument> {
  check.facts(PRICING)(pricing, 'pricing')
  const catalogue = checkedCatalogue(fieldOf(pricing, 'catalogue'), 'pricing.catalogue')
  FACTS(facts, 'facts')
  hostDocumentId(kind)(facts.documentId, 'facts.documentId')
  const { documentId, ids } = facts
  const statuses = fieldOf(facts, 'statuses') ?? []
  const priced = priceDocumentOf(kind, body, pricing.account, catalogue)
  const status = kind === 'order' ? statusOf(body, statuses) : allowed(undefined)
  const filter = parseFilter(isObject(body) ? body : {})
  const problems = [
    ...(priced.ok ? [] : priced.problems),
    ...(status.ok ? [] : status.refusal.problems),
    ...(filter.ok ? [] : filter.refusal.problems),
  ]
  const unpriced = priced.ok ? undefined : pricingRefusal(priced.problems)
  // V2: problems of the settings win over problems of the request.
  if (unpriced?.refusal.type === 'internal') return unpriced
  if (!status.ok || !filter.ok) return invalidRequest(inOrderOf(body, withoutStatusNotFound(problems)))
  if (unpriced !== undefined && unpriced.refusal.type !== 'not_implemented') return unpriced
  // E3: unknown labels come before unsupported features.
  const labels = knownLabels(textsAt(body, 'labelIds'), (id) => facts.isLabel(id), 'facts.isLabel')
  if (!labels.ok) return labels
  if (!priced.ok) return pricingRefusal(priced.problems)

  const { request, drawings } = storedRequest(
    kind,
    isObject(body) ? body : {},
    textsAt(pricing.account, 'customFields'),
    ids,
    'facts.ids',
  )
  const statusId = status.value
  const record: DocumentRecord = {
    kind,
    documentId,
    request: statusId === undefined ? request : { ...request, statusId },
  }
  const serverSet: ServerSet = definedOnly({
    customerCompanyName: fieldOf(facts, 'customerCompanyName'),
    ...statusNameOf(statusId, statuses),
    isArchived: false,
  })
  const figures = statusId === undefined ? priced.value : { ...priced.value, statusId }
  return allowed({
    record,
    document: newDocument(record, figures, serverSet),
    labelIds: labels.value,
    drawings,
  })
}

// E10
export function priceDocumentOf(
  kind: DocumentRecord['kind'],
  request: unknown,
  account: Pricing['account'],
  catalogue?: Catalogue,
):
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  return resultOf(priceBounded(kind, request, account, catalogue, serviceLimits.foundProblems))
}

/** S3. Pricing reports a `statusId` that is not a string. */
function statusOf(body: unknown, statuses: readonly OrderStatus[]): Decision<string | undefined> {
  const sent = valueAtStep(body, 'statusId')
  return defaultStatusId(
    valueAtStep(body, 'isSubmitted') === true,
    typeof sent === 'string' ? sent : undefined,
    statuses,
  )
}

/** Reports a malformed status id once, and not also as not found. */
function withoutStatusNotFound(problems: readonly RefusalProblem[]): readonly RefusalProblem[] {
  const isMalformed = problems.some(({ code, param }) => param === 'status_id' && code !== 'status_not_found')
  return isMalformed ? problems.filter(({ code }) => code !== 'status_not_found') : problems
}

/** Pricing has already checked that the strings are ids or names. */
function textsAt(owner: unknown, field: string): readonly string[] {
  return elementsOf(valueAtStep(owner, field)).filter((one) => typeof one === 'string')
}
