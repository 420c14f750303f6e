import { allowed, invalidRequest, type Decision } from '../decision.js'
import { serviceLimits } from '../data/service-limits.js'
import { dayFromDays, daysSince1970, isDay, type CalendarDay } from '../../number/calendar.js'
import { timestampProblem } from '../ids/timestamp.js'
import * as check from '../host-argument.js'

/**
 * The kind of announcement. `deprecated` is for a deprecated part, and for a major version once its successor is
 * out. `preview` is for the withdrawal of a preview.
 */
export type Notice = 'deprecated' | 'preview'

/**
 * Returns the first day on which an announced removal may happen (Z5): twelve months after the announcement, or 30 days
 * for a preview. Days are `YYYY-MM-DD`. If the final month does not have that day, the result is the first of the next
 * month.
 *
 * Problem: `invalid_timestamp` for a value that is not a day.
 *
 * @example
 * import { servedUntil } from 'quotewright/service'
 *
 * assert.deepEqual(servedUntil('2026-11-20'), { ok: true, value: '2027-11-20' })
 * assert.deepEqual(servedUntil('2026-11-20', 'preview'), { ok: true, value: '2026-12-20' })
 */
export function servedUntil(announcedOn: string, notice: Notice = 'deprecated'): Decision<string> {
  check.text(announcedOn, 'announcedOn')
  check.oneOf(['deprecated', 'preview'])(notice, 'notice')
  const day = dayOf(announcedOn)
  if (day === undefined) return invalidRequest([timestampProblem(announcedOn, ['announcedOn'])])
  const until = notice === 'preview' ? afterNotice(day) : afterMonths(day)
  // YYYY-MM-DD has four digits for the year.
  if (until.year > 9999) return invalidRequest([timestampProblem(announcedOn, ['announcedOn'])])
  return allowed(writeDay(until))
}

function dayOf(text: string): CalendarDay | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  const found = { year, month, day }
  return isDay(found) ? found : undefined
}

function afterNotice(day: CalendarDay): CalendarDay {
  return dayFromDays(daysSince1970(day) + serviceLimits.previewWithdrawalDays)
}

function afterMonths({ year, month, day }: CalendarDay): CalendarDay {
  const months = year * 12 + (month - 1) + serviceLimits.deprecationMonths
  const later = { year: Math.floor(months / 12), month: (months % 12) + 1, day }
  // A day that the month lacks becomes the first of the next, so that the notice is never shorter.
  return isDay(later) ? later : dayFromDays(daysSince1970(later))
}

function writeDay({ year, month, day }: CalendarDay): string {
  const [months, days] = [month, day].map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${String(months)}-${String(days)}`
}
