import { boxOf, type Box } from './box.js'
import { dot, minus, plus, times, type Vector } from './vector.js'

/** A straight piece of line. */
export interface Segment {
  readonly from: Vector
  readonly to: Vector
}

/** The straight pieces from each place to the next. */
export function segmentsOf(places: readonly Vector[]): readonly Segment[] {
  return places.flatMap((from, index) => {
    const to = places[index + 1]
    return to === undefined ? [] : { from, to }
  })
}

/** Whether some of a segment lies inside a box: what is left of it, clipped side by side (Liang and Barsky). */
export function entersBox({ from, to }: Segment, box: Box): boolean {
  let [first, last] = [0, 1]
  const step = minus(to, from)
  const sides = [
    [-step.x, from.x - box.left],
    [step.x, box.right - from.x],
    [-step.y, from.y - box.top],
    [step.y, box.bottom - from.y],
  ] as const
  for (const [slope, room] of sides) {
    if (slope === 0) {
      if (room < 0) return false
    } else if (slope < 0) first = Math.max(first, room / slope)
    else last = Math.min(last, room / slope)
  }
  return first <= last
}

/** Whether two segments cross or touch. */
export function cross(a: Segment, b: Segment): boolean {
  return (
    areApart(a, b.from, b.to) && areApart(b, a.from, a.to) && overlapInRange(a, b) // for segments of one line
  )
}

/** Whether two places lie on different sides of the line through a segment, or on it. */
function areApart({ from, to }: Segment, one: Vector, other: Vector): boolean {
  const normal = { x: from.y - to.y, y: to.x - from.x }
  return dot(normal, minus(one, from)) * dot(normal, minus(other, from)) <= 0
}

function overlapInRange(a: Segment, b: Segment): boolean {
  const [one, other] = [boxOf([a.from, a.to]), boxOf([b.from, b.to])]
  return (
    one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
  )
}

/** The place on a segment that is nearest to another place. */
export function nearestOn({ from, to }: Segment, place: Vector): Vector {
  const step = minus(to, from)
  const square = dot(step, step)
  if (square === 0) return from
  const share = Math.min(Math.max(dot(minus(place, from), step) / square, 0), 1)
  return plus(from, times(step, share))
}
