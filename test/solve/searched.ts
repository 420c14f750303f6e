import type { DocumentTotals } from '../../src/engine/priced.js'
import type { Course, Positions } from '../../src/solve/positions.js'
import { PositionSearch, type Searched } from '../../src/solve/search.js'
import type { Target } from '../../src/solve/target.js'

export interface Lever {
  /** Returns the total in cents, or undefined if the position does not fit. */
  readonly totalAt: (position: number) => number | undefined
  readonly min?: number
  readonly max?: number
  readonly present?: number
  readonly course?: Course
  readonly keyAt?: (position: number) => string
  readonly linesPriced?: number
}

export function searchOf({ totalAt, ...more }: Lever): PositionSearch {
  return new PositionSearch({
    ...{ min: 0, max: 100, present: 0, keyAt: String, linesPriced: 0 },
    totalsAt: (position: number) => {
      const total = totalAt(position)
      return total === undefined ? undefined : ({ total } as DocumentTotals)
    },
    courseOf: () => more.course ?? { type: 'ordered', sense: 1 },
    ...more,
  } as unknown as Positions)
}

export const totalOf = (cents: number): Target => ({ figure: 'total', cents, percentage: undefined })
export const always = (): boolean => true

/** Returns each position with its residual, the end of the lever if it is reached, and an incomplete search. */
export const inShort = ({ visited, end, isComplete }: Searched): readonly string[] => [
  ...visited.map(({ position, residual }) => `${String(position)}: ${String(residual)}`),
  ...(end === undefined ? [] : [`end at ${String(end.position)}`]),
  ...(isComplete ? [] : ['incomplete']),
]
