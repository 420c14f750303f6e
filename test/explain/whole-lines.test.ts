/** Tests all figures of lines priced by quantity, flashings and notes, and the tax of each. Worked out by hand (L, F1, T4). */
import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import {
  catalogue,
  figuresOfLine,
  HUNDRED,
  labour,
  markupAndMargin,
  micros,
  onTheFly,
  sent,
  WHOLE,
} from './described-lines.js'

describe('the figures of a line priced by quantity', () => {
  test('L1, L3, L9, L10, L11, L15: include a discount and a cost', () => {
    // 3 × 11.2346 = 33.7038; less 10% = 30.33342. 30.33 - 3 × 7.00 = 9.33. (11.2346 - 7) ÷ 7 =
    // 60.494285714285… %.
    expect(
      onTheFly({ quantity: '3', unitPrice: micros('11234550'), discount: '10', cost: micros('7000000') }),
    ).toEqual({
      root: 'on_the_fly.pricing.total_price',
      ...HUNDRED,
      ...WHOLE,
      'request:~.unit_price': 'unit price as sent, L1, money: given = 11.23455',
      '~.unit_price': 'unit price, L1, money: same of request:~.unit_price = 11.23455 to 4 is 11.2346',
      ...sent('cost', '7'),
      'request:~.quantity': 'quantity, L3, quantity: given = 3',
      'request:~.discount': 'discount, L3, percent: given = 10',
      '~#discount_fraction':
        'discount as a fraction, L3, fraction: quotient of request:~.discount, constant:hundred_percent = 0.1',
      '~#remaining_fraction':
        'share left by the discount, L3, fraction: difference of constant:whole, ~#discount_fraction = 0.9',
      '~.total_price':
        'line total, L3, money: product of request:~.quantity, ~.unit_price, ~#remaining_fraction = ' +
        '30.33342 to 2 is 30.33',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, request:~.quantity = 21 to 2 is 21',
      ...markupAndMargin('4.2346', '423.46', '60.494285714286 to 4 is 60.4943', '9.33'),
      '~#amount_before_discount':
        'amount before discount, L15, money: product of request:~.quantity, ~.unit_price = 33.7038 to 2 is 33.7',
      '~#discount_amount':
        'discount amount, L15, money: difference of ~#amount_before_discount, ~.total_price = 3.37',
    })
  })

  test('L8: derive the unit price from the cost and a percentage markup', () => {
    // 7.77 × 1.33333 = 10.3599741, so 10.36; twice 10.36 is 20.72. 20.72 - 15.54 = 5.18; 259 ÷ 7.77 = 33.333…
    expect(catalogue({ quantity: '2', cost: micros('7770000'), markup: '33.333' })).toEqual({
      root: 'catalogue.pricing.total_price',
      ...HUNDRED,
      ...WHOLE,
      ...sent('cost', '7.77'),
      'request:~.markup': 'markup as sent, L8, percent: given = 33.333',
      '~#markup_fraction':
        'markup as a fraction, L8, fraction: quotient of request:~.markup, constant:hundred_percent = 0.33333',
      '~#markup_factor': 'one plus markup, L8, fraction: sum of constant:whole, ~#markup_fraction = 1.33333',
      '~.unit_price': 'unit price, L8, money: product of ~.cost, ~#markup_factor = 10.3599741 to 4 is 10.36',
      'request:~.quantity': 'quantity, L3, quantity: given = 2',
      '~.total_price':
        'line total, L3, money: product of request:~.quantity, ~.unit_price = 20.72 to 2 is 20.72',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, request:~.quantity = 15.54 to 2 is 15.54',
      ...markupAndMargin('2.59', '259', '33.333333333333 to 4 is 33.3333', '5.18'),
    })
  })

  test('L8: derive the unit price from the cost and a markup in dollars', () => {
    // 8.00 + 3.20 = 11.20; 320 ÷ 8 = 40%.
    expect(
      catalogue({ quantity: '1', cost: micros('8000000'), markup: '3.2', markupIsPercentage: false }),
    ).toEqual({
      root: 'catalogue.pricing.total_price',
      ...HUNDRED,
      ...sent('cost', '8'),
      'request:~.markup': 'markup as sent, L8, money: given = 3.2',
      '~.unit_price': 'unit price, L8, money: sum of ~.cost, request:~.markup = 11.2 to 4 is 11.2',
      'request:~.quantity': 'quantity, L3, quantity: given = 1',
      '~.total_price':
        'line total, L3, money: product of request:~.quantity, ~.unit_price = 11.2 to 2 is 11.2',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, request:~.quantity = 8 to 2 is 8',
      ...markupAndMargin('3.2', '320', '40 to 4 is 40', '3.2'),
    })
  })

  test('L8, L10: keep a markup as sent without a cost', () => {
    expect(catalogue({ quantity: '2', unitPrice: micros('5000000'), markup: '40' })).toEqual({
      root: 'catalogue.pricing.total_price',
      ...sent('unit_price', '5'),
      'request:~.quantity': 'quantity, L3, quantity: given = 2',
      '~.total_price': 'line total, L3, money: product of request:~.quantity, ~.unit_price = 10 to 2 is 10',
      'request:~.markup': 'markup as sent, L8, percent: given = 40',
      '~.markup': 'markup, L10, percent: same of request:~.markup = 40, markup_without_cost',
    })
  })

  test('L4: take the total of a custom formula as sent, and its cost for one unit', () => {
    const figures = labour({
      pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA',
      unitPrice: micros('5000000'),
      cost: micros('60000000'),
      totalPrice: micros('99999000'),
    })
    expect(figures).toMatchObject({
      root: 'labour.pricing.total_price',
      'request:~.total_price': 'line total as sent, L4, money: given = 99.999',
      '~.total_price':
        'line total, L4, money: same of request:~.total_price = 99.999 to 2 is 100, custom_formula_not_checked',
      'constant:one_unit': 'quantity that was left out, L9, quantity: constant of  = 1',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, constant:one_unit = 60 to 2 is 60',
      '~.margin': 'margin, L11, money: difference of ~.total_price, ~#line_cost = 40',
    })
  })

  test('L7, L9, L12: keep total, markup and margin of a catalogue line with derivation off', () => {
    expect(
      catalogue(
        {
          totalPrice: micros('30329000'),
          unitPrice: micros('11000000'),
          cost: micros('7000000'),
          markup: '5',
          margin: micros('30330000'),
        },
        { derivationEnabled: false },
      ),
    ).toEqual({
      root: 'catalogue.pricing.total_price',
      ...sent('unit_price', '11'),
      ...sent('cost', '7'),
      'constant:no_quantity': 'quantity that was left out, L6, quantity: constant of  = 0',
      'request:~.total_price': 'line total as sent, L7, money: given = 30.329',
      '~.total_price':
        'line total, L7, money: same of request:~.total_price = 30.329 to 2 is 30.33, ' +
        'derivation_off_total_not_checked',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, constant:no_quantity = 0 to 2 is 0',
      'request:~.markup': 'markup as sent, L8, percent: given = 5',
      '~.markup': 'markup, L10, percent: same of request:~.markup = 5, markup_with_derivation_off',
      'request:~.margin': 'margin as sent, L11, money: given = 30.33',
      '~.margin': 'margin, L11, money: same of request:~.margin = 30.33, margin_with_derivation_off',
    })
  })

  test('L7, L15: include the discount amount if the expected total agrees', () => {
    // 3 × 11.235 less 10% = 30.3345; before the discount 33.705, so 33.71.
    expect(
      labour({
        quantity: '3',
        unitPrice: micros('11235000'),
        discount: '10',
        totalPrice: micros('30330000'),
      }),
    ).toMatchObject({
      '~.total_price':
        'line total, L3, money: product of request:~.quantity, ~.unit_price, ~#remaining_fraction = ' +
        '30.3345 to 2 is 30.33, total_sent_agrees',
      '~#discount_amount':
        'discount amount, L15, money: difference of ~#amount_before_discount, ~.total_price = 3.38',
    })
  })
})

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
