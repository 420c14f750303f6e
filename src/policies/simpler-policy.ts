import { decimalsOf, isZero } from '../number/decimal.js'
import type { PlainLine, PlainSold } from './plain-line.js'
import type { PolicyId } from './policies.js'

/** Tests whether a simpler policy gives these lines the same figures. Then only the simpler one is named. */
export function hasSimplerEqual(id: PolicyId, lines: readonly PlainLine[]): boolean {
  switch (id) {
    // Without a discount, only the unit price is rounded.
    case 'discounted-unit-price-to-cents':
      return lines.every((line) => line.type !== 'priced' || isZero(line.discount))
    // With one factor of more than two decimals, only this one is rounded.
    case 'factors-rounded-first':
      return !haveSeveralLongFactors(lines)
    default:
      return false
  }
}

function haveSeveralLongFactors(lines: readonly PlainLine[]): boolean {
  return lines.some((line) => {
    if (line.type !== 'priced') return false
    const { unitPrice, sold } = line
    const isPriceLong = unitPrice.sent === undefined || decimalsOf(unitPrice.sent) > 2
    return isPriceLong && decimalsOfFactor(sold) > 2
  })
}

function decimalsOfFactor({ quantity, pieces }: PlainSold): number {
  if (pieces === undefined) return decimalsOf(quantity)
  const decimals = pieces.map(({ amount, length, others }) =>
    [amount, length, ...others].reduce((sum, number) => sum + decimalsOf(number), 0),
  )
  return decimals.reduce((most, one) => Math.max(most, one), 0)
}
