import { describe, expect, test } from 'vitest'
import { readRecord, totalsIn } from '../../src/golden/read-record.js'
import { readWhole } from '../../src/wire/reading.js'

const recordIn = (sent: unknown) => readWhole(sent, readRecord).read

describe('a record is read as far as it is one', () => {
  test('with all that it has, but not the result', () => {
    const record = {
      ...{ id: 'Q-1', kind: 'order', request: 'abc', settings: 'def', currency: 'AUD', lines: 'ghi' },
      ...{ totals: { total: '1' }, problems: ['required customer_id'] },
    }
    expect(recordIn({ ...record, result: {}, more: 1 })).toStrictEqual(record)
  })

  test.each([
    [undefined],
    [null],
    ['text'],
    [[]],
    [{}],
    [{ request: 5 }],
    [Object.create({ request: 'abc' })],
    [{ request: 'abc', kind: 'invoice' }],
  ])('%j has no fingerprint of a request or an unknown kind, and is none', (sent) => {
    expect(recordIn(sent)).toBeUndefined()
  })

  test.each<[object, object]>([
    [{}, {}],
    [{ kind: 'quote' }, {}],
    [{ kind: null }, {}],
    [{ kind: 'order' }, { kind: 'order' }],
    [{ id: 7 }, { id: 7 }],
    [{ id: '' }, { id: '' }],
    [{ id: null }, {}],
    [{ id: true }, {}],
    [{ settings: 1, currency: [], lines: {} }, {}],
    [{ totals: 'none', problems: 'none' }, {}],
    [
      { totals: {}, problems: [] },
      { totals: {}, problems: [] },
    ],
    [{ problems: ['a', 5, null, 'b'] }, { problems: ['a', 'b'] }],
  ])('with %j it is read with %j', (sent, read) => {
    expect(recordIn({ request: 'abc', ...sent })).toStrictEqual({ request: 'abc', kind: 'quote', ...read })
  })

  test('what it inherits is not its own', () => {
    const sent = Object.assign(Object.create({ id: 1, kind: 'order', lines: 'x', totals: {} }) as object, {
      request: 'abc',
    })
    expect(recordIn(sent)).toStrictEqual({ request: 'abc', kind: 'quote' })
  })

  test('totals are amounts in micros by the names of figures', () => {
    const totals = {
      ...{ subtotal: '1', discountAmount: '-2', taxAmount: '0', total: '4' },
      ...{ totalCost: '5', margin: '6', labourTotal: '7' },
    }
    expect(totalsIn({ ...totals, grandTotal: '8' })).toStrictEqual(totals)
    expect(totalsIn({ total: '1.5', subtotal: 3, margin: '', totalCost: null })).toStrictEqual({})
  })
})
