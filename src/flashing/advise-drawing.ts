import type { ParsedFlashingDrawing, ParsedPoint } from '../wire/drawing.generated.js'
import { compare } from '../number/arithmetic.js'
import { plainText } from '../number/number-text.js'
import { isZero, signOf, ZERO } from '../number/decimal.js'
import type { Millimetres } from '../number/units.js'
import type { Path } from '../problem/path.js'
import { adviceIf, type Advice } from '../problem/advisory.js'
import { edgeKey, measuredEdges, neighboursOf } from './measured-side.js'

type Points = Readonly<Record<string, ParsedPoint>>

/** Paths are relative to the drawing (F2, F3, F5, F11). */
export function adviseDrawing(
  drawing: ParsedFlashingDrawing,
  minimumFold: Millimetres | undefined,
): readonly Advice[] {
  const points = drawing.points ?? {}
  return [
    ...adviseMeasuring(drawing),
    ...adviseEnds(points),
    ...adviseJoints(points),
    ...adviseShape(points),
    ...adviseSizes(drawing, points),
    ...adviseFolds(drawing, minimumFold),
  ]
}

/** F5: if `isFreeDrawing` is missing, the sizes of the edges count. */
function adviseMeasuring({ isFreeDrawing }: ParsedFlashingDrawing): readonly Advice[] {
  const message = 'isFreeDrawing is missing, so the sizes of the edges count. Set it.'
  return adviceIf(isFreeDrawing === undefined, 'drawing_taken_as_free', ['isFreeDrawing'], message)
}

/** F11: finds edges to missing points, and edges recorded at one end only. */
function adviseEnds(points: Points): readonly Advice[] {
  const listed = new Map(
    Object.entries(points).map(([id, { vectors, connect }]) => [
      id,
      { vectors: new Set(vectors), connect: new Set(connect) },
    ]),
  )
  const adviseEnd = (
    id: string,
    point: ParsedPoint,
    here: 'vectors' | 'connect',
    there: 'vectors' | 'connect',
  ): readonly Advice[] =>
    (point[here] ?? []).flatMap((other, index): readonly Advice[] => {
      const path: Path = ['points', { key: id }, here, index]
      const end = listed.get(other)
      return end === undefined
        ? [
            {
              code: 'edge_to_missing_point',
              path,
              message: `point ${other} does not exist. Correct it.`,
            },
          ]
        : adviceIf(
            !end[there].has(id),
            'edge_at_one_end',
            path,
            `list ${id} in ${there} of point ${other} as well.`,
          )
    })
  return Object.entries(points).flatMap(([id, point]) => [
    ...adviseEnd(id, point, 'vectors', 'connect'),
    ...adviseEnd(id, point, 'connect', 'vectors'),
  ])
}

/** F3: finds branches, and finishes on points where edges meet. */
function adviseJoints(points: Points): readonly Advice[] {
  return Object.entries(points).flatMap(([id, point]): readonly Advice[] => {
    const meeting = neighboursOf(id, point).size
    const path: Path = ['points', { key: id }]
    const finishMessage = `point ${id} joins ${String(meeting)} edges. Move the finish to a free end.`
    return [
      ...adviceIf(
        meeting >= 3,
        'branching_point',
        path,
        `${String(meeting)} edges meet at point ${id}. Correct it.`,
      ),
      ...adviceIf(
        meeting >= 2 && point.finish !== undefined,
        'finish_on_joint',
        [...path, 'finish'],
        finishMessage,
      ),
    ]
  })
}

/** F3: each edge joins two pieces (union-find), or closes a loop within one piece. */
function adviseShape(points: Points): readonly Advice[] {
  const ids = Object.keys(points)
  /** Leaders themselves have no entry. */
  const leaders = new Map<string, string>()
  const leaderOf = (id: string): string => {
    let leader = id
    for (let above = leaders.get(leader); above !== undefined; above = leaders.get(leader)) {
      leaders.set(leader, leaders.get(above) ?? above)
      leader = above
    }
    return leader
  }
  let pieces = ids.length
  let loops = 0
  for (const { from, to } of edgesOf(points)) {
    const [a, b] = [leaderOf(from), leaderOf(to)]
    if (a === b) loops++
    else {
      leaders.set(a, b)
      pieces--
    }
  }
  return [
    ...adviceIf(
      pieces > 1,
      'drawing_in_pieces',
      ['points'],
      `the drawing is in ${String(pieces)} pieces. Join them.`,
    ),
    ...adviceIf(loops > 0, 'drawing_loops', ['points'], 'the edges close a loop. Correct it.'),
  ]
}

interface RecordedEdge {
  readonly from: string
  readonly to: string
  readonly path: Path
}

/** Returns each edge with the first place that records it. Skips missing points. */
function edgesOf(points: Points): readonly RecordedEdge[] {
  const known = new Map<string, Set<string>>()
  const edges: RecordedEdge[] = []
  const record = (from: string, to: string, path: Path): void => {
    const ends = known.get(from) ?? new Set()
    known.set(from, ends)
    if (ends.has(to) || !Object.hasOwn(points, from) || !Object.hasOwn(points, to)) return
    ends.add(to)
    edges.push({ from, to, path })
  }
  for (const [id, { vectors = [], connect = [] }] of Object.entries(points)) {
    vectors.forEach((to, index) => {
      record(id, to, ['points', { key: id }, 'vectors', index])
    })
    connect.forEach((from, index) => {
      record(from, id, ['points', { key: id }, 'connect', index])
    })
  }
  return edges
}

/** F2, F5: finds edges without a size, or with the size 0, hidden ones too. */
function adviseSizes(drawing: ParsedFlashingDrawing, points: Points): readonly Advice[] {
  const sizes = new Map(measuredEdges(drawing).map(({ key, size }) => [key, size]))
  return edgesOf(points).flatMap(({ from, to, path }): readonly Advice[] => {
    const [key, reversed] = [edgeKey(from, to), edgeKey(to, from)]
    const size = sizes.get(key) ?? sizes.get(reversed) ?? ZERO
    const steps = drawing.isFreeDrawing === false ? path : sizePath(key)
    const message = `the edge from ${from} to ${to} has no size, or a size of 0. Correct it.`
    return adviceIf(isZero(size), 'edge_without_size', steps, message)
  })
}

function adviseFolds(
  drawing: ParsedFlashingDrawing,
  minimumFold: Millimetres | undefined,
): readonly Advice[] {
  if (minimumFold === undefined) return []
  const paths = drawing.isFreeDrawing === false ? pathsOnCanvas(drawing.points ?? {}) : undefined
  return measuredEdges(drawing)
    .filter(({ size, isHidden }) => !isHidden && signOf(size) > 0 && compare(size, minimumFold) < 0)
    .map(({ key, size }) => ({
      code: 'edge_below_minimum_fold',
      path: paths?.get(key) ?? sizePath(key),
      message: `an edge of ${plainText(size)} mm is too short to fold: the minimum is ${plainText(minimumFold)} mm. Correct it.`,
    }))
}

// F5
function pathsOnCanvas(points: Points): ReadonlyMap<string, Path> {
  return new Map(
    Object.entries(points).flatMap(([from, { vectors = [] }]) =>
      vectors.map((to, index) => [edgeKey(from, to), ['points', { key: from }, 'vectors', index]] as const),
    ),
  )
}

function sizePath(key: string): Path {
  return ['lines', 'values', { key }, 'size']
}
