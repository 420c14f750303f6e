/**
 * Tests all figures of flashings and notes on documents, and the tax of each kind of line. Worked out by hand
 * (F1, T4).
 */
import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import { figuresOfLine, labour, micros } from './described-lines.js'

describe('the figures of other lines', () => {
  test('F1: stay as sent for a flashing, whose custom price counts to the cent', () => {
    const flashing = {
      bends: '4',
      totalGirth: '310',
      totalLength: '19.2',
      unitPrice: micros('14350000'),
      customPricePerLength: micros('13990000'),
      totalPrice: micros('275520000'),
      customPrice: micros('250005000'),
      drawing: {},
    } as const
    const asSent = (field: string, name: string, unit: string, value: string) => ({
      [`request:~.${field}`]: `${name} as sent, F1, ${unit}: given = ${value}`,
      [`~.${field}`]: `${name}, F1, ${unit}: same of request:~.${field} = ${value}`,
    })
    expect(figuresOfLine({ flashing }, 'flashing')).toEqual({
      root: 'flashing#counted_total',
      ...asSent('bends', 'bends', 'count', '4'),
      ...asSent('total_girth', 'girth', 'millimetres', '310'),
      ...asSent('total_length', 'length', 'metres', '19.2'),
      ...asSent('unit_price', 'price per metre', 'money', '14.35'),
      ...asSent('custom_price_per_length', 'custom price per metre', 'money', '13.99'),
      ...asSent('total_price', 'flashing total', 'money', '275.52'),
      ...asSent('custom_price', 'custom price', 'money', '250.005'),
      '~#counted_total':
        'charged flashing total, F1, money: same of ~.custom_price = 250.005 to 2 is 250.01, ' +
        'flashing_custom_price_set, flashing_total_not_compared',
    })
  })

  test('F1: count the total of a flashing without a custom price, and 0 without a total', () => {
    const total = figuresOfLine({ flashing: { totalPrice: micros('275520000') } }, 'flashing')
    expect(total['~#counted_total']).toBe(
      'charged flashing total, F1, money: same of ~.total_price = 275.52 to 2 is 275.52',
    )
    const custom = figuresOfLine({ flashing: { customPrice: micros('1000000') } }, 'flashing')
    expect(custom['~#counted_total']).toBe(
      'charged flashing total, F1, money: same of ~.custom_price = 1 to 2 is 1',
    )
    expect(figuresOfLine({ flashing: { drawing: {} } }, 'flashing')).toEqual({
      root: 'flashing#counted_total',
      '~#counted_total': 'charged flashing total, F1, money: sum of  = 0, flashing_without_price',
    })
  })

  test('T1: count 0 for a note', () => {
    expect(figuresOfLine({ notes: { text: 'Mind the fall.' } }, 'notes')).toEqual({
      root: '#line_total',
      '#line_total': 'line total, T1, money: sum of  = 0',
    })
  })

  test('T4: include the tax of each kind of line', () => {
    const account: Partial<AccountInput> = { tax: { rate: '0.1' }, taxRounding: 'line' }
    const tax = (of: string) =>
      `tax of the line, T4, money: product of ${of}, settings:tax.rate = 1.05 to 2 is 1.05`
    const price = micros('10500000')
    const rate = 'tax rate, T4, fraction: given = 0.1'
    expect(labour({ quantity: '1', unitPrice: price }, account)).toMatchObject({
      'settings:tax.rate': rate,
      '#tax': tax('~.total_price'),
    })
    expect(figuresOfLine({ flashing: { totalPrice: price } }, 'flashing', account)).toMatchObject({
      'settings:tax.rate': rate,
      '#tax': tax('~#counted_total'),
    })
    const ofKit = figuresOfLine({ productKit: { pricing: { totalPrice: price } } }, 'product_kit', account)
    expect(ofKit).toMatchObject({ 'settings:tax.rate': rate, '#tax': tax('~#counted_total') })
    for (const free of [
      labour({ quantity: '1', unitPrice: price, isTaxFree: true }, account),
      figuresOfLine({ flashing: { totalPrice: price, isTaxFree: true } }, 'flashing', account),
      figuresOfLine(
        { productKit: { pricing: { totalPrice: price, isTaxFree: true } } },
        'product_kit',
        account,
      ),
      labour({ quantity: '1', unitPrice: price }, { taxRounding: 'line' }),
      labour({ quantity: '1', unitPrice: price }, { tax: { rate: '0.1' } }),
    ])
      expect(free).not.toHaveProperty(['#tax'])
  })

  test('T4: name flags and rates without effect, for each kind of line', () => {
    const account = { tax: { rate: '0.1' } }
    const price = micros('1000000')
    const flags = { isTaxFree: true, tax: { rate: '0.2' } }
    const reasons = 'line_tax_free, line_rate_is_advice'
    const free = figuresOfLine({ flashing: { totalPrice: price, ...flags } }, 'flashing', account)
    expect(free['~#counted_total']?.endsWith(` is 1, ${reasons}`)).toBe(true)
    const kit = figuresOfLine(
      { productKit: { pricing: { totalPrice: price, ...flags } } },
      'product_kit',
      account,
    )
    expect(kit['~#counted_total']?.endsWith(` is 1, ${reasons}`)).toBe(true)
    const advice = labour({ quantity: '1', unitPrice: price, tax: { code: 'GST' } }, account)
    expect(advice['~.total_price']?.endsWith(' is 1')).toBe(true)
  })
})
