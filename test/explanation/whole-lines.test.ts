/** All figures of lines that are explained by themselves, worked out by hand (M, L, F1). */
import { describe, expect, test } from 'vitest'
import { explainLine } from '../../src/explain.js'
import type { AccountInput, LinePricingInput, ReadonlyInput, SalesLineInput } from '../../src/index.js'
import { described } from './described.js'

const micros = (amountMicros: string) => ({ amountMicros })
const FEET = 'PRICING_STRATEGY_LINEAL_FEET'

/** The figures of a line, with `~` for where its pricing is. */
function figuresOf(
  line: ReadonlyInput<SalesLineInput>,
  beginning: string,
  account: Partial<AccountInput> = {},
): Readonly<Record<string, string>> {
  const explanation = explainLine(line, { currency: 'AUD', ...account })
  if (!explanation.ok) throw new Error(JSON.stringify(explanation.problems))
  expect(explanation.value).toMatchObject({ format: 'quotewright.explanation/1', kind: 'line' })
  return { root: explanation.value.root, ...described(explanation.value, line, beginning) }
}

const onTheFly = (pricing: LinePricingInput, account?: Partial<AccountInput>) =>
  figuresOf({ onTheFly: { productName: 'Ridge cap', pricing } }, 'on_the_fly.pricing', account)
const catalogue = (pricing: LinePricingInput, account?: Partial<AccountInput>) =>
  figuresOf(
    { catalogue: { productId: 'prod_01hx5zq8qg5mhr91j1ke2zachh', pricing } },
    'catalogue.pricing',
    account,
  )
const labour = (pricing: LinePricingInput, account?: Partial<AccountInput>) =>
  figuresOf({ labour: { productName: 'Install', pricing } }, 'labour.pricing', account)

const HUNDRED = { 'constant:hundred_percent': 'hundred percent, L3, percent: constant of  = 100' }
const WHOLE = { 'constant:whole': 'whole, L3, fraction: constant of  = 1' }

/** A price or a cost as sent, with up to four decimals (L1). */
const sent = (field: 'unit_price' | 'cost', amount: string) => {
  const name = field === 'cost' ? 'cost' : 'unit price'
  return {
    [`request:~.${field}`]: `${name} as sent, L1, money: given = ${amount}`,
    [`~.${field}`]: `${name}, L1, money: same of request:~.${field} = ${amount} to 4 is ${amount}`,
  }
}

/** Markup and margin worked out again (L10, L11). */
const markupAndMargin = (more: string, hundredfold: string, markup: string, margin: string) => ({
  '~#markup_amount': `unit price less cost, L10, money: difference of ~.unit_price, ~.cost = ${more}`,
  '~#markup_hundredfold':
    'unit price less cost, times 100, L10, money: product of ~#markup_amount, ' +
    `constant:hundred_percent = ${hundredfold}`,
  '~.markup': `markup, L10, percent: quotient of ~#markup_hundredfold, ~.cost = ${markup}`,
  '~.margin': `margin, L11, money: difference of ~.total_price, ~#line_cost = ${margin}`,
})

