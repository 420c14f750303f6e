import { isUnknown, narrow, signOf, UNKNOWN, type Decimal } from './decimal.js'
import { decimalOfText, bigOf } from './reference.js'

/**
 * The square root of a number that is not negative, rounded half up to so many decimals (N5), exactly: by whole
 * numbers, since the nearest double may lie on the other side of a tie.
 */
export function roundedRoot(square: Decimal, places: number): Decimal {
  if (isUnknown(square) || signOf(square) < 0) return UNKNOWN
  if (signOf(square) === 0) return narrow(0, 0)
  // In units of half the last decimal: floor(√(square × 4 × 100^places)), then half of it, rounded up.
  const units = BigInt(
    bigOf(square)
      .times('4')
      .times(`1e${String(2 * places)}`)
      .round(0, 0)
      .toFixed(0),
  )
  const halves = flooredRoot(units)
  return decimalOfText(`${String((halves + 1n) / 2n)}e-${String(places)}`)
}

/** The largest whole number whose square is not above n (Newton). */
function flooredRoot(n: bigint): bigint {
  if (n < 2n) return n
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
