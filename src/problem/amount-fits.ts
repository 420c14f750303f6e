import { MAX_CENTS, type Cents } from '../number/cents.js'
import { problemAt, NO_PROBLEMS, type LocatedProblem } from './located-problem.js'
import type { Path } from './path.js'

/** The largest amount of whole cents whose micros fit int64 (N7, N8). */
const MOST_MICROS = '9223372036854770000'

/** N8: the problem of an amount beyond int64 micros. An unknown amount is not checked. */
export function checkFits(amount: Cents, path: Path): readonly LocatedProblem[] {
  return amount > MAX_CENTS || amount < -MAX_CENTS ? [amountTooLarge(path)] : NO_PROBLEMS
}

/** N8: an amount that is more than int64 micros, and how it comes about where that is known. */
export function amountTooLarge(path: Path, formula = ''): LocatedProblem {
  return problemAt('amount_out_of_range', path, { most: MOST_MICROS, ...(formula === '' ? {} : { formula }) })
}

/** N8: a figure with more digits than a decimal string may have. */
export function figureTooLong(path: Path, formula = ''): LocatedProblem {
  return problemAt('amount_out_of_range', path, formula === '' ? {} : { formula })
}
