// D2: a date has no time and no time zone, so nothing here reads a clock or makes a `Date`.

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

const DAYS_OF_MONTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Sorts before every date. Stands for an absent start. */
export const BEFORE_ALL = ''

/** Sorts after every date. Stands for an absent end. */
export const AFTER_ALL = '~'

/** D2: the day must exist, as `2028-02-29` does. */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string') return false
  const [, year = '', month = '', day = ''] = FORM.exec(text) ?? []
  return Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month))
}

/** Leaves `9999-12-31`, the last day, unchanged. */
export function dayAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (day < daysOf(year, month)) return dateOf(year, month, day + 1)
  if (month < 12) return dateOf(year, month + 1, 1)
  return year < 9999 ? dateOf(year + 1, 1, 1) : date
}

function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0)
}

function dateOf(year: number, month: number, day: number): string {
  const digits = (value: number, count: number): string => String(value).padStart(count, '0')
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}
