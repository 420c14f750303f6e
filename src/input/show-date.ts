import { ownFields } from '../problem/own-fields.js'
import { inLocale } from './marks.js'

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+Z)?$/

const DAY_MILLISECONDS = 86_400_000
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Leaves any other text unchanged, such as a day that does not exist. */
export function showDate(text: string, locale: string): string {
  const [year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).slice(1, 4).map(Number)
  const days = month === 0 ? undefined : MONTH_DAYS[month - 1]
  if (days === undefined || day < 1 || day > days + (month === 2 && isLeap(year) ? 1 : 0)) return text
  const time = daysSince1970(year, month, day) * DAY_MILLISECONDS
  return inLocale(locale, (known) =>
    new Intl.DateTimeFormat(
      known,
      ownFields<Intl.DateTimeFormatOptions>({ dateStyle: 'long', timeZone: 'UTC' }),
    ).format(time),
  )
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** `Date.UTC` would take the year 50 as 1950. */
function daysSince1970(year: number, month: number, day: number): number {
  const before = year - 1
  const leapDays = (years: number): number =>
    Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  const ofYears = (before - 1969) * 365 + leapDays(before) - leapDays(1969)
  const ofMonths = MONTH_DAYS.slice(0, month - 1).reduce((sum, days) => sum + days, 0)
  return ofYears + ofMonths + (month > 2 && isLeap(year) ? 1 : 0) + day - 1
}
