import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  fromNumber,
  larger,
  multiply,
  roundedSquareRoot,
  subtract,
  sum,
  toText,
  ZERO,
} from './fraction.js'
import type { Account } from './account.js'
import { finishName } from './flashing-lines.js'
import { dollars, inRange, written } from './money.js'
import type { Notebook } from './notebook.js'
import type { CutJson, DrawingJson, EdgeJson, FlashingJson, Json, PointJson } from './wire.js'

const number = (value: number | undefined): Fraction => (value === undefined ? ZERO : fromNumber(value))

/** F5: rounds to 0.01 mm. */
function distance(from: PointJson, to: PointJson, notebook: Notebook): Fraction {
  const [across, down] = [subtract(number(to.x), number(from.x)), subtract(number(to.y), number(from.y))]
  const square = add(multiply(across, across), multiply(down, down))
  return notebook.take('F5', square, roundedSquareRoot(square, 2))
}

/** Visible edges have declared sizes (F2) or drawn ones (F5). */
function edgeSizes(drawing: DrawingJson, notebook: Notebook): readonly Fraction[] {
  const declared: Readonly<Record<string, EdgeJson>> = drawing.lines?.values ?? {}
  const points: Readonly<Record<string, PointJson | undefined>> = drawing.points ?? {}
  if (drawing.isFreeDrawing !== false)
    return Object.values(declared)
      .filter((edge) => edge.hidden !== true)
      .map((edge) => number(edge.size))
  return Object.entries(points).flatMap(([id, from]) =>
    (from?.vectors ?? []).flatMap((end) => {
      const to = points[end]
      const isHidden = declared[`${id}-${end}`]?.hidden === true
      return from === undefined || to === undefined || isHidden ? [] : [distance(from, to, notebook)]
    }),
  )
}

// F2
const girthOf = (drawing: DrawingJson, notebook: Notebook): Fraction =>
  sum([
    ...edgeSizes(drawing, notebook),
    ...Object.values(drawing.points ?? {}).map((point) => number(point.finish?.size)),
  ])

const BENDS_OF_FINISHES: Readonly<Record<string, bigint>> = {
  FINISH_TYPE_OPEN_HOOK: 2n,
  FINISH_TYPE_FEATHER: 1n,
  FINISH_TYPE_DRIP_EDGE: 1n,
}

// F3
function bendsOf(drawing: DrawingJson, account: Account): Fraction {
  return sum(
    Object.entries(drawing.points ?? {}).map(([id, point]) => {
      const neighbours = new Set([...(point.vectors ?? []), ...(point.connect ?? [])])
      neighbours.delete(id)
      const finish = finishName(point.finish?.type)
      const ofFinish =
        finish === 'FINISH_TYPE_CRUSH_FOLD'
          ? account.crushFoldBends
          : fraction(BENDS_OF_FINISHES[finish] ?? 0n)
      return add(fraction(neighbours.size >= 2 ? 1n : 0n), ofFinish)
    }),
  )
}

const MILLIMETRES_IN_A_METRE = fraction(1000n)

/** F2 to F7: the result has the form of the engine's calculator. */
export function measure(flashing: FlashingJson, account: Account, notebook: Notebook): Json {
  // F4: the first side with the largest girth, except deleted sides.
  const sides = [...(flashing.drawing ? [flashing.drawing] : []), ...(flashing.otherSides ?? [])]
    .filter((side) => side.isDeleted !== true)
    .map((side) => ({ girth: girthOf(side, notebook), bends: bendsOf(side, account) }))
  const charged = sides.reduce<(typeof sides)[number] | undefined>(
    (best, side) => (best === undefined || compare(side.girth, best.girth) > 0 ? side : best),
    undefined,
  )
  // F6
  const minimum = account.minimumFlashingLength ?? ZERO
  const pieces = ((flashing.subitems ?? []) as readonly CutJson[]).map((cut) => ({
    amount: number(cut.amount),
    length: number(cut.length),
  }))
  const inMetres = (millimetres: readonly Fraction[]) => divide(sum(millimetres), MILLIMETRES_IN_A_METRE)
  const totalLength = inMetres(pieces.map(({ amount, length }) => multiply(amount, length)))
  const chargedLength = inMetres(
    pieces.map(({ amount, length }) => multiply(amount, larger(length, minimum))),
  )
  // F7
  const perMetre = flashing.customPricePerLength ?? flashing.unitPrice
  const price =
    perMetre &&
    inRange(notebook.toCent('F7', multiply(dollars(perMetre), chargedLength)), 'total_price', notebook)
  const girth = charged?.girth ?? ZERO
  const bends = charged?.bends ?? ZERO
  return {
    totalGirth: figure(girth, 'total_girth', notebook),
    bends: figure(bends, 'bends', notebook),
    totalLength: figure(totalLength, 'total_length', notebook),
    chargedLength: figure(chargedLength, 'charged_length', notebook),
    ...(price && { totalPrice: written(price, account.currency) }),
  }
}

/** Writes at most 15 digits before the point and 12 decimals (N8). */
function figure(value: Fraction, param: string, notebook: Notebook): string | undefined {
  const text = toText(value, 12)
  const isReadable = text !== undefined && !/^-?\d{16}/.test(text)
  if (!isReadable) notebook.problem('amount_out_of_range', param)
  return isReadable ? text : undefined
}
