import { definedOnly } from '../../wire/object.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { hostTime, type Timestamp } from '../ids/timestamp.js'
import { readSentFilter } from '../fields/field-filter.js'
import { readSentRequestId } from '../ids/parse-id.js'
import { newBodyReading } from '../problems/listed-problems.js'
import { readingProblems } from '../problems/problem.js'
import { readRequiredText } from '../required-text.js'
import { object, textLike } from '../openapi/schema-parts.js'
import { inOrderOf } from '../problems/request-order.js'
import * as check from '../host-argument.js'

// G2
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// G2
export function messageHtml(text: string): string {
  // G3: a message with only a file has no text.
  if (text === '') return ''
  return `<p>${text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)}</p>`
}

// G4
export const MESSAGE_BODY = object({ text: textLike('\\S') }, ['text'])

/** The body of a request to post a message. */
export interface MessageRequest {
  /** The text as the host stores it (G2). */
  readonly text: string
  /** The id of the request, if it has one (J1). */
  readonly requestId?: string
}

/**
 * Reads the body of a request to post a message (G4). `text` is required and must not be blank.
 *
 * @example
 * import { parseMessage } from 'quotewright/service'
 *
 * assert.deepEqual(parseMessage({ text: 'Gate code 45' }), { ok: true, value: { text: '<p>Gate code 45</p>' } })
 * assert.ok(!parseMessage({ text: ' ' }).ok)
 */
export function parseMessage(body: unknown): Decision<MessageRequest> {
  const reading = newBodyReading()
  const text = readRequiredText(body, 'text', reading)
  const requestId = readSentRequestId(body, reading)
  readSentFilter(body, reading)
  if (text === undefined || reading.problems.length > 0)
    return invalidRequest(inOrderOf(body, readingProblems(reading.problems)))
  return allowed(definedOnly({ text: messageHtml(text), requestId }))
}

/** A message as a host stores it. */
export interface MessageRecord {
  readonly id: string
  /** Its text as HTML (G2). */
  readonly text: string
  /** The time at which it was posted. */
  readonly createdAt: Timestamp
  /** Its files, in order. */
  readonly attachments: readonly object[]
}

/** The author of a message. */
export interface MessageAuthor {
  /** The name of the user. */
  readonly name: string
  /** The email of the user. */
  readonly email: string
}

/** A message as the service returns it (G1). */
export interface MessageRead extends MessageRecord {
  /** The name of its author. Empty once the account is deleted. */
  readonly authorName: string
  /** The email of its author. Empty once the account is deleted. */
  readonly authorEmail: string
}

/**
 * Returns a message as clients read it (G1). The name and email of its author are empty once that account is
 * deleted.
 *
 * @example
 * import { messageRead } from 'quotewright/service'
 *
 * const record = { id: 'message_1', text: '<p>Yes</p>', createdAt: '2026-11-20T09:30:00.125Z', attachments: [] }
 * assert.equal(messageRead(record, { name: 'Ann', email: 'ann@example.com' }).authorName, 'Ann')
 * assert.equal(messageRead(record).authorEmail, '')
 */
export function messageRead(message: MessageRecord, author?: MessageAuthor): MessageRead {
  check.record({ id: check.text, text: check.text, createdAt: hostTime, attachments: check.list() })(
    message,
    'message',
  )
  check.optional(check.record({ name: check.text, email: check.text }))(author, 'author')
  const { id, text, createdAt, attachments } = message
  return {
    id,
    authorName: author?.name ?? '',
    authorEmail: author?.email ?? '',
    text,
    createdAt,
    attachments,
  }
}
