import { describe, expect, test } from 'vitest'
import {
  idKinds,
  newId,
  orderIdOfQuote,
  parseDocumentId,
  parseMessage,
  parseRequestId,
  type IdKind,
} from '../../../src/entries/service.js'
import { outcomeOf } from '../outcome.js'

const RANDOM = new Array<number>(10).fill(0)
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

describe('I1, I3: new ids', () => {
  test('I1: each kind has its prefix', () => {
    expect(idKinds).toEqual(PREFIXES)
  })

  test.each(Object.entries(PREFIXES))(
    'I1: a host can choose the prefix of %s unless it is published',
    (kind, own) => {
      const prefix = PUBLISHED.includes(kind) ? own : 'mine_'
      expect(newId(kind as IdKind, 0, RANDOM, { [kind]: 'mine_' })).toBe(`${prefix}${ZEROS}`)
    },
  )

  test('I1: newId refuses a host prefix that is not a string', () => {
    expect(() => newId('kit', 0, RANDOM, { kit: 5 as unknown as string })).toThrow(/^hostPrefixes\.kit must/)
  })

  test.each([-1, 0.5, 256, NaN, undefined])('I3: %s is not a byte', (byte) => {
    expect(() => newId('kit', 0, [byte as number, ...RANDOM.slice(1)])).toThrow(/^random\[0\] must/)
  })

  test('I3: newId refuses a value without random bytes', () => {
    for (const none of [null, undefined, 5])
      expect(() => newId('kit', 0, none as unknown as number[])).toThrow(/^random must/)
  })

  test('I3: ids cover the earliest and the latest time, and drop fractions of a millisecond', () => {
    expect(newId('kit', 0.9, RANDOM)).toBe(`kit_${ZEROS}`)
    expect(newId('kit', 2 ** 48 - 0.5, RANDOM)).toBe('kit_7zzzzzzzzz0000000000000000')
  })
})

describe('I7, I8, I11: ids of documents and requests', () => {
  test('I8: a quote and its order have the same id suffix', () => {
    expect(outcomeOf(orderIdOfQuote('quote_01m7'))).toBe('order_01m7')
  })

  test('I8: an id of another kind is refused, naming the expected id field', () => {
    expect(outcomeOf(orderIdOfQuote('order_1'))).toEqual(['validation_failure', 'wrong_id_kind quote_id'])
  })

  test('I7: an order id is accepted for an order, and a number or an id without a suffix is refused', () => {
    expect(outcomeOf(parseDocumentId('order_1', 'order'))).toBe('order_1')
    expect(outcomeOf(parseDocumentId(12, 'order'))).toEqual(['validation_failure', 'invalid_type order_id'])
    expect(outcomeOf(parseDocumentId('order_', 'quote'))).toEqual([
      'validation_failure',
      'invalid_id quote_id',
    ])
  })

  test('I11: the reader of a body returns the request id, and an empty id counts as absent', () => {
    const key = '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'
    expect(outcomeOf(parseMessage({ text: 'a', requestId: key }))).toMatchObject({ requestId: key })
    expect(outcomeOf(parseMessage({ text: 'a', requestId: 'x' }))).toEqual([
      'validation_failure',
      'invalid_id request_id',
    ])
    expect(outcomeOf(parseRequestId(''))).toBeUndefined()
  })
})
