import type { PricingBasis } from './priced.js'
import { hundredth, multiply, subtract } from '../number/arithmetic.js'
import type { Cents } from '../number/cents.js'
import { plainText } from '../number/decimal-text.js'
import { HUNDRED, isUnknown, signOf, type Decimal } from '../number/decimal.js'
import { factorOf } from './basis.js'

/** How a total came about, in figures and signs alone: `12.5 × 45.67 × (1 - 7.5 %) = 528.059375`. */
export function totalFormulaText(basis: PricingBasis, unitPrice: Decimal): string {
  const factor = factorOf(basis)
  if (isUnknown(factor) || isUnknown(unitPrice) || isUnknown(basis.discount)) return ''
  const isDiscounted = signOf(basis.discount) !== 0
  const remaining = hundredth(subtract(HUNDRED, basis.discount))
  const exact = multiply(multiply(factor, unitPrice), remaining)
  return [
    `${plainText(factor)} × ${plainText(unitPrice)}`,
    isDiscounted ? ` × (1 - ${plainText(basis.discount)} %)` : '',
    ` = ${plainText(exact)}`,
  ].join('')
}

/** How a margin came about: `528.06 - 376.25 = 151.81`. */
export function marginFormulaText(total: Cents, lineCost: Cents): string {
  return `${centsText(total)} - ${centsText(lineCost)} = ${centsText(total - lineCost)}`
}

/** An amount with its two decimals, as a person writes it: `20.00`. */
export function centsText(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
