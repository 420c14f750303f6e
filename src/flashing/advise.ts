import type { ParsedSheetLimits } from '../wire/options.generated.js'
import type { FlashingWithCutList } from '../wire/flashing-with-cut-list.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import { add, compare, larger } from '../number/arithmetic.js'
import { amountOfCents, isAmount } from '../number/cents.js'
import { plainText } from '../number/number-text.js'
import { isZero, signOf, ZERO, type Decimal } from '../number/decimal.js'
import type { Millimetres } from '../number/units.js'
import type { Path } from '../problem/path.js'
import type { ParsedFlashingDrawing } from '../wire/drawing.generated.js'
import { adviceIf, adviceWithin, type Advice, type CodeWithoutDetails } from '../problem/advisory.js'
import { adviseDrawing } from './advise-drawing.js'
import { advisePieces, adviseSize, type PieceSizeSettings } from './advise-piece.js'
import { measureFlashing, type MeasuredFlashing, type PieceSettings } from './measured-flashing.js'
import { edgeKey, neighboursOf, type BendSettings, type MeasuredSide } from './measured-side.js'

/**
 * Reports likely mistakes in a flashing line: in declared figures and drawings, and sizes beyond the limits
 * (F11).
 */
export function adviseFlashing(
  flashing: FlashingWithCutList,
  account: BendSettings & PieceSettings & PieceSizeSettings,
  limits: ParsedSheetLimits,
): readonly Advice[] {
  const measured = measureFlashing(flashing, account)
  return [
    ...adviseDeclared(flashing, measured),
    ...adviseThickness(flashing, limits),
    ...adviseLimits(measured, limits),
    ...adviseCutList(measured, limits, account),
    ...measured.sides.flatMap(({ drawing, index }) => {
      const steps: Path = index === 0 ? ['drawing'] : ['otherSides', index - 1]
      return adviceWithin(adviseDrawing(drawing, limits.minimumFoldMm), ...steps)
    }),
    ...adviseTaper(measured),
  ]
}

/** F11: reports declared figures that differ from computed ones, and changes none. */
function adviseDeclared(flashing: ParsedFlashingLine, measured: MeasuredFlashing): readonly Advice[] {
  const { side, lengths, totalPrice } = measured
  // A drawing without content, or an empty cut list, gives no figures to compare with.
  const isDrawn =
    side !== undefined &&
    (side.girth.edges.length > 0 || side.girth.finishes.length > 0 || side.bends.joints.length > 0)
  const isListed = lengths.pieces.length > 0
  const isPriced = isListed && totalPrice !== undefined && isAmount(totalPrice)
  const total = isPriced ? amountOfCents(totalPrice) : undefined
  const girth = isDrawn ? measured.totalGirth : undefined
  const bends = isDrawn ? measured.bends : undefined
  const length = isListed ? lengths.totalLength : undefined
  return [
    ...differing('declared_bends_differ', 'bends', flashing.bends, bends),
    ...differing('declared_girth_differs', 'totalGirth', flashing.totalGirth, girth),
    ...differing('declared_length_differs', 'totalLength', flashing.totalLength, length),
    ...differing('declared_total_differs', 'totalPrice', flashing.totalPrice?.amount, total),
  ]
}

function differing<A extends Decimal>(
  code: CodeWithoutDetails,
  field: string,
  declared: A | undefined,
  computed: A | undefined,
): readonly Advice[] {
  if (declared === undefined || computed === undefined) return []
  const message = `${field} is ${plainText(declared)}, but the drawing and the cut list give ${plainText(computed)}. Check both.`
  return adviceIf(compare(declared, computed) !== 0, code, [field], message)
}

function adviseThickness(
  { thickness }: ParsedFlashingLine,
  { templateThicknessMm }: ParsedSheetLimits,
): readonly Advice[] {
  if (thickness === undefined || templateThicknessMm === undefined) return []
  const message = `the thickness is ${plainText(thickness)} mm; the template's is ${plainText(templateThicknessMm)} mm. Check both.`
  const differs = compare(thickness, templateThicknessMm) !== 0
  return adviceIf(differs, 'thickness_differs_from_template', ['thickness'], message)
}

function adviseLimits(measured: MeasuredFlashing, limits: ParsedSheetLimits): readonly Advice[] {
  const { totalGirth, lengths } = measured
  const { maximumGirthMm, maximumLengthMm } = limits
  const wide =
    maximumGirthMm === undefined
      ? []
      : adviceIf(
          compare(totalGirth, maximumGirthMm) > 0,
          'girth_over_sheet',
          ['totalGirth'],
          `a girth of ${plainText(totalGirth)} mm does not fit a sheet of ${plainText(maximumGirthMm)} mm. Divide it.`,
        )
  if (maximumLengthMm === undefined) return wide
  const long = lengths.pieces.flatMap(({ amount, length }, index) =>
    adviceIf(
      !isZero(amount) && compare(length, maximumLengthMm) > 0,
      'length_over_sheet',
      ['subitems', index, 'length'],
      `a piece of ${plainText(length)} mm does not fit a sheet of ${plainText(maximumLengthMm)} mm. Divide it.`,
    ),
  )
  return [...wide, ...long]
}

