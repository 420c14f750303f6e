import { describe, expect, test } from 'vitest'
import {
  AUD,
  bare,
  catalogueLine,
  component,
  CUSTOM_FORMULA,
  FORMULA_KINDS,
  kit,
  labour,
  LINEAL_METRES,
  lineOf,
  lineProblems,
  money,
  NOT_DERIVING,
  onTheFly,
  pricingOf,
  worth,
  type Json,
} from './requests.js'

describe('L10: the computed markup', () => {
  const marked = (unitPrice: string, cost: string, rest: Json = {}) =>
    pricingOf(
      onTheFly({ quantity: '1', unitPrice: money(unitPrice), cost: money(cost), markup: '7', ...rest }),
    )

  test.each([
    ['11.20', '8.00', '40'],
    ['10.00', '7.00', '42.8571'],
    ['10.00', '3.00', '233.3333'],
    ['5.00', '3.00', '66.6667'],
    ['5.00', '8.00', '-37.5'],
    ['10.00', '-5.00', '-300'],
    ['-10.00', '-5.00', '100'],
    // A ten-thousandth of a percent of 2000 is 0.002. A difference of 0.001 is half of that.
    ['2000.001', '2000.00', '0.0001'],
    ['2000.0009', '2000.00', '0'],
    ['1999.999', '2000.00', '-0.0001'],
    ['1999.9991', '2000.00', '0'],
  ])('is derived from a price of $%s and a cost of $%s as a percentage of %s', (unitPrice, cost, markup) => {
    expect(marked(unitPrice, cost)).toMatchObject({ markup, markupIsPercentage: true })
  })

  test('uses the rounded price and cost', () => {
    // 1.2346 ÷ 1.0001 gives 23.4477. The unrounded figures would give 23.4489.
    expect(marked('1.23455', '1.00005').markup).toBe('23.4477')
  })

  test('replaces a fixed markup by a percentage', () => {
    expect(marked('11.20', '8.00', { markup: '3.2', markupIsPercentage: false })).toMatchObject({
      markup: '40',
      markupIsPercentage: true,
    })
  })

  test.each(FORMULA_KINDS)('is in the result even if the request has no markup: %s', (_, line) => {
    const read = pricingOf(line({ quantity: '1', unitPrice: money('3.00'), cost: money('2.00') }))
    expect(read.markup).toBe('50')
  })

  test('does not depend on the discount', () => {
    expect(marked('11.20', '8.00', { discount: '50' }).markup).toBe('40')
  })

  test.each<[string, Json]>([
    ['of $0.00', { cost: {} }],
    ['that rounds to zero', { cost: money('0.00004') }],
    ['of null', { cost: null }],
  ])('does not replace the sent markup for a cost %s', (_, rest) => {
    const sent = { markup: '3.20', markupIsPercentage: false }
    expect(marked('11.20', '8.00', { ...sent, ...rest })).toMatchObject(sent)
    expect(marked('11.20', '8.00', { markup: null, ...rest })).not.toHaveProperty('markup')
  })

  test('uses the unit price, not the total, of a custom-formula line', () => {
    expect(
      marked('11.20', '8.00', { pricingStrategy: CUSTOM_FORMULA, totalPrice: money('1.00') }).markup,
    ).toBe('40')
  })
})

