import { describe, expect, test } from 'vitest'
import { priceLine } from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  inAnyOrder,
  kit,
  labour,
  lineProblems,
  money,
  NOT_DERIVING,
  onTheFly,
  ordered,
  orderProblems,
  part,
  pricingOf,
  problems,
  quoted,
  request,
  totalOf,
  worth,
} from './requests.js'

/** Five trillion, which is within the limit, unlike ten trillion. */
const FIVE = '5000000000000.00'
const outAt = (...places: readonly string[]) => places.map((place) => ['amount_out_of_range', place])

/** The largest amount in whole cents whose micros fit 64 bits. */
const MOST = '9223372036854.77'

describe('N8: the limit of amounts', () => {
  test('allows a line of $5,000,000,000,000.00', () => {
    expect(totalOf(worth(FIVE))).toEqual(money(FIVE))
  })

  test.each([MOST, `-${MOST}`])('allows the outermost whole cent, %s', (price) => {
    expect(totalOf(worth(price))).toEqual(money(price))
    expect(quoted(request([worth(price)])).total).toEqual(money(price))
    expect(priceLine(worth(price) as never, AUD).ok).toBe(true)
  })

  test.each([
    ['two pieces of five trillion', FIVE, '2'],
    ['a return of two pieces of five trillion', FIVE, '-2'],
    ['a total that exceeds the limit once rounded to the cent', '9223372036854.775', '1'],
    ['a negative total that exceeds the limit once rounded to the cent', '9223372036854.775', '-1'],
    ['a total far beyond', '9223372036854.77', '999999999999999'],
  ])('applies to the total of a line: %s', (_, price, quantity) => {
    expect(lineProblems(worth(price, { quantity }))).toEqual(outAt('lines[0].on_the_fly.pricing.total_price'))
  })

  test('applies to the rounded total, not to the unit price rounded to the cent', () => {
    // Half of 9223372036854.7758 is 4611686018427.3879.
    expect(totalOf(worth('9223372036854.7758', { quantity: '0.5' }))).toEqual(money('4611686018427.39'))
  })

  test('applies to the cost of a line', () => {
    const line = worth('1.00', { quantity: '2', cost: money(FIVE) })
    expect(lineProblems(line)).toEqual(outAt('lines[0].on_the_fly.pricing.cost'))
  })

  test('applies to a derived unit price', () => {
    const line = catalogueLine({ quantity: '0.1', cost: money(FIVE), markup: '100' })
    expect(lineProblems(line)).toEqual(outAt('lines[0].catalogue.pricing.unit_price'))
  })

  test('applies to a margin', () => {
    const line = worth(FIVE, { cost: money(`-${FIVE}`) })
    expect(lineProblems(line)).toEqual(outAt('lines[0].on_the_fly.pricing.margin'))
  })

  test('applies to an amount before discount', () => {
    const line = worth(FIVE, { quantity: '2', discount: '60' })
    expect(lineProblems(line)).toEqual(outAt('lines[0].on_the_fly.pricing.discount'))
  })

  test('applies to totals of a kit and a sub-kit', () => {
    const tooMuch = { components: [part(FIVE), part(FIVE)] }
    expect(lineProblems(kit(tooMuch))).toEqual(outAt('lines[0].product_kit.pricing.total_price'))
    const inside = kit({ pricing: { totalPrice: money('1.00') }, subKits: [tooMuch] })
    expect(lineProblems(inside)).toEqual(outAt('lines[0].product_kit.sub_kits[0].pricing.total_price'))
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

  test('applies to the tax if the total is within it', () => {
    const exempt = (amount: string) => worth(amount, { isTaxFree: true })
    // In trillions: 5 and a surcharge of 5 are taxed at 100%. The total is 5 - 5 - 5 - 4 + 5 + 10 = 6.
    const sent = request([worth(FIVE), exempt(`-${FIVE}`), exempt(`-${FIVE}`), exempt('-4000000000000.00')], {
      adjustments: [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money(FIVE) }],
    })
    expect(problems(sent, { ...AUD, tax: { rate: '1' } })).toEqual(outAt('tax_amount'))
    expect(quoted(sent, { ...AUD, tax: { rate: '0.5' } }).taxAmount).toEqual(money(FIVE))
  })

  test('applies to the total if the subtotal is within it', () => {
    const sent = request([worth(FIVE, { cost: money(FIVE) })], {
      adjustments: [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money(FIVE) }],
    })
    expect(problems(sent)).toEqual(outAt('total'))
  })

  test('applies to the total cost and the margin', () => {
    const line = onTheFly({ quantity: '1', unitPrice: money(FIVE), cost: money(FIVE) })
    const credit = onTheFly({ quantity: '-1', unitPrice: money(FIVE) })
    const found = problems(request([line, line, credit, credit]))
    expect(inAnyOrder(found)).toEqual(outAt('margin', 'total_cost'))
  })

  test('applies to the margin if total and cost are within it', () => {
    const gainful = onTheFly({ quantity: '1', unitPrice: money('0.00'), cost: money(`-${FIVE}`) })
    expect(problems(request([worth(FIVE), gainful]))).toEqual(outAt('margin'))
  })

  test('applies to the labour total if the total is within it', () => {
    const hours = labour({ quantity: '1', unitPrice: money(FIVE) })
    const credit = worth(`-${FIVE}`)
    expect(problems(request([hours, hours, credit, credit]))).toEqual(outAt('labour_total'))
  })

  test('applies to the discount amount of a quote, which an order omits', () => {
    const free = worth(FIVE, { discount: '100' })
    expect(problems(request([free, free]))).toEqual(outAt('discount_amount'))
    expect(orderProblems(request([free, free]))).toEqual([])
    expect(ordered(request([free, free])).total).toEqual(money('0.00'))
  })

  test('is not checked for a document with another problem', () => {
    const sent = request([worth(FIVE), worth(FIVE), {}])
    expect(problems(sent)).toEqual([['line_kind_missing', 'lines[2]']])
  })

  test('does not apply to an intermediate sum of a document', () => {
    const sent = request([worth(FIVE), worth(FIVE), worth(`-${FIVE}`)])
    expect(quoted(sent).total).toEqual(money(FIVE))
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
