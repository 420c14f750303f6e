import { cornersOf, directionsOf, placeAlong, wayTo } from './corners.js'
import {
  hundredth,
  MAX_SIZE,
  MAX_EDGES,
  sizeOn,
  wrapped,
  type Design,
  type DesignEdge,
  type DesignEnd,
  type DesignSide,
  type Place,
} from './design.js'
import { snapEdge } from './snap.js'

export function withEdge(design: Design, index: number, change: Partial<DesignEdge>): Design {
  return { ...design, edges: design.edges.map((edge, at) => (at === index ? { ...edge, ...change } : edge)) }
}

/** If the design does not taper, `soundDesign` uses the size for both sides. */
export function withSize(design: Design, index: number, size: number): Design {
  return withEdge(design, index, design.side === 'near' ? { nearSize: size } : { size })
}

/** Keeps the directions of all other edges. */
function withDirection(design: Design, index: number, direction: number): Design {
  return withDirections(
    design,
    directionsOf(design).map((one, at) => (at === index ? direction : one)),
  )
}

function withDirections(design: Design, directions: readonly number[]): Design {
  const [heading = 0] = directions
  const turnAt = (at: number): number => wrapped((directions[at] ?? 0) - (directions[at - 1] ?? heading))
  return {
    ...design,
    heading: wrapped(heading),
    edges: design.edges.map((edge, at) => ({ ...edge, turn: turnAt(at) })),
  }
}

const opposite = (direction: number): number => direction + 180

/** Makes the new corner the end. */
export function withPointAdded(design: Design, end: DesignEnd, to: Place, isFree: boolean): Design {
  if (design.edges.length >= MAX_EDGES) return design
  const corners = cornersOf(design)
  const isAtStart = end === 'start' && corners.length > 0
  const from = (isAtStart ? corners[0] : corners.at(-1)) ?? design.start
  const reach = wayTo(from, to)
  const directions = directionsOf(design)
  // At the start, the new edge is drawn against the direction of the sheet.
  const before = isAtStart ? opposite(directions[0] ?? 0) : (directions.at(-1) ?? 0)
  const { size, turn } = snapEdge(reach.size, reach.direction - before, isFree)
  const added = { size, nearSize: size, turn: 0, isHidden: false }
  if (!isAtStart) {
    const heading = corners.length === 0 ? wrapped(turn) : design.heading
    return { ...design, heading, edges: [...design.edges, { ...added, turn }] }
  }
  const outward = before + turn
  const edges = design.edges.map((edge, at) => (at === 0 ? { ...edge, turn: wrapped(-turn) } : edge))
  const start = placeAlong(from, outward, size)
  return { ...design, start, heading: wrapped(opposite(outward)), edges: [added, ...edges] }
}

/** Moves everything after the point with it. At the start, changes only the first edge. */
export function withPointMoved(design: Design, point: number, to: Place, isFree: boolean): Design {
  const directions = directionsOf(design)
  const index = Math.max(0, point - 1)
  if (index >= design.edges.length) return design
  const anchor = cornersOf(design)[point === 0 ? 1 : point - 1] ?? design.start
  const reach = point === 0 ? wayTo(to, anchor) : wayTo(anchor, to)
  const neighbour = point === 0 ? (directions[1] ?? 0) : (directions[point - 2] ?? 0)
  const { size, turn } = snapEdge(reach.size, reach.direction - neighbour, isFree)
  const direction = neighbour + turn
  const moved = withSize(withDirection(design, index, direction), index, size)
  return point === 0 ? { ...moved, start: placeAlong(anchor, opposite(direction), size) } : moved
}

