import type { EdgeSize, FlashingDrawing, Point } from '../model/drawing.js'
import { add, subtract } from '../number/add.js'
import { decimalOfNumber } from '../number/decimal-of-number.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { multiply } from '../number/multiply.js'
import { roundedRoot } from '../number/root.js'

/** The decimals of a length that is measured on the canvas (F5). */
const CANVAS_DECIMALS = 2

/** One edge of a drawing and what it measures. */
export interface MeasuredEdge {
  /** The key of the edge, `<from>-<to>`. Keys are built and looked up, never taken apart: ids may contain dashes. */
  readonly key: string
  /** In mm; 0 for an edge without a size (F2). */
  readonly size: Decimal
  /** A hidden edge does not count toward the girth (F2). */
  readonly isHidden: boolean
}

/** The key of the edge between two points. */
export function edgeKey(from: string, to: string): string {
  return `${from}-${to}`
}

/** The edges that count toward a drawing's girth, or are hidden from it (F2, F5). */
export function measuredEdges(drawing: FlashingDrawing): readonly MeasuredEdge[] {
  return drawing.isFreeDrawing === false ? edgesOnCanvas(drawing) : edgesBySize(drawing)
}

/** F2: as the sizes say, edge by edge. */
function edgesBySize({ lines }: FlashingDrawing): readonly MeasuredEdge[] {
  return Object.entries(lines?.values ?? {}).map(([key, { size, hidden }]) => ({
    key,
    size: size === undefined ? ZERO : decimalOfNumber(size),
    isHidden: hidden === true,
  }))
}

/** F5: as the canvas has it, edge by edge of `vectors`, one unit being one mm. */
function edgesOnCanvas({ points = {}, lines }: FlashingDrawing): readonly MeasuredEdge[] {
  return Object.entries(points).flatMap(([from, point]) =>
    [...new Set(point.vectors)].map((to) => {
      const key = edgeKey(from, to)
      const end = own(points, to)
      const drawn: EdgeSize | undefined = own(lines?.values ?? {}, key)
      return { key, size: end === undefined ? ZERO : distance(point, end), isHidden: drawn?.hidden === true }
    }),
  )
}

function distance(from: Point, to: Point): Decimal {
  const across = subtract(decimalOfNumber(to.x ?? 0), decimalOfNumber(from.x ?? 0))
  const down = subtract(decimalOfNumber(to.y ?? 0), decimalOfNumber(from.y ?? 0))
  return roundedRoot(add(multiply(across, across), multiply(down, down)), CANVAS_DECIMALS)
}

/** An entry of a map, whatever its key: what the prototype holds is no entry. */
export function own<A>(map: Readonly<Record<string, A>>, key: string): A | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined
}