describe('L11: the computed margin', () => {
  const caps = { quantity: '3', unitPrice: money('11.23'), discount: '10' }

  test.each(FORMULA_KINDS)('is $9.32 for a total of $30.32 and a cost of 3 × $7.00: %s', (_, line) => {
    expect(pricingOf(line({ ...caps, cost: money('7.00') })).margin).toEqual(money('9.32'))
    expect(pricingOf(line({ ...caps, cost: money('7.00'), margin: money('1.00') })).margin).toEqual(
      money('9.32'),
    )
  })

  test('does not replace the sent margin for a cost of zero', () => {
    expect(pricingOf(onTheFly({ ...caps, cost: money('0.00'), margin: bare('1.2345') })).margin).toEqual(
      bare('1.2345'),
    )
    expect(pricingOf(onTheFly({ ...caps, cost: {}, margin: {} })).margin).toEqual({})
    expect(pricingOf(onTheFly({ ...caps, cost: {} }))).not.toHaveProperty('margin')
  })

  test('is absent for a cost of 0.000049, which L1 rounds to zero, and present for 0.00005', () => {
    expect(pricingOf(onTheFly({ ...caps, cost: bare('0.000049') }))).not.toHaveProperty('margin')
    expect(pricingOf(onTheFly({ ...caps, cost: bare('0.00005') })).margin).toEqual(money('30.32'))
  })

  test('is not compared with a given margin', () => {
    expect(lineProblems(onTheFly({ ...caps, cost: money('7.00'), margin: money('99.00') }))).toEqual([])
  })

  test('does not replace the sent margin if the cost is missing', () => {
    expect(pricingOf(onTheFly({ ...caps, margin: bare('1.2345') })).margin).toEqual(bare('1.2345'))
    expect(pricingOf(onTheFly({ ...caps, margin: {} })).margin).toEqual({})
    expect(pricingOf(onTheFly(caps))).not.toHaveProperty('margin')
  })

  test('is negative for a price below cost', () => {
    expect(pricingOf(onTheFly({ ...caps, cost: money('12.00') })).margin).toEqual(money('-5.68'))
  })

  test('is the difference of two rounded figures', () => {
    // 1.005 - 1.004 would be 0.001, but 1.01 - 1.00 is a cent.
    expect(pricingOf(worth('1.005', { cost: money('1.004') })).margin).toEqual(money('0.01'))
  })

  test('uses the given total of a custom-formula line', () => {
    const pricing = {
      ...caps,
      cost: money('7.00'),
      pricingStrategy: CUSTOM_FORMULA,
      totalPrice: money('99.999'),
    }
    expect(pricingOf(onTheFly(pricing)).margin).toEqual(money('79.00'))
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

  test.each(['9.32', '9.324', '9.315'])('is accepted if it is $%s, and reads back as sent', (margin) => {
    const line = onTheFly(caps({ margin: bare(margin) }))
    expect(pricingOf(line, NOT_DERIVING).margin).toEqual(bare(margin))
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
    expect(lineProblems(onTheFly(caps({ margin: {} })), NOT_DERIVING)).toHaveLength(1)
    expect(lineProblems(onTheFly(caps({ margin: {}, cost: money('10.1067') })), NOT_DERIVING)).toEqual([])
  })

  test('is compared with the given total to the cent, less the cost', () => {
    const line = catalogueLine(caps({ totalPrice: money('40.005'), margin: money('19.01') }))
    expect(pricingOf(line, NOT_DERIVING).margin).toEqual(money('19.01'))
  })

  test('is checked below zero too', () => {
    expect(
      lineProblems(onTheFly(caps({ cost: money('12.00'), margin: money('-5.68') })), NOT_DERIVING),
    ).toEqual([])
    expect(
      lineProblems(onTheFly(caps({ cost: money('12.00'), margin: money('-5.675') })), NOT_DERIVING),
    ).toEqual([])
    expect(
      lineProblems(onTheFly(caps({ cost: money('12.00'), margin: money('5.68') })), NOT_DERIVING),
    ).toHaveLength(1)
  })

  test('is not checked without a cost, and not added if only the cost is given', () => {
    expect(pricingOf(onTheFly(caps({})), NOT_DERIVING)).not.toHaveProperty('margin')
    const noCost = onTheFly(caps({ cost: null, margin: money('1.00') }))
    expect(pricingOf(noCost, NOT_DERIVING).margin).toEqual(money('1.00'))
  })

  test('is checked with the as-built measure on a measured line', () => {
    const metres = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '10' }], quantity: '3' }
    const built = { ...metres, asBuiltMeasurements: [{ length: '10.6' }], unitPrice: money('12.00') }
    const line = labour({
      ...built,
      totalPrice: money('120.00'),
      cost: money('7.00'),
      margin: money('45.80'),
    })
    expect(lineProblems(line, NOT_DERIVING)).toEqual([])
  })

  test('is checked, unlike a markup, which stays as sent', () => {
    const sent = { markup: '999.0', markupIsPercentage: false }
    expect(pricingOf(onTheFly(caps(sent)), NOT_DERIVING)).toMatchObject(sent)
    expect(pricingOf(onTheFly(caps({})), NOT_DERIVING)).not.toHaveProperty('markup')
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

  test('include the margin of a kit with a cost', () => {
    expect(pricingOf(kit({ pricing: { ...total, ...own } })).margin).toEqual(money('10.00'))
  })

  test('include the markup of a kit only if it has a unit price', () => {
    expect(pricingOf(kit({ pricing: { ...total, ...own } }))).toMatchObject({
      markup: '7',
      markupIsPercentage: false,
    })
    const both = { ...total, ...own, unitPrice: money('25.00') }
    expect(pricingOf(kit({ pricing: both }))).toMatchObject({ markup: '25', markupIsPercentage: true })
  })

  test('stay as sent on a kit without a cost', () => {
    const kept = { markup: '7', markupIsPercentage: false, margin: money('1.00') }
    const pricing = { ...total, ...kept, unitPrice: money('25.00') }
    expect(pricingOf(kit({ pricing, components: [component({ ...total, ...own })] }))).toMatchObject(kept)
  })

  test('do not give a kit a unit price', () => {
    expect(pricingOf(kit({ pricing: { ...total, ...own } }))).not.toHaveProperty('unitPrice')
  })

  test('include a checked margin on a kit with derivation off', () => {
    const found = [['margin_mismatch', 'lines[0].product_kit.pricing.margin']]
    expect(lineProblems(kit({ pricing: { ...total, ...own } }), NOT_DERIVING)).toEqual(found)
    const right = { ...total, ...own, margin: money('10.00') }
    expect(lineProblems(kit({ pricing: right }), NOT_DERIVING)).toEqual([])
    expect(
      lineProblems(kit({ pricing: { ...right, cost: null, margin: money('1.00') } }), NOT_DERIVING),
    ).toEqual([])
  })

  test('stay as sent on a component, with derivation on and off', () => {
    const pricing = { ...total, ...own, unitPrice: money('25.00') }
    for (const account of [AUD, NOT_DERIVING]) {
      const line = kit({ pricing: total, components: [component(pricing)] })
      expect(lineOf(line, account).productKit?.components?.[0]?.pricing).toEqual(pricing)
    }
  })

  test('do not give a component a unit price', () => {
    const line = kit({ components: [component({ ...total, ...own }, 'PRODUCT_TYPE_CATALOGUE_PRODUCT')] })
    expect(lineOf(line).productKit?.components?.[0]?.pricing).not.toHaveProperty('unitPrice')
  })
})
