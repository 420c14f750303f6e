import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '../../src/number/decimal.js'
import { plainText } from '../../src/number/number-text.js'
import { moneyAsSent, moneyOf, moneyOfCents, readCurrency, readMoney } from '../../src/wire/money.js'
import { problemOf, readAs } from './reading.js'

const read = (value: unknown) => {
  const { read: money, problems } = readAs(readMoney, value)
  if (money === undefined) throw new Error('readMoney returned undefined')
  const { amount, ...sent } = money
  return { amount: amount === UNKNOWN ? 'unknown' : plainText(amount), ...sent, problems }
}

describe('N1, N2, N3: reading an amount', () => {
  test.each<[string, unknown, object]>([
    ['accepts micros only', { amountMicros: '1500000' }, { amount: '1.5', amountMicros: '1500000' }],
    [
      'accepts micros with a currency',
      { currency: 'AUD', amountMicros: '-1' },
      { amount: '-0.000001', amountMicros: '-1', currency: 'AUD' },
    ],
    ['gives 0 for an empty amount', {}, { amount: '0' }],
    ['gives 0 for nulls', { amountMicros: null, currency: null }, { amount: '0' }],
    ['gives 0 for undefined parts', { amountMicros: undefined, currency: undefined }, { amount: '0' }],
    [
      'treats an empty currency as absent',
      { amountMicros: '1', currency: '' },
      { amount: '0.000001', amountMicros: '1' },
    ],
    ['ignores other fields', { amountMicros: '0', amount: 5 }, { amount: '0', amountMicros: '0' }],
    ['gives 0 for inherited parts', Object.create({ amountMicros: '1', currency: 'AUD' }), { amount: '0' }],
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
    'gives an unknown amount for micros of %j',
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
    'keeps the amount beside the invalid currency %j',
    (currency) => {
      expect(read({ amountMicros: '1', currency })).toMatchObject({
        ...{ amount: '0.000001', currency: undefined },
        problems: [problemOf('invalid_currency', { sent: JSON.stringify(currency) }, 'currency')],
      })
    },
  )

  test('reads a currency the same way every time', () => {
    for (const currency of ['AUD', 'AUD', 'NZD', 'AUD'])
      expect(readAs(readCurrency, currency)).toEqual({ read: currency, problems: [] })
    // A list with a currency is not a currency.
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

  test('shows any number of cents (N7)', () => {
    expect(moneyOfCents(0, 'AUD')).toEqual({ amountMicros: '0', currency: 'AUD' })
    expect(moneyOfCents(-0, 'AUD')).toEqual({ amountMicros: '0', currency: 'AUD' })
    expect(moneyOfCents(-1, 'AUD')).toEqual({ amountMicros: '-10000', currency: 'AUD' })
    const { read: money } = readAs(readMoney, { amountMicros: '1500000' })
    expect(money && moneyOf(money.amount, 'NZD')).toEqual({ amountMicros: '1500000', currency: 'NZD' })
  })
})
