/**
 * Calendar dates as text, `YYYY-MM-DD` (D2). A date is a day in the account's own calendar. It has no time and no
 * time zone, so nothing here reads a clock or makes a `Date`, whose day depends on the machine.
 */

import { dayAfter1970, daysSince1970, readDay, writeDay } from '../input/calendar.js'

/** The last day that four digits of a year can name. */
const LAST_DAY = '9999-12-31'

/** Before every calendar date, as text. Stands for a start that was left out. */
export const BEFORE_ALL = ''

/** After every calendar date, as text. Stands for an end that was left out. */
export const AFTER_ALL = '~'

/** D2: whether a text is a day that exists, such as `2028-02-29`. */
export function isCalendarDate(text: unknown): text is string {
  return typeof text === 'string' && readDay(text) !== undefined
}

/** Returns the day after a calendar date. For the last day of the calendar, returns that day. */
export function dayAfter(date: string): string {
  const day = date === LAST_DAY ? undefined : readDay(date)
  return day === undefined ? date : writeDay(dayAfter1970(daysSince1970(day) + 1))
}