describe('all figures of a line by quantity', () => {
  test('L1, L3, L9, L10, L11, L15: a discounted price with a cost', () => {
    // 3 × 11.2346 = 33.7038, less 10 % 30.33342. 30.33 - 3 × 7.00 = 9.33. (11.2346 - 7) ÷ 7 = 60.494285714285… %.
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
        'what the discount leaves, L3, fraction: difference of constant:whole, ~#discount_fraction = 0.9',
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

  test('L8: the unit price from cost and a markup of so many per cent', () => {
    // 7.77 × 1.33333 = 10.3599741, so 10.36; twice that is 20.72. 20.72 - 15.54 = 5.18; 259 ÷ 7.77 = 33.333…
    expect(catalogue({ quantity: '2', cost: micros('7770000'), markup: '33.333' })).toEqual({
      root: 'catalogue.pricing.total_price',
      ...HUNDRED,
      ...WHOLE,
      ...sent('cost', '7.77'),
      'request:~.markup': 'markup as sent, L8, percent: given = 33.333',
      '~#markup_fraction':
        'markup as a fraction, L8, fraction: quotient of request:~.markup, constant:hundred_percent = 0.33333',
      '~#markup_factor': 'whole and markup, L8, fraction: sum of constant:whole, ~#markup_fraction = 1.33333',
      '~.unit_price': 'unit price, L8, money: product of ~.cost, ~#markup_factor = 10.3599741 to 4 is 10.36',
      'request:~.quantity': 'quantity, L3, quantity: given = 2',
      '~.total_price':
        'line total, L3, money: product of request:~.quantity, ~.unit_price = 20.72 to 2 is 20.72',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, request:~.quantity = 15.54 to 2 is 15.54',
      ...markupAndMargin('2.59', '259', '33.333333333333 to 4 is 33.3333', '5.18'),
    })
  })

  test('L8: the unit price from cost and a markup in dollars', () => {
    // 8.00 + 3.20 = 11.20; 320 ÷ 8 = 40 %.
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

  test('L8, L10: a markup without a cost could not have made a unit price', () => {
    expect(catalogue({ quantity: '2', unitPrice: micros('5000000'), markup: '40' })).toEqual({
      root: 'catalogue.pricing.total_price',
      ...sent('unit_price', '5'),
      'request:~.quantity': 'quantity, L3, quantity: given = 2',
      '~.total_price': 'line total, L3, money: product of request:~.quantity, ~.unit_price = 10 to 2 is 10',
      'request:~.markup': 'markup as sent, L8, percent: given = 40',
      '~.markup': 'markup, L10, percent: same of request:~.markup = 40, markup_without_cost',
    })
  })

  test('L4: a custom formula says its total, and costs one unit where it has no quantity', () => {
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

  test('L7, L9, L12: with derivation off, the total of a catalogue line, its markup and its margin are as sent', () => {
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

  test('L7, L15: a total that was sent and agrees counts its discount amount', () => {
    // 3 × 11.235 less 10 % is 30.3345; before discount it is 33.705, so 33.71.
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

describe('all figures of a line by measure', () => {
  test('M3, M4, M7: in feet, with a minimum length', () => {
    // 1200 ÷ 304.8 = 3.937007874015…; 2 × 10 + 3.937008 = 23.937008 ft, at 2.00 47.874016. Built: 2 × 10 + 1.5 = 21.5 ft.
    expect(
      onTheFly(
        {
          pricingStrategy: FEET,
          unitPrice: micros('2000000'),
          cost: micros('1000000'),
          measurements: [{ length: '10', amount: '2' }, { length: '1.5' }],
        },
        { minimumLinealLengthMm: 1200 },
      ),
    ).toEqual({
      root: 'on_the_fly.pricing.total_price',
      ...HUNDRED,
      ...sent('unit_price', '2'),
      ...sent('cost', '1'),
      'settings:minimum_lineal_length_mm': 'minimum length, M4, millimetres: given = 1200',
      'constant:millimetres_per_foot': 'millimetres of a foot, M4, millimetres: constant of  = 304.8',
      '#minimum_length_in_feet':
        'minimum length in feet, M4, feet: quotient of settings:minimum_lineal_length_mm, ' +
        'constant:millimetres_per_foot = 3.937007874016 to 6 is 3.937008',
      'request:~.measurements[0].amount': 'amount, M3, count: given = 2',
      'request:~.measurements[0].length': 'length, M3, feet: given = 10',
      '~.measurements[0]#charged_length':
        'charged length, M3, feet: maximum of request:~.measurements[0].length, #minimum_length_in_feet = 10, ' +
        'not_shorter_than_minimum',
      '~.measurements[0]#pieces':
        'measure of the pieces, M3, feet: product of request:~.measurements[0].amount, ' +
        '~.measurements[0]#charged_length = 20',
      'constant:one_piece': 'amount that was left out, M3, count: constant of  = 1',
      'request:~.measurements[1].length': 'length, M3, feet: given = 1.5',
      '~.measurements[1]#charged_length':
        'charged length, M3, feet: maximum of request:~.measurements[1].length, #minimum_length_in_feet = 3.937008',
      '~.measurements[1]#pieces':
        'measure of the pieces, M3, feet: product of constant:one_piece, ~.measurements[1]#charged_length = 3.937008',
      '~#measure':
        'charged measure, M3, feet: sum of ~.measurements[0]#pieces, ~.measurements[1]#pieces = 23.937008',
      '~.measurements[0]#pieces_as_built':
        'measure of the pieces as built, M7, feet: product of request:~.measurements[0].amount, ' +
        'request:~.measurements[0].length = 20',
      '~.measurements[1]#pieces_as_built':
        'measure of the pieces as built, M7, feet: product of constant:one_piece, ' +
        'request:~.measurements[1].length = 1.5',
      '~#as_built_measure':
        'measure as built, M7, feet: sum of ~.measurements[0]#pieces_as_built, ' +
        '~.measurements[1]#pieces_as_built = 21.5, as_built_not_sent, as_built_has_no_minimum',
      '~.total_price': 'line total, L3, money: product of ~#measure, ~.unit_price = 47.874016 to 2 is 47.87',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, ~#as_built_measure = 21.5 to 2 is 21.5',
      ...markupAndMargin('1', '100', '100 to 4 is 100', '26.37'),
    })
  })

  test('M4: in metres, the minimum of flashings where there is none of lineal lines', () => {
    const figures = onTheFly(
      {
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
        unitPrice: micros('2000000'),
        measurements: [{ length: '0.45' }],
      },
      { minimumFlashingLengthMm: 450 },
    )
    expect(figures).toMatchObject({
      'settings:minimum_flashing_length_mm': 'minimum length, M4, millimetres: given = 450',
      '#minimum_length_in_metres':
        'minimum length in metres, M4, metres: quotient of settings:minimum_flashing_length_mm, ' +
        'constant:millimetres_per_metre = 0.45',
      'request:~.measurements[0].length': 'length, M3, metres: given = 0.45',
      '~.measurements[0]#charged_length':
        'charged length, M3, metres: maximum of request:~.measurements[0].length, #minimum_length_in_metres = 0.45, ' +
        'not_shorter_than_minimum',
      '~#measure': 'charged measure, M3, metres: sum of ~.measurements[0]#pieces = 0.45',
    })
  })

  test.each([
    ['PRICING_STRATEGY_SQUARE_METRES', 'metres', 'square metres'],
    ['PRICING_STRATEGY_SQUARE_FEET', 'feet', 'square feet'],
  ] as const)('M3, M7: %s, with pieces that were made larger', (pricingStrategy, of, measure) => {
    // 3 × 2.4 × 0.9 = 6.48, at 12.50 81.00. Made: 3 × 2.5 × 0.9 = 6.75, at 8.00 54.00.
    expect(
      onTheFly(
        {
          pricingStrategy,
          unitPrice: micros('12500000'),
          cost: micros('8000000'),
          measurements: [{ length: '2.4', width: '0.9', amount: '3' }],
          asBuiltMeasurements: [{ length: '2.5', width: '0.9', amount: '3' }],
        },
        { minimumLinealLengthMm: 9000 },
      ),
    ).toEqual({
      root: 'on_the_fly.pricing.total_price',
      ...HUNDRED,
      ...sent('unit_price', '12.5'),
      ...sent('cost', '8'),
      'request:~.measurements[0].amount': 'amount, M3, count: given = 3',
      'request:~.measurements[0].length': `length, M3, ${of}: given = 2.4`,
      'request:~.measurements[0].width': `width, M3, ${of}: given = 0.9`,
      '~.measurements[0]#pieces':
        `measure of the pieces, M3, ${measure}: product of request:~.measurements[0].amount, ` +
        'request:~.measurements[0].length, request:~.measurements[0].width = 6.48',
      '~#measure': `charged measure, M3, ${measure}: sum of ~.measurements[0]#pieces = 6.48, areas_have_no_minimum`,
      'request:~.as_built_measurements[0].amount': 'amount, M3, count: given = 3',
      'request:~.as_built_measurements[0].length': `length, M3, ${of}: given = 2.5`,
      'request:~.as_built_measurements[0].width': `width, M3, ${of}: given = 0.9`,
      '~.as_built_measurements[0]#pieces_as_built':
        `measure of the pieces as built, M7, ${measure}: product of request:~.as_built_measurements[0].amount, ` +
        'request:~.as_built_measurements[0].length, request:~.as_built_measurements[0].width = 6.75',
      '~#as_built_measure': `measure as built, M7, ${measure}: sum of ~.as_built_measurements[0]#pieces_as_built = 6.75`,
      '~.total_price': 'line total, L3, money: product of ~#measure, ~.unit_price = 81 to 2 is 81',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, ~#as_built_measure = 54 to 2 is 54',
      ...markupAndMargin('4.5', '450', '56.25 to 4 is 56.25', '27'),
    })
  })

  test('M7: without a minimum and pieces as made, the measure as built is the charged one', () => {
    const pricing = { unitPrice: micros('2000000'), measurements: [{ length: '3' }] }
    const figures = onTheFly({ pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', ...pricing })
    expect(figures).toMatchObject({
      '~#measure': 'charged measure, M3, metres: sum of ~.measurements[0]#pieces = 3',
      '~#as_built_measure': 'measure as built, M7, metres: same of ~#measure = 3, as_built_not_sent',
    })
    const none = onTheFly({
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      unitPrice: micros('2000000'),
      totalPrice: micros('0'),
    })
    expect(none).toMatchObject({
      '~#measure': 'charged measure, M3, metres: sum of  = 0',
      '~#as_built_measure': 'measure as built, M7, metres: same of ~#measure = 0, as_built_not_sent',
    })
  })
})

describe('all figures of other lines', () => {
  test('F1: a flashing has its figures as sent, and counts its custom price to the cent', () => {
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
    expect(figuresOf({ flashing }, 'flashing')).toEqual({
      root: 'flashing#counted_total',
      ...asSent('bends', 'bends', 'count', '4'),
      ...asSent('total_girth', 'girth', 'millimetres', '310'),
      ...asSent('total_length', 'length', 'metres', '19.2'),
      ...asSent('unit_price', 'price of a metre', 'money', '14.35'),
      ...asSent('custom_price_per_length', 'custom price of a metre', 'money', '13.99'),
      ...asSent('total_price', 'flashing total', 'money', '275.52'),
      ...asSent('custom_price', 'custom price', 'money', '250.005'),
      '~#counted_total':
        'charged flashing total, F1, money: same of ~.custom_price = 250.005 to 2 is 250.01, ' +
        'flashing_custom_price_set, flashing_total_not_compared',
    })
  })

  test('F1: without a custom price it counts its total, and without either it counts 0', () => {
    const total = figuresOf({ flashing: { totalPrice: micros('275520000') } }, 'flashing')
    expect(total['~#counted_total']).toBe(
      'charged flashing total, F1, money: same of ~.total_price = 275.52 to 2 is 275.52',
    )
    const custom = figuresOf({ flashing: { customPrice: micros('1000000') } }, 'flashing')
    expect(custom['~#counted_total']).toBe(
      'charged flashing total, F1, money: same of ~.custom_price = 1 to 2 is 1',
    )
    expect(figuresOf({ flashing: { drawing: {} } }, 'flashing')).toEqual({
      root: 'flashing#counted_total',
      '~#counted_total': 'charged flashing total, F1, money: sum of  = 0, flashing_without_price',
    })
  })

  test('T1: a note counts nothing', () => {
    expect(figuresOf({ notes: { text: 'Mind the fall.' } }, 'notes')).toEqual({
      root: '#line_total',
      '#line_total': 'line total, T1, money: sum of  = 0',
    })
  })

  test('T4: the tax of a line by itself, of each kind', () => {
    const account: Partial<AccountInput> = { tax: { rate: '0.1' }, taxRounding: 'line' }
    const tax = (of: string) =>
      `tax of the line, T4, money: product of ${of}, settings:tax.rate = 1.05 to 2 is 1.05`
    const price = micros('10500000')
    const rate = 'tax rate, T4, fraction: given = 0.1'
    expect(labour({ quantity: '1', unitPrice: price }, account)).toMatchObject({
      'settings:tax.rate': rate,
      '#tax': tax('~.total_price'),
    })
    expect(figuresOf({ flashing: { totalPrice: price } }, 'flashing', account)).toMatchObject({
      'settings:tax.rate': rate,
      '#tax': tax('~#counted_total'),
    })
    const ofKit = figuresOf({ productKit: { pricing: { totalPrice: price } } }, 'product_kit', account)
    expect(ofKit).toMatchObject({ 'settings:tax.rate': rate, '#tax': tax('~#counted_total') })
    for (const free of [
      labour({ quantity: '1', unitPrice: price, isTaxFree: true }, account),
      figuresOf({ flashing: { totalPrice: price, isTaxFree: true } }, 'flashing', account),
      figuresOf({ productKit: { pricing: { totalPrice: price, isTaxFree: true } } }, 'product_kit', account),
      labour({ quantity: '1', unitPrice: price }, { taxRounding: 'line' }),
      labour({ quantity: '1', unitPrice: price }, { tax: { rate: '0.1' } }),
    ])
      expect(free).not.toHaveProperty(['#tax'])
  })

  test('T4: flags and rates that have no effect are named, of each kind', () => {
    const account = { tax: { rate: '0.1' } }
    const price = micros('1000000')
    const flags = { isTaxFree: true, tax: { rate: '0.2' } }
    const reasons = 'line_tax_free, line_rate_is_advice'
    const free = figuresOf({ flashing: { totalPrice: price, ...flags } }, 'flashing', account)
    expect(free['~#counted_total']?.endsWith(` is 1, ${reasons}`)).toBe(true)
    const kit = figuresOf(
      { productKit: { pricing: { totalPrice: price, ...flags } } },
      'product_kit',
      account,
    )
    expect(kit['~#counted_total']?.endsWith(` is 1, ${reasons}`)).toBe(true)
    const advice = labour({ quantity: '1', unitPrice: price, tax: { code: 'GST' } }, account)
    expect(advice['~.total_price']?.endsWith(' is 1')).toBe(true)
  })
})
