/**
 * Returns pseudo-random numbers that are the same in every run (mulberry32), so that every run measures the
 * same documents.
 */
export function randomNumbers(seed) {
  let state = seed
  /** Returns a number from 0 up to, but not including, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    /** Returns a whole number in a range, both ends included. */
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    oneOf: (list) => list[Math.floor(next() * list.length)],
  }
}

/** Returns the same things in random order (Fisher–Yates). */
export function shuffled(things, random) {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.whole(0, last)
    const moved = order[last]
    order[last] = order[other]
    order[other] = moved
  }
  return order
}
