import { describe, expect, test } from 'vitest'
import {
  AUD,
  catalogueLine,
  component,
  costOf,
  CUSTOM_FORMULA,
  FORMULA_KINDS,
  kit,
  labour,
  lineOf,
  lineProblems,
  money,
  NOT_DERIVING,
  onTheFly,
  pricingOf,
  type Json,
} from './requests.js'

describe('L8: unit price from cost and markup', () => {
  const marked = (pricing: Json) => catalogueLine({ quantity: '1', ...pricing })
  const needed = [['unit_price_required', 'lines[0].catalogue.pricing.unit_price']]

  test.each([
    ['8.00', '40', true, '11.20'],
    ['8.00', '-10', false, '-2.00'],
    ['8.00', '0', undefined, '8.00'],
    ['-8.00', '40', undefined, '-11.20'],
    ['0.00', '40', undefined, '0.00'],
    ['0.00', '40', false, '40.00'],
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

  test('is used for the total', () => {
    const read = pricingOf(marked({ quantity: '3', cost: money('7.77'), markup: '33.333' }))
    expect(read.totalPrice).toEqual(money('31.08'))
    expect(read.markup).toBe('33.3333')
  })

  test('does not replace a given unit price', () => {
    const sent = { cost: money('8.00'), markup: '40' }
    expect(pricingOf(marked({ ...sent, unitPrice: {} })).unitPrice).toEqual(money('0.00'))
    expect(pricingOf(marked({ ...sent, unitPrice: null })).unitPrice).toEqual(money('11.20'))
  })

  test.each<[string, Json]>([
    ['without a cost and a markup', {}],
    ['with only a markup', { markup: '40' }],
    ['with a null cost', { cost: null, markup: '40' }],
  ])('cannot be derived %s', (_, pricing) => {
    expect(lineProblems(marked(pricing))).toEqual(needed)
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

  test('cannot be derived for a custom-formula line with derivation off', () => {
    const pricing = {
      pricingStrategy: CUSTOM_FORMULA,
      cost: money('8.00'),
      markup: '40',
      totalPrice: money('5.00'),
    }
    expect(lineProblems(catalogueLine(pricing), NOT_DERIVING)).toEqual(needed)
  })

  test('is optional on kits and their components', () => {
    for (const account of [AUD, NOT_DERIVING]) {
      const bought = { cost: money('8.00'), totalPrice: {} }
      const line = kit({ pricing: bought, components: [component(bought)], subKits: [{ pricing: bought }] })
      expect(lineProblems(line, account)).toEqual([])
    }
  })
})

describe('L9: the cost of a line', () => {
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

describe('L10: the computed markup', () => {
  const marked = (unitPrice: string, cost: string, rest: Json = {}) =>
    pricingOf(
      onTheFly({ quantity: '1', unitPrice: money(unitPrice), cost: money(cost), markup: '7', ...rest }),
    )

  test.each([
    ['10.00', '3.00', '233.3333'],
    ['8.00', '8.00', '0'],
    ['7.00', '8.00', '-12.5'],
    ['0.00', '8.00', '-100'],
    ['-10.00', '-5.00', '100'],
    // A ten-thousandth of a percent of 2000 is 0.002. A difference of 0.001 is half of that.
    ['2000.0009', '2000.00', '0'],
    ['1999.9991', '2000.00', '0'],
  ])('is derived from a price of $%s and a cost of $%s as a percentage of %s', (unitPrice, cost, markup) => {
    expect(marked(unitPrice, cost)).toMatchObject({ markup, markupIsPercentage: true })
  })

  test('uses the rounded price and cost', () => {
    // 1.2346 ÷ 1.0001 gives 23.4477. The unrounded figures would give 23.4489.
    expect(marked('1.23455', '1.00005').markup).toBe('23.4477')
  })
})

describe('L12: a margin with derivation off', () => {
  const caps = (pricing: Json) => ({
    quantity: '3',
    unitPrice: money('11.23'),
    discount: '10',
    totalPrice: money('30.32'),
    cost: money('7.00'),
    ...pricing,
  })

  test.each(FORMULA_KINDS)('is refused if it is another amount: %s', (kind, line) => {
    for (const margin of ['9.33', '9.325', '9.314999', '0.00', '-9.32']) {
      expect(lineProblems(line(caps({ margin: money(margin) })), NOT_DERIVING)).toEqual([
        ['margin_mismatch', `lines[0].${kind}.pricing.margin`],
      ])
    }
  })

  test('must equal the total if the cost is zero', () => {
    const free = (margin: string) => onTheFly(caps({ cost: money('0'), margin: money(margin) }))
    expect(lineProblems(free('30.32'), NOT_DERIVING)).toEqual([])
    expect(lineProblems(free('9.32'), NOT_DERIVING)).toEqual([
      ['margin_mismatch', 'lines[0].on_the_fly.pricing.margin'],
    ])
  })

  test('means zero if it is an empty amount', () => {
    expect(lineProblems(onTheFly(caps({ margin: {}, cost: money('10.1067') })), NOT_DERIVING)).toEqual([])
  })

  test('is checked below zero too', () => {
    const sold = (margin: string) => onTheFly(caps({ cost: money('12.00'), margin: money(margin) }))
    expect(lineProblems(sold('-5.68'), NOT_DERIVING)).toEqual([])
    expect(lineProblems(sold('5.68'), NOT_DERIVING)).toHaveLength(1)
  })
})

describe('L13: markup and margin of kits and components', () => {
  const total = { totalPrice: money('50.00') }
  const own = {
    cost: money('20.00'),
    quantity: '2',
    markup: '7',
    markupIsPercentage: false,
    margin: money('1.00'),
  }

  test('are accepted on a kit with derivation off if the margin is right, or the cost is null', () => {
    const right = { ...total, ...own, margin: money('10.00') }
    expect(lineProblems(kit({ pricing: right }), NOT_DERIVING)).toEqual([])
    expect(
      lineProblems(kit({ pricing: { ...right, cost: null, margin: money('1.00') } }), NOT_DERIVING),
    ).toEqual([])
  })

  test('do not give a component a unit price', () => {
    const line = kit({ components: [component({ ...total, ...own }, 'PRODUCT_TYPE_CATALOGUE_PRODUCT')] })
    expect(lineOf(line).productKit?.components?.[0]?.pricing).not.toHaveProperty('unitPrice')
  })
})
