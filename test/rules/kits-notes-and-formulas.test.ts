import { describe, expect, test } from 'vitest'
import {
  component,
  CUSTOM_FORMULA,
  kit,
  LINEAL_METRES,
  lineProblems,
  money,
  part,
  quoted,
  request,
} from './requests.js'

const FIVE = '5000000000000.00'

describe('K3: the pricing of a note', () => {
  const found = (pricing: object) =>
    lineProblems(kit({ components: [component(pricing, 'PRODUCT_TYPE_NOTES'), part('1.00')] }))

  test('may have a cost that is above the limit after multiplication by the quantity', () => {
    expect(found({ quantity: '2', cost: money(FIVE) })).toEqual([])
    expect(found({ quantity: '2', cost: money(FIVE), totalPrice: money(FIVE) })).toEqual([])
  })

  test('must still be valid', () => {
    const place = 'lines[0].product_kit.components[0].pricing'
    expect(found({ quantity: '1.23456' })).toEqual([['too_many_decimals', `${place}.quantity`]])
    expect(found({ discount: '101' })).toEqual([['out_of_range', `${place}.discount`]])
    expect(found({ measurements: [{ length: '1' }] })).toEqual([
      ['measurements_not_allowed', `${place}.measurements`],
    ])
  })
})

describe('K2: a level priced by custom formula', () => {
  test('needs its own total, even if its components have totals', () => {
    const pricing = { pricingStrategy: CUSTOM_FORMULA }
    expect(lineProblems(kit({ pricing, components: [part('1.00')] }))).toEqual([
      ['total_price_required', 'lines[0].product_kit.pricing.total_price'],
    ])
    expect(lineProblems(kit({ subKits: [{ pricing, components: [part('1.00')] }] }))).toEqual([
      ['total_price_required', 'lines[0].product_kit.sub_kits[0].pricing.total_price'],
    ])
  })
})

describe('K6: a level’s own cost', () => {
  const totalCost = (pricing: object) =>
    quoted(request([kit({ pricing: { totalPrice: money('1.00'), cost: money('10.00'), ...pricing } })]))
      .totalCost

  test('is multiplied by the quantity, and counts once without one', () => {
    expect(totalCost({})).toEqual(money('10.00'))
    expect(totalCost({ quantity: '3' })).toEqual(money('30.00'))
  })

  test('is multiplied by the as-built measure if priced by measure', () => {
    const measured = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '2.5' }] }
    expect(totalCost(measured)).toEqual(money('25.00'))
    expect(totalCost({ ...measured, asBuiltMeasurements: [{ length: '3', amount: '2' }] })).toEqual(
      money('60.00'),
    )
  })
})
