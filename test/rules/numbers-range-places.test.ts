import { describe, expect, test } from 'vitest'
import { documentTotals, zeroContribution } from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  CUSTOM_FORMULA,
  flashing,
  inAnyOrder,
  kit,
  lineProblems,
  money,
  NOT_DERIVING,
  onTheFly,
  part,
  pricingOf,
  problems,
  request,
  worth,
} from './requests.js'

/** Five trillion, which is within the limit, unlike ten trillion. */
const FIVE = '5000000000000.00'
/** The largest amount in a request. Rounded to the cent, 9223372036854.78 is beyond int64. */
const LARGEST = { amountMicros: '9223372036854775807', currency: 'AUD' }
const SMALLEST = { amountMicros: '-9223372036854775808', currency: 'AUD' }

const outAt = (...places: readonly string[]) => places.map((place) => ['amount_out_of_range', place])

describe('N8: a computed markup', () => {
  const sold = (unitPrice: string, cost: string) =>
    onTheFly({ quantity: '1', unitPrice: money(unitPrice), cost: money(cost) })
  const place = 'lines[0].on_the_fly.pricing.markup'

  // (price - 0.0001) / 0.0001 × 100 is (price - 0.0001) × 1 000 000.
  test.each([
    ['1000000000.0001', '0.0001', outAt(place)], // 1 000 000 000 000 000
    ['1000000000.0000', '0.0001', []], //             999 999 999 999 900
    ['-999999999.9999', '0.0001', outAt(place)], // -1 000 000 000 000 000
    ['-999999999.9998', '0.0001', []], //             -999 999 999 999 900
    ['9223372036854.77', '0.0001', outAt(place)],
  ])('is refused only beyond 15 digits: a price of $%s on a cost of $%s', (unitPrice, cost, found) => {
    expect(lineProblems(sold(unitPrice, cost))).toEqual(found)
  })

  test('is shown if it has 15 digits', () => {
    expect(pricingOf(sold('1000000000.0000', '0.0001')).markup).toBe('999999999999900')
    expect(pricingOf(sold('-999999999.9998', '0.0001')).markup).toBe('-999999999999900')
  })
})

describe('N8: the pointer of an amount beyond the limit names', () => {
  test.each([LARGEST, SMALLEST])(
    'a kept total of $amountMicros, which exceeds the limit once rounded',
    (totalPrice) => {
      const kept = catalogueLine({ quantity: '1', unitPrice: money('1.00'), totalPrice })
      expect(lineProblems(kept, NOT_DERIVING)).toEqual(outAt('lines[0].catalogue.pricing.total_price'))
      const byFormula = onTheFly({ unitPrice: money('1.00'), totalPrice, pricingStrategy: CUSTOM_FORMULA })
      expect(lineProblems(byFormula)).toEqual(outAt('lines[0].on_the_fly.pricing.total_price'))
    },
  )

  test('a kept total, beside the missing unit price', () => {
    const line = catalogueLine({ quantity: '1', totalPrice: LARGEST })
    expect(inAnyOrder(lineProblems(line, NOT_DERIVING))).toEqual([
      ['amount_out_of_range', 'lines[0].catalogue.pricing.total_price'],
      ['unit_price_required', 'lines[0].catalogue.pricing.unit_price'],
    ])
  })

  test('a given total whose formula exceeds the limit', () => {
    const line = worth(FIVE, { quantity: '2', totalPrice: money('1.00') })
    expect(lineProblems(line)).toEqual(outAt('lines[0].on_the_fly.pricing.total_price'))
  })

  test('a given margin whose total less cost exceeds the limit', () => {
    const line = worth(FIVE, { totalPrice: money(FIVE), cost: money(`-${FIVE}`), margin: money('1.00') })
    expect(lineProblems(line, NOT_DERIVING)).toEqual(outAt('lines[0].on_the_fly.pricing.margin'))
  })

  test('the cost of a kit for a sum over components or sub-kits', () => {
    const costly = component({ quantity: '1', cost: money(FIVE), totalPrice: money('1.00') })
    const place = outAt('lines[0].product_kit.pricing.cost')
    expect(lineProblems(kit({ components: [costly, costly] }))).toEqual(place)
    expect(lineProblems(kit({ components: [costly], subKits: [{ components: [costly] }] }))).toEqual(place)
  })

  test('a kept total of a kit or a component', () => {
    expect(lineProblems(kit({ pricing: { totalPrice: LARGEST } }))).toEqual(
      outAt('lines[0].product_kit.pricing.total_price'),
    )
    expect(lineProblems(kit({ components: [component({ totalPrice: LARGEST }), part('1.00')] }))).toEqual(
      outAt('lines[0].product_kit.components[0].pricing.total_price'),
    )
  })

  test.each(['totalPrice', 'customPrice'])('%s of a flashing', (field) => {
    const place = field === 'totalPrice' ? 'total_price' : 'custom_price'
    expect(lineProblems(flashing({ [field]: LARGEST }))).toEqual(outAt(`lines[0].flashing.${place}`))
  })

  test('the amount or the percentage of an adjustment', () => {
    const surcharged = (by: object) =>
      problems(
        request([worth(FIVE)], {
          adjustments: [
            { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('1.00') },
            { type: 'ADJUSTMENT_TYPE_SURCHARGE', ...by },
          ],
        }),
      )
    expect(surcharged({ amount: LARGEST })).toEqual(outAt('adjustments[1].amount'))
    expect(surcharged({ percentage: '200' })).toEqual(outAt('adjustments[1].percentage'))
  })

  test('the amount of an adjustment, along with unrelated problems of a line (V7)', () => {
    const surcharge = { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: LARGEST }
    const sent = request([onTheFly({ quantity: '1' })], { adjustments: [surcharge] })
    expect(inAnyOrder(problems(sent))).toEqual([
      ['amount_out_of_range', 'adjustments[0].amount'],
      ['unit_price_required', 'lines[0].on_the_fly.pricing.unit_price'],
    ])
  })

  test('no adjustment of the smallest amount, which is only refused as below zero (T2)', () => {
    const surcharge = { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: SMALLEST }
    expect(problems(request([], { adjustments: [surcharge] }))).toEqual([
      ['out_of_range', 'adjustments[0].amount'],
    ])
  })

  test('the sum of surcharges from `documentTotals`, which a quote does not show', () => {
    const surcharge = { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money(FIVE) } as const
    // A credit of nine trillion and two surcharges of five trillion leave one trillion.
    const lines = { ...zeroContribution, total: -900_000_000_000_000 }
    const totals = documentTotals(lines, [surcharge, surcharge], AUD)
    expect(totals.ok ? [] : totals.problems.map(({ code, param }) => [code, param])).toEqual(
      outAt('surcharges'),
    )
    const credit = onTheFly({ quantity: '-1', unitPrice: money('9000000000000.00') })
    expect(problems(request([credit], { adjustments: [surcharge, surcharge] }))).toEqual([])
  })
})
