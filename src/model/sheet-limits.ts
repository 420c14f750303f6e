import type { Decimal } from '../number/decimal.js'

/** What a workshop can make, as far as it is known; all in mm. */
export interface SheetLimits {
  /** The thickness that the flashing's template has. */
  readonly templateThicknessMm?: Decimal
  /** The shortest edge that can be folded. */
  readonly minimumFoldMm?: Decimal
  /** The width of the sheet: the largest girth. */
  readonly maximumGirthMm?: Decimal
  /** The length of the sheet: the longest piece. */
  readonly maximumLengthMm?: Decimal
}
