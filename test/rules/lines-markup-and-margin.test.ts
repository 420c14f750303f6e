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

describe('L10: markup is computed again', () => {
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
    // A ten-thousandth on 2000 is half a step.
    ['2000.001', '2000.00', '0.0001'],
    ['2000.0009', '2000.00', '0'],
    ['1999.999', '2000.00', '-0.0001'],
    ['1999.9991', '2000.00', '0'],
  ])('a price of $%s and a cost of $%s read %s', (unitPrice, cost, markup) => {
    expect(marked(unitPrice, cost)).toMatchObject({ markup, markupIsPercentage: true })
  })

  test('price and cost are rounded first', () => {
    // 1.2346 over 1.0001; unrounded it would be 23.4489.
    expect(marked('1.23455', '1.00005').markup).toBe('23.4477')
  })

  test('a fixed markup reads back as a percentage', () => {
    expect(marked('11.20', '8.00', { markup: '3.2', markupIsPercentage: false })).toMatchObject({
      markup: '40',
      markupIsPercentage: true,
    })
  })

  test.each(FORMULA_KINDS)('%s: the result has it even if the request does not', (_, line) => {
    const read = pricingOf(line({ quantity: '1', unitPrice: money('3.00'), cost: money('2.00') }))
    expect(read.markup).toBe('50')
  })

  test('the discount does not affect it', () => {
    expect(marked('11.20', '8.00', { discount: '50' }).markup).toBe('40')
  })

  test.each<[string, Json]>([
    ['of zero', { cost: {} }],
    ['rounded to zero', { cost: money('0.00004') }],
    ['left out', { cost: null }],
  ])('with a cost %s markup and its kind stay as sent', (_, rest) => {
    const sent = { markup: '3.20', markupIsPercentage: false }
    expect(marked('11.20', '8.00', { ...sent, ...rest })).toMatchObject(sent)
    expect(marked('11.20', '8.00', { markup: null, ...rest })).not.toHaveProperty('markup')
  })

  test('on a custom-formula line it comes from the unit price, whatever the total', () => {
    expect(
      marked('11.20', '8.00', { pricingStrategy: CUSTOM_FORMULA, totalPrice: money('1.00') }).markup,
    ).toBe('40')
  })
})

describe('L11: margin is computed again', () => {
  const caps = { quantity: '3', unitPrice: money('11.23'), discount: '10' }

  test.each(FORMULA_KINDS)('%s: a total of $30.32 at a cost of 3 × $7.00 leaves $9.32', (_, line) => {
    expect(pricingOf(line({ ...caps, cost: money('7.00') })).margin).toEqual(money('9.32'))
    expect(pricingOf(line({ ...caps, cost: money('7.00'), margin: money('1.00') })).margin).toEqual(
      money('9.32'),
    )
  })

  test('at a cost of zero it stays as sent', () => {
    expect(pricingOf(onTheFly({ ...caps, cost: money('0.00'), margin: bare('1.2345') })).margin).toEqual(
      bare('1.2345'),
    )
    expect(pricingOf(onTheFly({ ...caps, cost: {}, margin: {} })).margin).toEqual({})
    expect(pricingOf(onTheFly({ ...caps, cost: {} }))).not.toHaveProperty('margin')
  })

  test('a cost that L1 rounds to zero is zero, and the least cost above that is not', () => {
    expect(pricingOf(onTheFly({ ...caps, cost: bare('0.000049') }))).not.toHaveProperty('margin')
    expect(pricingOf(onTheFly({ ...caps, cost: bare('0.00005') })).margin).toEqual(money('30.32'))
  })

  test('a given margin is not compared', () => {
    expect(lineProblems(onTheFly({ ...caps, cost: money('7.00'), margin: money('99.00') }))).toEqual([])
  })

  test('without a cost it stays as sent', () => {
    expect(pricingOf(onTheFly({ ...caps, margin: bare('1.2345') })).margin).toEqual(bare('1.2345'))
    expect(pricingOf(onTheFly({ ...caps, margin: {} })).margin).toEqual({})
    expect(pricingOf(onTheFly(caps))).not.toHaveProperty('margin')
  })

  test('selling below cost gives a negative margin', () => {
    expect(pricingOf(onTheFly({ ...caps, cost: money('12.00') })).margin).toEqual(money('-5.68'))
  })

  test('the margin is the difference of two rounded figures', () => {
    // 1.005 - 1.004 is 0.001; 1.01 - 1.00 is a cent.
    expect(pricingOf(worth('1.005', { cost: money('1.004') })).margin).toEqual(money('0.01'))
  })

  test('on a custom-formula line it comes from the given total', () => {
    const pricing = {
      ...caps,
      cost: money('7.00'),
      pricingStrategy: CUSTOM_FORMULA,
      totalPrice: money('99.999'),
    }
    expect(pricingOf(onTheFly(pricing)).margin).toEqual(money('79.00'))
  })
})

