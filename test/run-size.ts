import process from 'node:process'

const SIZE = process.env['TEST_SIZE']

/** `npm test` gets the first value. The full run gets the second, and repeats files that call this function. */
export function bySize<T>(short: T, full: T): T {
  return SIZE === 'short' ? short : full
}

/** Takes the first of each group of `size` elements. */
export function oneOfEach<T>(size: number, all: readonly T[]): readonly T[] {
  return all.filter((_, index) => index % size === 0)
}

/** Returns the first value in the full run of CI, which runs often, and the second in every other run. */
export function inCi<T>(reduced: T, full: T): T {
  return SIZE === 'ci' ? reduced : full
}
