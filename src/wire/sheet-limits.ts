import type { SheetLimits } from '../model/sheet-limits.js'
import { fieldsOf, objectOf } from './object.js'
import type { Reader } from './reading.js'
import { size } from './size.js'

/** What a workshop can make, as far as it is known; each in mm, a number or a decimal string. */
export interface SheetLimitsWire {
  /** The thickness that the flashing's template has. */
  readonly templateThicknessMm?: number | string
  /** The shortest edge that can be folded. */
  readonly minimumFoldMm?: number | string
  /** The width of the sheet: the largest girth. */
  readonly maximumGirthMm?: number | string
  /** The length of the sheet: the longest piece. */
  readonly maximumLengthMm?: number | string
}

export const sheetLimits: Reader<SheetLimits> = objectOf(
  fieldsOf<SheetLimits>({
    templateThicknessMm: size,
    minimumFoldMm: size,
    maximumGirthMm: size,
    maximumLengthMm: size,
  }),
)
