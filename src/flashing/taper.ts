import type { ParsedFlashingDrawing } from '../wire/drawing.generated.js'
import { add, compare, larger } from '../number/arithmetic.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { edgeKey, neighboursOf, type MeasuredSide } from './measured-side.js'

/** The sizes of a side along the sheet: finish, edge, finish, edge … A hidden edge is 0. */
type Sizes = readonly Decimal[]

/**
 * The girth that a blank needs for all sides: the larger of each pair of edges and finishes (F4). Sides are compared with
 * the charged one by the ids of their points where these are the same, otherwise along the sheet, in the direction that
 * needs less. Sides with another number of edges are ignored.
 */
export function girthForAllSides(charged: MeasuredSide, sides: readonly MeasuredSide[]): Decimal {
  const chain = chainOf(charged.drawing)
  const chargedIds: ReadonlySet<string> = new Set(Object.keys(charged.drawing.points ?? {}))
  const chargedSizes = sizesAlong(charged, chain)
  const needed = sides
    .filter((side) => side !== charged)
    .map((side) =>
      hasIds(side.drawing, chargedIds) ? sizesAlong(side, chain) : sizesLike(side, chargedSizes),
    )
    // Ignored sides are dropped here, so that many of them do not cost a walk along the charged one each.
    .filter((sizes) => sizes.length > 0)
    .reduce(largerOfEach, chargedSizes)
  return sum(needed)
}

function hasIds({ points = {} }: ParsedFlashingDrawing, ids: ReadonlySet<string>): boolean {
  const own = Object.keys(points)
  return own.length === ids.size && own.every((id) => ids.has(id))
}

/** The sizes of a side in the direction that needs less with the charged one; none when their numbers differ. */
function sizesLike(side: MeasuredSide, chargedSizes: Sizes): Sizes {
  const along = sizesAlong(side, chainOf(side.drawing))
  if (along.length !== chargedSizes.length) return []
  const against = [...along].reverse()
  const needs = (sizes: Sizes): Decimal => sum(largerOfEach(chargedSizes, sizes))
  return compare(needs(against), needs(along)) < 0 ? against : along
}

/** The larger of each pair. Both have the same number of sizes. */
function largerOfEach(sizes: Sizes, others: Sizes): Sizes {
  return sizes.map((size, index) => larger(size, others[index] as Decimal))
}

function sum(sizes: Sizes): Decimal {
  return sizes.reduce(add, ZERO)
}

/** The points of a sheet from end to end; none when the drawing is not a single strip. */
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

/** The sizes along a chain of points. */
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
