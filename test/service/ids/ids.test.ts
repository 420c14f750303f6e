import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginAttempt,
  idKinds,
  newId,
  parseDocumentId,
  parseId,
  parseMessage,
  parseRequestId,
  parseUpload,
  requestFingerprint,
  type IdKind,
  type RequestRecord,
} from '../../../src/entries/service.js'
import { outcomeOf } from '../outcome.js'

const NOUGHTS = new Array<number>(10).fill(0)
const ZEROS = '0'.repeat(26)

/** The expected prefix of each kind. */
const PREFIXES: Readonly<Record<IdKind, string>> = {
  ...{ flashingTemplate: 'flashtpl_', customer: 'cust_', product: 'prod_', rowPrice: 'rowprice_' },
  ...{ quote: 'quote_', order: 'order_', webhookDelivery: 'whdel_' },
  ...{ kit: 'kit_', row: 'row_', label: 'label_', status: 'status_', user: 'user_' },
  ...{ supplier: 'supplier_', webhook: 'webhook_', event: 'evt_', message: 'message_' },
  ...{ attachment: 'attachment_', drawing: 'drawing_' },
}
const PUBLISHED = ['flashingTemplate', 'customer', 'product', 'rowPrice', 'quote', 'order', 'webhookDelivery']

const SUFFIX = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
const times = fc.integer({ min: 0, max: 2 ** 48 - 1 })
const kinds = fc.constantFrom(...(Object.keys(idKinds) as IdKind[]))

describe('I1, I3: new ids', () => {
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

  test('I1: each kind has its prefix', () => {
    expect(idKinds).toEqual(PREFIXES)
  })

  test.each(Object.entries(PREFIXES))(
    'I1: a host can choose the prefix of %s unless it is published',
    (kind, own) => {
      const prefix = PUBLISHED.includes(kind) ? own : 'mine_'
      expect(newId(kind as IdKind, 0, NOUGHTS, { [kind]: 'mine_' })).toBe(`${prefix}${ZEROS}`)
      expect(newId(kind as IdKind, 0, NOUGHTS, { [kind === 'kit' ? 'row' : 'kit']: 'mine_' })).toBe(
        `${own}${ZEROS}`,
      )
    },
  )

  test('I1: newId refuses a host prefix that is not a string', () => {
    expect(() => newId('kit', 0, NOUGHTS, { kit: 5 as unknown as string })).toThrow(/^hostPrefixes\.kit must/)
  })

  test.each([-1, 0.5, 256, NaN, undefined])('I3: %s is not a byte', (byte) => {
    expect(() => newId('kit', 0, [byte as number, ...NOUGHTS.slice(1)])).toThrow(/^random\[0\] must/)
  })

  test('I3: newId refuses a value without random bytes', () => {
    for (const none of [null, undefined, 5])
      expect(() => newId('kit', 0, none as unknown as number[])).toThrow(/^random must/)
  })

  test('I3: ids cover the earliest and the latest time, and drop fractions of a millisecond', () => {
    expect(newId('kit', 0.9, NOUGHTS)).toBe(`kit_${ZEROS}`)
    expect(newId('kit', 2 ** 48 - 0.5, NOUGHTS)).toBe('kit_7zzzzzzzzz0000000000000000')
    // An id needs only ten bytes.
    expect(newId('kit', 0, [...NOUGHTS, 256])).toBe(`kit_${ZEROS}`)
  })
})

describe('I4, I5: reading ids', () => {
  test.each([
    ['customer', 'abc', 'invalid_id'],
    ['customer', 'CUST_1', 'invalid_id'],
    ['quote', 'order_1', 'wrong_id_kind'],
    ['webhookDelivery', 'webhook_1', 'wrong_id_kind'],
    ['flashingTemplate', 'flashtpl_1', 'invalid_id'],
    ['flashingTemplate', 'cust_01m7w4n5hx008j4ct4ank7f24s', 'wrong_id_kind'],
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
    ['kit', 'kit-from-elsewhere'],
    ['user', 'customer_1'],
  ] as const)('I2, I5: a %s may have the id %s', (kind, id) => {
    expect(outcomeOf(parseId(id, kind, ['id']))).toBe(id)
  })

  test.each([
    ['quote_', 'order', 'invalid_id order_id'],
    ['order_', 'quote', 'invalid_id quote_id'],
    ['', 'quote', 'required quote_id'],
    [12, 'order', 'invalid_type order_id'],
  ] as const)(
    'I7: the id %j, sent as the id of this kind of document: %s, has the problem %s',
    (id, kind, problem) => {
      expect(outcomeOf(parseDocumentId(id, kind))).toEqual(['validation_failure', problem])
    },
  )

  test('I7: the id of the other kind of document is not found, and its own is accepted', () => {
    expect(outcomeOf(parseDocumentId('order_1', 'quote'))).toEqual(['not_found'])
    expect(outcomeOf(parseDocumentId('quote_1', 'quote'))).toBe('quote_1')
  })

  test.each([
    ['00000000-0000-0000-0000-00000000000F', '00000000-0000-0000-0000-00000000000f'],
    [null, undefined],
    ['', undefined],
    ['{6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a}', ['validation_failure', 'invalid_id request_id']],
    [1, ['validation_failure', 'invalid_type request_id']],
  ])('I11: the request id %j is read as %j', (sent, expected) => {
    expect(outcomeOf(parseRequestId(sent))).toEqual(expected)
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
