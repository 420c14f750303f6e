import { MAX_FRACTION_DIGITS, MAX_INTEGER_DIGITS } from '../number/number-limits.js'

/** An exact number, as a fraction of integers: 1/3 inch, for example, has no finite decimal. */
export interface Exact {
  readonly numerator: bigint
  /** Above zero. */
  readonly denominator: bigint
}

export function exactOf(whole: string, decimals = ''): Exact {
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) }
}

export const plus = (one: Exact, other: Exact): Exact => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
})

export const times = (one: Exact, other: Exact): Exact => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
})

export const negated = (one: Exact): Exact => ({ ...one, numerator: -one.numerator })

/** In lowest terms: `199/24`. */
export function fractionText(exact: Exact): string {
  const { numerator, denominator } = lowest(exact)
  return `${String(numerator)}/${String(denominator)}`
}

export const magnitude = (whole: bigint): bigint => (whole < 0n ? -whole : whole)

export function lowest({ numerator, denominator }: Exact): Exact {
  const divisor = greatestCommonDivisor(magnitude(numerator), denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** Rounded half up if there are more decimals (N4). */
export interface DecimalText {
  readonly text: string
  readonly isRounded: boolean
}

/** Returns undefined for too many digits before the point (N4). */
export function decimalText(
  { numerator, denominator }: Exact,
  places = MAX_FRACTION_DIGITS,
): DecimalText | undefined {
  const scaled = magnitude(numerator) * 10n ** BigInt(places)
  const units = (scaled * 2n + denominator) / (denominator * 2n)
  const digits = String(units).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  if (whole.length > MAX_INTEGER_DIGITS) return undefined
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '')
  const text = decimals === '' ? whole : `${whole}.${decimals}`
  const sign = numerator < 0n && units !== 0n ? '-' : ''
  return { text: sign + text, isRounded: scaled % denominator !== 0n }
}

/** Accepts up to 19 digits before the point, and 12 after it. */
export function exactOfDecimal(text: string): Exact | undefined {
  const [sign, whole, decimals] = groupsOf(/^(-?)([0-9]{1,19})(?:\.([0-9]{1,12}))?$/, text)
  if (whole === undefined) return undefined
  const exact = exactOf(whole, decimals)
  return sign === '-' ? negated(exact) : exact
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [left, right] = [one, other]
  while (right !== 0n) [left, right] = [right, left % right]
  return left
}

/** Returns an empty list without a match. */
export function groupsOf(form: RegExp, text: string): readonly (string | undefined)[] {
  return form.exec(text)?.slice(1) ?? []
}
