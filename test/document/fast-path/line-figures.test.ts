import { describe, expect, test } from 'vitest'
import { PRICING_STRATEGIES } from '../../../src/entries/index.js'
import { priced, type PricingFigures } from './figures-sent.js'

const by = (name: (typeof PRICING_STRATEGIES)[number]) => ({
  pricingStrategy: PRICING_STRATEGIES.indexOf(name),
})
const BY_QUANTITY = by('PRICING_STRATEGY_BASIC_QUANTITIES')
const BY_FORMULA = by('PRICING_STRATEGY_CUSTOM_FORMULA')
const BY_METRES = by('PRICING_STRATEGY_LINEAL_METRES')
const BY_FEET = by('PRICING_STRATEGY_LINEAL_FEET')
const BY_AREA = by('PRICING_STRATEGY_SQUARE_METRES')

/** A price of $12.50, a cost of $10.00 and a quantity of 2, in ten-thousandths. */
const PRICE = 125_000
const COST = 100_000
const TWO = 20_000
const OFF = { derivationEnabled: false }

const figures = (pricing: PricingFigures, more: Parameters<typeof priced>[1] = {}) => {
  const line = priced(pricing, more)
  return line && [line.total, line.discountAmount, line.lineCost]
}

describe('L3, L15: the total and the discount, in cents', () => {
  test.each([
    [{ quantity: TWO, unitPrice: PRICE }, [2_500, 0, 0]],
    [{ quantity: TWO, unitPrice: PRICE, discount: 0 }, [2_500, 0, 0]],
    // 25.00 × 0.925 = 23.125.
    [{ quantity: TWO, unitPrice: PRICE, discount: 750 }, [2_313, 187, 0]],
    [{ quantity: TWO, unitPrice: PRICE, discount: 10_000 }, [0, 2_500, 0]],
    [{ quantity: -TWO, unitPrice: PRICE, discount: 750 }, [-2_313, -187, 0]],
    // 0.5 × 0.01 = 0.005.
    [{ quantity: 5_000, unitPrice: 100 }, [1, 0, 0]],
    [{ quantity: 4_999, unitPrice: 100 }, [0, 0, 0]],
    [{ quantity: TWO, unitPrice: PRICE, cost: COST }, [2_500, 0, 2_000]],
    [{ quantity: TWO, unitPrice: 0, ...BY_QUANTITY }, [0, 0, 0]],
    [{ quantity: TWO, unitPrice: PRICE, ...by('PRICING_STRATEGY_UNSPECIFIED') }, [2_500, 0, 0]],
  ])('are computed for %j', (pricing, expected) => {
    expect(figures(pricing)).toEqual(expected)
  })

  test.each([
    [{ unitPrice: PRICE }],
    [{ quantity: 0, unitPrice: PRICE }],
    [{ quantity: TWO }],
    [{ quantity: TWO, unitPrice: NaN }],
    [{ quantity: NaN, unitPrice: PRICE }],
    [{ quantity: TWO, unitPrice: PRICE, discount: -1 }],
    [{ quantity: TWO, unitPrice: PRICE, discount: 10_001 }],
    [{ quantity: TWO, unitPrice: PRICE, discount: NaN }],
    [{ quantity: TWO, unitPrice: PRICE, pricingStrategy: PRICING_STRATEGIES.length }],
    [{ ...BY_QUANTITY, unitPrice: PRICE }],
  ])('are left to the engine for %j', (pricing) => {
    expect(priced(pricing)).toBeUndefined()
  })

  test('are computed up to 10^13 cents, and for prices up to 9 × 10^11 ten-thousandths', () => {
    // 10^13 cents are 10^11 dollars, or a quantity of 10^7 at 10^4 dollars.
    expect(figures({ quantity: 10 ** 11, unitPrice: 10 ** 8 })?.[0]).toBe(10 ** 13)
    expect(figures({ quantity: -(10 ** 11), unitPrice: 10 ** 8 })?.[0]).toBe(-(10 ** 13))
    expect(figures({ quantity: 10 ** 11, unitPrice: 10 ** 8 + 1 })).toBeUndefined()
    expect(figures({ quantity: -(10 ** 11), unitPrice: 10 ** 8 + 1 })).toBeUndefined()
    expect(figures({ quantity: 10_000, unitPrice: 9e11 })?.[0]).toBe(9e9)
    expect(figures({ quantity: 10_000, unitPrice: -9e11 })?.[0]).toBe(-9e9)
    expect(figures({ quantity: 10_000, unitPrice: 9e11 + 1 })).toBeUndefined()
    expect(figures({ quantity: 10_000, unitPrice: -9e11 - 1 })).toBeUndefined()
    // The limit applies to the amount before the discount, and to the cost.
    expect(figures({ quantity: 10 ** 11, unitPrice: 10 ** 8 + 1, discount: 5_000 })).toBeUndefined()
    expect(figures({ quantity: 10 ** 11, unitPrice: 1, cost: 10 ** 8 })?.[2]).toBe(10 ** 13)
    expect(figures({ quantity: 10 ** 11, unitPrice: 1, cost: 10 ** 8 + 1 })).toBeUndefined()
  })
})

