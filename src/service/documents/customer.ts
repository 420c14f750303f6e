import { isFull, listOf, type Reader, type Reading } from '../../wire/reading.js'
import { keepHeaderField, keepOther } from '../../wire/opaque.js'
import { addNotAnObject, isObject, type JsonObject } from '../../wire/object.js'
import { problemAt } from '../../problem/located-problem.js'
import { preview } from '../../problem/preview.js'
import { invalidRequest, allowed, type Decision } from '../decision.js'
import { readSentFilter } from '../fields/field-filter.js'
import { readSentRequestId } from '../ids/parse-id.js'
import { newBodyReading } from '../problems/listed-problems.js'
import { readingProblems, serviceProblem } from '../problems/problem.js'
import { anyObject, list, object, optional, textLike } from '../openapi/schema-parts.js'
import { ADDRESS } from '../../definitions/ids.js'
import { inOrderOf } from '../problems/request-order.js'
import { readRequiredText } from '../required-text.js'
import * as check from '../host-argument.js'

/** A customer, as a create request describes it (C11). */
export interface CustomerRequest {
  /** The name of the customer's company, unique among all customers (C11). */
  readonly companyName: string
  readonly email: string
  /** The remaining fields, unchanged: `phone`, `contacts`, addresses and custom fields. */
  readonly others: JsonObject
}

/** C11: one @ with text on both sides. */
const EMAIL = '^\\s*[^@\\s][^@]*@\\s*[^@\\s][^@]*$'

// C11
export const CUSTOMER_BODY = {
  ...object(
    {
      companyName: textLike('\\S', 'Unique among the customers of the company.'),
      email: textLike(EMAIL),
      phone: { description: 'Kept as sent.' },
      addresses: optional(list(anyObject)),
      contacts: optional(list(anyObject)),
    },
    ['companyName', 'email'],
  ),
  patternProperties: { [ADDRESS.source]: { description: 'One or several addresses, kept as sent.' } },
}

/** Lists of objects whose fields the interface does not specify. */
const LISTS: ReadonlySet<string> = new Set(['addresses', 'contacts'])

/** Custom fields cannot have these names, because `parseCustomer` itself reads or drops the fields. */
const READ: ReadonlySet<string> = new Set([
  'companyName',
  'email',
  'requestId',
  'fields',
  'excludeFields',
  'customerId',
])

/** These fields are stored unchanged, like addresses and custom fields (M8). */
const KEPT: ReadonlySet<string> = new Set(['phone', 'contacts'])

/**
 * Reads the body of a request to create a customer (C11). `companyName` and `email` are required. `phone`,
 * `contacts`, addresses and the fields that `customFields` names are stored unchanged. Every other property is
 * dropped (W3).
 *
 * `isTaken` tests whether another customer has the given {@link customerNameKey}. Problems:
 * `required`, `invalid_type`, `invalid_email`, `company_name_taken`, `invalid_id` for a `requestId` that is not a
 * UUID (I11), and `out_of_range` for `fields` or `excludeFields` that is too long.
 *
 * @example
 * import { customerNameKey, parseCustomer } from 'quotewright/service'
 *
 * const taken = new Set([customerNameKey('Harbour Roofing')])
 * const read = parseCustomer({ companyName: ' harbour roofing ', email: 'office' }, (key) => taken.has(key))
 * assert.deepEqual(!read.ok && read.refusal.problems.map(({ code }) => code), ['company_name_taken', 'invalid_email'])
 *
 * const sent = { companyName: 'Ridgeway', email: 'office@ridgeway.example', siteContact: 'Mia', starSign: 'Leo' }
 * const kept = parseCustomer(sent, () => false, ['siteContact'])
 * assert.deepEqual(kept.ok && kept.value.others, { siteContact: 'Mia' })
 */
export function parseCustomer(
  body: unknown,
  isTaken: (key: string) => boolean,
  customFields: readonly string[] = [],
): Decision<CustomerRequest> {
  check.list(check.text)(customFields, 'customFields')
  const isNameTaken = check.lookUp(isTaken, check.flag, 'isTaken')
  const reading = newBodyReading(new Set(customFields))
  if (!isObject(body)) {
    const details = { expected: 'object', sent: preview(body) }
    return invalidRequest(readingProblems([problemAt('invalid_type', [], details)]))
  }
  const companyName = readRequiredText(body, 'companyName', reading)
  const email = readRequiredText(body, 'email', reading)
  readSentRequestId(body, reading)
  readSentFilter(body, reading)
  const others = keptFields(body, reading)
  const problems = [
    ...readingProblems(reading.problems),
    ...(companyName !== undefined && isNameTaken(customerNameKey(companyName))
      ? [serviceProblem('company_name_taken', ['companyName'])]
      : []),
    ...(email === undefined || isEmail(email)
      ? []
      : [serviceProblem('invalid_email', ['email'], { sent: preview(email) })]),
  ]
  if (problems.length > 0 || companyName === undefined || email === undefined)
    return invalidRequest(inOrderOf(body, problems))
  return allowed({ companyName, email, others })
}

// W3
function keptFields(body: JsonObject, reading: Reading): JsonObject {
  let kept: Record<string, unknown> | undefined
  for (const [field, value] of Object.entries(body)) {
    if (isFull(reading)) break // E10
    if (READ.has(field) || value === undefined || value === null) continue // N2
    const before = reading.problems.length
    kept = (KEPT.has(field) ? keepOther : keepHeaderField)(value, field, reading, kept)
    if (LISTS.has(field) && reading.problems.length === before)
      listOf(readObject, undefined)(value, field, reading)
  }
  return kept ?? {}
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
 * Returns the key by which customer names are compared (C11): the name, trimmed, in lower case and in one form of
 * Unicode (NFC).
 *
 * @example
 * import { customerNameKey } from 'quotewright/service'
 *
 * assert.equal(customerNameKey(' Harbour ROOFING'), customerNameKey('harbour roofing'))
 */
export function customerNameKey(name: string): string {
  check.text(name, 'name')
  return name.trim().toLowerCase().normalize('NFC')
}
