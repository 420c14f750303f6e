import { preview } from '../../problem/preview.js'
import { valueAtStep } from '../../problem/path.js'
import type { Reader } from '../../wire/reading.js'
import { readText } from '../../wire/scalars.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { readSentFilter } from '../fields/field-filter.js'
import { readSentRequestId } from '../ids/parse-id.js'
import { newBodyReading } from '../problems/listed-problems.js'
import { readingProblems, serviceProblem, type RefusalProblem } from '../problems/problem.js'
import { object, optional, text, textLike } from '../openapi/schema-parts.js'
import { inOrderOf } from '../problems/request-order.js'
import { base64Size, decodeBase64 } from './base64.js'
import {
  contentTypeOf,
  extensionOf,
  HEADER_VALUE,
  isHeaderValue,
  isHeic,
  jpegName,
  WITH_EXTENSION,
} from './file-type.js'
import { readRequiredText } from '../required-text.js'
import { messageHtml } from './message.js'
import { readShortText, short } from '../short-text.js'
import * as check from '../host-argument.js'
import { definedOnly, isAbsent } from '../../wire/object.js'

/** Gives `file` no pattern, because few regular-expression engines can match a string that long (G5 to G7). */
export const UPLOAD_BODY = object(
  {
    file: {
      ...text('Base64, at most 20 MB when it is decoded (G6).'),
      contentEncoding: 'base64',
      minLength: 4,
      maxLength: 4 * Math.ceil(serviceLimits.attachmentBytes / 3),
    },
    filename: short(textLike(WITH_EXTENSION, 'With an extension (G7).')),
    contentType: optional(short(textLike(HEADER_VALUE, 'Derived from the extension if omitted (G7).'))),
    caption: optional(text()),
  },
  ['file', 'filename'],
)

/** An uploaded file, with the message it creates (G5). */
export interface AttachmentUpload {
  /** The decoded file. */
  readonly bytes: Uint8Array
  /** Its name, with an extension. */
  readonly filename: string
  /** Its type: from the request, or derived from the extension (G7). */
  readonly contentType: string
  /** The text of the message: the caption as HTML, or empty (G3). */
  readonly text: string
  /** The id of the request, if it has one (J1). */
  readonly requestId?: string
}

/**
 * Reads the body of a request to upload an attachment (G5 to G7). `file` in base64 and `filename` are required.
 * `contentType`, `caption` and `requestId` are optional. A file that is too large is refused by its length,
 * before it is decoded.
 *
 * Problems: `required`, `invalid_type`, `invalid_base64`, `file_too_large`, `extension_required`,
 * `invalid_content_type`, `invalid_id`, and `out_of_range` for a `filename`, `contentType`, `fields` or `excludeFields`
 * that is too long.
 *
 * @example
 * import { parseUpload } from 'quotewright/service'
 *
 * const read = parseUpload({ file: 'aGVsbG8=', filename: 'note.txt', caption: 'Gate & code' })
 * assert.ok(read.ok)
 * assert.equal(read.value.contentType, 'text/plain')
 * assert.equal(read.value.text, '<p>Gate &amp; code</p>')
 */
export function parseUpload(body: unknown): Decision<AttachmentUpload> {
  const reading = newBodyReading()
  const file = readRequiredText(body, 'file', reading)
  const filename = readRequiredText(body, 'filename', reading, readShortText)
  const optionalText = (field: string, read: Reader<string>): string => {
    const sent = valueAtStep(body, field)
    return isAbsent(sent) || sent === '' ? '' : (read(sent, field, reading) ?? '')
  }
  const contentType = optionalText('contentType', readShortText)
  const caption = optionalText('caption', readText)
  const requestId = readSentRequestId(body, reading)
  readSentFilter(body, reading)
  const content = file === undefined ? undefined : fileOf(file)
  const problems: readonly RefusalProblem[] = [
    ...readingProblems(reading.problems),
    ...(content === undefined || content.ok ? [] : content.refusal.problems),
    ...(filename === undefined || extensionOf(filename.trim()) !== ''
      ? []
      : [serviceProblem('extension_required', ['filename'])]),
    ...(isHeaderValue(contentType)
      ? []
      : [serviceProblem('invalid_content_type', ['contentType'], { sent: preview(contentType) })]),
  ]
  if (problems.length > 0 || content?.ok !== true || filename === undefined)
    return invalidRequest(inOrderOf(body, problems))
  return allowed(
    definedOnly({
      bytes: content.value,
      filename: filename.trim(),
      contentType: contentType.trim() === '' ? contentTypeOf(filename.trim()) : contentType,
      text: messageHtml(caption),
      requestId,
    }),
  )
}

const UPLOAD = check.record({
  bytes: check.bytes,
  filename: check.text,
  contentType: check.text,
  text: check.text,
})

/**
 * Returns an upload as the host stores it (G8). A HEIC or HEIF picture is replaced by its JPEG, under a name that
 * ends in `.jpg`. Any other file is returned unchanged. `jpeg` is the converted picture, or undefined if the host
 * could not convert it. A picture without a `jpeg`, or with an empty one, gives `heic_not_convertible` at `file`.
 *
 * @example
 * import { convertedUpload, parseUpload } from 'quotewright/service'
 *
 * const read = parseUpload({ file: 'aGVsbG8=', filename: 'roof.HEIC' })
 * const kept = convertedUpload(read.ok ? read.value : assert.fail(), new Uint8Array([255, 216, 255]))
 * assert.equal(kept.ok && kept.value.filename, 'roof.jpg')
 * assert.equal(kept.ok && kept.value.contentType, 'image/jpeg')
 */
export function convertedUpload(
  upload: AttachmentUpload,
  jpeg: Uint8Array | undefined,
): Decision<AttachmentUpload> {
  UPLOAD(upload, 'upload')
  check.optional(check.bytes)(jpeg, 'jpeg')
  if (!isHeic(upload.filename, upload.contentType)) return allowed(upload)
  if (jpeg === undefined || jpeg.length === 0)
    return invalidRequest([serviceProblem('heic_not_convertible', ['file'])])
  const filename = jpegName(upload.filename)
  return allowed({ ...upload, bytes: jpeg, filename, contentType: contentTypeOf(filename) })
}

// G6
function fileOf(text: string): Decision<Uint8Array> {
  const size = base64Size(text)
  if (!size.ok) return size
  const max = serviceLimits.attachmentBytes
  if (size.value <= max) return decodeBase64(text)
  const details = { sizeBytes: String(size.value), max: String(max) }
  return invalidRequest([serviceProblem('file_too_large', ['file'], details)])
}
