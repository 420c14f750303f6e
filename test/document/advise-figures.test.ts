/** V10: advice on figures that the rules change or ignore: rounded prices, kits, discounts and pieces. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import {
  AUD,
  BASIC_QUANTITIES,
  catalogueLine,
  component,
  CUSTOM_FORMULA,
  flashing,
  FORMULA_KINDS,
  kit,
  LINEAL_FEET,
  LINEAL_METRES,
  micros,
  money,
  NOT_DERIVING,
  onTheFly,
  part,
  request,
  SQUARE_FEET,
  SQUARE_METRES,
  worth,
  type Json,
} from '../rules/requests.js'
import { adviceOn, found, places } from './advice.js'

describe('V10: unit_price_rounded', () => {
  // 3255234 × 0.3053 = 993822.9402; × 0.30525 = 993660.1785
  const bolts = { quantity: '3255234', unitPrice: money('0.30525') }
  const hundreds = { per: '100', quantity: '32552.34', unitPrice: money('30.525') }
  const details = {
    sent: micros('0.30525'),
    rounded: micros('0.3053'),
    amount: micros('993822.94'),
    exactAmount: micros('993660.18'),
    instead: hundreds,
  }

  test.each(FORMULA_KINDS)('is given on a line of kind %s, with a replacement', (kind, line) => {
    expect(found([line(bolts)])).toEqual([
      ['unit_price_rounded', `lines[0].${kind}.pricing.unit_price`, details],
    ])
  })

  test('suggests prices per hundred that give the exact amount', () => {
    const instead = onTheFly({ quantity: hundreds.quantity, unitPrice: hundreds.unitPrice })
    const priced = priceQuote(request([instead]), AUD)
    expect(priced.ok && priced.value.subtotal).toEqual(money('993660.18'))
    expect(found([instead])).toEqual([])
  })

  test.each([
    // 1000 × 0.894 = 894.00, not 894.04
    ['down', '1000', '0.89404', '894.00', '894.04'],
    // 1024 × 0.0122 = 12.4928, not 12.443648
    ['up', '1024', '0.012152', '12.49', '12.44'],
    ['a credit down', '-1000', '0.89404', '-894.00', '-894.04'],
    ['a negative price towards zero', '1000', '-0.89404', '-894.00', '-894.04'],
    ['to zero', '1000', '0.00004', '0.00', '0.04'],
    ['to the same cent', '100', '0.00005', '0.01', '0.01', 'none'],
    ['by less than a cent', '10', '0.89404', '8.94', '8.94', 'none'],
    ['over a tie', '1', '0.004999', '0.01', '0.00'],
  ])('is given only if rounding changes the total: %s, with quantity %s and price %s', (...row) => {
    const [, quantity, price, amount, exactAmount, none] = row
    const expected = none === undefined ? [{ amount: micros(amount), exactAmount: micros(exactAmount) }] : []
    expect(adviceOn([onTheFly({ quantity, unitPrice: money(price) })])).toMatchObject(
      expected.map((one) => ({ code: 'unit_price_rounded', details: one })),
    )
    expect(adviceOn([onTheFly({ quantity, unitPrice: money(price) })])).toHaveLength(expected.length)
  })

  test('compares totals after their discount', () => {
    // 1000 × 0.894 × 0.1 = 89.40, and 1000 × 0.89404 × 0.1 = 89.404 is the same to the cent
    expect(found([onTheFly({ quantity: '1000', unitPrice: money('0.89404'), discount: '90' })])).toEqual([])
    // Less 50 %, the totals are 447.00 and 447.02.
    expect(
      adviceOn([onTheFly({ quantity: '1000', unitPrice: money('0.89404'), discount: '50' })]),
    ).toMatchObject([{ details: { amount: micros('447.00'), exactAmount: micros('447.02') } }])
  })

  test('is given on a line with its own total, with a replacement total', () => {
    const sent = { ...bolts, totalPrice: money('993822.94') }
    for (const account of [AUD, NOT_DERIVING]) {
      expect(adviceOn([onTheFly(sent)], account)).toMatchObject([
        { details: { instead: { ...hundreds, totalPrice: money('993660.18') } } },
      ])
    }
  })

  test('also suggests the cost per hundred', () => {
    expect(adviceOn([onTheFly({ ...bolts, cost: money('0.1') })])).toMatchObject([
      { details: { instead: { ...hundreds, cost: money('10.00') } } },
    ])
  })

  test.each([
    // 0.30525 × 10 = 3.0525. A quantity of three decimals can be divided by 10, but not by 100.
    [
      'a price per ten for a quantity of three decimals',
      '1234.567',
      { per: '10', quantity: '123.4567', unitPrice: money('3.0525') },
    ],
    ['nothing for a quantity of four decimals', '1234.5678', undefined],
  ])('suggests %s', (_, quantity, instead) => {
    const [one] = adviceOn([onTheFly({ quantity, unitPrice: money('0.30525') })])
    expect(one).toHaveProperty('code', 'unit_price_rounded')
    expect((one?.details as { instead?: unknown } | undefined)?.instead).toEqual(instead)
  })

  test('suggests no replacement for a measured line', () => {
    const gutter = {
      unitPrice: money('0.89404'),
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length: '10', amount: '100' }],
    }
    expect(found([onTheFly(gutter)])).toEqual([
      [
        'unit_price_rounded',
        'lines[0].on_the_fly.pricing.unit_price',
        {
          sent: micros('0.89404'),
          rounded: micros('0.894'),
          amount: micros('894.00'),
          exactAmount: micros('894.04'),
        },
      ],
    ])
  })

  test('is given on a price from cost and markup (L8)', () => {
    // 0.0123 × 1.4 = 0.01722: 10000 × 0.0172 = 172.00, not 172.20
    const screws = { quantity: '10000', cost: money('0.0123'), markup: '40' }
    expect(found([catalogueLine(screws)])).toEqual([
      [
        'unit_price_rounded',
        'lines[0].catalogue.pricing.unit_price',
        {
          made: '0.01722',
          rounded: micros('0.0172'),
          amount: micros('172.00'),
          exactAmount: micros('172.20'),
          instead: { per: '100', quantity: '100', cost: money('1.23') },
        },
      ],
    ])
    const fixed = { quantity: '10000', cost: money('0.0123'), markup: '0.00492', markupIsPercentage: false }
    expect(adviceOn([catalogueLine(fixed)])).toMatchObject([
      { details: { made: '0.01722', instead: { cost: money('1.23'), markup: '0.492' } } },
    ])
  })

  test.each<[string, Json, AccountInput]>([
    [
      'with a custom formula (L4)',
      onTheFly({ ...bolts, pricingStrategy: CUSTOM_FORMULA, totalPrice: money('1.00') }),
      AUD,
    ],
    [
      'with a total that is kept without a check (L7)',
      catalogueLine({ ...bolts, totalPrice: money('1.00') }),
      NOT_DERIVING,
    ],
    [
      'that is a component with its own total (K3)',
      kit({ components: [component({ ...bolts, totalPrice: money('1.00') })] }),
      AUD,
    ],
    ['with four decimals', onTheFly({ ...bolts, unitPrice: money('0.3053') }), AUD],
    [
      'with four decimals and leading zeros',
      onTheFly({ ...bolts, unitPrice: { amountMicros: '000305300' } }),
      AUD,
    ],
  ])('is not given on a line %s', (_, line, account) => {
    expect(places([line], account)).toEqual([])
  })
})

describe('V10: cost_rounded', () => {
  // 1000 × 0.894 = 894.00, not 894.04
  const costly = { quantity: '1000', unitPrice: money('2.00'), cost: money('0.89404') }
  const rounded = {
    sent: micros('0.89404'),
    rounded: micros('0.894'),
    amount: micros('894.00'),
    exactAmount: micros('894.04'),
  }

  test('is given on a line, with a replacement', () => {
    const instead = { per: '100', quantity: '10', unitPrice: money('200.00'), cost: money('89.404') }
    expect(found([onTheFly(costly)])).toEqual([
      ['cost_rounded', 'lines[0].on_the_fly.pricing.cost', { ...rounded, instead }],
    ])
  })

  test('uses the pieces as built (M7)', () => {
    const gutter = {
      unitPrice: money('2.00'),
      cost: money('0.89404'),
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length: '1' }],
      asBuiltMeasurements: [{ length: '10', amount: '100' }],
    }
    expect(adviceOn([onTheFly(gutter)]).filter(({ code }) => code === 'cost_rounded')).toMatchObject([
      { details: rounded },
    ])
  })

  test('is given on a line with a custom formula (L4, L9)', () => {
    const formula = { ...costly, pricingStrategy: CUSTOM_FORMULA, totalPrice: money('2000.00') }
    expect(adviceOn([onTheFly(formula)])).toMatchObject([{ code: 'cost_rounded', details: rounded }])
    const { quantity: _, ...once } = { ...formula, cost: money('10.004999') }
    expect(adviceOn([onTheFly(once)])).toMatchObject([
      { code: 'cost_rounded', details: { amount: micros('10.01'), instead: { cost: money('10.00') } } },
    ])
  })

  const costlyPart = component({ quantity: '1000', cost: money('0.89404'), totalPrice: money('2000.00') })

  test('is given on components and on levels with their own cost (K6)', () => {
    const own = { quantity: '1000', cost: money('0.89404'), totalPrice: money('2000.00') }
    const custom = { customPricing: true, pricing: own }
    expect(places([kit({ components: [costlyPart], subKits: [custom] }), kit(custom)])).toEqual([
      ['cost_rounded', 'lines[0].product_kit.components[0].pricing.cost'],
      ['cost_rounded', 'lines[0].product_kit.sub_kits[0].pricing.cost'],
      ['cost_rounded', 'lines[1].product_kit.pricing.cost'],
    ])
    expect(adviceOn([kit(custom)])).toMatchObject([
      { details: { ...rounded, instead: { quantity: '1', cost: money('894.04') } } },
    ])
  })

  test('suggests no cost at once for a level whose unit price gives a markup (L10)', () => {
    const own = { quantity: '1000', cost: money('0.89404'), totalPrice: money('2000.00') }
    const [advisory] = adviceOn([kit({ customPricing: true, pricing: { ...own, unitPrice: money('2.00') } })])
    expect(advisory).toMatchObject({ code: 'cost_rounded', details: rounded })
    expect(advisory?.details).not.toHaveProperty('instead')
  })

  test('uses a quantity of 1 for a level without a quantity', () => {
    const pricing = { cost: money('10.004999'), totalPrice: money('20.00') }
    expect(adviceOn([kit({ pricing })])).toMatchObject([
      {
        details: {
          amount: micros('10.01'),
          exactAmount: micros('10.00'),
          instead: { cost: money('10.00') },
        },
      },
    ])
  })

  test('is not given on notes, nor below a level with its own cost', () => {
    const note = component({ quantity: '1000', cost: money('0.89404') }, 'PRODUCT_TYPE_NOTES')
    const costed = { cost: money('1.00'), totalPrice: money('2000.00') }
    expect(places([kit({ components: [note] })])).toEqual([])
    expect(places([kit({ pricing: costed, components: [costlyPart] })])).toEqual([])
    expect(places([kit({ pricing: costed, subKits: [{ components: [costlyPart] }] })])).toEqual([])
  })
})

describe('V10: a cost that sets the price', () => {
  const codesOf = (pricing: Json, account: AccountInput = AUD) =>
    places([catalogueLine(pricing)], account).map(([code]) => code)

  test.each<[string, Json, readonly string[]]>([
    // 0.00123 × 1.5 = 0.001845 is rounded to 0.0018, so 1800.00, not 1845.00. The cost is 1200.00, not
    // 1230.00.
    [
      'rounded like its price',
      { quantity: '1000000', cost: money('0.00123'), markup: '50' },
      ['unit_price_rounded'],
    ],
    // 0.89404 + 1.00596 = 1.90 exactly; the cost is 894.00, not 894.04.
    [
      'rounded, unlike its price,',
      { quantity: '1000', cost: money('0.89404'), markup: '1.00596', markupIsPercentage: false },
      ['cost_rounded'],
    ],
    // 0.0123 × 1.4 = 0.01722
    [
      'not rounded, unlike its price,',
      { quantity: '10000', cost: money('0.0123'), markup: '40' },
      ['unit_price_rounded'],
    ],
    [
      'of measured pieces',
      {
        cost: money('0.00123'),
        markup: '50',
        pricingStrategy: LINEAL_METRES,
        measurements: [{ length: '10', amount: '100000' }],
      },
      ['unit_price_rounded'],
    ],
    // A price in the request is a separate figure, so both figures have advice.
    [
      'beside a price in the request',
      { quantity: '1000000', cost: money('0.00123'), unitPrice: money('0.00456') },
      ['unit_price_rounded', 'cost_rounded'],
    ],
  ])('%s gets no second advisory for the same rounding', (_, pricing, codes) => {
    expect(codesOf(pricing)).toEqual(codes)
  })

  test('is replaced by a cost per hundred that also corrects the price', () => {
    const sent = { quantity: '1000000', cost: money('0.00123'), markup: '50' }
    const [advisory] = adviceOn([catalogueLine(sent)])
    const instead = { per: '100', quantity: '10000', cost: money('0.123') }
    expect(advisory).toMatchObject({ details: { made: '0.001845', instead } })
    const { per: _, ...figures } = instead
    expect(codesOf({ ...sent, ...figures })).toEqual([])
  })
})

describe('V10: quantity_without_effect, discount_without_effect', () => {
  const quantityAt = (path: string, details: Json = { sent: '3' }) => [
    'quantity_without_effect',
    `lines[0].product_kit.${path}pricing.quantity`,
    details,
  ]

  test('are given on a standard kit and its sub-kits', () => {
    const pricing = { quantity: '3', discount: '5.00' }
    expect(found([kit({ pricing, components: [part('121.50')], subKits: [{}, { pricing }] })])).toEqual([
      quantityAt(''),
      ['discount_without_effect', 'lines[0].product_kit.pricing.discount', { sent: '5' }],
      quantityAt('sub_kits[1].'),
      ['discount_without_effect', 'lines[0].product_kit.sub_kits[1].pricing.discount', { sent: '5' }],
    ])
  })

  test.each(['0', '-1', '0.5', '1.0001', '2'])('are given on a quantity of %s', (quantity) => {
    expect(found([kit({ pricing: { quantity } })])).toEqual([quantityAt('', { sent: quantity })])
  })

  test('are given if the kit has its own total, which is kept (K4)', () => {
    expect(found([kit({ pricing: { quantity: '3', totalPrice: money('1.00') } })])).toEqual([quantityAt('')])
    const sent = kit({ pricing: { quantity: '3', totalPrice: money('1.00') } })
    expect(found([sent], NOT_DERIVING)).toEqual([quantityAt('')])
  })

  test('tell whether the quantity multiplies the cost of the level (K6)', () => {
    const pricing = { quantity: '3', cost: money('1.00') }
    const parts = { components: [part('121.50')] }
    expect(found([kit({ pricing, ...parts })])).toEqual([quantityAt('', { sent: '3', multiplies: 'cost' })])
    const measured = { ...pricing, pricingStrategy: LINEAL_METRES, measurements: [{ length: '2' }] }
    expect(found([kit({ pricing: measured, ...parts })])).toEqual([quantityAt('')])
  })

  test.each<[string, Json]>([
    ['a quantity of 1 and no discount', kit({ pricing: { quantity: '1.000', discount: '0.00' } })],
    ['empty pricing', kit({ pricing: {} })],
    ['no pricing', kit({})],
    [
      'a custom price (K5)',
      kit({ customPricing: true, pricing: { quantity: '3', discount: '5', totalPrice: money('1.00') } }),
    ],
    [
      'a quantity and a discount on a component',
      kit({ components: [component({ quantity: '3', discount: '5', totalPrice: {} })] }),
    ],
  ])('are not given on a kit with %s', (_, line) => {
    expect(found([line])).toEqual([])
  })
})

describe('V10: discount_above_subtotal', () => {
  const discount = (amount: string): Json => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money(amount) })
  const percent = (percentage: string): Json => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage })
  const surcharge = (amount: string): Json => ({ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money(amount) })
  const on = (subtotal: string, ...adjustments: readonly Json[]) =>
    found([worth(subtotal)], AUD, { adjustments })
  const at = (place: string, applied: string, subtotal: string, left = subtotal) => [
    'discount_above_subtotal',
    `adjustments${place}`,
    { applied: micros(applied), subtotal: micros(subtotal), left: micros(left) },
  ]

  test('is given at the amount', () => {
    expect(on('10.00', surcharge('5.00'), discount('20.00'))).toEqual([at('[1].amount', '20.00', '10.00')])
  })

  test('is not given on a discount equal to the subtotal, nor on a surcharge', () => {
    expect(on('10.00', discount('10.00'))).toEqual([])
    expect(on('10.00', percent('100'))).toEqual([])
    expect(on('10.00', surcharge('20.00'))).toEqual([])
  })

  test('is given on the discount that exceeds what earlier discounts leave', () => {
    expect(on('10.00', discount('6.00'), surcharge('9.00'), discount('4.01'))).toEqual([
      at('[2].amount', '4.01', '10.00', '4.00'),
    ])
    expect(on('10.00', percent('60'), percent('40'), discount('0.01'))).toEqual([
      at('[2].amount', '0.01', '10.00', '0.00'),
    ])
    expect(on('10.00', percent('60'), percent('50'))).toEqual([at('[1].percentage', '5.00', '10.00', '4.00')])
  })

  test('ignores discounts that are too large when it checks the next discount', () => {
    expect(on('10.00', discount('20.00'), discount('10.00'), discount('30.00'))).toEqual([
      at('[0].amount', '20.00', '10.00'),
      at('[2].amount', '30.00', '10.00', '0.00'),
    ])
  })

  test('is not given on a percentage in turn of what an excessive discount leaves', () => {
    const account = { ...AUD, adjustmentPercentages: 'in-turn' } as const
    const adjustments = [discount('15.00'), percent('10'), discount('10.00')]
    expect(found([worth('10.00')], account, { adjustments })).toEqual([at('[0].amount', '15.00', '10.00')])
  })

  test('is given on any amount if the subtotal is zero or a credit', () => {
    expect(found([], AUD, { adjustments: [discount('0.01'), discount('0.00'), percent('50')] })).toEqual([
      at('[0].amount', '0.01', '0.00'),
    ])
    expect(on('-10.00', discount('1.00'), discount('0.00'))).toEqual([at('[0].amount', '1.00', '-10.00')])
  })

  test('is given on percentages of a credit only above 100 %', () => {
    expect(on('-10.00', percent('60'), percent('40'))).toEqual([])
    expect(on('-10.00', percent('60'), percent('50'))).toEqual([
      at('[1].percentage', '-5.00', '-10.00', '-4.00'),
    ])
    expect(on('-10.00', percent('60'), percent('40'), percent('10'))).toEqual([
      at('[2].percentage', '-1.00', '-10.00', '0.00'),
    ])
  })
})

describe('V10: flashing_without_pieces', () => {
  const FREE = { drawing: { isFreeDrawing: true } }
  const on = (fields: Json) => places([flashing({ ...FREE, ...fields })])
  const given = [['flashing_without_pieces', 'lines[0].flashing.subitems']]

  test.each<[string, Json]>([
    ['a total without an amount', { totalPrice: {}, subitems: [] }],
    ['a custom price of 0', { customPrice: money('0.00'), totalPrice: money('9.00'), subitems: [] }],
    ['a total below half a cent (L14)', { totalPrice: money('0.004'), subitems: [] }],
    [
      'a price per metre and a total of 0',
      { unitPrice: money('14.35'), totalPrice: money('0.00'), subitems: [] },
    ],
    ['no price', { subitems: [] }],
    ['a total of 0 and no cut list', { totalPrice: money('0.00') }],
    ['an empty string as its cut list', { totalPrice: money('0.00'), subitems: '' }],
    [
      'no amounts in its cut list',
      { totalPrice: money('0.00'), subitems: [{ length: 3000 }, { amount: 0, length: 9 }] },
    ],
    ['no lengths in its cut list', { totalPrice: money('0.00'), subitems: [{ amount: 2 }, {}] }],
  ])('is given on a flashing with %s', (_, fields) => {
    expect(on(fields)).toEqual(given)
  })

  test.each<[string, Json]>([
    ['neither a cut list nor a total', {}],
    ['a custom price of 0 and no cut list', { customPrice: money('0.00'), totalPrice: money('0.00') }],
    ['a cut list without lengths and no total', { subitems: [{ amount: 2 }] }],
    ['a unit price of 0, no cut list and no total', { unitPrice: {} }],
    ['a total', { totalPrice: money('1.00'), subitems: [] }],
    ['a custom price', { customPrice: money('1.00') }],
    ['a cut list', { totalPrice: money('0.00'), subitems: [{ amount: 1, length: 3000 }] }],
    [
      'pieces that cancel out',
      {
        totalPrice: money('0.00'),
        subitems: [
          { amount: 1, length: 3000 },
          { amount: -1, length: 3000 },
        ],
      },
    ],
    ['a cut list that cannot be read', { totalPrice: money('0.00'), subitems: 'six of three metres' }],
  ])('is not given on a flashing with %s', (_, fields) => {
    expect(on(fields)).toEqual([])
  })

  test('is not given if other advice already explains the 0', () => {
    expect(on({ customPrice: {}, subitems: [] })).toEqual([
      ['empty_custom_price', 'lines[0].flashing.custom_price'],
    ])
    expect(on({ unitPrice: money('14.35'), subitems: [] })).toEqual([
      ['flashing_without_total', 'lines[0].flashing.total_price'],
    ])
  })
})

describe('V10: pieces', () => {
  const measured = (measurements: readonly Json[], more: Json = {}) => ({
    unitPrice: money('1.00'),
    pricingStrategy: LINEAL_METRES,
    measurements,
    ...more,
  })
  const at = 'lines[0].on_the_fly.pricing.measurements'
  const sizesOf = (measurements: readonly Json[], pricingStrategy: string, account: AccountInput = AUD) =>
    found([onTheFly(measured(measurements, { pricingStrategy }))], account)

  test.each(['0.5', '2.5', '1.0001', '99999999999.1'])(
    'are reported as fractional_pieces with an amount of %s',
    (amount) => {
      expect(found([onTheFly(measured([{ length: '1' }, { length: '1', amount }]))])).toEqual([
        ['fractional_pieces', `${at}[1].amount`, { sent: amount }],
      ])
    },
  )

  test.each(['1', '2.000', '999999999999'])('are whole with an amount of %s', (amount) => {
    expect(found([onTheFly(measured([{ length: '1', amount }]))])).toEqual([])
  })

  test.each<[string, string, string, string | undefined, string?]>([
    [LINEAL_METRES, '15.000000000001', 'more than 15 m', 'piece_very_long', '15000.000000001'],
    [LINEAL_METRES, '2400', 'millimetres entered as metres', 'piece_very_long', '2400000'],
    [LINEAL_METRES, '016.50', 'with insignificant zeros', 'piece_very_long', '16500'],
    [LINEAL_METRES, '0.049999999999', 'less than 50 mm', 'piece_very_short', '49.999999999'],
    // 49.2 ft are 14996.16 mm, and 49.3 ft are 15026.64 mm. 0.164 ft are 49.9872 mm, and 0.165 ft are 50.292
    // mm.
    [LINEAL_FEET, '49.2', 'less than 15 m in feet', undefined],
    [LINEAL_FEET, '49.3', 'more than 15 m in feet', 'piece_very_long', '15026.64'],
    [LINEAL_FEET, '0.164', 'less than 50 mm in feet', 'piece_very_short', '49.9872'],
    [LINEAL_FEET, '0.165', 'more than 50 mm in feet', undefined],
  ])('measured by %s with a length of %s (%s) give the advice %s', (strategy, length, _, code, sizeMm) => {
    const isLong = code === 'piece_very_long'
    // 15000 ÷ 304.8 and 50 ÷ 304.8, rounded to six decimals as in M4
    const [unit, limit] =
      strategy === LINEAL_FEET ? ['ft', isLong ? '49.212598' : '0.164042'] : ['m', isLong ? '15' : '0.05']
    const size = length === '016.50' ? '16.5' : length
    const details = { size, limit, unit, sizeMm, limitMm: isLong ? '15000' : '50' }
    expect(sizesOf([{ length }], strategy)).toEqual(
      code === undefined ? [] : [[code, `${at}[0].length`, details]],
    )
  })

  test.each([
    [LINEAL_FEET, { length: '60' }, '60 ft'],
    [SQUARE_FEET, { length: '3', width: '0.1' }, '0.1 ft'],
    [LINEAL_METRES, { length: '18' }, '18 m'],
    [SQUARE_METRES, { length: '3', width: '0.03' }, '0.03 m'],
  ])('measured by %s are shown in the unit of the request', (pricingStrategy, entry, shown) => {
    const [advisory] = adviceOn([onTheFly(measured([entry], { pricingStrategy }))])
    expect(advisory?.message).toContain(shown)
  })

  test('are shown in mm for a cut list, and with the limit in feet for pieces in feet', () => {
    const cutList = flashing({ drawing: { isFreeDrawing: true }, subitems: [{ amount: 1, length: 18_000 }] })
    expect(found([cutList])).toEqual([
      [
        'piece_very_long',
        'lines[0].flashing.subitems[0].length',
        { size: '18000', limit: '15000', unit: 'mm', sizeMm: '18000', limitMm: '15000' },
      ],
    ])
    // 9144 mm are 30 ft.
    const account = { ...AUD, longestPieceMm: 9144 }
    expect(sizesOf([{ length: '31' }], LINEAL_FEET, account)).toMatchObject([
      [expect.anything(), expect.anything(), { size: '31', limit: '30', unit: 'ft', limitMm: '9144' }],
    ])
  })

  test.each([
    [0, []],
    [-2400, []],
    [undefined, []],
    [2400, ['fractional_pieces']],
  ])('measuring %j mm, with an amount of 1.5 in a cut list, give the advice %j', (length, codes) => {
    const subitems = [
      { amount: 1.5, length },
      { amount: 2, length: 2400 },
    ]
    const line = flashing({ drawing: { isFreeDrawing: true }, subitems, totalPrice: money('5.00') })
    expect(places([line]).map(([code]) => code)).toEqual(codes)
  })

  test.each([SQUARE_METRES, SQUARE_FEET])('measured by %s are checked by length and width', (strategy) => {
    const entries = [
      { length: '0.1', width: '60' },
      { length: '60', width: '0.1' },
      { length: '1', width: '1' },
    ]
    const codes = sizesOf(entries, strategy).map(([code, param]) => [code, param])
    const short = strategy === SQUARE_FEET // 0.1 ft are 30.48 mm
    expect(codes).toEqual([
      ...(short ? [['piece_very_short', `${at}[0].length`]] : []),
      ['piece_very_long', `${at}[0].width`],
      ['piece_very_long', `${at}[1].length`],
      ...(short ? [['piece_very_short', `${at}[1].width`]] : []),
    ])
  })

  test.each<[unknown, number]>([
    [undefined, 1],
    [null, 1],
    [24_000, 0],
    ['24000', 0],
    ['23999.999', 1],
    [24_000.5, 0],
  ])(
    'are limited by the account: with a longest piece of %j mm, 24 m is reported %i times',
    (longestPieceMm, count) => {
      const account = { ...AUD, longestPieceMm } as AccountInput
      expect(sizesOf([{ length: '24' }], LINEAL_METRES, account)).toHaveLength(count)
      const cutList = flashing({
        drawing: { isFreeDrawing: true },
        subitems: [{ amount: 1, length: 24_000 }],
      })
      expect(places([cutList], account)).toEqual(
        count === 0 ? [] : [['piece_very_long', 'lines[0].flashing.subitems[0].length']],
      )
    },
  )

  const ODD = { length: '16', amount: '1.5' }

  test('are checked on every kind of measured line and every part of a kit', () => {
    const pricing = measured([ODD], { totalPrice: money('24.00') })
    const strategy = { pricingStrategy: LINEAL_METRES, totalPrice: money('24.00') }
    const outside = { ...component(strategy), measurements: [ODD] }
    const subKit = { pricing: strategy, asBuiltMeasurements: [ODD], components: [component(pricing)] }
    const line = kit({ pricing, components: [component(pricing), outside], subKits: [subKit] })
    const bothAt = (place: string) => [
      ['piece_very_long', `lines[0].product_kit.${place}[0].length`],
      ['fractional_pieces', `lines[0].product_kit.${place}[0].amount`],
    ]
    expect(places([line])).toEqual([
      ...bothAt('pricing.measurements'),
      ...bothAt('components[0].pricing.measurements'),
      ...bothAt('components[1].measurements'),
      ...bothAt('sub_kits[0].as_built_measurements'),
      ...bothAt('sub_kits[0].components[0].pricing.measurements'),
    ])
    for (const [kind, lineOfKind] of FORMULA_KINDS) {
      expect(places([lineOfKind(pricing)])).toEqual([
        ['piece_very_long', `lines[0].${kind}.pricing.measurements[0].length`],
        ['fractional_pieces', `lines[0].${kind}.pricing.measurements[0].amount`],
      ])
    }
    const note = component(pricing, 'PRODUCT_TYPE_NOTES')
    expect(places([kit({ components: [note] })])).toEqual([])
  })

  test('are reported as built only if they differ from the priced pieces', () => {
    const built = [{ length: '16.000', amount: '1.5' }, { length: '16' }, { length: '17', amount: '1.50' }]
    const pricing = measured([ODD, { length: '2' }, ODD], { asBuiltMeasurements: built })
    expect(places([onTheFly(pricing)])).toEqual([
      ['piece_very_long', `${at}[0].length`],
      ['fractional_pieces', `${at}[0].amount`],
      ['piece_very_long', `${at}[2].length`],
      ['fractional_pieces', `${at}[2].amount`],
      ['piece_very_long', 'lines[0].on_the_fly.pricing.as_built_measurements[1].length'],
      ['piece_very_long', 'lines[0].on_the_fly.pricing.as_built_measurements[2].length'],
    ])
  })

  test('are unrelated to a fractional quantity, which gets no advice', () => {
    expect(found([worth('1.00', { quantity: '2.5', pricingStrategy: BASIC_QUANTITIES })])).toEqual([])
  })
})

describe('V10: the replacement of a rounded figure', () => {
  /** Replaces figures of the pricing by the suggested figures. */
  const withInstead = (pricing: Json, { per: _, ...instead }: Json): Json => ({ ...pricing, ...instead })
  const decimal = (min: number, max: number, decimals: number) =>
    fc.integer({ min, max }).map((digits) => {
      const text = String(Math.abs(digits)).padStart(decimals + 1, '0')
      return `${digits < 0 ? '-' : ''}${text.slice(0, -decimals)}.${text.slice(-decimals)}`
    })
  const amount = fc.noBias(
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map((digits) => ({ amountMicros: String(digits) })),
  )
  const pricings = fc.record(
    {
      quantity: fc.noBias(decimal(-9_999_999, 9_999_999, 2)),
      unitPrice: amount,
      cost: amount,
      discount: fc.constantFrom('0', '7.5', '50'),
    },
    { requiredKeys: ['quantity', 'unitPrice'] },
  )
  const made = fc.record(
    {
      quantity: fc.noBias(decimal(1, 9_999_999, 1)),
      cost: amount,
      markup: decimal(0, 999_999, 4),
      markupIsPercentage: fc.boolean(),
    },
    { requiredKeys: ['quantity', 'cost', 'markup'] },
  )

  test('gives the exact amount without further rounding', () => {
    let suggested = 0
    fc.assert(
      fc.property(fc.oneof(pricings, made), (pricing) => {
        if (/^-?[0.]+$/.test(pricing.quantity)) return
        for (const { code, details } of adviceOn([catalogueLine(pricing)])) {
          if (code !== 'unit_price_rounded' && code !== 'cost_rounded') continue
          expect(details.amount).not.toBe(details.exactAmount)
          if (details.instead === undefined) continue
          suggested++
          const line = catalogueLine(withInstead(pricing, { ...details.instead }))
          const priced = priceQuote(request([line]), AUD)
          if (!priced.ok) throw new Error(JSON.stringify(priced.problems))
          const { subtotal, totalCost } = priced.value
          const made = code === 'cost_rounded' ? totalCost : subtotal
          expect(made.amountMicros).toBe(details.exactAmount)
          expect(places([line]).filter(([one]) => one === code)).toEqual([])
        }
      }),
      { numRuns: 500 },
    )
    expect(suggested).toBeGreaterThan(20)
  })
})
