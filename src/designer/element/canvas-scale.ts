import type { Place } from '../model/design.js'
import type { ViewBox } from '../model/grasp.js'

export interface CanvasScale {
  readonly pixelsPerMm: number
  readonly toPixels: (place: Place) => Place
  readonly toMm: (pixels: Place) => Place
}

export function scaleOf(view: ViewBox, width: number, height: number): CanvasScale {
  const pixelsPerMm = Math.min(width / view.width, height / view.height)
  const [left, top] = [(width - view.width * pixelsPerMm) / 2, (height - view.height * pixelsPerMm) / 2]
  return {
    pixelsPerMm,
    toPixels: ({ x, y }) => ({ x: left + (x - view.x) * pixelsPerMm, y: top + (y - view.y) * pixelsPerMm }),
    toMm: ({ x, y }) => ({ x: view.x + (x - left) / pixelsPerMm, y: view.y + (y - top) / pixelsPerMm }),
  }
}