describe('L8 to L11: price, markup and margin', () => {
  test('are computed from a cost', () => {
    // The markup of 2.50 on 10.00 is 25 %. The margin is 25.00 - 20.00.
    const line = priced({ quantity: TWO, unitPrice: PRICE, cost: COST })
    expect([line?.hasMargin, line?.markup, line?.margin, line?.unitPrice]).toEqual([
      true,
      250_000,
      500,
      PRICE,
    ])
    expect(priced({ quantity: TWO, unitPrice: PRICE })?.hasMargin).toBe(false)
    expect(priced({ quantity: TWO, unitPrice: PRICE, cost: 0 })?.hasMargin).toBe(false)
    expect(
      priced({ quantity: TWO, unitPrice: PRICE, totalPrice: 250_000, cost: COST }, { settings: OFF })
        ?.hasMargin,
    ).toBe(false)
  })

  test('L12: are left to the engine if given without a cost, or with derivation off', () => {
    for (const sent of [{ markup: 1 }, { markupIsPercentage: 1 }, { margin: 1 }]) {
      const pricing = { quantity: TWO, unitPrice: PRICE, totalPrice: 250_000, ...sent }
      expect(priced(pricing)).toBeUndefined()
      expect(priced({ ...pricing, cost: COST })?.markup).toBe(250_000)
      expect(priced({ ...pricing, cost: COST }, { settings: OFF })).toBeUndefined()
    }
  })

  test('are left to the engine if the markup is too large to be exact', () => {
    expect(priced({ quantity: 10_000, unitPrice: 9e11, cost: 1 })).toBeUndefined()
  })

  test('L8: include the price of a catalogue line from cost and markup', () => {
    const catalogue = { isCatalogue: true }
    const pricing = { quantity: TWO, cost: COST, markup: 250_000 }
    expect(priced(pricing, catalogue)?.unitPrice).toBe(PRICE)
    expect(priced({ ...pricing, markupIsPercentage: 1 }, catalogue)?.unitPrice).toBe(PRICE)
    expect(priced({ ...pricing, markup: 25_000, markupIsPercentage: 0 }, catalogue)?.unitPrice).toBe(PRICE)
    expect(priced(pricing)).toBeUndefined()
    expect(priced({ quantity: TWO, cost: COST }, catalogue)).toBeUndefined()
    expect(priced({ quantity: TWO, markup: 1 }, catalogue)).toBeUndefined()
    expect(
      priced(
        { quantity: TWO, cost: COST, markup: 250_000, totalPrice: 250_000 },
        { ...catalogue, settings: OFF },
      ),
    ).toBeUndefined()
    // 10.00 × 1.333333 = 13.33333, rounded to four decimals.
    expect(priced({ ...pricing, markup: 333_333 }, catalogue)?.unitPrice).toBe(133_333)
  })

  test('T4: come with the tax-free flag of the line', () => {
    expect(priced({ quantity: TWO, unitPrice: PRICE })?.isTaxFree).toBe(false)
    expect(priced({ quantity: TWO, unitPrice: PRICE, isTaxFree: 0 })?.isTaxFree).toBe(false)
    expect(priced({ quantity: TWO, unitPrice: PRICE, isTaxFree: 1 })?.isTaxFree).toBe(true)
  })
})

