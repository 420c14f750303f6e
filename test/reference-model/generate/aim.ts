import { type Fraction, fraction, subtract, ZERO } from '../fraction.js'
import type { Random } from './random.js'

const modulo = (value: bigint, modulus: bigint): bigint => ((value % modulus) + modulus) % modulus

/** The product of the value and its inverse is 1 modulo the modulus. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [previous, current] = [modulus, modulo(value, modulus)]
  let [previousFactor, factor] = [0n, 1n]
  while (current !== 0n) {
    const times = previous / current
    ;[previous, current] = [current, previous - times * current]
    ;[previousFactor, factor] = [factor, previousFactor - times * factor]
  }
  return modulo(previousFactor, modulus)
}

export interface Units {
  readonly units: bigint
  /** After this many units, the position between two steps repeats. */
  readonly period: bigint
}

const HALF = fraction(1n, 2n)

/**
 * Returns how many units bring a figure halfway between two steps, or beside the middle on the side of
 * `offset`.
 *
 * One unit is `stepsPerUnit` steps, and `already` steps exist. With n ÷ d steps per unit, x units are x × n ÷
 * d steps. The remainder of x × n modulo d must be the missing part of a half, times d. Since n and d have no
 * common factor, x is that × n⁻¹ modulo d. If it is not a whole number, the next lower one is used.
 */
export function unitsOnTie(
  { numerator, denominator }: Fraction,
  already: Fraction,
  offset: -1n | 0n | 1n,
): Units | undefined {
  if (denominator === 1n || numerator === 0n) return undefined
  const missing = subtract(HALF, already)
  const rest = (missing.numerator * denominator) / missing.denominator + offset
  return { units: modulo(rest * inverse(numerator, denominator), denominator), period: denominator }
}

/** A quarter of the units are near a tie instead. They are about the wanted size if the period allows it. */
export function aimedUnits(
  random: Random,
  stepsPerUnit: Fraction,
  wanted: bigint,
  already: Fraction = ZERO,
): bigint | undefined {
  const offset = random.weigh([
    [6, 0n],
    [1, -1n],
    [1, 1n],
  ] as const)
  const aimed = unitsOnTie(stepsPerUnit, already, offset)
  return aimed && aimed.units + (wanted / aimed.period) * aimed.period
}
