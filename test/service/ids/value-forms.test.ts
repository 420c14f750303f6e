import { describe, expect, test } from 'vitest'
import { PAYMENT_STATUSES, parseInt64, withoutReadOnly, type Decision } from '../../../src/entries/service.js'
import { parseEnum } from '../../../src/service/ids/enum.js'
import { indexOfLine } from '../../../src/service/ids/line-by-id.js'
import { parseTimestamp } from '../../../src/service/ids/timestamp.js'

const typeOf = (decision: Decision<unknown>): unknown =>
  decision.ok ? decision.value : decision.refusal.type
const detailsOf = (decision: Decision<unknown>): unknown =>
  decision.ok ? undefined : decision.refusal.problems[0]?.details

describe('W1, W4, W5: values in JSON', () => {
  test('W1: an integer of 1,000 characters is read, and a longer one is refused', () => {
    expect(typeOf(parseInt64('0'.repeat(1000), ['n']))).toBe('0')
    expect(typeOf(parseInt64('0'.repeat(1001), ['n']))).toBe('validation_failure')
  })

  test('W1: the problem of an invalid integer shows the value, and the limits or an example', () => {
    expect(detailsOf(parseInt64('9223372036854775808', ['n']))).toEqual({
      sent: '"9223372036854775808"',
      min: '-9223372036854775808',
      max: '9223372036854775807',
    })
    expect(detailsOf(parseInt64('1.5', ['n']))).toEqual({ sent: '"1.5"', example: '"42"' })
    expect(typeOf(parseInt64('9'.repeat(900), ['n']))).toBe('validation_failure')
  })

  test('W4: only a string in the form of RFC 3339 is a timestamp', () => {
    expect(detailsOf(parseTimestamp('2026-11-20', ['since']))).toEqual({ sent: '"2026-11-20"' })
    expect(parseTimestamp(['2026-11-20T09:30:00Z'], ['since']).ok).toBe(false)
    expect(parseTimestamp('2026-11-20T09:30:00+10:60', ['since']).ok).toBe(false)
    expect(parseTimestamp('2026-11-20T09:30:00+10:59', ['since']).ok).toBe(true)
    expect(parseTimestamp(`2026-11-20T09:30:00.${'1'.repeat(10)}Z`, ['since']).ok).toBe(false)
  })

  test('W4: a timestamp needs a day that exists', () => {
    const two = (digits: number): string => String(digits).padStart(2, '0')
    const inMonth = (month: number, day: number): boolean =>
      parseTimestamp(`2024-${two(month)}-${two(day)}T00:00:00Z`, ['since']).ok
    expect([0, 13, 14, 15].map((month) => inMonth(month, 1))).toEqual([false, false, false, false])
    expect([0, 1, 31, 32].map((day) => inMonth(12, day))).toEqual([false, true, true, false])
    expect([1, 2, 3, 4].map((month) => inMonth(month, 30))).toEqual([true, false, true, true])
  })

  test('W5: digits in a query are one integer, and a list is refused', () => {
    const names = Array.from({ length: 12 }, (_, index) => `N_${String(index)}`)
    expect(typeOf(parseEnum(names, '10', ['n'], 'query'))).toBe('N_10')
    expect(typeOf(parseEnum(PAYMENT_STATUSES, ['3'], ['n'], 'query'))).toBe('validation_failure')
  })
})

describe('I9, I10: documents', () => {
  test('I9: a line is found by its id, and not by a value that is not a string', () => {
    // A request can contain any value as a line id.
    for (const wrong of [5, null, undefined, '', ['a']])
      expect(typeOf(indexOfLine([{ lineId: 'a' }], wrong as string))).toBe('not_found')
    expect(typeOf(indexOfLine([{ lineId: 'b' }, { lineId: 'a' }], 'a'))).toBe(1)
  })

  test.each(
    (
      'orderId quoteId customerCompanyName statusName labels isArchived subtotal taxAmount total totalCost margin ' +
      'labourTotal discountAmount lineId'
    ).split(' '),
  )('I10: the field %s of a body is dropped', (field) => {
    expect(withoutReadOnly({ [field]: 'x', reference: 'r' })).toEqual({ reference: 'r' })
  })

  test('I10: a value that is not a list, or a list with a hole, stays for the reader to refuse', () => {
    expect(withoutReadOnly({ lines: 'none' })).toEqual({ lines: 'none' })
    const holed = new Array<unknown>(2)
    holed[1] = { lineId: 'a' }
    expect((withoutReadOnly({ lines: holed }) as { lines: unknown }).lines).toBe(holed)
  })

  test('I10: a single flashing loses the fields that the server sets in its drawings', () => {
    const drawing = { drawingId: 'd', svgUrl: 'u', note: 'n' }
    expect(withoutReadOnly({ flashing: { drawing, otherSides: [drawing] }, lineId: 'a' })).toEqual({
      flashing: { drawing: { note: 'n' }, otherSides: [{ note: 'n' }] },
    })
  })
})
