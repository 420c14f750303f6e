import { addProblem, listOf, newReading, type Reader } from '../../wire/reading.js'
import { addNotAnObject, isObject, isSupplied, type JsonObject } from '../../wire/object.js'
import { readFilledText } from '../../wire/scalars.js'
import { problemAt } from '../../problem/located-problem.js'
import { preview } from '../../problem/preview.js'
import { invalidRequest, allowed, type Decision } from '../decision.js'
import { decided } from '../guard.js'
import { orElse } from '../../problem/or-else.js'
import { readSentFilter } from '../fields/field-filter.js'
import { readSentRequestId } from '../ids/read-id.js'
import { readingProblems, serviceProblem } from '../problems/problem.js'
import { anything, list, object, optional, textLike } from '../openapi/schema-parts.js'
import { inOrderOf } from '../problems/request-order.js'
import { withoutField } from './drawings.js'

/** A customer as a create request has it (C11). */
export interface CustomerRequest {
  /** The name of the company, unique among the company's customers. */
  readonly companyName: string
  /** The email address. */
  readonly email: string
  /** Everything else that was sent: addresses, contacts, details. */
  readonly others: JsonObject
}

/** C11: one @ with text on both sides. */
const EMAIL = '^\\s*[^@\\s][^@]*@\\s*[^@\\s][^@]*$'

/** The body that {@link readCustomer} reads (C11). */
export const CUSTOMER_BODY = object(
  {
    companyName: textLike('\\S', 'Unique among the customers of the company.'),
    email: textLike(EMAIL),
    addresses: optional(list(anything)),
    contacts: optional(list(anything)),
  },
  ['companyName', 'email'],
)

/** The lists of objects of a customer, whose fields the interface does not show. */
const LISTS = ['addresses', 'contacts']

/** What is of the request and not of the customer. */
const OF_REQUEST = ['companyName', 'email', 'requestId', 'fields', 'excludeFields', 'customerId']

/**
 * Reads the body that creates a customer (C11): `companyName` and `email` are required, and everything else is kept as it
 * was sent. `takenNames` has what {@link customerNameKey} makes of the names of other customers. Problems: `required`,
 * `invalid_type`, `invalid_email`, `company_name_taken`, and `invalid_id` of a `requestId` that is no UUID (I11).
 *
 * @example
 * import { customerNameKey, readCustomer } from 'quotewright/service'
 *
 * const taken = new Set([customerNameKey('Harbour Roofing')])
 * const read = readCustomer({ companyName: ' harbour roofing ', email: 'office' }, (key) => taken.has(key))
 * assert.deepEqual(!read.ok && read.refusal.problems.map(({ code }) => code), ['company_name_taken', 'invalid_email'])
 */
export function readCustomer(body: unknown, isTaken: (key: string) => boolean): Decision<CustomerRequest> {
  return decided(() => {
    const reading = newReading()
    if (!isObject(body)) {
      const details = { expected: 'object', sent: preview(body) }
      return invalidRequest(readingProblems([problemAt('invalid_type', [], details)]))
    }
    const companyName = readName(body['companyName'], 'companyName', reading)
    const email = readName(body['email'], 'email', reading)
    readSentRequestId(body, reading)
    readSentFilter(body, reading)
    for (const field of LISTS)
      if (isSupplied(body, field)) listOf(readObject, undefined)(body[field], field, reading)
    const problems = [
      ...readingProblems(reading.problems),
      ...(companyName !== undefined && isTaken(customerNameKey(companyName))
        ? [serviceProblem('company_name_taken', ['companyName'])]
        : []),
      ...(email === undefined || isEmail(email)
        ? []
        : [serviceProblem('invalid_email', ['email'], { sent: preview(email) })]),
    ]
    if (problems.length > 0 || companyName === undefined || email === undefined)
      return invalidRequest(inOrderOf(body, problems))
    return allowed({ companyName, email, others: withoutField(body, ...OF_REQUEST) })
  })
}

/** A text that is more than spaces. */
const readName: Reader<string> = (value, step, reading) => {
  const isAbsent = value === undefined || value === null
  const text = isAbsent ? undefined : readFilledText(value, step, reading)
  if (isAbsent || (typeof value === 'string' && value.trim() === '')) {
    addProblem(reading, 'required', {}, step)
    return undefined
  }
  return text
}

const readObject: Reader<JsonObject> = (value, step, reading) => {
  if (isObject(value)) return value
  addNotAnObject(value, step, reading)
  return undefined
}

function isEmail(text: string): boolean {
  return new RegExp(EMAIL).test(text)
}

/**
 * What names of customers are compared by (C11): without spaces around them, and without case.
 *
 * @example
 * import { customerNameKey } from 'quotewright/service'
 *
 * assert.equal(customerNameKey(' Harbour ROOFING'), customerNameKey('harbour roofing'))
 */
export function customerNameKey(name: string): string {
  return orElse('', () => name.trim().toLowerCase())
}