/** A step mostly along the edge changes its size. Any other step changes its angle. */
export function withPointNudged(design: Design, point: number, by: Place, step: number): Design {
  const index = Math.max(0, point - 1)
  const [edge, direction = 0] = [design.edges[index], directionsOf(design)[index]]
  if (edge === undefined) return design
  const outward = point === 0 ? opposite(direction) : direction
  const along = placeAlong({ x: 0, y: 0 }, outward, 1)
  const inLine = by.x * along.x + by.y * along.y
  const across = along.x * by.y - along.y * by.x
  const isTurn = Math.abs(inLine) <= Math.abs(across) + 1e-9
  const size = sizeOn(edge, design.side)
  const next = (inLine > 0 ? Math.floor(size / step) + 1 : Math.ceil(size / step) - 1) * step
  if (!isTurn && (next <= 0 || next > MAX_SIZE)) return design
  const nudged = isTurn
    ? withDirection(design, index, direction + Math.sign(across) * step)
    : withSize(design, index, next)
  // When the first point moves, the second one stays.
  return point === 0 ? anchored(nudged, design, 1) : nudged
}

/** Moves the changed design so that this corner is where it was before. */
function anchored(changed: Design, before: Design, corner: number): Design {
  const { x, y } = before.start
  const placeIn = (design: Design): Place => cornersOf(design)[corner] ?? before.start
  const [was, is] = [placeIn(before), placeIn(changed)]
  return { ...changed, start: { x: x + was.x - is.x, y: y + was.y - is.y } }
}

/** Makes neighbours longer or shorter, unless they are almost parallel. Keeps the size of the edge. */
export function withEdgeMoved(design: Design, index: number, by: Place, isFree: boolean): Design {
  const directions = directionsOf(design)
  const direction = directions[index]
  if (direction === undefined) return design
  const across = placeAlong({ x: 0, y: 0 }, direction + 90, 1)
  const offset = by.x * across.x + by.y * across.y
  const grow = (changed: Design, neighbour: number, sign: number): Design => {
    const edge = changed.edges[neighbour]
    const lean = Math.sin((((directions[neighbour] ?? 0) - direction) * Math.PI) / 180)
    if (edge === undefined || Math.abs(lean) < 0.05) return changed
    const wanted = sizeOn(edge, changed.side) + (sign * offset) / lean
    return withSize(changed, neighbour, snapEdge(wanted, 0, isFree).size)
  }
  const moved = grow(grow(design, index - 1, 1), index + 1, -1)
  // If the first edge moves, the start moves with it, and the corners from the third on stay.
  return index === 0 ? anchored(moved, design, 2) : moved
}

export function withEdgeSplit(design: Design, index: number, share: number): Design {
  const edge = design.edges[index]
  if (edge === undefined || design.edges.length >= MAX_EDGES) return design
  const parts = [split(edge.size, share), split(edge.nearSize, share)] as const
  if ([...parts[0], ...parts[1]].some((size) => size <= 0)) return design
  const first = { ...edge, size: parts[0][0], nearSize: parts[1][0] }
  const second = { ...edge, size: parts[0][1], nearSize: parts[1][1], turn: 0 }
  return {
    ...design,
    edges: [...design.edges.slice(0, index), first, second, ...design.edges.slice(index + 1)],
  }
}

function split(size: number, share: number): readonly [number, number] {
  const stepped = Math.round((size * share) / 5) * 5
  const first = stepped > 0 && stepped < size ? stepped : hundredth(size * share)
  return [first, hundredth(size - first)]
}

/** Removes the edge too at an end. Elsewhere, replaces two edges by a straight one. */
export function withPointRemoved(design: Design, point: number): Design {
  const { edges, start } = design
  if (point === edges.length) return { ...design, edges: edges.slice(0, -1) }
  const directions = directionsOf(design)
  if (point === 0)
    return {
      ...design,
      start: cornersOf(design)[1] ?? start,
      heading: wrapped(directions[1] ?? 0),
      edges: edges.slice(1),
    }
  const past = (side: DesignSide) => {
    const corners = cornersOf(design, side)
    return wayTo(corners[point - 1] ?? start, corners[point + 1] ?? start)
  }
  const direction = wrapped(past(design.side).direction)
  const sizes = { size: hundredth(past('far').size), nearSize: hundredth(past('near').size) }
  if (sizes.size <= 0 || sizes.nearSize <= 0) return design
  const isKept = (_: unknown, at: number): boolean => at !== point
  const straight = withDirection(withEdge(design, point - 1, sizes), point - 1, direction)
  return withDirections(
    { ...design, edges: straight.edges.filter(isKept) },
    directionsOf(straight).filter(isKept),
  )
}
