import type { FlashingDrawing } from '../model/drawing.js'
import { add } from '../number/add.js'
import { compare, larger } from '../number/compare.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { neighboursOf } from './bends.js'
import type { MeasuredSide } from './charged-side.js'
import { edgeKey } from './edges.js'

/** The sizes of a side in the order of the sheet, finishes and edges in turn; a hidden edge is 0. */
type Sizes = readonly Decimal[]

/**
 * The girth that a blank needs for all sides: the larger of each pair of edges and finishes (F4). Sides are held
 * against the charged one by the ids of their points where these are the same, else along the sheet, in the
 * direction that needs less. Sides that are not alike say nothing.
 */
export function girthForAllSides(charged: MeasuredSide, sides: readonly MeasuredSide[]): Decimal {
  const chain = chainOf(charged.drawing)
  const chargedSizes = sizesAlong(charged, chain)
  const needed = sides
    .filter((side) => side !== charged)
    .map((side) =>
      haveSameIds(side.drawing, charged.drawing) ? sizesAlong(side, chain) : sizesLike(side, chargedSizes),
    )
    .reduce(largerOfEach, chargedSizes)
  return sum(needed)
}

function haveSameIds({ points: a = {} }: FlashingDrawing, { points: b = {} }: FlashingDrawing): boolean {
  const ids = Object.keys(a)
  return ids.length === Object.keys(b).length && ids.every((id) => Object.hasOwn(b, id))
}

/** The sizes of a side in the direction that needs less beside the charged one; none when they are not alike. */
function sizesLike(side: MeasuredSide, chargedSizes: Sizes): Sizes {
  const along = sizesAlong(side, chainOf(side.drawing))
  if (along.length !== chargedSizes.length) return []
  const against = [...along].reverse()
  const needs = (sizes: Sizes): Decimal => sum(largerOfEach(chargedSizes, sizes))
  return compare(needs(against), needs(along)) < 0 ? against : along
}

/** The larger of each pair; where there is no second, the first. */
function largerOfEach(sizes: Sizes, others: Sizes): Sizes {
  return sizes.map((size, index) => larger(size, others[index] ?? size))
}

function sum(sizes: Sizes): Decimal {
  return sizes.reduce(add, ZERO)
}

/** The points of a sheet from end to end; none when the drawing is no single strip. */
type Chain = readonly string[]

function chainOf({ points = {} }: FlashingDrawing): Chain {
  const ids = Object.keys(points)
  const neighbours = new Map(ids.map((id) => [id, [...neighboursOf(id, points[id] ?? {})]]))
  let id = ids.find((one) => neighbours.get(one)?.length === 1)
  const chain = new Set<string>()
  while (id !== undefined && !chain.has(id)) {
    chain.add(id)
    id = neighbours.get(id)?.find((next) => !chain.has(next) && Object.hasOwn(points, next))
  }
  return chain.size === ids.length ? [...chain] : []
}

/** Finish, edge, finish, edge … along a chain of points. */
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