describe('L12: with derivation off, margin is checked', () => {
  const caps = (pricing: Json) => ({
    quantity: '3',
    unitPrice: money('11.23'),
    discount: '10',
    totalPrice: money('30.32'),
    cost: money('7.00'),
    ...pricing,
  })

  test.each(['9.32', '9.324', '9.315'])('$%s passes, and reads back as sent', (margin) => {
    const line = onTheFly(caps({ margin: bare(margin) }))
    expect(pricingOf(line, NOT_DERIVING).margin).toEqual(bare(margin))
  })

  test.each(FORMULA_KINDS)('%s: any other is refused', (kind, line) => {
    for (const margin of ['9.33', '9.325', '9.314999', '0.00', '-9.32']) {
      expect(lineProblems(line(caps({ margin: money(margin) })), NOT_DERIVING)).toEqual([
        ['margin_mismatch', `lines[0].${kind}.pricing.margin`],
      ])
    }
  })

  test('a cost of zero leaves the whole total', () => {
    const free = (margin: string) => onTheFly(caps({ cost: money('0'), margin: money(margin) }))
    expect(lineProblems(free('30.32'), NOT_DERIVING)).toEqual([])
    expect(lineProblems(free('9.32'), NOT_DERIVING)).toEqual([
      ['margin_mismatch', 'lines[0].on_the_fly.pricing.margin'],
    ])
  })

  test('an empty margin means zero', () => {
    expect(lineProblems(onTheFly(caps({ margin: {} })), NOT_DERIVING)).toHaveLength(1)
    expect(lineProblems(onTheFly(caps({ margin: {}, cost: money('10.1067') })), NOT_DERIVING)).toEqual([])
  })

  test('it is compared with the line’s own total, to the cent', () => {
    const line = catalogueLine(caps({ totalPrice: money('40.005'), margin: money('19.01') }))
    expect(pricingOf(line, NOT_DERIVING).margin).toEqual(money('19.01'))
  })

  test('a loss is checked like a gain', () => {
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

  test('with only a cost or only a margin, there is nothing to compare', () => {
    expect(pricingOf(onTheFly(caps({})), NOT_DERIVING)).not.toHaveProperty('margin')
    const noCost = onTheFly(caps({ cost: null, margin: money('1.00') }))
    expect(pricingOf(noCost, NOT_DERIVING).margin).toEqual(money('1.00'))
  })

  test('the margin of a measured line uses the as-built measure', () => {
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

  test('markup stays as sent, right or wrong', () => {
    const sent = { markup: '999.0', markupIsPercentage: false }
    expect(pricingOf(onTheFly(caps(sent)), NOT_DERIVING)).toMatchObject(sent)
    expect(pricingOf(onTheFly(caps({})), NOT_DERIVING)).not.toHaveProperty('markup')
  })
})

describe('L13: lines without these rules', () => {
  const total = { totalPrice: money('50.00') }
  const own = {
    cost: money('20.00'),
    quantity: '2',
    markup: '7',
    markupIsPercentage: false,
    margin: money('1.00'),
  }

  test('a kit with a cost gets its margin', () => {
    expect(pricingOf(kit({ pricing: { ...total, ...own } })).margin).toEqual(money('10.00'))
  })

  test('a kit needs its unit price for its markup too', () => {
    expect(pricingOf(kit({ pricing: { ...total, ...own } }))).toMatchObject({
      markup: '7',
      markupIsPercentage: false,
    })
    const both = { ...total, ...own, unitPrice: money('25.00') }
    expect(pricingOf(kit({ pricing: both }))).toMatchObject({ markup: '25', markupIsPercentage: true })
  })

  test('a kit without a cost keeps both', () => {
    const kept = { markup: '7', markupIsPercentage: false, margin: money('1.00') }
    const pricing = { ...total, ...kept, unitPrice: money('25.00') }
    expect(pricingOf(kit({ pricing, components: [component({ ...total, ...own })] }))).toMatchObject(kept)
  })

  test('a kit does not derive its unit price from its cost and markup', () => {
    expect(pricingOf(kit({ pricing: { ...total, ...own } }))).not.toHaveProperty('unitPrice')
  })

  test('with derivation off a kit’s margin is checked', () => {
    const found = [['margin_mismatch', 'lines[0].product_kit.pricing.margin']]
    expect(lineProblems(kit({ pricing: { ...total, ...own } }), NOT_DERIVING)).toEqual(found)
    const right = { ...total, ...own, margin: money('10.00') }
    expect(lineProblems(kit({ pricing: right }), NOT_DERIVING)).toEqual([])
    expect(
      lineProblems(kit({ pricing: { ...right, cost: null, margin: money('1.00') } }), NOT_DERIVING),
    ).toEqual([])
  })

  test('a component keeps markup and margin as sent, with derivation on and off', () => {
    const pricing = { ...total, ...own, unitPrice: money('25.00') }
    for (const account of [AUD, NOT_DERIVING]) {
      const line = kit({ pricing: total, components: [component(pricing)] })
      expect(lineOf(line, account).productKit?.components?.[0]?.pricing).toEqual(pricing)
    }
  })

  test('a component does not derive its unit price from its cost and markup', () => {
    const line = kit({ components: [component({ ...total, ...own }, 'PRODUCT_TYPE_CATALOGUE_PRODUCT')] })
    expect(lineOf(line).productKit?.components?.[0]?.pricing).not.toHaveProperty('unitPrice')
  })
})
