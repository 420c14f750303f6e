import type { Path } from '../../problem/path.js'
import { preview } from '../../problem/preview.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { serviceProblem, type ServiceProblem } from '../problems/problem.js'
import { dayFromDays, daysSince1970, isDay } from '../../number/calendar.js'
import * as check from '../host-argument.js'

/**
 * A time as a string (W4): RFC 3339 with capital `T` and `Z`, up to nine fractional digits, and `Z` or an
 * offset. `2026-11-20T09:30:00.125Z` and `2026-11-20T19:30:00.125+10:00` are the same time.
 */
export type Timestamp = string

/** Counts whole seconds since 1970 in UTC, and the nanoseconds after the last whole second. */
export interface Instant {
  readonly seconds: number
  readonly nanoseconds: number
}

const FORM = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/

const SECONDS_OF_A_DAY = 86_400

/** Limits times to the years 0000 to 9999. */
const FIRST_MILLISECOND = -62_167_219_200_000
const LAST_MILLISECOND = 253_402_300_799_999

/** Returns the original string, so that nothing is lost (W4). */
export function parseTimestamp(value: unknown, path: readonly (string | number)[]): Decision<Timestamp> {
  return isTimestamp(value) ? allowed(value) : invalidRequest([timestampProblem(value, path)])
}

/**
 * Compares to the nanosecond, whatever the offsets (W4). Accepts whatever a page token may hold: a value that is not a
 * time is earlier than all times.
 */
export function compareTimes(first: unknown, second: unknown): -1 | 0 | 1 {
  const [one, other] = [instantOf(first), instantOf(second)]
  if (one === undefined || other === undefined)
    return signOf(Number(one !== undefined) - Number(other !== undefined))
  return signOf(one.seconds - other.seconds || one.nanoseconds - other.nanoseconds)
}

/** Rounds down to whole milliseconds, and clamps to the years 0000 to 9999 (W4). */
export function writeTimestamp(milliseconds: number): Timestamp {
  check.number(milliseconds, 'milliseconds')
  const whole = Math.floor(Math.min(Math.max(milliseconds, FIRST_MILLISECOND), LAST_MILLISECOND))
  const seconds = Math.floor(whole / 1000)
  const days = Math.floor(seconds / SECONDS_OF_A_DAY)
  const { year, month, day } = dayFromDays(days)
  const ofDay = seconds - days * SECONDS_OF_A_DAY
  const date = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
  const [hours, minutes] = [Math.floor(ofDay / 3600), Math.floor(ofDay / 60) % 60]
  const time = `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(ofDay % 60, 2)}`
  return `${date}T${time}.${digits(whole - seconds * 1000, 3)}Z`
}

// W4
export const hostTime: check.Check = check.mustBe(
  'an RFC 3339 string with Z or an offset, such as 2026-11-20T09:30:00Z',
  isTimestamp,
)

// W4
export function isTimestamp(value: unknown): value is Timestamp {
  return instantOf(value) !== undefined
}

/** Rounds down. */
export function millisecondsOf(value: unknown): number | undefined {
  const instant = instantOf(value)
  return instant === undefined
    ? undefined
    : instant.seconds * 1000 + Math.floor(instant.nanoseconds / 1_000_000)
}

export function timestampProblem(value: unknown, path: Path): ServiceProblem {
  return serviceProblem('invalid_timestamp', path, { sent: preview(value) })
}

export function instantOf(value: unknown): Instant | undefined {
  if (typeof value !== 'string') return undefined
  const parts = FORM.exec(value)
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number)
  const [fraction = '', sign, offsetHours = 0, offsetMinutes = 0] = parts.slice(7)
  if (!isDay({ year, month, day })) return undefined
  if (hour > 23 || minute > 59 || second > 59) return undefined
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return undefined
  const offset = (sign === '-' ? -60 : 60) * (Number(offsetHours) * 60 + Number(offsetMinutes))
  const ofDay = hour * 3600 + minute * 60 + second
  return {
    seconds: daysSince1970({ year, month, day }) * SECONDS_OF_A_DAY + ofDay - offset,
    nanoseconds: Number(fraction.padEnd(9, '0')),
  }
}

function digits(figure: number, min: number): string {
  return String(figure).padStart(min, '0')
}

function signOf(difference: number): -1 | 0 | 1 {
  return difference < 0 ? -1 : difference > 0 ? 1 : 0
}

/** Compares to the nanosecond (H8, H23, J2, J10). Gives false for a value that is not a timestamp. */
export function hasElapsed(from: Timestamp, to: Timestamp, seconds: number): boolean {
  const [start, end] = [instantOf(from), instantOf(to)]
  if (start === undefined || end === undefined) return false
  const more = end.seconds - start.seconds - seconds
  return more > 0 || (more === 0 && end.nanoseconds >= start.nanoseconds)
}
