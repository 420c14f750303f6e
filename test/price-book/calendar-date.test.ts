import { describe, expect, test } from 'vitest'
import { dayAfter, isCalendarDate } from '../../src/price-book/calendar-date.js'

describe('D2: a calendar date', () => {
  test.each(['2026-01-31', '2028-02-29', '2000-02-29', '2400-02-29', '0001-01-01', '9999-12-31'])(
    'is a day that exists: %s',
    (date) => {
      expect(isCalendarDate(date)).toBe(true)
    },
  )

  test.each([
    ...['2026-02-29', '1900-02-29', '2100-02-29', '2026-04-31', '2026-01-00', '2026-00-01', '2026-13-01'],
    ...['2026-1-01', '26-01-01', '2026-01-01T00:00', '', '2026-01-32', 20260101, null],
  ])('is not %j', (date) => {
    expect(isCalendarDate(date)).toBe(false)
  })

  test.each([
    ['2026-01-31', '2026-02-01'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2100-02-28', '2100-03-01'],
    ['2000-02-28', '2000-02-29'],
    ['9998-12-31', '9999-01-01'],
    ['9999-12-31', '9999-12-31'],
  ])('%s is followed by %s', (date, next) => {
    expect(dayAfter(date)).toBe(next)
  })
})
