import { describe, expect, test } from 'vitest'
import {
  errorKind,
  PAYMENT_STATUSES,
  parseDocument,
  parseOpenEnum,
  servedUntil,
} from '../../../src/entries/service.js'

describe('Z1, Z2: answers that a client reads', () => {
  test('Z1: an enum value of a later release is read as OTHER', () => {
    expect(parseOpenEnum(PAYMENT_STATUSES, 'PAYMENT_STATUS_PAID')).toBe('PAYMENT_STATUS_PAID')
    expect(parseOpenEnum(PAYMENT_STATUSES, 'PAYMENT_STATUS_LATE')).toBe('OTHER')
    expect(parseOpenEnum(PAYMENT_STATUSES, 3)).toBe('OTHER')
  })

  test('Z1: an error type of a later release, or an answer from outside the service, is OTHER with its status', () => {
    expect(errorKind(409, { type: 'locked', errors: [] })).toEqual({ type: 'OTHER', status: 409, errors: [] })
    expect(errorKind(502, '<html>')).toEqual({ type: 'OTHER', status: 502, errors: [] })
    expect(errorKind(400, { type: 'toString' }).type).toBe('OTHER')
  })

  test('Z1: a replay has the id of the resource, and an error code of a later release is passed on', () => {
    const body = {
      type: 'conflict',
      resourceId: 'order_1',
      errors: [{ code: 'new_one', param: 'request_id' }],
    }
    expect(errorKind(409, body)).toEqual({
      type: 'conflict',
      status: 409,
      errors: [{ code: 'new_one', param: 'request_id' }],
      resourceId: 'order_1',
    })
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
    ['2024-02-29', 'deprecated', '2025-03-01'],
    ['2027-02-28', 'deprecated', '2028-02-28'],
    ['2026-11-20', 'preview', '2026-12-20'],
    ['2028-02-01', 'preview', '2028-03-02'],
    ['2027-02-01', 'preview', '2027-03-03'],
  ] as const)('Z5: an operation announced on %s as %s is served until %s', (day, notice, until) => {
    expect(servedUntil(day, notice)).toEqual({ ok: true, value: until })
  })

  test.each(['2026-02-30', '20.11.2026', '', '2026-11-20T09:30:00Z', '9999-01-01'])(
    'Z5: servedUntil refuses %j as a date',
    (text) => {
      const decision = servedUntil(text)
      expect(!decision.ok && decision.refusal.problems.map(({ code }) => code)).toEqual(['invalid_timestamp'])
    },
  )
})
