/** Tests all figures of the price of flashings. Worked out by hand (F6, F7, F12). */
import { describe, expect, test } from 'vitest'
import { explainTablePrice } from '../../src/entries/explain.js'
import { explained } from './described-flashings.js'
import { described } from './described.js'
import { valueOf } from '../answers.js'

describe('the figures of a cut list', () => {
  test('F6, F7: price pieces at the minimum length', () => {
    // 6 × 3000 + 2 × 450 = 18900 mm; charged 6 × 3000 + 2 × 600 = 19200 mm; 19.2 m × 14.3501 = 275.52192.
    const { root, figures } = explained(
      {
        unitPrice: { amountMicros: '14350100' },
        subitems: [
          { amount: 6, length: 3000 },
          { amount: 2, length: 450 },
        ],
      },
      { minimumFlashingLengthMm: 600 },
    )
    expect(root).toBe('total_price')
    const pieces = 'length of the pieces, F6, millimetres: product'
    expect(figures).toEqual({
      total_girth: 'girth, F4, millimetres: sum of  = 0',
      bends: 'bends, F4, count: sum of  = 0',
      'request:subitems[0].amount': 'amount, F6, count: given = 6',
      'request:subitems[0].length': 'length, F6, millimetres: given = 3000',
      'subitems[0]#pieces': `${pieces} of request:subitems[0].amount, request:subitems[0].length = 18000`,
      'settings:minimum_flashing_length_mm': 'minimum length of flashings, F6, millimetres: given = 600',
      'subitems[0]#charged_length':
        'charged length, F6, millimetres: maximum of request:subitems[0].length, ' +
        'settings:minimum_flashing_length_mm = 3000, piece_not_shorter_than_minimum',
      'subitems[0]#charged_pieces':
        'charged length of the pieces, F6, millimetres: product of request:subitems[0].amount, ' +
        'subitems[0]#charged_length = 18000',
      'request:subitems[1].amount': 'amount, F6, count: given = 2',
      'request:subitems[1].length': 'length, F6, millimetres: given = 450',
      'subitems[1]#pieces': `${pieces} of request:subitems[1].amount, request:subitems[1].length = 900`,
      'subitems[1]#charged_length':
        'charged length, F6, millimetres: maximum of request:subitems[1].length, ' +
        'settings:minimum_flashing_length_mm = 600',
      'subitems[1]#charged_pieces':
        'charged length of the pieces, F6, millimetres: product of request:subitems[1].amount, ' +
        'subitems[1]#charged_length = 1200',
      '#total_millimetres':
        'length in millimetres, F6, millimetres: sum of subitems[0]#pieces, subitems[1]#pieces = 18900',
      'constant:millimetres_per_metre': 'millimetres in a metre, M4, millimetres: constant of  = 1000',
      total_length:
        'length, F6, metres: quotient of #total_millimetres, constant:millimetres_per_metre = 18.9',
      '#charged_millimetres':
        'total charged length in millimetres, F6, millimetres: sum of subitems[0]#charged_pieces, ' +
        'subitems[1]#charged_pieces = 19200',
      charged_length:
        'total charged length, F6, metres: quotient of #charged_millimetres, constant:millimetres_per_metre = 19.2',
      'request:unit_price': 'price per metre as sent, F7, money: given = 14.3501',
      unit_price: 'price per metre, F7, money: same of request:unit_price = 14.3501',
      total_price:
        'price of the flashing, F7, money: product of unit_price, charged_length = 275.52192 to 2 is 275.52',
    })
  })

  test.each([
    [{ amount: 1, length: 600 }, 'request:subitems[0].length', ', piece_not_shorter_than_minimum'],
    [{ amount: 9 }, 'constant:no_length', ''],
  ])('F6: charge 600 mm for the piece %j with a minimum of 600 mm', (piece, length, reasons) => {
    const { figures } = explained({ subitems: [piece] }, { minimumFlashingLengthMm: 600 })
    expect(figures['subitems[0]#charged_length']).toBe(
      `charged length, F6, millimetres: maximum of ${length}, settings:minimum_flashing_length_mm = 600${reasons}`,
    )
  })

  test('F6, F7: treat a missing field of an entry as 0, and prefer the custom price per metre', () => {
    // Without a minimum, 1.5 m at 13.99 = 20.985.
    const { figures } = explained({
      unitPrice: { amountMicros: '14350000' },
      customPricePerLength: { amountMicros: '13990000' },
      subitems: [{ amount: 4 }, { length: 700 }, { amount: 1, length: 1500 }],
    })
    expect(figures).toMatchObject({
      'constant:no_pieces': 'amount that was left out, F6, count: constant of  = 0',
      'constant:no_length': 'length that was left out, F6, millimetres: constant of  = 0',
      'subitems[0]#pieces':
        'length of the pieces, F6, millimetres: product of request:subitems[0].amount, constant:no_length = 0',
      'subitems[1]#pieces':
        'length of the pieces, F6, millimetres: product of constant:no_pieces, request:subitems[1].length = 0',
      charged_length: 'total charged length, F6, metres: same of total_length = 1.5',
      'request:custom_price_per_length': 'custom price per metre as sent, F7, money: given = 13.99',
      custom_price_per_length:
        'custom price per metre, F7, money: same of request:custom_price_per_length = 13.99',
      unit_price: 'price per metre, F7, money: same of request:unit_price = 14.35',
      total_price:
        'price of the flashing, F7, money: product of custom_price_per_length, charged_length = ' +
        '20.985 to 2 is 20.99, custom_price_per_length_set',
    })
    const custom = explained({ customPricePerLength: { amountMicros: '13990000' } })
    expect(custom.figures['total_price']).toBe(
      'price of the flashing, F7, money: product of custom_price_per_length, charged_length = 0 to 2 is 0',
    )
  })
})

