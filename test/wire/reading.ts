import type { LocatedProblem } from '../../src/problem/located-problem.js'
import { newReading, type Reader, type Reading } from '../../src/wire/reading.js'

export function readAs<A>(
  reader: Reader<A>,
  value: unknown,
  reading: Reading = newReading(),
): { readonly read: A | undefined; readonly problems: readonly LocatedProblem[] } {
  const read = reader(value, 'field', reading)
  return { read, problems: reading.problems }
}

export function problemOf(code: string, details: object, ...below: readonly unknown[]): unknown {
  return { code, path: ['field', ...below], details }
}
