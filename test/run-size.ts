import process from 'node:process'

const SIZE = process.env['TEST_SIZE']

/** `npm test` gets the first value. The full run gets the second, and repeats files that call this function. */
export function bySize<T>(short: T, full: T): T {
  return SIZE === 'short' ? short : full
}

/** The full run of CI gets the first value, because CI runs often. Every other run gets the second. */
export function inCi<T>(reduced: T, full: T): T {
  return SIZE === 'ci' ? reduced : full
}
