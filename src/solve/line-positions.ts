import { elementsOf } from '../problem/elements.js'
import { sumOfContributions } from '../engine/totals.js'
import type { Contribution } from '../engine/priced.js'
import type { JsonObject } from '../wire/object.js'
import { boundsBetween } from './bounds.js'
import {
  isBelowCost,
  priceChanged,
  writeChanged,
  type PricingChange,
  type SolvableLine,
} from './changed-line.js'
import type { Positions } from './positions.js'
import { sumOf, totalsWith, type PricedRequest } from './priced-request.js'
import type { Change } from './solution.js'

export interface ChangingLine {
  readonly index: number
  readonly line: SolvableLine
}

interface LineChanges {
  /** 1 if totals rise with the position. Tells whether a total out of range is too large or too small. */
  readonly sign: 1 | 0 | -1
  readonly changeOf: (position: number) => Change
}

type PositionsWithoutRange = Omit<Positions, 'min' | 'max' | 'present' | 'step' | 'isHeldByConstraint'>

/** Adds up the other lines once, so that only the changing lines are priced again. */
export function linePositions(
  document: PricedRequest,
  chosen: readonly ChangingLine[],
  changeAt: (position: number) => PricingChange,
  { sign, changeOf }: LineChanges,
): PositionsWithoutRange {
  const { lines, adjustments } = document
  const changing = new Set(chosen.map(({ index }) => index))
  const rest = sumOf(lines.filter((_, index) => !changing.has(index)))
  const pricedAt = (position: number): readonly SolvableLine[] | undefined => {
    const changed = chosen.flatMap(({ line }) => priceChanged(line, changeAt(position), document) ?? [])
    return changed.length === chosen.length ? changed : undefined
  }
  // Keeps contributions instead of whole lines, because there are many positions.
  const known = new Map<number, readonly Contribution[] | undefined>()
  const contributionsAt = (position: number): readonly Contribution[] | undefined => {
    if (!known.has(position)) {
      known.set(
        position,
        pricedAt(position)?.map(({ contribution }) => contribution),
      )
    }
    return known.get(position)
  }
  const totalsOfLinesAt = (position: number): readonly number[] | undefined =>
    contributionsAt(position)?.map(({ total }) => Number(total))
  return {
    totalsAt: (position) => {
      const changed = contributionsAt(position)
      return changed && totalsWith(document, changed.reduce(sumOfContributions, rest), adjustments)
    },
    // Lists line totals, because equal sums at two positions may differ in between.
    keyAt: (position) => totalsOfLinesAt(position)?.join(' ') ?? 'unfit',
    courseOf: (figure) => {
      if (sign === 0) return { type: 'fixed' }
      const isTaxed = chosen.map(({ line }) => line.pricing.sent.isTaxFree !== true)
      const between = boundsBetween(document, { rest, isTaxed }, figure)
      return {
        type: 'bounded',
        between: (low, high) => {
          const [first, last] = [totalsOfLinesAt(low), totalsOfLinesAt(high)]
          if (first === undefined && last === undefined) return undefined
          return between(first ?? (sign === 1 ? 'down' : 'up'), last ?? (sign === 1 ? 'up' : 'down'))
        },
      }
    },
    isBelowCostAt: (position) => pricedAt(position)?.some(isBelowCost) ?? false,
    changeAt: (position) => {
      const priced = pricedAt(position)
      const changed = new Map(chosen.map(({ index }, place) => [index, priced?.[place]]))
      const sent = elementsOf(document.request['lines']) as readonly JsonObject[]
      const written = sent.map((line, index) => {
        const one = changed.get(index)
        return one === undefined ? line : writeChanged(line, one, changeAt(position))
      })
      return { change: changeOf(position), request: { ...document.request, lines: written } }
    },
    linesPriced: chosen.length,
  }
}
