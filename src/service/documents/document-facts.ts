import { fieldOf } from '../../engine/host-object.js'
import { DOCUMENT_KINDS } from '../../definitions/enums.js'
import { FULFILMENT_METHODS, PAYMENT_STATUSES, RECEIVED_STATUSES } from '../../definitions/service-enums.js'
import { isAbsent, type JsonObject } from '../../wire/object.js'
import { valueAtStep } from '../../problem/path.js'
import { unlessProblems, type Decision } from '../decision.js'
import { parseEnum } from '../ids/enum.js'
import { parseTimestamp } from '../ids/timestamp.js'
import type { RefusalProblem } from '../problems/problem.js'
import { inOrderOf } from '../problems/request-order.js'
import * as check from '../host-argument.js'
import type { DocumentRecord } from './document-record.js'

/** The facts of a document that change outside the operations, by field (W8). */
export interface DocumentFacts {
  /** The payment status of an order, such as `PAYMENT_STATUS_PAID`. */
  readonly paymentStatus?: string
  /** Whether and how the customer received the goods of an order, such as `RECEIVED_STATUS_DELIVERED`. */
  readonly receivedStatus?: string
  /** The way in which the customer gets the goods, such as `FULFILMENT_METHOD_PICKUP`. */
  readonly fulfilmentMethod?: string
  /** The time by which the customer needs the goods. */
  readonly requiredBy?: string
}

/** The first value of each list means that nobody has stated the fact. */
const NAMES = {
  paymentStatus: PAYMENT_STATUSES,
  receivedStatus: RECEIVED_STATUSES,
  fulfilmentMethod: FULFILMENT_METHODS,
} as const

// W8
const FIELDS = {
  order: ['paymentStatus', 'receivedStatus', 'fulfilmentMethod'],
  quote: ['fulfilmentMethod'],
} as const

const FACTS = check.record({
  paymentStatus: check.column(check.oneOf(PAYMENT_STATUSES)),
  receivedStatus: check.column(check.oneOf(RECEIVED_STATUSES)),
  fulfilmentMethod: check.column(check.oneOf(FULFILMENT_METHODS)),
  requiredBy: check.column(check.text),
})

/**
 * Reads facts that the host's own application states about a document (W8): `paymentStatus`, `receivedStatus`,
 * `fulfilmentMethod` and the time `requiredBy`. All of them are optional, and other fields are ignored. A quote has
 * only the last two.
 *
 * @example
 * import { parseDocumentFacts } from 'quotewright/service'
 *
 * const read = parseDocumentFacts('order', { paymentStatus: 'PAYMENT_STATUS_PAID', paidBy: 'Ana' })
 * assert.deepEqual(read, { ok: true, value: { paymentStatus: 'PAYMENT_STATUS_PAID' } })
 */
export function parseDocumentFacts(kind: DocumentRecord['kind'], body: unknown): Decision<DocumentFacts> {
  check.oneOf(DOCUMENT_KINDS)(kind, 'kind')
  const facts: Record<string, string> = {}
  const problems: RefusalProblem[] = []
  const keep = (field: string, read: (sent: unknown) => Decision<string>): void => {
    const sent = valueAtStep(body, field)
    if (isAbsent(sent)) return
    const value = read(sent)
    if (value.ok) facts[field] = value.value
    else problems.push(...value.refusal.problems)
  }
  for (const field of FIELDS[kind]) keep(field, (sent) => parseEnum(NAMES[field], sent, [field]))
  keep('requiredBy', (sent) => parseTimestamp(sent, ['requiredBy']))
  return unlessProblems(inOrderOf(body, problems), () => facts)
}

/**
 * Returns the facts as a read of the document shows them (W8). If nobody has stated a status or a method, its name
 * ends in `UNSPECIFIED`. A `requiredBy` that nobody has stated is absent.
 *
 * @example
 * import { shownFacts } from 'quotewright/service'
 *
 * assert.deepEqual(shownFacts('quote', {}), { fulfilmentMethod: 'FULFILMENT_METHOD_UNSPECIFIED' })
 */
export function shownFacts(kind: DocumentRecord['kind'], facts: DocumentFacts): JsonObject {
  check.oneOf(DOCUMENT_KINDS)(kind, 'kind')
  FACTS(facts, 'facts')
  const requiredBy = fieldOf(facts, 'requiredBy')
  return {
    ...Object.fromEntries(FIELDS[kind].map((field) => [field, fieldOf(facts, field) ?? NAMES[field][0]])),
    ...(typeof requiredBy === 'string' ? { requiredBy } : {}),
  }
}
