import {
  NO_FLASHING_DRAWING,
  readFlashingDrawing,
  type DrawnProfile,
  type FlashingDrawingInput,
} from '../../wire/drawing.generated.js'
import {
  NO_PROFILE_EDGE,
  NO_PROFILE_OPTIONS,
  readProfileEdge,
  type PictureOptions,
  type ProfileEdge,
  type ProfileOptions,
  readPictureOptions,
  readProfileOptions,
} from '../../wire/options.generated.js'
import { listOf, newReading, readWhole } from '../../wire/reading.js'
import * as E from 'fp-ts/lib/Either.js'
import { readFlashingLine, type FlashingLineInput } from '../../wire/flashing.generated.js'
import { valueAtStep } from '../../problem/path.js'
import { checkProfile } from '../../flashing/check-profile.js'
import { drawProfile as draw } from '../../flashing/draw-profile.js'
import { renderFlashingSvg as render } from '../../flashing/picture/render-flashing-svg.js'
import { invalid, type Answer } from '../../problem/answer.js'
import { allOf } from '../../problem/located-problem.js'

const edgeList = listOf(readProfileEdge, NO_PROFILE_EDGE)

/**
 * A complete drawing from a profile: edges in mm with the turns between them, in degrees to the right, and the
 * finishes of its ends. The drawing has points on a canvas, both ends of each edge recorded, sizes, angles, and labels
 * with their positions. Measuring it gives the sizes of the profile again (F2, F3, F11). Problems point from the list,
 * such as `[1].size`.
 *
 * Problems: `required`, `invalid_type`, `must_be_positive`, `out_of_range`, `too_many_decimals`, `unknown_enum_value`,
 * and `drawing_too_large` (F9).
 *
 * @example
 * import { drawProfile, flashingGirth } from 'quotewright'
 *
 * const drawing = drawProfile([
 *   { size: 20, finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
 *   { turn: 90, size: 150 },
 *   { turn: -90, size: 40.5 },
 * ])
 * assert.ok(drawing.ok)
 * const girth = flashingGirth({ drawing: drawing.value }, { currency: 'AUD' })
 * assert.equal(girth.ok && girth.value.totalGirth, '220.5')
 */
export function drawProfile(
  edges: readonly ProfileEdge[],
  options: ProfileOptions = {},
): Answer<DrawnProfile> {
  const list = readWhole(edges, edgeList)
  const known = readWhole(options, readProfileOptions)
  const unreadable = allOf([list.problems, known.problems])
  const { profile, problems } = checkProfile(list.read ?? [], known.read ?? NO_PROFILE_OPTIONS)
  const wrong = allOf([unreadable, problems])
  if (profile === undefined || wrong.length > 0) return invalid(wrong, edges, unreadable)
  const drawn = draw(profile)
  return drawn.drawing === undefined ? invalid(drawn.problems, edges) : E.right(drawn.drawing)
}

/**
 * The drawings of a flashing as they are read and printed: by `drawingNumber`, and in the order they were sent where
 * numbers are equal (F9). A number that was left out is 0. Deleted
 * drawings are among them. The drawings themselves are those that were given.
 *
 * Problems: what cannot be read of the line (V1).
 *
 * @example
 * import { orderedDrawings } from 'quotewright'
 *
 * const drawings = orderedDrawings({ drawing: { drawingNumber: 1 }, otherSides: [{ drawingNumber: 2 }, {}] })
 * assert.ok(drawings.ok)
 * assert.deepEqual(drawings.value, [{}, { drawingNumber: 1 }, { drawingNumber: 2 }])
 */
export function orderedDrawings(
  line: Pick<FlashingLineInput, 'drawing' | 'otherSides'>,
): Answer<readonly FlashingDrawingInput[]> {
  const { read, problems } = readWhole(line, readFlashingLine, newReading(false))
  if (read === undefined || problems.length > 0) return invalid(problems, line)
  const sides = valueAtStep(line, 'otherSides') as FlashingLineInput['otherSides'] | null
  const numbered = [
    { drawing: valueAtStep(line, 'drawing') as FlashingDrawingInput, read: read.drawing },
    ...(read.otherSides ?? []).map((side, index) => ({ drawing: sides?.[index] ?? {}, read: side })),
  ].flatMap(({ drawing, read }) => (read === undefined ? [] : [{ drawing, number: read.drawingNumber ?? 0 }]))
  return E.right(numbered.sort((a, b) => a.number - b.number).map(({ drawing }) => drawing))
}

/**
 * The picture of one side of a flashing, as a complete SVG document, the same for the same drawing:
 * edges to the scale of the canvas, sizes in mm, angles, finishes by type, size and side, notes, and an arrow at the
 * coloured side. All text is escaped. Parts of a drawing that cannot be read are left out.
 *
 * @example
 * import { drawProfile, renderFlashingSvg } from 'quotewright'
 *
 * const drawing = drawProfile([{ size: 100 }, { turn: 90, size: 50 }])
 * assert.ok(drawing.ok)
 * const svg = renderFlashingSvg(drawing.value, { title: 'Apron <1>' })
 * assert.ok(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'))
 * assert.ok(svg.includes('Apron &lt;1&gt;'))
 */
export function renderFlashingSvg(drawing: FlashingDrawingInput, options: PictureOptions = {}): string {
  const known = readWhole(options, readPictureOptions).read
  return render(readWhole(drawing, readFlashingDrawing, newReading(false)).read ?? NO_FLASHING_DRAWING, known)
}
