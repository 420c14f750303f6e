import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareTimes,
  hasElapsed,
  parseTimestamp,
  writeTimestamp,
} from '../../../src/service/ids/timestamp.js'

const codesOf = (value: unknown): readonly string[] => {
  const decision = parseTimestamp(value, ['updatedSince'])
  return decision.ok ? [] : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)
}

describe('W4: timestamps', () => {
  test.each([
    '2026-11-20T09:30:00Z',
    '2026-11-20T09:30:00.1Z',
    '2026-11-20T09:30:00.123456789+10:30',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '2024-02-29T00:00:00-00:00',
    '2000-02-29T23:59:59+23:59',
  ])('W4: %s is kept as sent', (text) => {
    expect(parseTimestamp(text, ['updatedSince'])).toEqual({ ok: true, value: text })
  })

  test.each([
    ['a date without a time', '2026-11-20'],
    ['a time without an offset', '2026-11-20T09:30:00'],
    ['a leap second', '2016-12-31T23:59:60Z'],
    ['the hour 24', '2026-11-20T24:00:00Z'],
    ['the minute 60', '2026-11-20T09:60:00Z'],
    ['29 February in a common year', '2026-02-29T00:00:00Z'],
    ['29 February 1900', '1900-02-29T00:00:00Z'],
    ['the month 13', '2026-13-01T00:00:00Z'],
    ['the month 0', '2026-00-01T00:00:00Z'],
    ['the day 0', '2026-01-00T00:00:00Z'],
    ['a fraction of ten digits', '2026-11-20T09:30:00.1234567890Z'],
    ['a point without digits', '2026-11-20T09:30:00.Z'],
    ['small letters', '2026-11-20t09:30:00z'],
    ['a space in place of T', '2026-11-20 09:30:00Z'],
    ['an offset of 24 hours', '2026-11-20T09:30:00+24:00'],
    ['an offset without a colon', '2026-11-20T09:30:00+1000'],
    ['a line break at the end', '2026-11-20T09:30:00Z\n'],
    ['a year of five digits', '12026-11-20T09:30:00Z'],
    ['a number', 1795167000125],
    ['an empty string', ''],
  ])('W4: %s is refused', (_, value) => {
    expect(codesOf(value)).toEqual(['invalid_timestamp updated_since'])
  })

  test('W4: the time of the worked example is written in UTC with three decimals', () => {
    expect(writeTimestamp(1795167000125)).toBe('2026-11-20T09:30:00.125Z')
  })

  test('W4: every time is formatted exactly as `toISOString` does', () => {
    const times = fc.integer({ min: -62167219200000, max: 253402300799999 })
    fc.assert(
      fc.property(times, (milliseconds) => {
        expect(writeTimestamp(milliseconds)).toBe(new Date(milliseconds).toISOString())
        expect(Date.parse(writeTimestamp(milliseconds))).toBe(milliseconds)
      }),
      { numRuns: 500 },
    )
  })

  test('W4: the days around every New Year are formatted exactly as `toISOString` does', () => {
    for (let year = 0; year < 10_000; year++) {
      const first = Date.parse(`${String(year).padStart(4, '0')}-01-01T00:00:00.000Z`)
      for (const days of [-1, 0, 58, 59, 60].filter((day) => year > 0 || day >= 0)) {
        const milliseconds = first + days * 86_400_000
        if (writeTimestamp(milliseconds) !== new Date(milliseconds).toISOString())
          expect(writeTimestamp(milliseconds)).toBe(new Date(milliseconds).toISOString())
      }
    }
  })

  test('W4: a time out of range becomes the nearest time in range', () => {
    expect(writeTimestamp(Infinity)).toBe('9999-12-31T23:59:59.999Z')
    expect(writeTimestamp(-Infinity)).toBe('0000-01-01T00:00:00.000Z')
    expect(writeTimestamp(0.9)).toBe('1970-01-01T00:00:00.000Z')
    expect(writeTimestamp(-0.1)).toBe('1969-12-31T23:59:59.999Z')
    for (const wrong of [1n, NaN]) expect(() => writeTimestamp(wrong as number)).toThrow(/^milliseconds must/)
  })

  test('W4: times are compared to the nanosecond, whatever their offsets', () => {
    expect(compareTimes('2026-11-20T09:30:00Z', '2026-11-20T19:30:00.000000000+10:00')).toBe(0)
    expect(compareTimes('2026-11-20T09:30:00.125Z', '2026-11-20T09:30:00.125000001Z')).toBe(-1)
    expect(compareTimes('2026-11-20T09:30:00-00:30', '2026-11-20T09:59:59Z')).toBe(1)
    // As strings, these times would have the opposite order.
    expect(compareTimes('2026-11-20T09:30:00.5Z', '2026-11-20T09:30:00Z')).toBe(1)
  })

  test('W4: times are ordered by their milliseconds, then by the digits after them', () => {
    const moment = fc.record({
      milliseconds: fc.integer({ min: 0, max: 3 }).map((n) => 1795167000125 + n),
      behind: fc.integer({ min: 0, max: 999999 }),
      hours: fc.integer({ min: -12, max: 14 }),
    })
    const textOf = ({
      milliseconds,
      behind,
      hours,
    }: {
      milliseconds: number
      behind: number
      hours: number
    }) => {
      const local = new Date(milliseconds + hours * 3600000).toISOString().slice(0, -1)
      const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
      return `${local}${String(behind).padStart(6, '0')}${offset}`
    }
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const expected = Math.sign(one.milliseconds - other.milliseconds || one.behind - other.behind)
        expect(compareTimes(textOf(one), textOf(other))).toBe(expected === 0 ? 0 : expected)
      }),
    )
  })

  test('H8: hasElapsed is exact to the nanosecond, and false for an invalid time', () => {
    const [from, to] = ['2026-11-20T09:30:00.5Z', '2026-11-20T09:30:10.5Z']
    expect([9, 10, 11].map((seconds) => hasElapsed(from, to, seconds))).toEqual([true, true, false])
    expect(hasElapsed('2026-11-20T09:30:00.500000001Z', to, 10)).toBe(false)
    expect(hasElapsed('2026-11-20T09:30:00.499999999Z', to, 10)).toBe(true)
    expect(hasElapsed('2026-11-20T09:30:01.9Z', to, 8)).toBe(true)
    expect([hasElapsed('soon', to, 0), hasElapsed(from, 'soon', 0)]).toEqual([false, false])
  })
})
