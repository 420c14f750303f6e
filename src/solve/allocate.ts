import type { AllocationMode } from '../definitions/enums.js'

/** Splits an amount by weights of at least 0, not all 0. A negative amount mirrors a positive one. */
export function allocated(
  amount: bigint,
  weights: readonly bigint[],
  mode: AllocationMode,
): readonly bigint[] {
  if (amount < 0n) return allocated(-amount, weights, mode).map((share) => -share)
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  const shares = weights.map((weight) => (amount * weight) / whole)
  const left = amount - shares.reduce((sum, share) => sum + share, 0n)
  const remainders = weights.map((weight) => (amount * weight) % whole)
  const gains = gainsOf(left, weights, remainders, mode)
  return shares.map((share, index) => share + (gains.get(index) ?? 0n))
}

function gainsOf(
  left: bigint,
  weights: readonly bigint[],
  remainders: readonly bigint[],
  mode: AllocationMode,
): ReadonlyMap<number, bigint> {
  const weighted = [...weights.keys()].filter((index) => (weights[index] ?? 0n) > 0n)
  const first = weighted[0] ?? 0
  const oneEach = (indexes: readonly number[]): ReadonlyMap<number, bigint> =>
    new Map(indexes.slice(0, Number(left)).map((index) => [index, 1n]))
  switch (mode) {
    case 'largestRemainder':
      // Equal remainders keep their order. `left` is below the number of positive ones, so 0 gains nothing.
      return oneEach([...weighted].sort((a, b) => Number((remainders[b] ?? 0n) - (remainders[a] ?? 0n))))
    case 'inOrder':
      return oneEach(weighted)
    case 'toFirst':
      return new Map([[first, left]])
    case 'toLast':
      return new Map([[weighted.at(-1) ?? 0, left]])
    case 'toLargest':
      return new Map([[indexOfLargest(weights), left]])
  }
}

/** Returns the first of equal weights. */
function indexOfLargest(weights: readonly bigint[]): number {
  let largest = 0
  for (const [index, weight] of weights.entries()) {
    if (weight > (weights[largest] ?? 0n)) largest = index
  }
  return largest
}
