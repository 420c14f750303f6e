import { type Fraction, fraction, fromNumber, fromText } from './fraction.js'
import type { TaxRounding } from '../../src/definitions/enums.js'
import type { AccountJson } from './wire.js'

// A1
export interface Account {
  readonly currency: string
  readonly derives: boolean
  readonly rate: Fraction | undefined
  readonly tax: AccountJson['tax']
  readonly taxesByLine: boolean
  readonly takesPercentagesInTurn: boolean
  /** In millimetres (M4). */
  readonly minimumLinealLength: Fraction | undefined
  /** In millimetres (F6). */
  readonly minimumFlashingLength: Fraction | undefined
  readonly crushFoldBends: Fraction
  /** Kept as in the request (M8). */
  readonly customFields: readonly string[]
}

const figure = (value: number | string): Fraction =>
  typeof value === 'number' ? fromNumber(value) : fromText(value)

/** T4: a new way to round tax needs an entry here. */
const TAXES_BY_LINE: Readonly<Record<TaxRounding, boolean>> = { document: false, line: true }

export function accountOf(settings: AccountJson): Account {
  const { minimumLinealLengthMm, minimumFlashingLengthMm, crushFoldBendCount, tax } = settings
  const minimumFlashingLength =
    minimumFlashingLengthMm === undefined ? undefined : figure(minimumFlashingLengthMm)
  return {
    currency: settings.currency,
    derives: settings.derivationEnabled ?? true,
    rate: tax && fromText(tax.rate),
    tax,
    taxesByLine: TAXES_BY_LINE[settings.taxRounding ?? 'document'],
    takesPercentagesInTurn: settings.adjustmentPercentages === 'in-turn', // T2
    // M4: the flashing minimum applies without a lineal minimum.
    minimumLinealLength:
      minimumLinealLengthMm === undefined ? minimumFlashingLength : figure(minimumLinealLengthMm),
    minimumFlashingLength,
    crushFoldBends: crushFoldBendCount === undefined ? fraction(2n) : figure(crushFoldBendCount),
    customFields: settings.customFields ?? [],
  }
}
