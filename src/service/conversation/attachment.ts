import { fieldOf } from '../../engine/host-object.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, refusal, type Decision } from '../decision.js'
import { compareTimes, hostTime, type Timestamp } from '../ids/timestamp.js'
import * as check from '../host-argument.js'

/**
 * Returns the size of a file as the service reports it (G10): its bytes as a string, rounded down to whole
 * kilobytes.
 *
 * @example
 * import { sizeBytes } from 'quotewright/service'
 *
 * assert.deepEqual([700, 1024, 1536].map(sizeBytes), ['0', '1024', '1024'])
 */
export function sizeBytes(bytes: number): string {
  hostSize(bytes, 'bytes')
  const { kilobyteBytes } = serviceLimits
  return String(bytes - (bytes % kilobyteBytes))
}

const hostSize = check.mustBe(
  'a number of bytes',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
)

/** The facts that decide whether an attachment may be deleted. */
export interface DeletableAttachment {
  /** Whether the service generated it (G9). */
  readonly isGenerated?: boolean
}

/**
 * Decides whether an attachment may be deleted. A generated attachment gets `failed_precondition` (G9).
 *
 * @example
 * import { deleteAttachment } from 'quotewright/service'
 *
 * assert.ok(deleteAttachment({}).ok)
 * assert.ok(!deleteAttachment({ isGenerated: true }).ok)
 */
export function deleteAttachment(attachment: DeletableAttachment): Decision<'allowed'> {
  check.record({ isGenerated: check.optional(check.flag) })(attachment, 'attachment')
  return fieldOf(attachment, 'isGenerated') === true
    ? refusal('failed_precondition', 'A generated attachment cannot be deleted.')
    : allowed('allowed')
}

/** A message with its files. */
export interface MessageWithFiles<Attachment> {
  /** The time at which it was posted. */
  readonly createdAt: Timestamp
  /** Its files, in order. */
  readonly attachments: readonly Attachment[]
}

/**
 * Returns the attachments of all messages as one list, including generated ones (G12). They are sorted by the time
 * of their message, oldest first, then by their place in the message. Messages with the same time keep their order.
 *
 * @example
 * import { flatAttachments } from 'quotewright/service'
 *
 * const late = { createdAt: '2026-11-20T09:30:00.125Z', attachments: ['b', 'c'] }
 * const early = { createdAt: '2026-11-20T09:30:00Z', attachments: ['a'] }
 * assert.deepEqual(flatAttachments([late, early]), ['a', 'b', 'c'])
 */
export function flatAttachments<Attachment>(
  messages: readonly MessageWithFiles<Attachment>[],
): readonly Attachment[] {
  check.list(check.record({ createdAt: hostTime, attachments: check.list() }))(messages, 'messages')
  return [...messages]
    .sort((one, other) => compareTimes(one.createdAt, other.createdAt))
    .flatMap(({ attachments }) => attachments)
}
