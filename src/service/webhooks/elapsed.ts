import { instantOf, type Timestamp } from '../ids/timestamp.js'

/**
 * Tests whether this many seconds have passed from one time to another, to the nanosecond (H8, H23, J2). False if
 * one of them is not a timestamp.
 */
export function hasElapsed(from: Timestamp, to: Timestamp, seconds: number): boolean {
  const [start, end] = [instantOf(from), instantOf(to)]
  if (start === undefined || end === undefined) return false
  const more = end.seconds - start.seconds - seconds
  return more > 0 || (more === 0 && end.nanoseconds >= start.nanoseconds)
}
