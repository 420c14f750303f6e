import { describe, expect, test } from 'vitest'
import { documentTotals, priceLine, zeroContribution } from '../../src/entries/index.js'
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
  quoted,
  request,
  totalOf,
  worth,
  type Json,
} from './requests.js'

/** Five trillion, which is within the limit, unlike ten trillion. */
const FIVE = '5000000000000.00'
const outAt = (...places: readonly string[]) => places.map((place) => ['amount_out_of_range', place])

/** The largest amount in whole cents whose micros fit 64 bits. */
const MOST = '9223372036854.77'

describe('N8: the limit of amounts', () => {
  test.each([MOST, `-${MOST}`])('allows the outermost whole cent, %s', (price) => {
    expect(totalOf(worth(price))).toEqual(money(price))
    expect(quoted(request([worth(price)])).total).toEqual(money(price))
    expect(priceLine(worth(price) as never, AUD).ok).toBe(true)
  })

  test.each([
    ['a negative total that exceeds the limit once rounded to the cent', '9223372036854.775', '-1'],
    ['a total far beyond', '9223372036854.77', '999999999999999'],
  ])('applies to the total of a line: %s', (_, price, quantity) => {
    expect(lineProblems(worth(price, { quantity }))).toEqual(outAt('lines[0].on_the_fly.pricing.total_price'))
  })

  test('applies to the rounded total, not to the unit price rounded to the cent', () => {
    // Half of 9223372036854.7758 is 4611686018427.3879.
    expect(totalOf(worth('9223372036854.7758', { quantity: '0.5' }))).toEqual(money('4611686018427.39'))
  })

  test('applies to costs of a kit and a component', () => {
    const pricing = { quantity: '2', cost: money(FIVE), totalPrice: money('0.00') }
    expect(lineProblems(kit({ pricing }), NOT_DERIVING)).toEqual(outAt('lines[0].product_kit.pricing.cost'))
    expect(lineProblems(kit({ components: [component(pricing)] }))).toEqual(
      outAt('lines[0].product_kit.components[0].pricing.cost'),
    )
  })

  test('applies to the subtotal, the total and the margin', () => {
    const found = problems(request([worth(FIVE), worth(FIVE)]))
    expect(inAnyOrder(found)).toEqual(outAt('margin', 'subtotal', 'total'))
  })

  test('applies to a price after rounding it to four decimals', () => {
    const line = onTheFly({
      quantity: '0',
      unitPrice: { amountMicros: '9223372036854775807' },
      totalPrice: {},
    })
    expect(pricingOf(line).unitPrice).toEqual(money('9223372036854.7758'))
  })
})

