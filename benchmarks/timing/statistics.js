/** Returns the median and the quartiles, which a noisy machine affects little. */
export function spreadOf(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) }
}

/** Returns a ÷ b for each round. Anything that slows down a whole round affects both and cancels out. */
export function ratiosOf(a, b) {
  return a.map((number, round) => number / b[round])
}

export function ratioOf(a, b) {
  return spreadOf(ratiosOf(a, b))
}

/** Returns (a − b) ÷ c for each round. */
export function differenceOf(a, b, c) {
  return spreadOf(a.map((number, round) => (number - b[round]) / c[round]))
}

export function slowestOf(spreads) {
  return spreads.toSorted((a, b) => b.median - a.median)[0]
}

export function scaled({ median, low, high }, factor) {
  return { median: median * factor, low: low * factor, high: high * factor }
}

/**
 * Returns the value below which `share` of the sorted numbers lie, interpolated between two numbers if
 * necessary.
 */
function quantile(sorted, share) {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  return below + (above - below) * (place - Math.floor(place))
}
