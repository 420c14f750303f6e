import { isUnknown, type Decimal } from '../number/decimal.js'
import { fitsDecimalText } from '../number/fits-text.js'
import { figureTooLong } from '../problem/amount-fits.js'
import { NO_FINDINGS, type Finding } from '../problem/finding.js'
import type { Path } from '../problem/path.js'

/** N8: a figure that could not be read back as a decimal string is not written. */
export function checkFigureFits(figure: Decimal, ...path: Path): readonly Finding[] {
  if (isUnknown(figure) || fitsDecimalText(figure)) return NO_FINDINGS
  return [figureTooLong(path)]
}