/** The largest amount in a request. Rounded to the cent, 9223372036854.78 is beyond int64. */
const LARGEST = { amountMicros: '9223372036854775807', currency: 'AUD' }
const SMALLEST = { amountMicros: '-9223372036854775808', currency: 'AUD' }

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

  test.each(['totalPrice', 'customPrice'])('%s of a flashing', (field) => {
    const place = field === 'totalPrice' ? 'total_price' : 'custom_price'
    expect(lineProblems(flashing({ [field]: LARGEST }))).toEqual(outAt(`lines[0].flashing.${place}`))
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

const LEVEL = 'lines[0].product_kit'

/** Two parts whose totals and costs are within the limit separately, but not together. */
const WIDE = [FIVE, FIVE].map((amount) =>
  component({ quantity: '1', totalPrice: money(amount), cost: money(amount) }),
)

const found = (level: Json, account?: typeof NOT_DERIVING) => inAnyOrder(lineProblems(kit(level), account))

const sums = (at: string): readonly (readonly [string, string])[] => [
  ['amount_out_of_range', `${at}.pricing.cost`],
  ['amount_out_of_range', `${at}.pricing.total_price`],
]

describe('N8: a sum of a kit is checked if all of its parts are known', () => {
  test('two parts beyond the limit together are reported at their own level only', () => {
    expect(found({ components: WIDE })).toEqual(sums(LEVEL))
    expect(found({ subKits: [{}, {}, { components: WIDE }] })).toEqual(sums(`${LEVEL}.sub_kits[2]`))
  })

  test('K3: a part without a total leaves the total unknown, but not the cost', () => {
    const third = component({ quantity: '1', cost: money('1.00') })
    expect(found({ components: [...WIDE, third] })).toEqual([
      ['component_total_required', `${LEVEL}.components[2].pricing.total_price`],
      ['amount_out_of_range', `${LEVEL}.pricing.cost`],
    ])
  })

  test('M6: a refused list leaves the cost unknown, but not the total', () => {
    const measured = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', measurements: [{ length: '0' }] }
    const third = component({ ...measured, totalPrice: money('1.00'), cost: money('1.00') })
    expect(found({ components: [...WIDE, third] })).toEqual([
      ['must_be_positive', `${LEVEL}.components[2].pricing.measurements[0].length`],
      ['amount_out_of_range', `${LEVEL}.pricing.total_price`],
    ])
  })

  test.each([
    ['a missing type', undefined, 'required'],
    ['an unknown type', 'PRODUCT_TYPE_TOOL', 'unknown_enum_value'],
  ])('K3: a part with %s may be a note, so its amounts and the sums are not checked', (_, type, code) => {
    const pricing = { quantity: '2', totalPrice: money('1.00'), cost: money(FIVE) }
    const third = { productType: type, productName: 'Part', pricing }
    expect(found({ components: [...WIDE, third] })).toEqual([[code, `${LEVEL}.components[2].product_type`]])
    const without = { productType: type, productName: 'Part' }
    expect(found({ components: [...WIDE, without] })).toEqual([[code, `${LEVEL}.components[2].product_type`]])
  })

  test('K1: a sub-kit that is too deep leaves total and cost unknown', () => {
    const nested = (depth: number): Json =>
      depth === 0 ? { components: WIDE, subKits: [{}] } : { subKits: [nested(depth - 1)] }
    const deepest = `${LEVEL}${'.sub_kits[0]'.repeat(16)}`
    expect(found(nested(16))).toEqual([['kit_too_deep', `${deepest}.sub_kits[0]`]])
    expect(found(nested(15))).toEqual(sums(`${LEVEL}${'.sub_kits[0]'.repeat(15)}`))
  })

  test.each(['components', 'subKits'])('an unreadable list of %s leaves total and cost unknown', (list) => {
    const place = list === 'components' ? 'components' : 'sub_kits'
    const whole = { subKits: [{ components: WIDE.slice(1) }], components: WIDE.slice(1), [list]: 'two' }
    const other = list === 'components' ? { subKits: [{ components: [WIDE[0]] }, ...whole.subKits] } : {}
    const wide = list === 'subKits' ? { components: WIDE } : {}
    expect(found({ ...whole, ...other, ...wide })).toEqual([['invalid_type', `${LEVEL}.${place}`]])
  })

  test('a sub-kit or a part that is not an object leaves total and cost unknown', () => {
    expect(found({ components: WIDE, subKits: ['gutter'] })).toEqual([
      ['invalid_type', `${LEVEL}.sub_kits[0]`],
    ])
    expect(found({ components: [...WIDE, 7] })).toEqual([['invalid_type', `${LEVEL}.components[2]`]])
  })

  test('K4, K6: a level with its own total and cost is added up, even if a part below lacks its total', () => {
    const lacking = { components: [...WIDE, component({})] }
    const known = { ...lacking, pricing: { totalPrice: money(FIVE), cost: money(FIVE) } }
    expect(found({ subKits: [known, { components: WIDE.slice(1) }] })).toEqual([
      ...sums(LEVEL),
      ['component_total_required', `${LEVEL}.sub_kits[0].components[2].pricing.total_price`],
    ])
  })

  test('K2: costs are added up and totals are required if derivation is off', () => {
    expect(found({ components: WIDE }, NOT_DERIVING)).toEqual([
      ['amount_out_of_range', `${LEVEL}.pricing.cost`],
      ['total_price_required', `${LEVEL}.pricing.total_price`],
    ])
  })

  test('the pricing of a note adds nothing to the sums', () => {
    const note = component(
      { quantity: '2', cost: money(FIVE), totalPrice: money(FIVE) },
      'PRODUCT_TYPE_NOTES',
    )
    expect(found({ components: [...WIDE.slice(1), note, part('1.00')] })).toEqual([])
  })
})
