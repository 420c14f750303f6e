import { dayFromDays, daysSince1970, isDay } from '../number/calendar.js'

// D2: a date has no time and no time zone, so nothing here reads a clock or makes a `Date`.

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

/** Sorts before every date. Stands for an absent start. */
export const BEFORE_ALL = ''

/** Sorts after every date. Stands for an absent end. */
export const AFTER_ALL = '~'

/** D2: the day must exist, as `2028-02-29` does. */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string') return false
  const [, year = 0, month = 0, day = 0] = (FORM.exec(text) ?? []).map(Number)
  return isDay({ year, month, day })
}

/** Leaves `9999-12-31`, the last day, unchanged. */
export function dayAfter(date: string): string {
  if (date === '9999-12-31') return date
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const next = dayFromDays(daysSince1970({ year, month, day }) + 1)
  const digits = (value: number, count: number): string => String(value).padStart(count, '0')
  return `${digits(next.year, 4)}-${digits(next.month, 2)}-${digits(next.day, 2)}`
}
