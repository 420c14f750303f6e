import type { Flashing } from '../model/sales-line.js'
import { centsOfProduct, type Cents } from '../number/cents.js'
import type { Decimal } from '../number/decimal.js'
import { multiply } from '../number/multiply.js'
import { plainText } from '../number/write-decimal.js'

/** The price of one metre: the custom one when set (F7). */
export function pricePerMetre({ customPricePerLength, unitPrice }: Flashing): Decimal | undefined {
  return (customPricePerLength ?? unitPrice)?.amount
}

/** F7: the price of a metre × the priced length in metres, half up to the cent. */
export function flashingPrice(perMetre: Decimal, pricedLength: Decimal): Cents {
  return centsOfProduct(perMetre, pricedLength)
}

/** How a price came about, in figures and signs alone: `20 × 5.55 = 111`. */
export function priceFormulaText(perMetre: Decimal, pricedLength: Decimal): string {
  return `${plainText(perMetre)} × ${plainText(pricedLength)} = ${plainText(multiply(perMetre, pricedLength))}`
}
