import { describe, expect, test } from 'vitest'
import {
  errorKind,
  PAYMENT_STATUSES,
  parseDocument,
  parseOpenEnum,
  servedUntil,
} from '../../../src/entries/service.js'
import { refusalOf } from '../outcome.js'

describe('Z1, Z2: answers that a client reads', () => {
  test('Z1: an enum value of a later release is read as OTHER', () => {
    expect(parseOpenEnum(PAYMENT_STATUSES, 'PAYMENT_STATUS_PAID')).toBe('PAYMENT_STATUS_PAID')
    expect(parseOpenEnum(PAYMENT_STATUSES, 'PAYMENT_STATUS_LATE')).toBe('OTHER')
    expect(parseOpenEnum(PAYMENT_STATUSES, 3)).toBe('OTHER')
  })

  test.each<[unknown, object]>([
    [{ type: 'conflict' }, { type: 'conflict' }],
    [{ type: ['conflict'] }, {}],
    [{ type: 'locked', errors: [] }, {}],
    [{ type: 'toString' }, {}],
    ['<html>', {}],
    [{ type: 'conflict', resourceId: '' }, { type: 'conflict' }],
    [{ type: 'conflict', resourceId: 5 }, { type: 'conflict' }],
    [
      { type: 'conflict', resourceId: 'a' },
      { type: 'conflict', resourceId: 'a' },
    ],
    [{ errors: 'none' }, {}],
    [{ errors: [{ code: 'a', param: 'b' }, null, { code: 'c' }] }, { errors: [{ code: 'a', param: 'b' }] }],
    [{ errors: [5, { code: 'c' }] }, {}],
    [{ errors: [{ code: 5 }, { code: 'c', param: 5 }] }, { errors: [{ code: 'c', param: '' }] }],
  ])('Z1: errorKind reads the error %j as %j', (body, kind) => {
    expect(errorKind(409, body)).toStrictEqual({ type: 'OTHER', status: 409, errors: [], ...kind })
  })

  test('Z2: parseDocument lists additions of a later release and returns the document unchanged', () => {
    const document = {
      quoteId: 'quote_1',
      customerId: 'cust_1',
      colourOfTheWeek: 'Red',
      lines: [
        { onTheFly: { productName: 'Sheet', pricing: { pricingStrategy: 'PRICING_STRATEGY_BY_WEIGHT' } } },
        { hire: { days: 3 } },
        { notes: {} },
      ],
    }
    const read = parseDocument(document)
    expect(read.document).toBe(document)
    expect(read.unknown).toEqual(['lines[0].on_the_fly.pricing.pricing_strategy', 'lines[1]'])
  })

  test('Z2: a document of this release has no unknown fields', () => {
    const line = { onTheFly: { productName: 'Sheet', pricing: { pricingStrategy: 1 } } }
    expect(parseDocument({ orderId: 'order_1', lines: [line] }).unknown).toEqual([])
  })
})

describe('Z5: end of service', () => {
  test.each([
    ['2026-11-20', 'deprecated', '2027-11-20'],
    ['0998-01-02', 'deprecated', '0999-01-02'],
    ['0001-02-03', 'preview', '0001-03-05'],
    ['2027-02-28', 'deprecated', '2028-02-28'],
    ['2028-02-01', 'preview', '2028-03-02'],
    ['2027-02-01', 'preview', '2027-03-03'],
  ] as const)('Z5: an operation announced on %s as %s is served until %s', (day, notice, until) => {
    expect(servedUntil(day, notice)).toEqual({ ok: true, value: until })
  })

  test.each([
    ...['2026-02-30', '20.11.2026', '', '2026-11-20T09:30:00Z', '9999-01-01'],
    ...['x2026-11-20', '2026-11-20x'],
  ])('Z5: servedUntil refuses %j as a date', (date) => {
    expect(refusalOf(servedUntil(date))).toBe('validation_failure: invalid_timestamp announced_on')
  })
})