describe('L4 to L7: a given total', () => {
  const sent = (totalPrice: number, more: Parameters<typeof priced>[1] = {}, pricing: PricingFigures = {}) =>
    figures({ quantity: TWO, unitPrice: PRICE, totalPrice, ...pricing }, more)

  test('must equal the formula to the ten-thousandth', () => {
    expect(sent(250_000)).toEqual([2_500, 0, 0])
    expect(sent(250_001)).toBeUndefined()
    expect(sent(250_100)).toBeUndefined()
  })

  test('is compared on a catalogue line only with derivation on', () => {
    expect(sent(250_100, { isCatalogue: true })).toBeUndefined()
    expect(sent(260_000, { isCatalogue: true, settings: OFF })).toEqual([2_600, 0, 0])
    expect(sent(260_050, { isCatalogue: true, settings: OFF })).toBeUndefined()
    expect(sent(260_000, { settings: OFF })).toBeUndefined()
    // The total in the request includes the discount.
    expect(sent(260_000, { isCatalogue: true, settings: OFF }, { discount: 750 })).toEqual([2_600, 0, 0])
  })

  test('L5: is required if derivation is off', () => {
    expect(figures({ quantity: TWO, unitPrice: PRICE }, { settings: OFF })).toBeUndefined()
    expect(sent(250_000, { settings: OFF })).toEqual([2_500, 0, 0])
  })

  test('L4, L9: is required for a custom formula, which costs one unit without a quantity', () => {
    const formula = { unitPrice: PRICE, cost: COST, ...BY_FORMULA }
    expect(figures({ ...formula, totalPrice: 999_900 })).toEqual([9_999, 0, 1_000])
    expect(figures({ ...formula, quantity: TWO, totalPrice: 999_900 })).toEqual([9_999, 0, 2_000])
    expect(figures({ ...formula, quantity: 0, totalPrice: 999_900 })).toEqual([9_999, 0, 0])
    expect(figures({ ...formula, quantity: NaN, totalPrice: 999_900 })).toBeUndefined()
    expect(figures(formula)).toBeUndefined()
    expect(figures({ ...formula, totalPrice: 999_900 }, { measured: [{ length: 1 }] })).toBeUndefined()
    expect(figures({ ...formula, totalPrice: 999_900 }, { asBuilt: [{ length: 1 }] })).toBeUndefined()
  })
})

describe('M1 to M7: measured lines', () => {
  const price = { unitPrice: PRICE, cost: COST }
  const measured = [{ length: 24_000, amount: 2 }]
  const asBuilt = [{ length: 25_000, amount: 2 }]

  test('are priced by the metres as sold, and cost the metres as made', () => {
    // The price is 4.8 × 12.50 = 60.00. The cost is 4.8 × 10.00, or 5 × 10.00 as built.
    expect(figures({ ...price, ...BY_METRES }, { measured })).toEqual([6_000, 0, 4_800])
    expect(figures({ ...price, ...BY_METRES }, { measured, asBuilt })).toEqual([6_000, 0, 5_000])
    // A minimum of 3 m is charged as 6 × 12.50 and does not affect the cost.
    expect(figures({ ...price, ...BY_METRES }, { measured, settings: { minimum: 30_000 } })).toEqual([
      7_500, 0, 4_800,
    ])
  })

  test('have a minimum of six decimals in feet', () => {
    expect(figures({ ...price, ...BY_FEET }, { measured })).toEqual([6_000, 0, 4_800])
    // 2 × 3.28084 × 12.50 = 82.021.
    const settings = { minimum: 10_000, minimumFeet: 3_280_840 }
    expect(figures({ ...price, ...BY_FEET }, { measured, settings })).toEqual([8_202, 0, 4_800])
    expect(figures({ ...price, ...BY_FEET }, { measured, asBuilt, settings })).toEqual([8_202, 0, 5_000])
  })

  test('are priced by length and width if sold by area', () => {
    // 2 × 2.4 × 0.5 = 2.4 m²; 2 × 2.5 × 0.5 = 2.5 m².
    const sheets = measured.map((piece) => ({ ...piece, width: 5_000 }))
    const cut = asBuilt.map((piece) => ({ ...piece, width: 5_000 }))
    for (const name of ['PRICING_STRATEGY_SQUARE_METRES', 'PRICING_STRATEGY_SQUARE_FEET'] as const) {
      expect(figures({ ...price, ...by(name) }, { measured: sheets })).toEqual([3_000, 0, 2_400])
      expect(figures({ ...price, ...by(name) }, { measured: sheets, asBuilt: cut })).toEqual([
        3_000, 0, 2_500,
      ])
    }
    expect(figures({ ...price, ...BY_AREA }, { measured })).toBeUndefined()
    expect(figures({ ...price, ...BY_METRES }, { measured: sheets })).toBeUndefined()
    expect(figures({ ...price, ...BY_METRES }, { measured, asBuilt: cut })).toBeUndefined()
  })

  test('M2: are left to the engine without pieces, as are lines by quantity with pieces', () => {
    for (const strategy of [BY_METRES, BY_FEET, BY_AREA]) {
      expect(priced({ ...price, ...strategy })).toBeUndefined()
      expect(priced({ ...price, ...strategy }, { asBuilt })).toBeUndefined()
    }
    expect(priced({ ...price, quantity: TWO, ...BY_QUANTITY }, { measured })).toBeUndefined()
    expect(priced({ ...price, quantity: TWO, ...BY_QUANTITY }, { asBuilt })).toBeUndefined()
    expect(priced({ ...price, quantity: TWO }, { measured })).toBeUndefined()
    expect(priced({ ...price, quantity: TWO }, { asBuilt })).toBeUndefined()
  })
})