/** F11: skips entries with an amount of zero, or with a length of zero or less. */
function adviseCutList(
  { lengths: { pieces } }: MeasuredFlashing,
  { maximumLengthMm }: ParsedSheetLimits,
  account: PieceSizeSettings,
): readonly Advice[] {
  return pieces.flatMap(({ amount, length }, index) => {
    if (isZero(amount) || signOf(length) <= 0) return []
    // `length_over_sheet` already reports this piece.
    const isOverSheet = maximumLengthMm !== undefined && compare(length, maximumLengthMm) > 0
    return adviceWithin(
      [...advisePieces(amount), ...(isOverSheet ? [] : adviseSize(length, 'millimetres', 'length', account))],
      'subitems',
      index,
    )
  })
}

/**
 * F4 charges the side with the largest girth. The blank must hold the largest size of each edge over all
 * sides, and the sum of these sizes may exceed that girth.
 */
function adviseTaper({ sides, side, totalGirth }: MeasuredFlashing): readonly Advice[] {
  if (side === undefined || sides.length === 1) return []
  const needed = girthForAllSides(side, sides)
  const message = `the largest sizes of matching edges add up to ${plainText(needed)} mm, but only ${plainText(totalGirth)} mm is charged. Check both.`
  return adviceIf(compare(needed, totalGirth) > 0, 'taper_exceeds_girth', ['otherSides'], message)
}

/** In order: finish, edge, finish, edge … A hidden edge is 0. */
type Sizes = readonly Millimetres[]

/**
 * Adds up the largest of matching edges and finishes (F4). Matches sides by the point ids of the
 * charged side, or else along the sheet, in the direction that needs less. Ignores sides with more
 * or fewer edges.
 */
export function girthForAllSides(charged: MeasuredSide, sides: readonly MeasuredSide[]): Millimetres {
  const chain = chainOf(charged.drawing)
  const chargedIds: ReadonlySet<string> = new Set(Object.keys(charged.drawing.points ?? {}))
  const chargedSizes = sizesAlong(charged, chain)
  const needed = sides
    .filter((side) => side !== charged)
    .map((side) =>
      hasIds(side.drawing, chargedIds) ? sizesAlong(side, chain) : sizesLike(side, chargedSizes),
    )
    // Drops ignored sides, which have no sizes to compare.
    .filter((sizes) => sizes.length > 0)
    .reduce(largerOfEach, chargedSizes)
  return sum(needed)
}

function hasIds({ points = {} }: ParsedFlashingDrawing, ids: ReadonlySet<string>): boolean {
  const own = Object.keys(points)
  return own.length === ids.size && own.every((id) => ids.has(id))
}

/**
 * Returns the sizes in the direction that needs less girth, or none if the numbers of sizes
 * differ.
 */
function sizesLike(side: MeasuredSide, chargedSizes: Sizes): Sizes {
  const along = sizesAlong(side, chainOf(side.drawing))
  if (along.length !== chargedSizes.length) return []
  const against = [...along].reverse()
  const needs = (sizes: Sizes): Millimetres => sum(largerOfEach(chargedSizes, sizes))
  return compare(needs(against), needs(along)) < 0 ? against : along
}

/** Both lists have the same length. */
function largerOfEach(sizes: Sizes, others: Sizes): Sizes {
  return sizes.map((size, index) => larger(size, others[index] as Millimetres))
}

function sum(sizes: Sizes): Millimetres {
  return sizes.reduce<Millimetres>(add, ZERO)
}

/**
 * Points from end to end. Empty for branches, several strips and closed loops, but not for a
 * loop with a tail.
 */
type Chain = readonly string[]

function chainOf({ points = {} }: ParsedFlashingDrawing): Chain {
  const ids = Object.keys(points)
  const neighbours = new Map(Object.entries(points).map(([id, point]) => [id, [...neighboursOf(id, point)]]))
  let id = ids.find((one) => neighbours.get(one)?.length === 1)
  const chain = new Set<string>()
  while (id !== undefined && !chain.has(id)) {
    chain.add(id)
    id = neighbours.get(id)?.find((next) => !chain.has(next) && Object.hasOwn(points, next))
  }
  return chain.size === ids.length ? [...chain] : []
}

function sizesAlong({ girth: { edges, finishes } }: MeasuredSide, chain: Chain): Sizes {
  const edgeSizes = new Map(edges.map(({ key, size, isHidden }) => [key, isHidden ? ZERO : size]))
  const finishSizes = new Map(finishes.map(({ point, size }) => [point, size]))
  return chain.flatMap((id, index) => {
    const next = chain[index + 1]
    const finish = finishSizes.get(id) ?? ZERO
    if (next === undefined) return [finish]
    return [finish, edgeSizes.get(edgeKey(id, next)) ?? edgeSizes.get(edgeKey(next, id)) ?? ZERO]
  })
}
