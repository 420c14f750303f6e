import type { ParsedArrow, ParsedFlashingDrawing } from '../../wire/drawing.generated.js'
import { directionOf, dot, lengthOf, minus, nearestOn, rightOf, times, turned, type Vector } from './plane.js'
import { coordinate, type Fit, type Sketch, type SketchedEdge } from './sketch.js'

export interface AngleSide {
  /** Whether the corner at a point opens to the side without angles. */
  readonly isReflex: (id: string) => boolean
  /** Undefined if no side is coloured, or if the drawing is not a single strip. */
  readonly name: 'front' | 'back' | undefined
  /** Points to the side without angles, which has room for the size. */
  readonly behind: (edge: SketchedEdge) => Vector | undefined
}

/** Puts each angle on the inside of its corner. */
export const INSIDE: AngleSide = { isReflex: () => false, name: undefined, behind: () => undefined }

/**
 * Chooses the side to which the sheet is folded more, so that few angles exceed 180°. In a tie,
 * chooses the coloured side, or the right one. Only a single strip has sides.
 */
export function angleSideOf({ frontArrow }: ParsedFlashingDrawing, { edges, fit }: Sketch): AngleSide {
  const strip = stripOf(edges)
  if (strip === undefined) return INSIDE
  let balance = 0
  const rightTurns = new Map<string, boolean>()
  for (const [index, { end, direction }] of strip.entries()) {
    const next = strip[index + 1]
    if (next === undefined) continue
    const isRight = dot(rightOf(direction), next.direction) > 0
    rightTurns.set(end, isRight)
    balance += (1 - dot(direction, next.direction)) * (isRight ? 1 : -1)
  }
  const front = frontArrow && isFrontRight(frontArrow, fit, strip)
  const isRightSide = Math.abs(balance) > 1e-6 ? balance > 0 : front !== false
  const behind = new Map(
    strip.map((step) => [step.edge, times(rightOf(step.direction), isRightSide ? -1 : 1)]),
  )
  return {
    isReflex: (id) => (rightTurns.get(id) ?? isRightSide) !== isRightSide,
    name: front === undefined ? undefined : front === isRightSide ? 'front' : 'back',
    behind: (edge) => behind.get(edge),
  }
}

interface Step {
  readonly edge: SketchedEdge
  readonly end: string
  readonly direction: Vector
}

/** Returns the edges in order. Undefined without edges, or if they branch, close or form several strips. */
function stripOf(edges: readonly SketchedEdge[]): readonly Step[] | undefined {
  const at = new Map<string, SketchedEdge[]>()
  for (const edge of edges) {
    for (const id of [edge.fromId, edge.toId]) {
      const there = at.get(id) ?? []
      there.push(edge)
      at.set(id, there)
      if (there.length > 2) return undefined
    }
  }
  const end = [...at].find(([, there]) => there.length === 1)
  if (end === undefined) return undefined
  let [id] = end
  const strip: Step[] = []
  while (strip.length < edges.length) {
    const before = strip.at(-1)?.edge
    const edge = at.get(id)?.find((one) => one !== before)
    if (edge === undefined) return undefined
    const isForward = edge.fromId === id
    const step = isForward ? minus(edge.to, edge.from) : minus(edge.from, edge.to)
    id = isForward ? edge.toId : edge.fromId
    strip.push({ edge, end: id, direction: directionOf(step) })
  }
  return strip
}

/** Tests the edge nearest to the arrow. If two are equally near, tests the one that the arrow meets more squarely. */
function isFrontRight(arrow: ParsedArrow, fit: Fit, strip: readonly Step[]): boolean {
  const place = fit.place(arrow)
  const direction = turned({ x: -1, y: 0 }, coordinate(arrow.angle) % 360)
  let min = Infinity
  let across = 0
  for (const { edge, direction: ahead } of strip) {
    const distance = lengthOf(minus(nearestOn(edge, place), place))
    const rightward = dot(rightOf(ahead), direction)
    const isTie = Math.abs(distance - min) < 1e-6
    if (isTie ? Math.abs(rightward) > Math.abs(across) : distance < min) [min, across] = [distance, rightward]
  }
  return across < 0
}
