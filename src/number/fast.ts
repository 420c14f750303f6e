/**
 * Computes in doubles, only where the result is certain. Takes safe integers or NaN. Returns NaN or a safe integer,
 * exact or rounded half up with ties away from zero (N5). For NaN, callers use `reference.ts`.
 *
 * Only `flooredRoot` rounds down, and only `nearest` and `powerOfTen` return other doubles. `product`, `sum` and
 * `scaled` repeat the test for safe integers inline, because they are the innermost calls.
 */
const { MAX_SAFE_INTEGER } = Number

/** Lists every power of ten that a double holds exactly. */
export const POWERS_OF_TEN: readonly number[] = Array.from({ length: 23 }, (_, exponent) =>
  Number(`1e${String(exponent)}`),
)

export function powerOfTen(exponent: number): number {
  return POWERS_OF_TEN[exponent] ?? NaN
}

/** Up to this number, every multiple of one half is a double. */
const EXACT = 2 ** 52

export function product(a: number, b: number): number {
  const result = a * b
  return result <= MAX_SAFE_INTEGER && result >= -MAX_SAFE_INTEGER ? result : NaN
}

export function sum(a: number, b: number): number {
  const result = a + b
  return result <= MAX_SAFE_INTEGER && result >= -MAX_SAFE_INTEGER ? result : NaN
}

/** a × 10^places, exactly. */
export function scaled(a: number, places: number): number {
  if (places === 0) return a
  const result = a * (POWERS_OF_TEN[places] ?? NaN)
  return result <= MAX_SAFE_INTEGER && result >= -MAX_SAFE_INTEGER ? result : NaN
}

export function nearest(a: number, places: number): number {
  return a / (POWERS_OF_TEN[places] ?? NaN)
}

/** a × b / 10^places, rounded half up. */
export function roundedProduct(a: number, b: number, places: number): number {
  const rough = a * b
  if (rough >= 0 && rough <= EXACT) {
    const divisor = POWERS_OF_TEN[places] ?? NaN
    // The product is exact. With 0 places, the result is the product, since `floor` drops the half. From 1 to 15
    // places, product + half is exact too. Divided by the divisor, it is at least 1/divisor below the next
    // integer. That is more than half a unit in its last place, so rounding cannot reach that integer. From 16
    // places on, the quotient is below 0.96, however the sum is rounded, so the result is 0.
    return Math.floor((rough + divisor / 2) / divisor)
  }
  return otherRoundedProduct(a, b, places)
}

export function rounded(a: number, places: number): number {
  return roundedProduct(a, 1, places)
}

/** a × 10^places / b, rounded half up. NaN if b is zero. */
export function roundedQuotient(a: number, b: number, places: number): number {
  const dividend = Math.abs(a) * (POWERS_OF_TEN[places] ?? NaN)
  const divisor = Math.abs(b)
  if (!(dividend <= MAX_SAFE_INTEGER && divisor > 0)) return NaN
  // If the quotient is not an integer, let k be the next integer and r = k × divisor - dividend, so r ≥ 1.
  // The quotient is r / divisor below k. Since the dividend is a safe integer, that is more than half a unit in
  // its last place, so the division cannot reach k.
  const whole = Math.floor(dividend / divisor)
  const remainder = dividend - whole * divisor
  const magnitude = remainder >= divisor - remainder ? whole + 1 : whole
  return a < 0 === b < 0 ? magnitude : -magnitude
}

/** Takes √(a × 10^places), for a ≥ 0. Negative places truncate the square to a whole number first. */
export function flooredRoot(a: number, places: number): number {
  const divisor = powerOfTen(Math.max(0, -places))
  const square = scaled((a - (a % divisor)) / divisor, Math.max(0, places))
  // The double nearest to a root may be the next whole number.
  const root = Math.floor(Math.sqrt(square))
  return root * root > square ? root - 1 : root
}

/** Splits a double into two halves whose products are exact (Veltkamp). */
const SPLIT = 2 ** 27 + 1

/** Keeps `roundedProduct` small enough to be inlined. Otherwise its result would be allocated on the heap. */
function otherRoundedProduct(a: number, b: number, places: number): number {
  // With a divisor above 10^15, `roundedWide` is not certain to be exact.
  const divisor = places <= 15 ? (POWERS_OF_TEN[places] ?? NaN) : NaN
  const magnitude =
    Math.abs(a * b) <= EXACT
      ? roundedProduct(Math.abs(a), Math.abs(b), places)
      : roundedWide(Math.abs(a), Math.abs(b), divisor)
  return a < 0 === b < 0 ? magnitude : -magnitude
}

/** a × b / divisor for a, b ≥ 0, rounded to nearest, ties up. */
function roundedWide(a: number, b: number, divisor: number): number {
  const rough = a * b
  if (!(rough < 2 ** 50 * divisor)) return NaN

  // Dekker: a × b = rough + error, exactly.
  let cut = SPLIT * a
  const aHigh = cut - (cut - a)
  const aLow = a - aHigh
  cut = SPLIT * b
  const bHigh = cut - (cut - b)
  const bLow = b - bHigh
  const error = aHigh * bHigh - rough + aHigh * bLow + aLow * bHigh + aLow * bLow

  // quotient × divisor = back + backError, exactly, so the exact remainder decides the rounding.
  const quotient = Math.floor(rough / divisor + 0.5)
  const back = quotient * divisor
  cut = SPLIT * quotient
  const quotientHigh = cut - (cut - quotient)
  const quotientLow = quotient - quotientHigh
  cut = SPLIT * divisor
  const divisorHigh = cut - (cut - divisor)
  const divisorLow = divisor - divisorHigh
  const backError =
    quotientHigh * divisorHigh -
    back +
    quotientHigh * divisorLow +
    quotientLow * divisorHigh +
    quotientLow * divisorLow

  const remainder = rough - back + (error - backError)
  if (remainder + remainder >= divisor) return quotient + 1
  if (remainder + remainder < -divisor) return quotient - 1
  return quotient
}
