import type { Obstacles } from './place-labels.js'
import { along, directionOf, grown, lengthOf, minus, nearestIn, nearestOn, type Segment } from './plane.js'
import type { Annotation } from './svg-text.js'

const MAX_LEADERS = 12
/** A note nearer than `NEAR` needs no leader. A note further away than `FAR` is about the whole flashing. */
const NEAR = 14
const FAR = 130

/** Runs each leader from a note to an edge, crossing nothing. */
export function leadersOf(
  notes: readonly Pick<Annotation, 'box'>[],
  edges: readonly Segment[],
  obstacles: Obstacles,
): readonly Segment[] {
  return notes.slice(0, MAX_LEADERS).flatMap(({ box }) => {
    let best: Segment | undefined
    let min = FAR
    for (const edge of edges) {
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
      const start = nearestIn(grown(box, 2), nearestOn(edge, middle))
      const step = minus(nearestOn(edge, start), start)
      const length = lengthOf(step)
      const leader = { from: start, to: along(start, directionOf(step), length - 3) }
      if (length < NEAR) return []
      if (length < min && !obstacles.meetSegment(leader)) [best, min] = [leader, length]
    }
    if (best === undefined) return []
    obstacles.addSegments([best])
    return [best]
  })
}
