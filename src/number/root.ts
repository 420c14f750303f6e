import { isUnknown, narrow, signOf, UNKNOWN, type Decimal } from './decimal.js'
import * as fast from './fast.js'
import { integerOf } from './cents.js'
import { decimalOfUnits, unitsOf } from './reference.js'

/** N5. Computes in whole numbers, because the nearest double may be on the wrong side of a tie. */
export function roundedRoot(square: Decimal, places: number): Decimal {
  if (isUnknown(square) || signOf(square) < 0) return UNKNOWN
  // The root in halves of the last decimal: floor(√(square × 4 × 100^places)).
  const halves = fast.flooredRoot(fast.product(square.coefficient, 4), 2 * places - square.scale)
  if (!Number.isNaN(halves)) return narrow(Math.ceil(halves / 2), places)
  // The digits that `unitsOf` truncates do not change the floor of the quotient.
  const units = integerOf(unitsOf(square, 2 * places + 2) / 25n)
  if (typeof units === 'number') return narrow(Math.ceil(fast.flooredRoot(units, 0) / 2), places)
  return decimalOfUnits((flooredRoot(units) + 1n) / 2n, places)
}

/** Uses Newton's method. */
function flooredRoot(n: bigint): bigint {
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
