import process from 'node:process'

/** `npm test` gets the first value. The full run gets the second, and repeats files that call this function. */
export function bySize<T>(short: T, full: T): T {
  return process.env['TEST_SIZE'] === 'short' ? short : full
}
