import { describe, expect, test } from 'vitest'
import {
  AUD,
  catalogueLine,
  component,
  costOf,
  CUSTOM_FORMULA,
  FORMULA_KINDS,
  inAnyOrder,
  kit,
  labour,
  lineOf,
  lineProblems,
  money,
  NOT_DERIVING,
  onTheFly,
  pricingOf,
  SQUARE_METRES,
  worth,
  type Json,
} from './requests.js'

describe('L8: unit price from cost and markup', () => {
  const marked = (pricing: Json) => catalogueLine({ quantity: '1', ...pricing })
  const needed = [['unit_price_required', 'lines[0].catalogue.pricing.unit_price']]

  test.each([
    ['8.00', '40', undefined, '11.20'],
    ['8.00', '40', true, '11.20'],
    ['8.00', '3.2', false, '11.20'],
    ['7.77', '33.333', undefined, '10.36'],
    ['8.00', '-10', undefined, '7.20'],
    ['8.00', '-10', false, '-2.00'],
    ['8.00', '0', undefined, '8.00'],
    ['-8.00', '40', undefined, '-11.20'],
    ['0.00', '40', undefined, '0.00'],
    ['0.00', '40', false, '40.00'],
    ['1.00', '0.005', undefined, '1.0001'],
    ['1.00', '0.004999999999', undefined, '1.00'],
    ['-1.00', '0.005', undefined, '-1.0001'],
    ['1.00', '0.00005', false, '1.0001'],
    ['1.00', '0.000049999999', false, '1.00'],
  ])(
    'is derived from a cost of $%s and a markup of %s (markupIsPercentage %s) as $%s',
    (cost, markup, markupIsPercentage, price) => {
      expect(pricingOf(marked({ cost: money(cost), markup, markupIsPercentage })).unitPrice).toEqual(
        money(price),
      )
    },
  )

  test('uses the rounded cost', () => {
    // 1.00005 × 2 would be 2.0001.
    expect(pricingOf(marked({ cost: money('1.00005'), markup: '100' })).unitPrice).toEqual(money('2.0002'))
  })

  test('is used for the total', () => {
    const read = pricingOf(marked({ quantity: '3', cost: money('7.77'), markup: '33.333' }))
    expect(read.totalPrice).toEqual(money('31.08'))
    expect(read.markup).toBe('33.3333')
  })

  test('is in the account’s currency', () => {
    const read = pricingOf(marked({ cost: money('8.00', 'NZD'), markup: '40' }))
    expect(read.unitPrice).toEqual(money('11.20', 'AUD'))
    expect(read.cost).toEqual(money('8.00', 'NZD'))
  })

  test('does not replace a given unit price', () => {
    const sent = { cost: money('8.00'), markup: '40' }
    expect(pricingOf(marked({ ...sent, unitPrice: money('9.00') })).unitPrice).toEqual(money('9.00'))
    expect(pricingOf(marked({ ...sent, unitPrice: {} })).unitPrice).toEqual(money('0.00'))
    expect(pricingOf(marked({ ...sent, unitPrice: null })).unitPrice).toEqual(money('11.20'))
  })

  test.each<[string, Json]>([
    ['without a cost and a markup', {}],
    ['with only a cost', { cost: money('8.00') }],
    ['with only a markup', { markup: '40' }],
    ['with an empty markup', { cost: money('8.00'), markup: '' }],
    ['with a null cost', { cost: null, markup: '40' }],
  ])('cannot be derived %s', (_, pricing) => {
    expect(lineProblems(marked(pricing))).toEqual(needed)
  })

  test('cannot be derived with derivation off', () => {
    const line = marked({ cost: money('8.00'), markup: '40', totalPrice: money('11.20') })
    expect(lineProblems(line, NOT_DERIVING)).toEqual(needed)
  })

  test.each([
    ['on_the_fly', onTheFly],
    ['labour', labour],
  ] as const)('cannot be derived on a line of kind %s', (kind, line) => {
    for (const account of [AUD, NOT_DERIVING]) {
      const pricing = { quantity: '1', cost: money('8.00'), markup: '40', totalPrice: money('11.20') }
      expect(lineProblems(line(pricing), account)).toEqual([
        ['unit_price_required', `lines[0].${kind}.pricing.unit_price`],
      ])
    }
  })

  test.each(FORMULA_KINDS)('is missing from an empty pricing object, as is a quantity: %s', (kind, line) => {
    expect(inAnyOrder(lineProblems(line({})))).toEqual([
      ['zero_quantity', `lines[0].${kind}.pricing.quantity`],
      ['unit_price_required', `lines[0].${kind}.pricing.unit_price`],
    ])
  })

  test('is derived for a custom-formula line, too', () => {
    const pricing = {
      pricingStrategy: CUSTOM_FORMULA,
      cost: money('8.00'),
      markup: '40',
      totalPrice: money('5.00'),
    }
    expect(pricingOf(catalogueLine(pricing)).unitPrice).toEqual(money('11.20'))
    expect(lineProblems(catalogueLine(pricing), NOT_DERIVING)).toEqual(needed)
  })

  test('is optional on kits and their components', () => {
    for (const account of [AUD, NOT_DERIVING]) {
      const bought = { cost: money('8.00'), totalPrice: {} }
      const line = kit({ pricing: bought, components: [component(bought)], subKits: [{ pricing: bought }] })
      expect(lineProblems(line, account)).toEqual([])
    }
  })

  test('comes with a markupIsPercentage of true by default', () => {
    for (const sent of [undefined, null, true]) {
      expect(pricingOf(worth('1.00', { markupIsPercentage: sent })).markupIsPercentage).toBe(true)
    }
    const read = lineOf(
      kit({ pricing: {}, components: [component({ totalPrice: {} })], subKits: [{ pricing: {} }] }),
    )
    expect(read.productKit?.pricing.markupIsPercentage).toBe(true)
    expect(read.productKit?.components?.[0]?.pricing?.markupIsPercentage).toBe(true)
    expect(read.productKit?.subKits?.[0]?.pricing.markupIsPercentage).toBe(true)
  })
})

