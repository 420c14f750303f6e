/**
 * Calendar dates as text, `YYYY-MM-DD` (D2). A date is a day in the account's own calendar. It has no time and no
 * time zone, so nothing here reads a clock or makes a `Date`, whose day depends on the machine.
 */

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

const DAYS_OF_MONTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Before every calendar date, as text. Stands for a start that was left out. */
export const BEFORE_ALL = ''

/** After every calendar date, as text. Stands for an end that was left out. */
export const AFTER_ALL = '~'

/** D2: whether a text is a day that exists, such as `2028-02-29`. */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string') return false
  const [, year = '', month = '', day = ''] = FORM.exec(text) ?? []
  return Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month))
}

/** Returns the day after a calendar date. For the last day of the calendar, returns that day. */
export function dayAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (day < daysOf(year, month)) return dateOf(year, month, day + 1)
  if (month < 12) return dateOf(year, month + 1, 1)
  return year < 9999 ? dateOf(year + 1, 1, 1) : date
}

/** Returns the number of days of a month; 0 for a month that does not exist. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0)
}

function dateOf(year: number, month: number, day: number): string {
  const digits = (value: number, count: number): string => String(value).padStart(count, '0')
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}
