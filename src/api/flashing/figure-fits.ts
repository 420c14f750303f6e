import { fitsDecimalText } from '../../number/number-text.js'
import { isUnknown, type Decimal } from '../../number/decimal.js'
import { figureTooLong, NO_PROBLEMS, type LocatedProblem } from '../../problem/located-problem.js'
import type { Path } from '../../problem/path.js'

/**
 * N8: a figure that does not fit a decimal string is a problem.
 *
 * @internal
 */
export function checkFigureFits(figure: Decimal, ...path: Path): readonly LocatedProblem[] {
  if (isUnknown(figure) || fitsDecimalText(figure)) return NO_PROBLEMS
  return [figureTooLong(path)]
}
