import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedFinish, ParsedFlashingDrawing, ParsedPoint } from '../wire/drawing.generated.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import { add, compare, multiply, subtract } from '../number/arithmetic.js'
import { decimalOfNumber } from '../number/number-text.js'
import { ZERO } from '../number/decimal.js'
import { roundedRoot } from '../number/root.js'
import {
  countOfBends,
  millimetresOfNumber,
  millimetresOnCanvas,
  type Bends,
  type Millimetres,
} from '../number/units.js'
import type { FinishType } from '../definitions/enums.js'
import { entryOf } from '../problem/own-fields.js'

export type BendSettings = Pick<ParsedAccount, 'crushFoldBendCount'>

export interface MeasuredSide {
  /** 0 is `drawing`; 1 and up are `otherSides`. */
  readonly index: number
  readonly drawing: ParsedFlashingDrawing
  readonly girth: ReturnType<typeof girthOf>
  readonly bends: ReturnType<typeof bendsOf>
}

// F4
export function measuredSides(
  { drawing, otherSides = [] }: Pick<ParsedFlashingLine, 'drawing' | 'otherSides'>,
  account: BendSettings,
): readonly MeasuredSide[] {
  return [drawing, ...otherSides].flatMap((side, index) => {
    if (side === undefined || side.isDeleted === true) return []
    return [{ index, drawing: side, girth: girthOf(side), bends: bendsOf(side, account) }]
  })
}

/** F4: returns the side with the largest girth, the first if several are equal. Undefined if no side counts. */
export function chargedSide(sides: readonly MeasuredSide[]): MeasuredSide | undefined {
  return sides.reduce<MeasuredSide | undefined>(
    (largest, side) =>
      largest === undefined || compare(side.girth.girth, largest.girth.girth) > 0 ? side : largest,
    undefined,
  )
}

/** Adds up visible edges and finishes, in mm (F2). The returned `edges` include hidden ones. */
export function girthOf(drawing: ParsedFlashingDrawing) {
  const edges = measuredEdges(drawing)
  const finishes = Object.entries(drawing.points ?? {}).flatMap(([point, { finish }]) =>
    finish === undefined ? [] : [{ point, size: millimetresOfNumber(finish.size ?? 0) }],
  )
  const counted = [...edges.filter(({ isHidden }) => !isHidden), ...finishes]
  return { girth: counted.reduce<Millimetres>((sum, { size }) => add(sum, size), ZERO), edges, finishes }
}

interface MeasuredEdge {
  /** `<from>-<to>`. Keys are built and looked up, never split: ids may contain dashes. */
  readonly key: string
  /** In mm; 0 for an edge without a size (F2). */
  readonly size: Millimetres
  /** Hidden edges do not count toward the girth (F2). */
  readonly isHidden: boolean
}

export function edgeKey(from: string, to: string): string {
  return `${from}-${to}`
}

/** Includes hidden edges (F2, F5). */
export function measuredEdges(drawing: ParsedFlashingDrawing): readonly MeasuredEdge[] {
  return drawing.isFreeDrawing === false ? edgesOnCanvas(drawing) : edgesBySize(drawing)
}

// F2
function edgesBySize({ lines }: ParsedFlashingDrawing): readonly MeasuredEdge[] {
  return Object.entries(lines?.values ?? {}).map(([key, { size, hidden }]) => ({
    key,
    size: size === undefined ? ZERO : millimetresOfNumber(size),
    isHidden: hidden === true,
  }))
}

/** F5: one unit of the canvas is one mm. */
function edgesOnCanvas({ points = {}, lines }: ParsedFlashingDrawing): readonly MeasuredEdge[] {
  return Object.entries(points).flatMap(([from, point]) =>
    [...new Set(point.vectors)].map((to) => {
      const key = edgeKey(from, to)
      const end = entryOf(points, to)
      return {
        key,
        size: end === undefined ? ZERO : lengthOnCanvas(point, end),
        isHidden: entryOf(lines?.values, key)?.hidden === true,
      }
    }),
  )
}

// F5
const CANVAS_DECIMALS = 2

/** F5: in mm. */
export function lengthOnCanvas(
  from: Pick<ParsedPoint, 'x' | 'y'>,
  to: Pick<ParsedPoint, 'x' | 'y'>,
): Millimetres {
  const across = subtract(decimalOfNumber(to.x ?? 0), decimalOfNumber(from.x ?? 0))
  const down = subtract(decimalOfNumber(to.y ?? 0), decimalOfNumber(from.y ?? 0))
  const square = add(multiply(across, across), multiply(down, down))
  return millimetresOnCanvas(roundedRoot(square, CANVAS_DECIMALS))
}

/** Counts one bend per joint, where two or more edges meet, plus the bends of finishes (F3). */
export function bendsOf(drawing: ParsedFlashingDrawing, account: BendSettings) {
  const points = Object.entries(drawing.points ?? {})
  const joints = points.filter(([id, point]) => neighboursOf(id, point).size >= 2).map(([id]) => id)
  const finishes = points.flatMap(([point, { finish }]) =>
    finish === undefined ? [] : [{ point, bends: bendsOfFinish(finish.type, account) }],
  )
  return {
    bends: finishes.reduce((sum, { bends }) => add(sum, bends), countOfBends(joints.length)),
    joints,
    finishes,
  }
}

/** Returns each neighbour once. An edge from a point to itself joins nothing. */
export function neighboursOf(id: string, { vectors, connect = [] }: ParsedPoint): ReadonlySet<string> {
  const neighbours = new Set(vectors)
  for (const other of connect) neighbours.add(other)
  neighbours.delete(id)
  return neighbours
}

/** Labels show these codes (section 2.5 of the specification). */
const CODES: Readonly<Record<FinishType, string>> = {
  FINISH_TYPE_UNSPECIFIED: '',
  FINISH_TYPE_CRUSH_FOLD: 'cf',
  FINISH_TYPE_OPEN_HOOK: 'oh',
  FINISH_TYPE_FEATHER: 'fe',
  FINISH_TYPE_DRIP_EDGE: 'de',
}

/** The code and the size in mm: `cf10`. */
export function finishLabelText({ type = 'FINISH_TYPE_UNSPECIFIED', size }: ParsedFinish): string {
  return CODES[type] + (size === undefined || !Number.isFinite(size) ? '' : String(size))
}

const ONE_BEND = countOfBends(1)
const TWO_BENDS = countOfBends(2)

// F3
function bendsOfFinish(
  type: FinishType | undefined,
  { crushFoldBendCount = TWO_BENDS }: BendSettings,
): Bends {
  switch (type) {
    case 'FINISH_TYPE_CRUSH_FOLD':
      return crushFoldBendCount
    case 'FINISH_TYPE_OPEN_HOOK':
      return TWO_BENDS
    case 'FINISH_TYPE_FEATHER':
    case 'FINISH_TYPE_DRIP_EDGE':
      return ONE_BEND
    case 'FINISH_TYPE_UNSPECIFIED':
    case undefined:
      return ZERO
  }
}
