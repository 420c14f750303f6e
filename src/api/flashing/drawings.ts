import type { DrawnProfile, FlashingDrawingInput } from '../../wire/drawing.generated.js'
import type { ReadonlyInput } from '../../wire/object.js'
import {
  NO_PROFILE_EDGE,
  NO_PROFILE_OPTIONS,
  NO_SHEET_LIMITS,
  readProfileEdge,
  type PictureOptions,
  type ProfileEdge,
  type ProfileOptions,
  readPictureOptions,
  readProfileOptions,
} from '../../wire/options.generated.js'
import { listOf, newReading, readWhole } from '../../wire/reading.js'
import * as E from '../../problem/either.js'
import { cutListIn } from '../../wire/flashing-with-cut-list.js'
import { readFlashingLine, type FlashingLineInput } from '../../wire/flashing.generated.js'
import { valueAtStep } from '../../problem/path.js'
import { checkProfile } from '../../flashing/check-profile.js'
import { adviseFlashing as advise } from '../../flashing/advise.js'
import { drawProfile as draw } from '../../flashing/draw-profile.js'
import { renderFlashingSvg as render } from '../../flashing/picture/render-flashing-svg.js'
import { invalidDocument, type Answer } from '../../problem/answer.js'
import { allOf } from '../../problem/located-problem.js'

const edgeList = listOf(readProfileEdge, NO_PROFILE_EDGE)

/**
 * Draws a profile from its edges (mm), the turns between them (degrees to the right) and the finishes of its
 * ends. Returns a complete drawing, with points on a canvas, both ends of each edge, sizes, angles, and
 * positioned labels. Measuring the drawing gives the sizes of the profile again (F2, F3, F11). Pointers of
 * problems start at the list of edges, such as `[1].size`.
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
  if (profile === undefined || wrong.length > 0) return invalidDocument(wrong, edges, unreadable)
  const drawn = draw(profile)
  return drawn.drawing === undefined ? invalidDocument(drawn.problems, edges) : E.right(drawn.drawing)
}

/**
 * Sorts the drawings of a flashing for reading and printing: by `drawingNumber`, and in request order where
 * numbers are equal (F9). A missing number counts as 0. Deleted drawings stay in the list. Returns the
 * drawing objects of the request, not copies.
 *
 * Problems: those of the line (V1).
 *
 * @example
 * import { sortDrawings } from 'quotewright'
 *
 * const drawings = sortDrawings({ drawing: { drawingNumber: 1 }, otherSides: [{ drawingNumber: 2 }, {}] })
 * assert.ok(drawings.ok)
 * assert.deepEqual(drawings.value, [{}, { drawingNumber: 1 }, { drawingNumber: 2 }])
 */
export function sortDrawings(
  line: ReadonlyInput<Pick<FlashingLineInput, 'drawing' | 'otherSides'>>,
): Answer<readonly FlashingDrawingInput[]> {
  const { read, problems } = readWhole(line, readFlashingLine, newReading(false))
  if (read === undefined || problems.length > 0) return invalidDocument(problems, line)
  const sides = valueAtStep(line, 'otherSides') as FlashingLineInput['otherSides'] | null
  const numbered = [
    { drawing: valueAtStep(line, 'drawing') as FlashingDrawingInput, read: read.drawing },
    ...(read.otherSides ?? []).map((side, index) => ({ drawing: sides?.[index] ?? {}, read: side })),
  ].flatMap(({ drawing, read }) => (read === undefined ? [] : [{ drawing, number: read.drawingNumber ?? 0 }]))
  return E.right(numbered.sort((a, b) => a.number - b.number).map(({ drawing }) => drawing))
}

const NO_SETTINGS = {
  crushFoldBendCount: undefined,
  minimumFlashingLengthMm: undefined,
  longestPieceMm: undefined,
}

/** Codes of advice that depends on prices or account settings. A picture has neither. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'declared_bends_differ',
  'declared_total_differs',
  'piece_very_long',
])

/**
 * Draws the sheet of a flashing: a complete SVG document in landscape office-paper proportions. The same flashing
 * always gives the same text.
 *
 * The sheet shows the flashing's name and its figures as in the request. It draws up to four sides, with
 * sizes, angles, finishes, notes and the coloured side. Below them are the cut list, a key to the codes, and
 * the advice in words (F11).
 *
 * Instead of a line, you can pass a single drawing. All text is escaped. Deleted sides (F4) and anything
 * unreadable are left out.
 *
 * @example
 * import { drawProfile, renderFlashingSvg } from 'quotewright'
 *
 * const drawing = drawProfile([{ size: 100 }, { turn: 90, size: 50 }])
 * assert.ok(drawing.ok)
 * const line = { productName: 'Apron <1>', drawing: drawing.value, subitems: [{ amount: 2, length: 2400 }] }
 * const svg = renderFlashingSvg(line, { locale: 'de' })
 * assert.ok(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'))
 * assert.ok(svg.includes('Apron &lt;1&gt;') && svg.includes('Keine Warnungen.'))
 */
export function renderFlashingSvg(
  flashing: ReadonlyInput<FlashingLineInput> | FlashingDrawingInput,
  options: PictureOptions = {},
): string {
  const known = readWhole(options, readPictureOptions).read
  const isLine = ['drawing', 'otherSides'].some((field) => valueAtStep(flashing, field) !== undefined)
  const { read } = readWhole(isLine ? flashing : { drawing: flashing }, readFlashingLine, newReading(false))
  if (read === undefined) return render({}, [], [], known)
  const sides = [read.drawing, ...(read.otherSides ?? [])]
    .flatMap((side) => (side === undefined || side.isDeleted === true ? [] : [side]))
    .sort((a, b) => (a.drawingNumber ?? 0) - (b.drawingNumber ?? 0)) // F9
  const advice = advise({ ...read, subitems: cutListIn(read.subitems) }, NO_SETTINGS, NO_SHEET_LIMITS)
  return render(
    read,
    sides,
    advice.filter(({ code }) => !LEFT_OUT.has(code)),
    known,
  )
}
