import { addProblem, newReading } from '../../wire/reading.js'
import { readText } from '../../wire/scalars.js'
import { isObject, definedOnly } from '../../wire/object.js'
import { valueAtStep } from '../../problem/path.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { hostTime, type Timestamp } from '../ids/timestamp.js'
import { readSentFilter } from '../fields/field-filter.js'
import { readSentRequestId } from '../ids/parse-id.js'
import { readingProblems } from '../problems/problem.js'
import { object, textLike } from '../openapi/schema-parts.js'
import { inOrderOf } from '../problems/request-order.js'
import { hostText, hostOptional, hostList, hostRecord } from '../host-argument.js'

/** The characters with a meaning in HTML, and their escapes (G2). */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Returns plain text as a message stores it and reads back (G2): escaped for HTML, in one paragraph, with its
 * line ends unchanged. A message that consists of a file alone has an empty text (G3).
 *
 * @example
 * import { messageHtml } from 'quotewright/service'
 *
 * assert.equal(messageHtml('4 < 5 & "back"'), '<p>4 &lt; 5 &amp; &quot;back&quot;</p>')
 * assert.equal(messageHtml(''), '')
 */
export function messageHtml(text: string): string {
  hostText(text, 'text')
  if (text === '') return ''
  return `<p>${text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)}</p>`
}

/** The body that {@link parseMessage} reads (G4). */
export const MESSAGE_BODY = object({ text: textLike('\\S') }, ['text'])

/** The body of a call that posts a message. */
export interface MessageRequest {
  /** The text as the host stores it (G2). */
  readonly text: string
  /** The id of the request, if it has one (J1). */
  readonly requestId?: string
}

/**
 * Reads the body that posts a message (G4). `text` is required and must not be blank.
 *
 * @example
 * import { parseMessage } from 'quotewright/service'
 *
 * assert.deepEqual(parseMessage({ text: 'Gate code 45' }), { ok: true, value: { text: '<p>Gate code 45</p>' } })
 * assert.ok(!parseMessage({ text: ' ' }).ok)
 */
export function parseMessage(body: unknown): Decision<MessageRequest> {
  const reading = newReading()
  const text = readRequired(body, 'text', reading)
  const requestId = readSentRequestId(body, reading)
  readSentFilter(body, reading)
  if (text === undefined || reading.problems.length > 0)
    return invalidRequest(inOrderOf(body, readingProblems(reading.problems)))
  return allowed(definedOnly({ text: messageHtml(text), requestId }))
}

/** Reads a required text of the body that must not be blank. */
export function readRequired(
  body: unknown,
  field: string,
  reading: ReturnType<typeof newReading>,
): string | undefined {
  const sent = isObject(body) ? valueAtStep(body, field) : undefined
  const isAbsent = sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '')
  if (!isAbsent) return readText(sent, field, reading)
  addProblem(reading, 'required', {}, field)
  return undefined
}

/** A message as a host stores it. */
export interface KeptMessage {
  /** The id of the message. */
  readonly id: string
  /** Its text as HTML (G2). */
  readonly text: string
  /** When it was posted. */
  readonly createdAt: Timestamp
  /** Its files, in their order. */
  readonly attachments: readonly object[]
}

/** The author of a message. */
export interface MessageAuthor {
  /** The name of the user. */
  readonly name: string
  /** The email of the user. */
  readonly email: string
}

/** A message as it reads back (G1). */
export interface MessageRead extends KeptMessage {
  /** The name of its author. Empty once the account is deleted. */
  readonly authorName: string
  /** The email of its author. Empty once the account is deleted. */
  readonly authorEmail: string
}

/**
 * Returns a message as it reads back (G1). The name and email of its author are empty once that account is
 * deleted.
 *
 * @example
 * import { messageRead } from 'quotewright/service'
 *
 * const kept = { id: 'message_1', text: '<p>Yes</p>', createdAt: '2026-11-20T09:30:00.125Z', attachments: [] }
 * assert.equal(messageRead(kept, { name: 'Ann', email: 'ann@example.com' }).authorName, 'Ann')
 * assert.equal(messageRead(kept).authorEmail, '')
 */
export function messageRead(message: KeptMessage, author?: MessageAuthor): MessageRead {
  hostRecord({ id: hostText, text: hostText, createdAt: hostTime, attachments: hostList() })(
    message,
    'message',
  )
  hostOptional(hostRecord({ name: hostText, email: hostText }))(author, 'author')
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
