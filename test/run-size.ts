import process from 'node:process'

/** Returns the first value in `npm test`, and the second in the full run, which repeats files that call this. */
export function bySize<T>(short: T, full: T): T {
  return process.env['TEST_SIZE'] === 'short' ? short : full
}
