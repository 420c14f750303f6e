/**
 * Exact ratios of whole numbers. This is another way of counting than the engine's decimals: nothing is scaled, nothing
 * is cut off, and a third is a third.
 */
export interface Fraction {
  readonly numerator: bigint
  /** Above zero, and without a factor in common with the numerator. */
  readonly denominator: bigint
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left < 0n ? -left : left, right]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 1n) return { numerator, denominator }
  const common = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / common, denominator: denominator / common }
}

export const ZERO = fraction(0n)
export const ONE = fraction(1n)
export const HUNDRED = fraction(100n)

export const add = (left: Fraction, right: Fraction): Fraction =>
  fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  )

export const negate = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: -numerator,
  denominator,
})

export const subtract = (left: Fraction, right: Fraction): Fraction => add(left, negate(right))

export const multiply = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce((left, right) =>
    fraction(left.numerator * right.numerator, left.denominator * right.denominator),
  )

export function divide(left: Fraction, right: Fraction): Fraction {
  const [numerator, denominator] = [left.numerator * right.denominator, left.denominator * right.numerator]
  return denominator < 0n ? fraction(-numerator, -denominator) : fraction(numerator, denominator)
}

export const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(add, ZERO)

/** Below zero, zero or above zero, as the left one is less than, equal to or greater than the right one. */
export function compare(left: Fraction, right: Fraction): -1 | 0 | 1 {
  const [one, other] = [left.numerator * right.denominator, right.numerator * left.denominator]
  return one < other ? -1 : one > other ? 1 : 0
}

export const equal = (left: Fraction, right: Fraction): boolean => compare(left, right) === 0
export const isZero = ({ numerator }: Fraction): boolean => numerator === 0n
export const isPositive = ({ numerator }: Fraction): boolean => numerator > 0n
export const larger = (left: Fraction, right: Fraction): Fraction => (compare(left, right) < 0 ? right : left)

/** A decimal as it is written on the wire: an optional minus sign, digits, and perhaps a point with digits (N4). */
export function fromText(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.')
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/** A JSON number at its shortest decimal form, which may have an exponent (F8). */
export function fromNumber(number: number): Fraction {
  const [mantissa = '', exponent = '0'] = String(number).split('e')
  const power = fraction(10n ** BigInt(Math.abs(Number(exponent))))
  return Number(exponent) < 0 ? divide(fromText(mantissa), power) : multiply(fromText(mantissa), power)
}

/** A whole number of steps, each one unit of the last of so many decimals: 1234 at 2 decimals is "12.34". */
export function scaledText(steps: bigint, decimals: number): string {
  const digits = String(steps < 0n ? -steps : steps).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const text = decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
  return steps < 0n ? `-${text}` : text
}

/** Plain text without zeros at the end (N9), or nothing when it would take more decimals than there may be. */
export function toText(value: Fraction, maxDecimals: number): string | undefined {
  const steps = multiply(value, fraction(10n ** BigInt(maxDecimals)))
  if (steps.denominator !== 1n) return undefined
  const text = scaledText(steps.numerator, maxDecimals)
  return maxDecimals === 0 ? text : text.replace(/\.?0+$/, '')
}

/** A rounding: the rounded figure, and where between two steps the exact one lies. */
export interface Rounded {
  readonly value: Fraction
  readonly position: 'exact' | 'tie' | 'near a tie' | 'elsewhere'
}

/** A thousandth of a step from the middle counts as near. */
const NEARNESS = 1000n

/** To the nearest step, ties away from zero (N5). */
export function roundHalfAway({ numerator, denominator }: Fraction, decimals: number): Rounded {
  const scale = 10n ** BigInt(decimals)
  const magnitude = (numerator < 0n ? -numerator : numerator) * scale
  const steps = (2n * magnitude + denominator) / (2n * denominator)
  const value = fraction(numerator < 0n ? -steps : steps, scale)
  const rest = magnitude % denominator
  if (rest === 0n) return { value, position: 'exact' }
  const fromMiddle = 2n * rest - denominator
  if (fromMiddle === 0n) return { value, position: 'tie' }
  const distance = fromMiddle < 0n ? -fromMiddle : fromMiddle
  return { value, position: distance * NEARNESS < 2n * denominator ? 'near a tie' : 'elsewhere' }
}

/** The square root, rounded half up; the square itself is exact, so a tie is seen as one. */
export function roundedSquareRoot({ numerator, denominator }: Fraction, decimals: number): Rounded {
  const scale = 10n ** BigInt(decimals)
  // √(n ÷ d) × scale lies between the whole numbers `below` and `below` + 1, and its square is `square` ÷ d.
  const square = numerator * scale * scale
  const below = wholeSquareRoot(square / denominator)
  const middle = (2n * below + 1n) ** 2n * denominator
  const isExact = below * below * denominator === square
  const value = fraction(4n * square >= middle ? below + 1n : below, scale)
  return { value, position: isExact ? 'exact' : 4n * square === middle ? 'tie' : 'elsewhere' }
}

/** The largest whole number whose square is not above the given one, by Newton's method. */
function wholeSquareRoot(square: bigint): bigint {
  if (square < 2n) return square
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2))
  for (;;) {
    const next = (root + square / root) / 2n
    if (next >= root) return root
    root = next
  }
}
