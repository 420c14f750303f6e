import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginAttempt,
  idKinds,
  isVisible,
  newId,
  PAYMENT_STATUSES,
  parseDocumentId,
  parseId,
  parseInt64,
  parseMessage,
  parseRequestId,
  parseUpload,
  requestFingerprint,
  withoutReadOnly,
  type IdKind,
  type RequestRecord,
} from '../../../src/entries/service.js'
import { parseEnum } from '../../../src/service/ids/enum.js'
import { indexOfLine } from '../../../src/service/ids/line-by-id.js'
import { outcomeOf } from '../outcome.js'

const RANDOM = Uint8Array.from([0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99])
const SUFFIX = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
const times = fc.integer({ min: 0, max: 2 ** 48 - 1 })
const kinds = fc.constantFrom(...(Object.keys(idKinds) as IdKind[]))

describe('I1, I3: new ids', () => {
  test('I3: the worked example gives the published id', () => {
    expect(newId('order', 1795167000125, RANDOM)).toBe('order_01m7w4n5hx008j4ct4ank7f24s')
  })

  test('I3: an id a millisecond later than the worked example sorts after it, even with all-zero random bytes', () => {
    const later = newId('order', 1795167000126, new Uint8Array(10))
    expect(later).toBe('order_01m7w4n5hy0000000000000000')
    expect(later > newId('order', 1795167000125, RANDOM)).toBe(true)
  })

  test('I3: the largest time and bytes give the largest id', () => {
    expect(newId('quote', 2 ** 48 - 1, new Uint8Array(10).fill(255))).toBe('quote_7zzzzzzzzzzzzzzzzzzzzzzzzz')
  })

  test('I2, I3: every new id has the published form and is accepted for its kind', () => {
    fc.assert(
      fc.property(kinds, times, bytes, (kind, nowMs, random) => {
        const id = newId(kind, nowMs, random)
        expect(id.slice(idKinds[kind].length)).toMatch(SUFFIX)
        expect(parseId(id, kind, ['id'])).toEqual({ ok: true, value: id })
      }),
    )
  })

  test('I3: ids sort by their time, and differ if their time or random bytes differ', () => {
    fc.assert(
      fc.property(times, bytes, times, bytes, (one, first, other, second) => {
        const [a, b] = [newId('kit', one, first), newId('kit', other, second)]
        if (one !== other) expect(a < b).toBe(one < other)
        else expect(a === b).toBe(first.every((byte, index) => byte === second[index]))
      }),
    )
  })

  test('I3: decoding base 32 digit by digit gives the 128 bits of time and random bytes', () => {
    const hex = (id: string): string => {
      const values = Array.from(id.slice('kit_'.length), (digit) =>
        '0123456789abcdefghjkmnpqrstvwxyz'.indexOf(digit),
      )
      const bits = values
        .map((value) => value.toString(2).padStart(5, '0'))
        .join('')
        .slice(2)
      return (bits.match(/.{4}/g) ?? []).map((four) => parseInt(four, 2).toString(16)).join('')
    }
    fc.assert(
      fc.property(times, bytes, (nowMs, random) => {
        const expected = nowMs.toString(16).padStart(12, '0') + Buffer.from(random).toString('hex')
        expect(hex(newId('kit', nowMs, random))).toBe(expected)
      }),
    )
  })

  test('I3: newId uses the first ten random bytes, and refuses fewer bytes or a time out of range', () => {
    expect(newId('kit', 2 ** 48 - 1, [...RANDOM, 256])).toBe(newId('kit', 2 ** 48 - 1, RANDOM))
    expect(() => newId('kit', 0, RANDOM.slice(1))).toThrow(/^random\[9\] must/)
    expect(() => newId('kit', 2 ** 48, RANDOM)).toThrow(/^nowMs must/)
  })

  test('I1: a host can choose prefixes only for kinds without a published prefix', () => {
    const own = { kit: 'set_', order: 'o_' }
    expect(newId('kit', 0, RANDOM, own)).toMatch(/^set_/)
    expect(newId('order', 0, RANDOM, own)).toMatch(/^order_/)
    expect(newId('label', 0, RANDOM, own)).toMatch(/^label_/)
  })
})

