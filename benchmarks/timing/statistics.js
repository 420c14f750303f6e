/** The median and the quartiles: what a noisy machine cannot push around. */
export function spreadOf(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) }
}

/** a over b, round by round: what slows a whole round down slows both and cancels out. */
export function ratiosOf(a, b) {
  return a.map((number, round) => number / b[round])
}

export function ratioOf(a, b) {
  return spreadOf(ratiosOf(a, b))
}

/** The spread with the largest median. */
export function slowestOf(spreads) {
  return spreads.toSorted((a, b) => b.median - a.median)[0]
}

/** The same spread in another unit. */
export function scaled({ median, low, high }, factor) {
  return { median: median * factor, low: low * factor, high: high * factor }
}

/** Where `share` of the sorted numbers lie below, between two of them when need be. */
function quantile(sorted, share) {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  return below + (above - below) * (place - Math.floor(place))
}
