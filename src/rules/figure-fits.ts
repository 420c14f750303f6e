import { isUnknown, type Decimal } from '../number/decimal.js'
import { fitsDecimalText } from '../number/fits-text.js'
import { finding, NO_FINDINGS, type Finding } from '../problem/finding.js'
import type { Path } from '../problem/path.js'

/** N8: a figure that could not be read back as a decimal string is not written. */
export function checkFigureFits(figure: Decimal, ...path: Path): readonly Finding[] {
  if (isUnknown(figure) || fitsDecimalText(figure)) return NO_FINDINGS
  return [finding('amount_out_of_range', path, { formula: undefined })]
}
