import { answered, type Answer } from '../answer.js'
import { drawProfile as draw } from '../flashing/draw-profile.js'
import type { ProfileEdge, ProfileOptions } from '../flashing/profile.js'
import type { FlashingDrawing } from '../model/drawing.js'
import { drawingOfAnySize as readDrawing } from '../wire/drawing.js'
import { renderFlashingSvg as render, type PictureOptions } from '../flashing/picture/render-flashing-svg.js'
import { readWhole } from '../wire/reading.js'

/** F2, F3, F11. */
export function drawProfile(
  edges: readonly ProfileEdge[],
  options: ProfileOptions = {},
): Answer<FlashingDrawing> {
  const { drawing, findings } = draw(edges, options)
  return answered(drawing, findings, edges)
}

/** What can be read of a drawing, drawn: a picture refuses nothing. */
export function renderFlashingSvg(drawing: FlashingDrawing, options: PictureOptions = {}): string {
  return render(readWhole(drawing, readDrawing).read ?? {}, options)
}
