import { dayFromDays } from '../../number/calendar.js'

/** 1970-01-01 was a Thursday. */
const WEEKDAYS = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SECONDS_OF_DAY = 86_400

/** Writes `Fri, 20 Nov 2026 09:30:05 GMT` (H12). `seconds` is a whole number from 0, counted from 1970. */
export function httpDate(seconds: number): string {
  const days = Math.floor(seconds / SECONDS_OF_DAY)
  const { year, month, day } = dayFromDays(days)
  const ofDay = seconds - days * SECONDS_OF_DAY
  const time = [Math.floor(ofDay / 3600), Math.floor(ofDay / 60) % 60, ofDay % 60].map(twoDigits).join(':')
  const date = `${twoDigits(day)} ${MONTHS[month - 1] ?? ''} ${String(year)}`
  return `${WEEKDAYS[days % 7] ?? ''}, ${date} ${time} GMT`
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
