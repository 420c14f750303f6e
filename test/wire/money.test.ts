import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '../../src/number/decimal.js'
import { plainText } from '../../src/number/number-text.js'
import { moneyAsSent, moneyOf, moneyOfCents, readCurrency, readMoney } from '../../src/wire/money.js'
import { problemOf, readAs } from './reading.js'

const read = (value: unknown) => {
  const { read: money, problems } = readAs(readMoney, value)
  if (money === undefined) throw new Error('money that was sent is never absent')
  const { amount, ...sent } = money
  return { amount: amount === UNKNOWN ? 'unknown' : plainText(amount), ...sent, problems }
}

describe('N1, N2, N3: an amount of money', () => {
  test.each<[string, unknown, object]>([
    ['of micros', { amountMicros: '1500000' }, { amount: '1.5', amountMicros: '1500000' }],
    [
      'with its currency',
      { currency: 'AUD', amountMicros: '-1' },
      { amount: '-0.000001', amountMicros: '-1', currency: 'AUD' },
    ],
    ['is 0 if it is empty', {}, { amount: '0' }],
    ['of nulls is 0', { amountMicros: null, currency: null }, { amount: '0' }],
    ['of undefined parts is 0', { amountMicros: undefined, currency: undefined }, { amount: '0' }],
    [
      'without a currency in the end',
      { amountMicros: '1', currency: '' },
      { amount: '0.000001', amountMicros: '1' },
    ],
    ['with other fields', { amountMicros: '0', amount: 5 }, { amount: '0', amountMicros: '0' }],
    [
      'that only its prototype has is 0',
      Object.create({ amountMicros: '1', currency: 'AUD' }),
      { amount: '0' },
    ],
  ])('%s', (_, value, expected) => {
    expect(read(value)).toEqual({ amountMicros: undefined, currency: undefined, problems: [], ...expected })
  })

  test.each([[5], ['1'], [[]], [null], [true]])('reports %j as invalid money', (value) => {
    expect(read(value)).toEqual({
      amount: 'unknown',
      amountMicros: undefined,
      currency: undefined,
      problems: [problemOf('invalid_money', { sent: expect.any(String) as string })],
    })
    expect(read(5).problems).toEqual([problemOf('invalid_money', { sent: '5' })])
  })

  test.each([['1.5'], ['9223372036854775808'], [''], ['ten'], ['+1']])(
    'has no micros for %j',
    (amountMicros) => {
      const within = 'int64'
      expect(read({ amountMicros })).toMatchObject({
        ...{ amount: 'unknown', amountMicros },
        problems: [problemOf('invalid_money', { sent: `"${amountMicros}"`, within }, 'amountMicros')],
      })
      expect(read({ amountMicros: 5 })).toMatchObject({
        ...{ amount: 'unknown', amountMicros: undefined },
        problems: [problemOf('invalid_money', { sent: '5', within }, 'amountMicros')],
      })
    },
  )

  test.each([['aud'], ['AU'], ['AUDX'], ['A1D'], [5], [' AUD']])(
    'is still an amount with the invalid currency %j',
    (currency) => {
      expect(read({ amountMicros: '1', currency })).toMatchObject({
        ...{ amount: '0.000001', currency: undefined },
        problems: [problemOf('invalid_currency', { sent: JSON.stringify(currency) }, 'currency')],
      })
    },
  )

  test('rereads a known currency, and reads another one', () => {
    for (const currency of ['AUD', 'AUD', 'NZD', 'AUD'])
      expect(readAs(readCurrency, currency)).toEqual({ read: currency, problems: [] })
    // A text that only looks alike is not a currency.
    expect(readAs(readCurrency, ['AUD']).problems).toHaveLength(1)
    for (const currency of ['aud', 'aud'])
      expect(readAs(readCurrency, currency)).toEqual({
        read: undefined,
        problems: [problemOf('invalid_currency', { sent: '"aud"' })],
      })
  })
})

describe('written money', () => {
  test.each([
    [{}],
    [{ amountMicros: '01' }],
    [{ currency: 'AUD' }],
    [{ amountMicros: '01', currency: 'AUD' }],
  ])('keeps %j as sent', (sent) => {
    const { read: money } = readAs(readMoney, sent)
    expect(money && Object.entries(moneyAsSent(money))).toEqual(Object.entries(sent))
  })

  test('has any number of cents (N7)', () => {
    expect(moneyOfCents(0, 'AUD')).toEqual({ amountMicros: '0', currency: 'AUD' })
    expect(moneyOfCents(-0, 'AUD')).toEqual({ amountMicros: '0', currency: 'AUD' })
    expect(moneyOfCents(-1, 'AUD')).toEqual({ amountMicros: '-10000', currency: 'AUD' })
    const { read: money } = readAs(readMoney, { amountMicros: '1500000' })
    expect(money && moneyOf(money.amount, 'NZD')).toEqual({ amountMicros: '1500000', currency: 'NZD' })
  })
})
