/** Unlike the engine's decimals, a fraction needs no scaling and no truncation, even for a third. */
export interface Fraction {
  readonly numerator: bigint
  /** Positive, and without a common factor with the numerator. */
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

export function compare(left: Fraction, right: Fraction): -1 | 0 | 1 {
  const [one, other] = [left.numerator * right.denominator, right.numerator * left.denominator]
  return one < other ? -1 : one > other ? 1 : 0
}

export const equal = (left: Fraction, right: Fraction): boolean => compare(left, right) === 0
export const isZero = ({ numerator }: Fraction): boolean => numerator === 0n
export const isPositive = ({ numerator }: Fraction): boolean => numerator > 0n
export const larger = (left: Fraction, right: Fraction): Fraction => (compare(left, right) < 0 ? right : left)

/** Reads an optional minus sign, digits, and an optional point with digits (N4). */
export function fromText(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.')
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/** F8: reads the shortest decimal form, which may have an exponent. */
export function fromNumber(number: number): Fraction {
  const [mantissa = '', exponent = '0'] = String(number).split('e')
  const power = fraction(10n ** BigInt(Math.abs(Number(exponent))))
  return Number(exponent) < 0 ? divide(fromText(mantissa), power) : multiply(fromText(mantissa), power)
}

/** One step is one unit of the last decimal: 1234 with 2 decimals is "12.34". */
export function scaledText(steps: bigint, decimals: number): string {
  const digits = String(steps < 0n ? -steps : steps).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const text = decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
  return steps < 0n ? `-${text}` : text
}

/** Leaves out trailing zeros (N9). Returns undefined if there are too many decimals. */
export function toText(value: Fraction, maxDecimals: number): string | undefined {
  const steps = multiply(value, fraction(10n ** BigInt(maxDecimals)))
  if (steps.denominator !== 1n) return undefined
  const text = scaledText(steps.numerator, maxDecimals)
  return maxDecimals === 0 ? text : text.replace(/\.?0+$/, '')
}

/** `position` is that of the exact figure between two steps. */
export interface Rounded {
  readonly value: Fraction
  readonly position: 'exact' | 'tie' | 'near a tie' | 'elsewhere'
}

/** A figure is near a tie if it is less than a thousandth of a step from the middle. */
const NEARNESS = 1000n

/** N5: ties go away from zero. */
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

/** Rounds half up. Ties are detected from the exact square. */
export function roundedSquareRoot({ numerator, denominator }: Fraction, decimals: number): Rounded {
  const scale = 10n ** BigInt(decimals)
  // √(n ÷ d) × scale is between the whole numbers `below` and `below` + 1. Its square is `square` ÷ d.
  const square = numerator * scale * scale
  const below = wholeSquareRoot(square / denominator)
  const middle = (2n * below + 1n) ** 2n * denominator
  const isExact = below * below * denominator === square
  const value = fraction(4n * square >= middle ? below + 1n : below, scale)
  return { value, position: isExact ? 'exact' : 4n * square === middle ? 'tie' : 'elsewhere' }
}

/** Rounds down, by Newton's method. */
function wholeSquareRoot(square: bigint): bigint {
  if (square < 2n) return square
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2))
  for (;;) {
    const next = (root + square / root) / 2n
    if (next >= root) return root
    root = next
  }
}
