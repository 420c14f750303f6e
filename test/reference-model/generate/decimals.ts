import { scaledText } from '../fraction.js'
import type { Random } from './random.js'

/** Trailing zeros do not count as decimals (L2). */
export function decimalText(random: Random, steps: bigint, decimals: number, maxDecimals = 12): string {
  const text = scaledText(steps, decimals)
  if (decimals === maxDecimals || !random.chance(10)) return text
  const zeros = '0'.repeat(random.between(1, maxDecimals - decimals))
  return text.includes('.') ? text + zeros : `${text}.${zeros}`
}

/** Quantities are above zero, up to the most digits allowed (N4, L2). */
export function anyQuantity(random: Random): string {
  return random.weigh([
    [4, () => decimalText(random, BigInt(random.between(1, 40)), 0)],
    [3, () => decimalText(random, BigInt(random.between(1, 400)) * 25n, 2)],
    [4, () => decimalText(random, random.whole(7) + 1n, 4)],
    [1, () => decimalText(random, random.whole(19) + 1n, 4)],
  ])()
}

/** Sizes are above zero, up to the most digits allowed. */
export function anySize(random: Random): string {
  return random.weigh([
    [4, () => decimalText(random, BigInt(random.between(1, 40)) * 25n, 2)],
    [4, () => decimalText(random, BigInt(random.between(1, 9999)), 3)],
    [1, () => decimalText(random, random.whole(13) + 1n, 12)],
    [1, () => decimalText(random, random.whole(9) + 1n, random.between(0, 6))],
    [random.below(8) === 0 ? 1 : 0, () => decimalText(random, random.whole(26) + 1n, 12)],
  ])()
}

/** Discounts have at most two decimals (L2). */
export function anyDiscount(random: Random): string | undefined {
  return random.weigh([
    [5, undefined],
    [1, '0'],
    [1, '100.00'],
    [4, decimalText(random, BigInt(random.between(1, 20)) * 25n, 1)],
    [4, decimalText(random, BigInt(random.between(1, 9999)), 2)],
  ])
}
