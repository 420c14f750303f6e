import { daysSince1970, isDay } from '../number/calendar.js'
import { ownFields } from '../problem/own-fields.js'
import { inLocale } from './marks.js'

export const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+Z)?$/

const DAY_MILLISECONDS = 86_400_000

/** Leaves any other text unchanged, such as a day that does not exist. */
export function showDate(text: string, locale: string): string {
  const [year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).slice(1, 4).map(Number)
  const date = { year, month, day }
  if (!isDay(date)) return text
  const time = daysSince1970(date) * DAY_MILLISECONDS
  return inLocale(locale, (known) =>
    new Intl.DateTimeFormat(
      known,
      ownFields<Intl.DateTimeFormatOptions>({ dateStyle: 'long', timeZone: 'UTC' }),
    ).format(time),
  )
}
