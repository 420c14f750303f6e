/** Returns a scale that starts at zero. */
export function proportional(most, from, to) {
  return (number) => from + ((to - from) * number) / most
}

/** Returns a logarithmic scale: equal factors have equal distances. */
export function logarithmic(least, most, from, to) {
  const span = Math.log(most / least)
  return (number) => from + ((to - from) * Math.log(number / least)) / span
}
