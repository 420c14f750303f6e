/** Leap years have one more day before each month from March. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]

/** Counts from 0000-01-01. */
const DAYS_TO_1970 = 719_528

const DAYS_OF_400_YEARS = 146_097

/** Months and days begin with 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A month that does not exist has no days. */
export function isDay({ year, month, day }: CalendarDay): boolean {
  return day >= 1 && day <= daysBefore(year, month + 1) - daysBefore(year, month)
}

export function daysSince1970({ year, month, day }: CalendarDay): number {
  return daysBeforeYear(year) + daysBefore(year, month) + day - 1 - DAYS_TO_1970
}

export function dayFromDays(days: number): CalendarDay {
  const since0 = days + DAYS_TO_1970
  // The estimate uses the average length of a year, so it is off by one year at most.
  const estimate = Math.floor((since0 * 400) / DAYS_OF_400_YEARS)
  const year =
    daysBeforeYear(estimate) > since0
      ? estimate - 1
      : daysBeforeYear(estimate + 1) <= since0
        ? estimate + 1
        : estimate
  const ofYear = since0 - daysBeforeYear(year)
  let month = 12
  while (daysBefore(year, month) > ofYear) month--
  return { year, month, day: ofYear - daysBefore(year, month) + 1 }
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Counts from 0000-01-01. */
function daysBeforeYear(year: number): number {
  const before = year - 1
  // Year 0 is a leap year.
  return 365 * year + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) + 1
}

/** Month 13 is the first month of the next year. */
function daysBefore(year: number, month: number): number {
  return (DAYS_BEFORE[month - 1] ?? 0) + (month > 2 && isLeapYear(year) ? 1 : 0)
}
