import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isVisible, PAYMENT_STATUSES, parseInt64, withoutReadOnly } from '../../../src/entries/service.js'
import { parseEnum } from '../../../src/service/ids/enum.js'
import { indexOfLine } from '../../../src/service/ids/line-by-id.js'
import { parseTimestamp } from '../../../src/service/ids/timestamp.js'
import { detailsOf, outcomeOf } from '../outcome.js'

describe('W1, W4, W5, W7: values in JSON', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['-7', '-7'],
    ['9223372036854775807', '9223372036854775807'],
    ['0'.repeat(1_000), '0'],
  ])('W1: %s is read as %s', (text, value) => {
    expect(outcomeOf(parseInt64(text, ['orderNumber']))).toBe(value)
  })

  test.each([
    ['-9223372036854775809', 'out_of_range'],
    ['1.5', 'invalid_decimal'],
    ['+1', 'invalid_decimal'],
    ['1e3', 'invalid_decimal'],
    [' 1', 'invalid_decimal'],
    ['0'.repeat(1_001), 'invalid_decimal'],
    ['0'.repeat(100_000), 'invalid_decimal'],
    ['9'.repeat(900), 'out_of_range'],
    ['', 'required'],
  ])('W1: %j is refused with %s', (value, code) => {
    expect(outcomeOf(parseInt64(value, ['orderNumber']))).toEqual([
      'validation_failure',
      `${code} order_number`,
    ])
  })

  test('W1: every 64-bit integer is read exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (number) => {
        expect(outcomeOf(parseInt64(String(number), ['n']))).toBe(String(number))
      }),
    )
  })

  test('W5: an enum may be a name or an integer, or in a query a string of digits', () => {
    const path = ['paymentStatus']
    const unknown = ['validation_failure', 'unknown_enum_value payment_status']
    expect(outcomeOf(parseEnum(PAYMENT_STATUSES, 'PAYMENT_STATUS_PAID', path))).toBe('PAYMENT_STATUS_PAID')
    expect(outcomeOf(parseEnum(PAYMENT_STATUSES, 3, path))).toBe('PAYMENT_STATUS_PAID')
    expect(outcomeOf(parseEnum(PAYMENT_STATUSES, '3', path, 'query'))).toBe('PAYMENT_STATUS_PAID')
    expect(outcomeOf(parseEnum(PAYMENT_STATUSES, '3', path))).toEqual(unknown)
    for (const value of ['4', '03', '-1', '3.0', 'paid', 'toString'])
      expect(outcomeOf(parseEnum(PAYMENT_STATUSES, value, path, 'query'))).toEqual(unknown)
    expect(outcomeOf(parseEnum(PAYMENT_STATUSES, 4, path))).toEqual(unknown)
    expect(outcomeOf(parseEnum(PAYMENT_STATUSES, '', path, 'query'))).toEqual([
      'validation_failure',
      'required payment_status',
    ])
  })

  test('W7: an archived document is hidden without includeArchived', () => {
    expect(isVisible({ isArchived: true })).toBe(false)
    expect(isVisible({ isArchived: true }, { includeArchived: true })).toBe(true)
    expect(isVisible({ isArchived: false }, {})).toBe(true)
    expect(isVisible({}, { includeArchived: true })).toBe(true)
  })

  test('W1: the problem of an invalid integer shows the value, and the limits or an example', () => {
    expect(detailsOf(parseInt64('9223372036854775808', ['n']))).toEqual([
      { sent: '"9223372036854775808"', min: '-9223372036854775808', max: '9223372036854775807' },
    ])
    expect(detailsOf(parseInt64('1.5', ['n']))).toEqual([{ sent: '"1.5"', example: '"42"' }])
  })

  test('W4: only a string in the form of RFC 3339 is a timestamp', () => {
    expect(detailsOf(parseTimestamp('2026-11-20', ['since']))).toEqual([{ sent: '"2026-11-20"' }])
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
    expect(outcomeOf(parseEnum(names, '10', ['n'], 'query'))).toBe('N_10')
    const listed = parseEnum(PAYMENT_STATUSES, ['3'], ['n'], 'query')
    expect(outcomeOf(listed)).toEqual(['validation_failure', 'unknown_enum_value n'])
    expect(detailsOf(parseEnum(PAYMENT_STATUSES, '9', ['n'], 'query'))).toMatchObject([{ sent: '"9"' }])
  })
})

describe('I9, I10: documents', () => {
  test('I10: fields that the server sets are dropped, but fields of the same name elsewhere stay', () => {
    const body = {
      orderId: 'order_1',
      customerId: 'cust_1',
      customerCompanyName: 'Harbour Roofing',
      total: { amountMicros: '1' },
      labels: [],
      isArchived: true,
      labelIds: ['label_1'],
      lines: [
        { lineId: 'a', onTheFly: { productName: 'Sheet', pricing: { margin: {}, total: 'kept' } } },
        {
          flashing: {
            drawing: { drawingId: 'd', svgUrl: 'u', tempId: 't' },
            otherSides: [{ svgUrl: 'u' }, null],
          },
        },
      ],
    }
    const before = structuredClone(body)
    expect(withoutReadOnly(body)).toEqual({
      customerId: 'cust_1',
      labelIds: ['label_1'],
      lines: [
        { onTheFly: { productName: 'Sheet', pricing: { margin: {}, total: 'kept' } } },
        { flashing: { drawing: { tempId: 't' }, otherSides: [{}, null] } },
      ],
    })
    expect(body).toEqual(before)
  })

  test('I10: a single line loses its id, and other values stay', () => {
    expect(withoutReadOnly({ lineId: 'a', notes: { text: 'x' } })).toEqual({ notes: { text: 'x' } })
    expect(withoutReadOnly([1])).toEqual([1])
    expect(withoutReadOnly(null)).toBeNull()
  })

  test('I10: dropping read-only fields twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const once = withoutReadOnly(body)
        expect(withoutReadOnly(once)).toEqual(once)
      }),
    )
  })

  test('I9: a line is not found by an empty string or a value that is not a string', () => {
    // A request can contain any value as a line id.
    for (const wrong of [5, null, undefined, '', ['a']])
      expect(outcomeOf(indexOfLine([{ lineId: 'a' }], wrong as string))).toEqual(['not_found'])
    expect(outcomeOf(indexOfLine([{ lineId: '' }], ''))).toEqual(['not_found'])
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
