import { fieldOf } from '../../engine/host-object.js'
import { addProblem, type Reader } from '../../wire/reading.js'
import { isAbsent, isObject, type JsonObject } from '../../wire/object.js'
import { preview } from '../../problem/preview.js'
import { valueAtStep } from '../../problem/path.js'
import { readFilledText } from '../../wire/scalars.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { inOrderOf } from '../problems/request-order.js'
import { isHeaderValue } from '../conversation/file-type.js'
import { readSentFilter } from '../fields/field-filter.js'
import { drawingSlots, hostFlashing } from './drawings.js'
import { linesOf } from './document-record.js'
import { newBodyReading } from '../problems/listed-problems.js'
import { readingProblems } from '../problems/problem.js'
import { completeObject, filledText, list, object } from '../openapi/schema-parts.js'
import { readRequiredList } from '../required-list.js'
import * as check from '../host-argument.js'

/** A picture of a drawing in a request (U3). */
export interface DrawingUpload {
  /** The drawing that it shows. */
  readonly drawingId: string
  /** Its type. Only `image/svg+xml` is accepted. */
  readonly contentType: string
  /** The SVG source, which the service does not inspect (U5). */
  readonly svg: string
}

// U3
export const DRAWINGS_BODY = object(
  {
    drawings: list(
      completeObject({
        drawingId: filledText(),
        contentType: filledText('image/svg+xml; a picture of another type is skipped (U2).'),
        svg: filledText(),
      }),
    ),
  },
  ['drawings'],
)

/** The outcome for a picture (U2). */
export type DrawingOutcome = 'uploaded' | 'skipped_not_on_document' | 'skipped_not_svg' | 'skipped_deleted'

/** The outcome for one picture of a request (U3). */
export interface UploadedDrawing {
  /** The drawing that it shows. */
  readonly drawingId: string
  /** Whether it is uploaded, or why it is skipped. */
  readonly outcome: DrawingOutcome
}

/** A drawing of a document. */
export interface DocumentDrawing {
  readonly drawingId: string
  /** Whether it is deleted, and kept only for the record. */
  readonly isDeleted?: boolean
}

const SVG = 'image/svg+xml'

/**
 * Reads the body of a request to upload pictures of drawings (U3): a list `drawings` of objects with
 * `drawingId`, `contentType` and `svg`, all required. Problems, at the field: `required`, `invalid_type`, and
 * `out_of_range` if `fields` or `excludeFields` is too long.
 *
 * @example
 * import { parseDrawingUploads } from 'quotewright/service'
 *
 * const sent = { drawings: [{ drawingId: 'd', contentType: 'image/svg+xml', svg: '<svg/>' }] }
 * assert.ok(parseDrawingUploads(sent).ok)
 */
export function parseDrawingUploads(body: unknown): Decision<readonly DrawingUpload[]> {
  const reading = newBodyReading()
  const uploads = readRequiredList(body, 'drawings', readUpload, reading)
  readSentFilter(body, reading)
  const problems = inOrderOf(body, readingProblems(reading.problems))
  return problems.length > 0 ? invalidRequest(problems) : allowed(uploads)
}

const readUpload: Reader<DrawingUpload> = (one, index, reading) => {
  if (!isObject(one)) {
    addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(one) }, index)
    return undefined
  }
  reading.path.push(index)
  // No caller gets these defaults, because a missing field refuses the request.
  const [drawingId = '', contentType = '', svg = ''] = ['drawingId', 'contentType', 'svg'].map((field) => {
    const value = valueAtStep(one, field)
    if (isAbsent(value)) addProblem(reading, 'required', {}, field)
    else return readFilledText(value, field, reading)
    return undefined
  })
  reading.path.pop()
  return { drawingId, contentType, svg }
}

/**
 * Decides for each picture whether it is uploaded (U2). A picture is skipped if its drawing is not on the
 * document, it is not an SVG, or its drawing is deleted, in this order. The other pictures are still uploaded.
 * If two pictures show the same drawing, both are uploaded and the last one counts (U3).
 *
 * @example
 * import { drawingUploads } from 'quotewright/service'
 *
 * const sent = { drawingId: 'a', contentType: 'image/svg+xml', svg: '<svg/>' }
 * const outcomes = drawingUploads([{ drawingId: 'a' }], [sent, { ...sent, drawingId: 'b' }])
 * assert.deepEqual(outcomes.map(({ outcome }) => outcome), ['uploaded', 'skipped_not_on_document'])
 */
export function drawingUploads(
  drawings: readonly DocumentDrawing[],
  uploads: readonly DrawingUpload[],
): readonly UploadedDrawing[] {
  check.list(check.record({ drawingId: check.text, isDeleted: check.optional(check.flag) }))(
    drawings,
    'drawings',
  )
  check.list(check.record({ drawingId: check.text, contentType: check.text }))(uploads, 'uploads')
  const known = new Set(drawings.map(({ drawingId }) => drawingId))
  const kept = drawings.filter((drawing) => fieldOf(drawing, 'isDeleted') !== true)
  const current = new Set(kept.map(({ drawingId }) => drawingId))
  return uploads.map(({ drawingId, contentType }) => {
    if (!known.has(drawingId)) return { drawingId, outcome: 'skipped_not_on_document' }
    if (!isSvg(contentType)) return { drawingId, outcome: 'skipped_not_svg' }
    return { drawingId, outcome: current.has(drawingId) ? 'uploaded' : 'skipped_deleted' }
  })
}

/** U1, U2: a misspelt id would hide a drawing, and a misspelt flag would restore a deleted drawing. */
const LINES = check.list(
  check.record({
    flashing: hostFlashing(
      check.record({
        drawingId: check.column(check.filledText),
        isDeleted: check.column(check.flag),
      }),
    ),
  }),
)
const LIST = check.mustBe('a list', Array.isArray)

/**
 * Lists the drawings of a document for `drawingUploads` (U1). Takes the request of a stored document, or a document that
 * the service returned.
 *
 * @example
 * import { documentDrawings } from 'quotewright/service'
 *
 * const lines = [{ flashing: { drawing: { drawingId: 'a', isDeleted: true } } }, { notes: {} }]
 * assert.deepEqual(documentDrawings({ lines }), [{ drawingId: 'a', isDeleted: true }])
 */
export function documentDrawings(document: JsonObject): readonly DocumentDrawing[] {
  check.record({ lines: check.column(LIST) })(document, 'document')
  const lines = linesOf(document)
  LINES(lines, 'document.lines')
  return drawingSlots(lines).flatMap(({ path }) => {
    const drawing = path.reduce<unknown>((value, step) => valueAtStep(value, step), lines)
    const [drawingId, isDeleted] = [valueAtStep(drawing, 'drawingId'), valueAtStep(drawing, 'isDeleted')]
    return typeof drawingId === 'string' ? [{ drawingId, isDeleted: isDeleted === true }] : []
  })
}

/** U2: ignores case, and parameters such as a charset. */
function isSvg(contentType: string): boolean {
  return isHeaderValue(contentType) && (contentType.split(';')[0] ?? '').trim().toLowerCase() === SVG
}
