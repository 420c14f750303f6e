import { sumMeasurements, type Account, type LinePricing, type MeasuredPieces } from '../index.js'
import { decimalText } from './decimal-text.js'

type Strategy = NonNullable<LinePricing['pricingStrategy']>

interface Units {
  /** What the line is charged by. */
  readonly measure: string
  /** What a side of a piece is given in. */
  readonly side: string
}

const units: Partial<Record<Strategy, Units>> = {
  PRICING_STRATEGY_LINEAL_METRES: { measure: 'm', side: 'm' },
  PRICING_STRATEGY_LINEAL_FEET: { measure: 'ft', side: 'ft' },
  PRICING_STRATEGY_SQUARE_METRES: { measure: 'm²', side: 'm' },
  PRICING_STRATEGY_SQUARE_FEET: { measure: 'ft²', side: 'ft' },
}

/** How much a line charges, in words. */
export interface QuantityText {
  /** `12`, or `7.5 m` where the line is sold by measure. */
  readonly charged: string
  /** What was measured, as a yard would read it out; none on other lines. */
  readonly pieces: readonly string[]
}

/** The engine sums the measure: what is printed is what was charged, the account's minimum included (M3). */
export function quantityText(pricing: LinePricing, account: Account): QuantityText {
  const { pricingStrategy, quantity = '' } = pricing
  const unit = pricingStrategy === undefined ? undefined : units[pricingStrategy]
  const measured = unit === undefined ? undefined : sumMeasurements(pricing, account)
  if (unit === undefined || !measured?.ok)
    return { charged: quantity === '' ? '' : decimalText(quantity), pieces: [] }
  const { measure, pieces } = measured.value
  return {
    charged: `${decimalText(measure)} ${unit.measure}`,
    pieces: pieces.map((entry) => pieceText(entry, unit.side)),
  }
}

/** `3 × 2.4 m`; `9 × 15 × 1.2 m`; `3 × 0.24 m (charged as 0.3)`. */
function pieceText({ amount, length, width, chargedLength }: MeasuredPieces, unit: string): string {
  const size = [amount, length, ...(width === undefined ? [] : [width])].map(decimalText).join(' × ')
  return `${size} ${unit}${chargedLength === length ? '' : ` (charged as ${decimalText(chargedLength)})`}`
}
