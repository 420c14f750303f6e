/** Returns a scale that starts at zero. */
export function proportional(max, from, to) {
  return (number) => from + ((to - from) * number) / max
}

/** Returns a logarithmic scale: equal factors have equal distances. */
export function logarithmic(min, max, from, to) {
  const span = Math.log(max / min)
  return (number) => from + ((to - from) * Math.log(number / min)) / span
}
