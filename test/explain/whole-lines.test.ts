/** Tests all figures of lines that are priced by quantity. Worked out by hand (L). */
import { describe, expect, test } from 'vitest'
import {
  catalogue,
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
