import * as E from 'fp-ts/lib/Either.js'
import { refused, type Answer } from '../answer.js'
import { checkProfile } from '../flashing/check-profile.js'
import { drawProfile as draw } from '../flashing/draw-profile.js'
import { renderFlashingSvg as render, type PictureOptions } from '../flashing/picture/render-flashing-svg.js'
import type { ProfileEdge, ProfileOptions } from '../flashing/profile.js'
import type { FlashingDrawing } from '../model/drawing.js'
import { allOf } from '../problem/finding.js'
import { drawingOfAnySize } from '../wire/drawing.js'
import { pictureOptions } from '../wire/picture-options.js'
import { profileEdges, profileOptions } from '../wire/profile.js'
import { readWhole } from '../wire/reading.js'

/** F2, F3, F11. */
export function drawProfile(
  edges: readonly ProfileEdge[],
  options: ProfileOptions = {},
): Answer<FlashingDrawing> {
  const list = readWhole(edges, profileEdges)
  const known = readWhole(options, profileOptions)
  const unreadable = allOf(list.findings, known.findings)
  const wrong = allOf(unreadable, checkProfile(list.read ?? [], known.read ?? {}))
  if (wrong.length > 0) return refused(wrong, edges, unreadable)
  // What passes the check is complete.
  const { drawing, findings } = draw(list.read as readonly ProfileEdge[], known.read as ProfileOptions)
  return findings.length > 0 ? refused(findings, edges) : E.right(drawing)
}

/** What can be read of a drawing, drawn: a picture refuses nothing. */
export function renderFlashingSvg(drawing: FlashingDrawing, options: PictureOptions = {}): string {
  const known = readWhole(options, pictureOptions).read
  return render(readWhole(drawing, drawingOfAnySize).read ?? {}, known)
}
