import { overflows, type Cents } from '../number/cents.js'
import { problemAt, NO_PROBLEMS, type LocatedProblem } from './located-problem.js'
import type { Path } from './path.js'

/** The largest amount of whole cents whose micros fit int64 (N7, N8). */
const MOST_MICROS = '9223372036854770000'

/** N8: an amount beyond int64 micros is told, where it came about. Of an unknown amount that is not said. */
export function checkFits(amount: Cents, path: Path): readonly LocatedProblem[] {
  return overflows(amount) ? [amountTooLarge(path)] : NO_PROBLEMS
}

/** N8: an amount that is more than int64 micros, and how it came about where that can be said. */
export function amountTooLarge(path: Path, formula = ''): LocatedProblem {
  return problemAt('amount_out_of_range', path, { most: MOST_MICROS, ...(formula === '' ? {} : { formula }) })
}

/** N8: a figure that no decimal string could say. */
export function figureTooLong(path: Path, formula = ''): LocatedProblem {
  return problemAt('amount_out_of_range', path, formula === '' ? {} : { formula })
}
