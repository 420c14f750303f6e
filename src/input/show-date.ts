import { ownFields } from '../problem/own-fields.js'
import { daysSince1970, readDay } from './calendar.js'
import { inLocale } from './marks.js'

const DATE = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/

const DAY_MILLISECONDS = 86_400_000

/**
 * Formats a date such as `2026-11-27` for a locale, with the month as a word. Any other text, and a day that the
 * calendar does not have, stays unchanged.
 */
export function showDate(text: string, locale: string): string {
  const day = DATE.test(text) ? readDay(text.slice(0, 10)) : undefined
  if (day === undefined) return text
  const time = daysSince1970(day) * DAY_MILLISECONDS
  return inLocale(locale, (known) =>
    new Intl.DateTimeFormat(
      known,
      ownFields<Intl.DateTimeFormatOptions>({ dateStyle: 'long', timeZone: 'UTC' }),
    ).format(time),
  )
}