describe('F12: the figures of a price from a table', () => {
  const price = (amountMicros: string) => ({ amountMicros })
  const rows = [
    { fromMm: 0, toMm: 200, prices: [{ bends: 2, price: price('9800000') }] },
    {
      fromMm: 200,
      toMm: 300,
      prices: [
        { bends: 2, price: price('12600000') },
        { bends: 4, price: price('14350000') },
      ],
    },
  ]
  const table = { sheets: [{ rows, extraBend: price('850000'), taper: price('2000000') }] }
  const figuresOf = (flashing: { girth: number; bends: number; isTapered?: boolean }) => {
    const explanation = valueOf(explainTablePrice(table, flashing, { currency: 'AUD' }))
    expect([explanation.kind, explanation.root]).toEqual(['flashing', 'unit_price'])
    return described(explanation, { table, ...flashing })
  }
  const cell = 'table.sheets[0].rows[1].prices[1]'

  test('include extra bends and a taper', () => {
    // 14.35 + (6 - 4) × 0.85 + 2.00 = 18.05.
    expect(figuresOf({ girth: 250, bends: 6, isTapered: true })).toEqual({
      [`request:${cell}.price`]: 'price in the table, F12, money: given = 14.35',
      'request:bends': 'bends, F12, count: given = 6',
      [`request:${cell}.bends`]: 'bends covered by the price, F12, count: given = 4',
      '#extra_bends': `extra bends, F12, count: difference of request:bends, request:${cell}.bends = 2`,
      'request:table.sheets[0].extra_bend': 'price of an extra bend, F12, money: given = 0.85',
      '#extra_bend_price':
        'price of the extra bends, F12, money: product of request:table.sheets[0].extra_bend, #extra_bends = 1.7',
      'request:table.sheets[0].taper': 'price of a taper, F12, money: given = 2',
      unit_price:
        `price per metre, F12, money: sum of request:${cell}.price, #extra_bend_price, ` +
        'request:table.sheets[0].taper = 18.05',
    })
  })

  test('include only a taper, or no extra', () => {
    expect(figuresOf({ girth: 200, bends: 1, isTapered: true })).toEqual({
      'request:table.sheets[0].rows[0].prices[0].price': 'price in the table, F12, money: given = 9.8',
      'request:table.sheets[0].taper': 'price of a taper, F12, money: given = 2',
      unit_price:
        'price per metre, F12, money: sum of request:table.sheets[0].rows[0].prices[0].price, ' +
        'request:table.sheets[0].taper = 11.8',
    })
    expect(figuresOf({ girth: 250, bends: 4 })).toEqual({
      [`request:${cell}.price`]: 'price in the table, F12, money: given = 14.35',
      unit_price: `price per metre, F12, money: same of request:${cell}.price = 14.35`,
    })
  })
})
