import * as E from 'fp-ts/lib/Either.js'
import { invalid, type Answer } from '../answer.js'
import { checkProfile } from '../flashing/check-profile.js'
import { drawProfile as draw } from '../flashing/draw-profile.js'
import { renderFlashingSvg as render, type PictureOptions } from '../flashing/picture/render-flashing-svg.js'
import type { ProfileEdge, ProfileOptions } from '../flashing/profile-edge.js'
import type { FlashingDrawing } from '../model/drawing.js'
import { allOf } from '../problem/located-problem.js'
import { drawingOfAnySize } from '../wire/drawing.js'
import { pictureOptions } from '../wire/picture-options.js'
import { profileEdges, profileOptions } from '../wire/profile.js'
import { readWhole } from '../wire/reading.js'

/**
 * A complete drawing from a profile: edges in mm with the turns between them, in degrees to the right (F2, F3, F11).
 * The root entry's `drawProfile` with an Either.
 *
 * Problems: `required`, `invalid_type`, `must_be_positive`, `out_of_range`, `too_many_decimals` and
 * `unknown_enum_value`, pointing from the list, and `drawing_too_large` (F9).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { drawProfile } from 'quotewright/fp'
 *
 * assert.ok(E.isRight(drawProfile([{ size: 100 }, { size: 50, turn: 90 }])))
 * const refused = drawProfile([{ size: 0 }])
 * assert.ok(E.isLeft(refused))
 * assert.equal(refused.left[0]?.code, 'must_be_positive')
 */
export function drawProfile(
  edges: readonly ProfileEdge[],
  options: ProfileOptions = {},
): Answer<FlashingDrawing> {
  const list = readWhole(edges, profileEdges)
  const known = readWhole(options, profileOptions)
  const unreadable = allOf(list.problems, known.problems)
  const { profile, problems } = checkProfile(list.read ?? [], known.read ?? {})
  const wrong = allOf(unreadable, problems)
  if (profile === undefined || wrong.length > 0) return invalid(wrong, edges, unreadable)
  const drawn = draw(profile)
  return drawn.drawing === undefined ? invalid(drawn.problems, edges) : E.right(drawn.drawing)
}

/**
 * The picture of one side of a flashing, as an SVG document. What cannot be read of a drawing is left out: a picture
 * refuses nothing, so this is the very function of the root entry, without an Either.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { drawProfile, renderFlashingSvg } from 'quotewright/fp'
 *
 * const svg = E.map(renderFlashingSvg)(drawProfile([{ size: 100 }, { size: 50, turn: 90 }]))
 * assert.ok(E.isRight(svg) && svg.right.startsWith('<svg '))
 */
export function renderFlashingSvg(drawing: FlashingDrawing, options: PictureOptions = {}): string {
  const known = readWhole(options, pictureOptions).read
  return render(readWhole(drawing, drawingOfAnySize).read ?? {}, known)
}
