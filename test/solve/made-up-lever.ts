import type { DocumentTotals } from '../../src/engine/priced.js'
import type { AccountInput } from '../../src/entries/index.js'
import { NO_CONSTRAINTS } from '../../src/solve/constraints.js'
import type { Course, Positions } from '../../src/solve/positions.js'
import type { Solution, Solved } from '../../src/entries/solve.js'
import { solveWith } from '../../src/solve/solve.js'
import type { Target } from '../../src/solve/target.js'
import { bare, CUSTOMER, labour } from '../rules/requests.js'
import { priced } from './priced.js'

/** Describes a lever whose positions need no pricing. */
export interface MadeUp {
  /** Returns the total in cents, or all changed totals. Returns undefined if the position does not fit. */
  readonly at: (position: number) => number | Partial<DocumentTotals> | undefined
  readonly min?: number
  readonly max?: number
  readonly present?: number
  readonly course?: Course
  readonly keyAt?: (position: number) => string
  readonly linesPriced?: number
  readonly isHeldByConstraint?: boolean
  /** `notBelowCost` forbids the position. */
  readonly refused?: (position: number) => boolean
}

const AUD: AccountInput = { currency: 'AUD' }

export const RISING: Course = { type: 'ordered', sense: 1 }

/** The course may rise and fall, with exact bounds between two positions. */
export const wavering = (at: (position: number) => number): Course => ({
  type: 'bounded',
  between: (low, high) => {
    const totals = Array.from({ length: high - low + 1 }, (_, step) => at(low + step))
    const [min, max] = [Math.min(...totals), Math.max(...totals)]
    return { min, max, noise: 0, isSettled: high - low <= 1 }
  },
})

/** Without figures between two positions, the search visits only the start and both ends. */
export const SETTLED: Course = {
  type: 'bounded',
  between: () => ({ min: -Infinity, max: Infinity, noise: 0, isSettled: true }),
}

export const totalOf = (cents: number): Target => ({ figure: 'total', cents, percentage: undefined })

/** Solves for a document of 100.00. The change is the position. */
export function solvedBy(
  { at, refused = () => false, ...more }: MadeUp,
  targets: readonly Target[],
): Solution {
  const lines = [labour({ quantity: '1', unitPrice: bare('100') })]
  const document = priced({ customerId: CUSTOMER, lines }, AUD)
  const positions = {
    ...{ min: 0, max: 100, present: 0, step: '0.01', keyAt: String },
    ...{ linesPriced: 0, isHeldByConstraint: false, isBelowCostAt: refused },
    totalsAt: (position: number) => {
      const figures = at(position)
      if (figures === undefined) return undefined
      const own =
        typeof figures === 'number' ? { total: figures, subtotal: figures, margin: figures } : figures
      return { ...document.totals, ...own }
    },
    courseOf: () => more.course ?? RISING,
    changeAt: (position: number) => ({ change: position, request: { position } }),
    ...more,
  } as unknown as Positions
  return solveWith(document, positions, targets, { ...NO_CONSTRAINTS, notBelowCost: true })
}

const at = (name: string, solved: Solved | undefined): readonly string[] => {
  if (solved === undefined) return []
  const residual = Number(solved.residual.amountMicros) / 10_000
  return [`${name} ${JSON.stringify(solved.change)} (${String(residual)})`]
}

/** Returns each position with its residual, and the constraint or other reason for a miss. */
export function inShort(solution: Solution): string {
  if (solution.outcome === 'exact') return at('exact', solution).join('')
  const { reason } = solution
  const found =
    solution.outcome === 'nearest'
      ? [...at('below', solution.below), ...at('above', solution.above)]
      : at('furthest', solution.furthest)
  return [...found, 'constraint' in reason ? reason.constraint : reason.code].join(', ')
}