describe('L9: the cost of a line', () => {
  test('is $21.32 for $7.105 × 3', () => {
    expect(costOf(worth('10.00', { quantity: '3', cost: money('7.105') }))).toEqual(money('21.32'))
  })

  test.each([
    ['-3', '7.105', '-21.32'],
    ['3', '-7.105', '-21.32'],
    ['0.5', '0.01', '0.01'],
    ['0.4999', '0.01', '0.00'],
    ['3', '0.00', '0.00'],
  ])('is computed from %s at $%s each as $%s', (quantity, cost, expected) => {
    for (const account of [AUD, NOT_DERIVING]) {
      const line = catalogueLine({ quantity, unitPrice: money('0.00'), cost: money(cost), totalPrice: {} })
      expect(costOf(line, account)).toEqual(money(expected))
    }
  })

  test('is zero without a unit cost', () => {
    expect(costOf(worth('10.00'))).toEqual(money('0.00'))
    expect(costOf(onTheFly())).toEqual(money('0.00'))
  })

  test('is not lowered by the discount', () => {
    expect(costOf(worth('10.00', { cost: money('4.00'), discount: '50' }))).toEqual(money('4.00'))
  })

  test('uses the as-built measure of a measured line', () => {
    const line = onTheFly({
      quantity: '9',
      unitPrice: money('1.00'),
      cost: money('7.105'),
      pricingStrategy: SQUARE_METRES,
      measurements: [{ length: '1', width: '1' }],
      asBuiltMeasurements: [{ length: '1.5', width: '2' }],
    })
    expect(costOf(line)).toEqual(money('21.32'))
  })

  test('is zero for an absent quantity', () => {
    const line = labour({ unitPrice: money('5.00'), cost: money('3.00'), totalPrice: {} })
    expect(costOf(line)).toEqual(money('0.00'))
  })

  test.each([
    [undefined, '3.00'],
    [null, '3.00'],
    ['', '3.00'],
    ['0', '0.00'],
    ['1', '3.00'],
    ['2.5', '7.50'],
  ])('is computed with a custom formula from $3.00 and a quantity of %j as $%s', (quantity, cost) => {
    const line = {
      quantity,
      unitPrice: money('5.00'),
      cost: money('3.00'),
      totalPrice: money('9.00'),
      pricingStrategy: CUSTOM_FORMULA,
    }
    for (const kind of [labour, onTheFly, catalogueLine]) {
      for (const account of [AUD, NOT_DERIVING]) expect(costOf(kind(line), account)).toEqual(money(cost))
    }
    // K6: a component, a kit and a sub-kit with this pricing have the same cost.
    expect(costOf(kit({ pricing: {}, components: [component(line)] }))).toEqual(money(cost))
    expect(costOf(kit({ pricing: line, components: [] }))).toEqual(money(cost))
    expect(costOf(kit({ pricing: {}, subKits: [{ pricing: line }] }))).toEqual(money(cost))
  })
})
