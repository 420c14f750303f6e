import {
  add,
  compare,
  hundredth,
  multiply,
  negate,
  roundedQuotient,
  roundHalfUp,
  subtract,
} from '../number/arithmetic.js'
import { decimalsOf, isZero, narrow, ONE, signOf, ZERO, type Decimal } from '../number/decimal.js'
import { decimalOfNumber, fitsMicros, plainText, writeMicros } from '../number/number-text.js'
import { powerOfTen } from '../number/fast.js'
import { unitsOf } from '../number/reference.js'
import type { MajorUnits } from '../number/units.js'
import type { Choices, AmountRounding } from './choices.js'

export interface Arithmetic {
  readonly add: (a: Decimal, b: Decimal) => Decimal
  readonly subtract: (a: Decimal, b: Decimal) => Decimal
  readonly multiply: (a: Decimal, b: Decimal) => Decimal
  readonly hundredth: (percentage: Decimal) => Decimal
  readonly round: (value: Decimal, places: number, ties: AmountRounding) => Decimal
  readonly quotient: (a: Decimal, b: Decimal, places: number, ties: AmountRounding) => Decimal
  /** Whether to multiply by a percentage before dividing by 100. Matters only for doubles. */
  readonly isInOrder?: boolean
}

export const EXACT: Arithmetic = {
  add,
  subtract,
  multiply,
  hundredth,
  round: (value, places, ties) => {
    const nearest = roundHalfUp(value, places)
    return ties === 'half-up' ? nearest : roundedBy(ties, nearest, subtract(nearest, value), ONE, places)
  },
  quotient: (a, b, places, ties) => {
    const nearest = roundedQuotient(a, b, places)
    if (ties === 'half-up') return nearest
    // The rounding error times the divisor is exact. The error alone may not be.
    return roundedBy(ties, nearest, subtract(multiply(nearest, b), a), b, places)
  },
}

/** @param excess (rounded number − exact number) × scale */
function roundedBy(
  ties: Exclude<AmountRounding, 'half-up'>,
  nearest: Decimal,
  excess: Decimal,
  scale: Decimal,
  places: number,
): Decimal {
  if (isZero(excess)) return nearest
  const step = narrow(1, places)
  const isAbove = signOf(excess) === signOf(scale)
  // If the rounded number is 0, the exact number gives the sign.
  const isNegative = isZero(nearest) ? isAbove : signOf(nearest) === -1
  const away = isNegative ? negate(step) : step
  const isRaised = isAbove !== isNegative
  const doubledTie = multiply(scale, isAbove ? step : negate(step))
  const isTie = isRaised && compare(multiply(excess, TWO), doubledTie) === 0
  switch (ties) {
    case 'half-even':
      return isTie && isOdd(nearest, places) ? subtract(nearest, away) : nearest
    case 'half-down':
      return isTie ? subtract(nearest, away) : nearest
    case 'towards-positive':
      return isTie && isNegative ? subtract(nearest, away) : nearest
    case 'truncated':
      return isRaised ? subtract(nearest, away) : nearest
    case 'rounded-up':
      return isRaised ? nearest : add(nearest, away)
    case 'up-towards-positive':
      return isAbove ? nearest : add(nearest, step)
  }
}

const TWO = narrow(2, 0)

function isOdd(number: Decimal, places: number): boolean {
  return unitsOf(number, places) % 2n !== 0n
}

/** Rounds every operation to the nearest double. */
function doubles(round: (value: number, places: number) => number, isInOrder = false): Arithmetic {
  const binary =
    (operation: (a: number, b: number) => number) =>
    (a: Decimal, b: Decimal): Decimal =>
      decimalOf(operation(numberOf(a), numberOf(b)))
  return {
    add: binary((a, b) => a + b),
    subtract: binary((a, b) => a - b),
    multiply: binary((a, b) => a * b),
    hundredth: (percentage) => decimalOf(numberOf(percentage) / 100),
    round: (value, places) => decimalOf(round(numberOf(value), places)),
    quotient: (a, b, places) => decimalOf(round(numberOf(a) / numberOf(b), places)),
    isInOrder,
  }
}

/** Returns the nearest double: one division of exact numbers. */
function numberOf(decimal: Decimal): number {
  const quotient = decimal.coefficient / powerOfTen(decimal.scale)
  return Number.isNaN(quotient) ? Number(plainText(decimal)) : quotient
}

/** Returns the shortest decimal that reads back as this double; zero if it is not finite. */
function decimalOf(value: number): Decimal {
  return Number.isFinite(value) ? decimalOfNumber(value) : ZERO
}

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places
const fixed = (value: number, places: number): number => Number(value.toFixed(places))

export const DOUBLES = doubles(rounded)
export const DOUBLES_TO_FIXED = doubles(fixed)

export const NUMBER_SYSTEMS: Readonly<Record<Choices['numbers'], Arithmetic>> = {
  exact: EXACT,
  doubles: DOUBLES,
  'doubles-to-fixed': DOUBLES_TO_FIXED,
  'doubles-in-order': doubles(rounded, true),
  'in-order-to-fixed': doubles(fixed, true),
}

export function placesShown(shown: Decimal): number {
  return Math.max(2, decimalsOf(shown))
}

/** Rounds to six decimals. An amount out of range becomes 0. */
export function microsOf(amount: Decimal): string {
  const micros = roundHalfUp(amount, 6) as MajorUnits
  return fitsMicros(micros) ? writeMicros(micros) : '0'
}