describe('I4, I5: reading ids', () => {
  test.each([
    ['customer', 'cust_', 'invalid_id'],
    ['customer', 'abc', 'invalid_id'],
    ['customer', 'CUST_1', 'invalid_id'],
    ['customer', 'quote_1', 'wrong_id_kind'],
    ['quote', 'order_1', 'wrong_id_kind'],
    ['webhookDelivery', 'webhook_1', 'wrong_id_kind'],
    ['flashingTemplate', 'flashtpl_1', 'invalid_id'],
    ['flashingTemplate', 'flashtpl_81m7w4n5hx008j4ct4ank7f24s', 'invalid_id'],
    ['flashingTemplate', 'cust_01m7w4n5hx008j4ct4ank7f24s', 'wrong_id_kind'],
    ['kit', 'order_1', 'wrong_id_kind'],
    ['kit', 'whdel_', 'wrong_id_kind'],
    ['label', '', 'required'],
    ['label', null, 'required'],
    ['label', 12, 'invalid_type'],
  ] as const)('I4: a %s with the id %j is refused with %s', (kind, value, code) => {
    expect(outcomeOf(parseId(value, kind, ['labelIds', 1]))).toEqual([
      'validation_failure',
      `${code} label_ids[1]`,
    ])
  })

  test.each([
    ['customer', 'cust_?'],
    ['flashingTemplate', 'flashtpl_01m7w4n5hx008j4ct4ank7f24s'],
    ['kit', 'kit-from-elsewhere'],
    ['user', 'customer_1'],
  ] as const)('I2, I5: a %s may have the id %s', (kind, id) => {
    expect(outcomeOf(parseId(id, kind, ['id']))).toBe(id)
  })

  test('I7: an id of the other kind of document is not found', () => {
    expect(outcomeOf(parseDocumentId('quote_01m7w4n5hx008j4ct4ank7f24s', 'order'))).toEqual(['not_found'])
    expect(outcomeOf(parseDocumentId('order_1', 'quote'))).toEqual(['not_found'])
  })

  test('I7: any other id is refused for its kind or its form', () => {
    expect(outcomeOf(parseDocumentId('cust_1', 'order'))).toEqual([
      'validation_failure',
      'wrong_id_kind order_id',
    ])
    expect(outcomeOf(parseDocumentId('quote_', 'order'))).toEqual([
      'validation_failure',
      'invalid_id order_id',
    ])
    expect(outcomeOf(parseDocumentId('', 'quote'))).toEqual(['validation_failure', 'required quote_id'])
    expect(outcomeOf(parseDocumentId('quote_1', 'quote'))).toBe('quote_1')
  })

  test('I11: a request id is a UUID of any version, or absent', () => {
    expect(outcomeOf(parseRequestId('00000000-0000-0000-0000-00000000000F'))).toBe(
      '00000000-0000-0000-0000-00000000000f',
    )
    expect(outcomeOf(parseRequestId(null))).toBeUndefined()
    expect(outcomeOf(parseRequestId('{6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a}'))).toEqual([
      'validation_failure',
      'invalid_id request_id',
    ])
    expect(outcomeOf(parseRequestId(1))).toEqual(['validation_failure', 'invalid_type request_id'])
  })
})

describe('I11: a request id with capital letters', () => {
  const id = '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'
  const inAnyCase = fc
    .array(fc.boolean(), { minLength: id.length, maxLength: id.length })
    .map((isCapital) =>
      Array.from(id, (one, index) => (isCapital[index] === true ? one.toUpperCase() : one)).join(''),
    )

  test('is lowercased by every body parser', () => {
    fc.assert(
      fc.property(inAnyCase, (requestId) => {
        expect(outcomeOf(parseRequestId(requestId))).toBe(id)
        expect(outcomeOf(parseMessage({ text: 'a', requestId }))).toMatchObject({ requestId: id })
        expect(outcomeOf(parseUpload({ file: 'aGk=', filename: 'a.txt', requestId }))).toMatchObject({
          requestId: id,
        })
      }),
    )
  })

  test('gives the same fingerprint as the lowercase id, so the repeated request is not executed', () => {
    const [first, again] = [id, id.toUpperCase()].map((requestId) => ({ requestId, lines: [] }))
    const prints = [first, again].map((body) => requestFingerprint('CreateOrder', {}, body ?? {}))
    const kept = new Map<unknown, RequestRecord>()
    const codes = [first, again].map((body, index) => {
      const key = outcomeOf(parseRequestId(body?.requestId))
      const now = '2026-11-20T09:30:00Z'
      const decision = beginAttempt(kept.get(key) ?? null, prints[index] ?? '', now)
      if (decision.ok) kept.set(key, decision.value)
      return decision.ok ? 'executed' : decision.refusal.problems[0]?.code
    })
    expect(codes).toEqual(['executed', 'request_in_progress'])
  })
})

describe('I9, I10: lines', () => {
  test('I9: a line is found by its id, and an unknown or empty id is not found', () => {
    const lines = [{ lineId: '1' }, { lineId: 'b' }]
    expect(outcomeOf(indexOfLine(lines, 'b'))).toBe(1)
    expect(outcomeOf(indexOfLine(lines, 'c'))).toEqual(['not_found'])
    expect(outcomeOf(indexOfLine(lines, ''))).toEqual(['not_found'])
    expect(outcomeOf(indexOfLine([{ lineId: '' }], ''))).toEqual(['not_found'])
  })

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
})

describe('W1, W5, W7: values in JSON', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['0042', '42'],
    ['-7', '-7'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['0000000000000000000000000000000', '0'],
  ])('W1: %s is read as %s', (text, value) => {
    expect(outcomeOf(parseInt64(text, ['orderNumber']))).toBe(value)
  })

  test.each([
    ['9223372036854775808', 'out_of_range'],
    ['-9223372036854775809', 'out_of_range'],
    ['1.5', 'invalid_decimal'],
    ['+1', 'invalid_decimal'],
    ['1e3', 'invalid_decimal'],
    [' 1', 'invalid_decimal'],
    ['0'.repeat(100_000), 'invalid_decimal'],
    [42, 'invalid_type'],
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

  test('W5: the problem of an unknown enum value shows the value', () => {
    const read = parseEnum(PAYMENT_STATUSES, '9', ['paymentStatus'], 'query')
    expect(!read.ok && read.refusal.problems[0]?.details).toMatchObject({ sent: '"9"' })
  })

  test('W7: an archived document is hidden without includeArchived', () => {
    expect(isVisible({ isArchived: true })).toBe(false)
    expect(isVisible({ isArchived: true }, { includeArchived: true })).toBe(true)
    expect(isVisible({ isArchived: false }, {})).toBe(true)
    expect(isVisible({}, { includeArchived: true })).toBe(true)
  })
})
