import type { TaxRounding } from '../../definitions/enums.js'
import type { Decimal } from '../../number/decimal.js'
import { powerOfTen } from '../../number/fast.js'
import { feetOf, metresOf } from '../../number/units.js'
import type { ParsedAccount } from '../../wire/account.generated.js'

export interface FastPathSettings {
  readonly currency: string
  readonly derivationEnabled: boolean
  /** M4, in units of 10^-4 metres and of 10^-6 feet; 0 without a minimum. */
  readonly minimum: number
  readonly minimumFeet: number
  /** The tax rate is `rate` × 10^-`rateDecimals`; 0 without tax. */
  readonly rate: number
  readonly rateDecimals: number
  readonly isLineTax: boolean
}

/** T4. A rounding not listed here needs the engine. */
const IS_LINE_TAX: Readonly<Partial<Record<TaxRounding, boolean>>> = { document: false, line: true }

export const DECIMALS = 4
// M4
export const FEET_DECIMALS = 6

const LARGEST = 1e11

export function fastPathSettings(account: ParsedAccount): FastPathSettings | undefined {
  const { currency, derivationEnabled, tax, taxRounding } = account
  const millimetres = account.minimumLinealLengthMm ?? account.minimumFlashingLengthMm
  const minimum = millimetres === undefined ? 0 : wholeOf(metresOf(millimetres), DECIMALS)
  const minimumFeet =
    millimetres === undefined ? 0 : wholeOf(feetOf(millimetres, FEET_DECIMALS), FEET_DECIMALS)
  const rate = tax?.rate.coefficient ?? 0
  const isLineTax = IS_LINE_TAX[taxRounding]
  if (isLineTax === undefined || !(minimum <= LARGEST && minimumFeet <= LARGEST && rate <= LARGEST))
    return undefined
  return {
    currency,
    derivationEnabled,
    minimum,
    minimumFeet,
    rate,
    rateDecimals: tax?.rate.scale ?? 0,
    isLineTax,
  }
}

/** Returns units of 10^-decimals, or NaN for a number with more decimals. */
function wholeOf({ coefficient, scale }: Decimal, decimals: number): number {
  return scale > decimals ? NaN : coefficient * powerOfTen(decimals - scale)
}
