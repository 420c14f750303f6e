import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import { decimalOfText } from '../../src/number/reference.js'
import type { Percent } from '../../src/number/units.js'
import { isBelowCost, solvableLine, whyNotSolvable, type SolvableLine } from '../../src/solve/changed-line.js'
import { NO_CONSTRAINTS } from '../../src/solve/constraints.js'
import {
  changingLines,
  discountPositions,
  markupPositions,
  unitPricePositions,
} from '../../src/solve/line-levers.js'
import type { Positions } from '../../src/solve/positions.js'
import { bare, CUSTOM_FORMULA, CUSTOMER, labour, money, onTheFly, type Json } from '../rules/requests.js'
import { priced } from './priced.js'

const GST: AccountInput = { currency: 'AUD', tax: { rate: '0.1' } }

const document = (lines: readonly Json[]) => priced({ customerId: CUSTOMER, lines }, GST)

function discounts(lines: readonly Json[], limit?: string): Positions {
  const quote = document(lines)
  const maxDiscount = limit === undefined ? undefined : (decimalOfText(limit) as Percent)
  return discountPositions(quote, changingLines(quote, [...quote.lines.keys()]), {
    ...NO_CONSTRAINTS,
    maxDiscount,
  })
}

function lever<A>(
  of: (quote: ReturnType<typeof document>, one: ReturnType<typeof changingLines>[number]) => A,
  line: Json,
): A {
  const quote = document([line])
  const [one] = changingLines(quote, [0])
  if (one === undefined) throw new Error('the line cannot change')
  return of(quote, one)
}
const price = (line: Json): Positions => lever(unitPricePositions, line)
const markup = (line: Json): Positions | undefined => lever(markupPositions, line)

const one = (unitPrice: string, more: Json = {}): Json =>
  onTheFly({ quantity: '1', unitPrice: bare(unitPrice), ...more })

const rangeOf = ({ min, max, present, step, isHeldByConstraint }: Positions): unknown => [
  ...[min, max, present, step, isHeldByConstraint],
]

describe('a discount lever on lines', () => {
  test.each([
    ['goes up to 100 % without a limit', undefined, 10_000, false],
    ['goes up to 100 % with a limit of 100 %', '100', 10_000, false],
    ['goes up to a limit of 99.99 %', '99.99', 9999, true],
    ['rounds its limit down to a step', '12.345', 1234, true],
    // As a double, 0.29 × 100 is a little less than 29.
    ['goes up to 0.29 % exactly', '0.29', 29, true],
    ['goes up to 100 % with a limit of 150 %', '150', 10_000, false],
  ])('%s', (_, limit, max, isHeld) => {
    expect(rangeOf(discounts([one('10', { discount: '7.5' })], limit))).toEqual([
      ...[0, max, 750, '0.01%', isHeld],
    ])
  })

  test('is fixed if all lines are 0', () => {
    expect(discounts([one('0'), one('0')]).courseOf('total')).toEqual({ type: 'fixed' })
    expect(discounts([one('0'), one('5')]).courseOf('total').type).toBe('bounded')
  })

  test('distinguishes totals by their lines, even if two sums are equal', () => {
    const positions = discounts([one('10'), one('2.50')])
    expect([positions.keyAt(0), positions.keyAt(1000)]).toEqual(['1000 250', '900 225'])
    expect([positions.totalsAt(1000)?.total, positions.linesPriced]).toEqual([1238, 2])
  })

  test('breaks the limit as soon as one line is below its cost', () => {
    const positions = discounts([one('10', { cost: bare('9') }), one('10', { cost: bare('5') })])
    // 10.05% off 10.00 is 8.995, so 9.00.
    expect([positions.isBelowCostAt(1005), positions.isBelowCostAt(1006)]).toEqual([false, true])
  })
})

describe('a price lever', () => {
  test.each([
    ['goes up from zero for a positive price', one('12.5'), 0, 9e15, 125_000],
    ['goes up from zero for a price of zero', one('0'), 0, 9e15, 0],
    ['goes down from zero for a negative price', one('-12.5'), -9e15, 0, -125_000],
  ])('%s', (_, line, min, max, present) => {
    expect(rangeOf(price(line))).toEqual([min, max, present, '0.0001', false])
  })

  test('has an infinite bound if the price becomes too large, or too small for returned pieces', () => {
    const boundsOf = (line: Json): unknown => {
      const course = price(line).courseOf('subtotal')
      if (course.type !== 'bounded') throw new Error('the course has no bounds')
      const bounds = course.between(0, 9e15)
      return [(bounds?.min ?? NaN) + 0, (bounds?.max ?? NaN) + 0, course.between(8.9e15, 9e15)]
    }
    expect(boundsOf(one('5', { quantity: '1000' }))).toEqual([0, Infinity, undefined])
    expect(boundsOf(one('5', { quantity: '-1000' }))).toEqual([-Infinity, 0, undefined])
    // The lowest negative prices make the amount too small.
    const course = price(one('-5', { quantity: '1000' })).courseOf('subtotal')
    const bounds = course.type === 'bounded' ? course.between(-9e15, 0) : undefined
    expect([bounds?.min, (bounds?.max ?? NaN) + 0]).toEqual([-Infinity, 0])
    // With returned pieces, the lowest prices make the amount too large.
    const returned = price(one('-5', { quantity: '-1000' })).courseOf('subtotal')
    const above = returned.type === 'bounded' ? returned.between(-9e15, 0) : undefined
    expect([(above?.min ?? NaN) + 0, above?.max]).toEqual([0, Infinity])
  })

  test('has no totals at a position that does not fit, and is not below cost there', () => {
    const positions = price(one('5', { quantity: '1000', cost: bare('9') }))
    expect(positions.totalsAt(9e15)).toBeUndefined()
    expect([positions.keyAt(9e15), positions.isBelowCostAt(9e15)]).toEqual(['unfit', false])
    expect(positions.isBelowCostAt(50_000)).toBe(true)
    expect(positions.changeAt(9e15).request['lines']).toEqual([
      one('5', { quantity: '1000', cost: bare('9') }),
    ])
  })

  test('prices each position once', () => {
    const positions = price(one('5'))
    expect(positions.totalsAt(10_000)).toEqual(positions.totalsAt(10_000))
    expect(positions.keyAt(10_000)).toBe('100')
  })
})

describe('a markup lever', () => {
  test.each([
    // 12.50 ÷ 10.00 is a markup of 25%.
    [
      'starts at the markup from price and cost',
      one('12.5', { cost: bare('10') }),
      -1_000_000,
      250_000,
      '0.0001%',
    ],
    [
      'ignores the markup in the request',
      one('12.5', { cost: bare('10'), markup: '99' }),
      -1_000_000,
      250_000,
      '0.0001%',
    ],
    [
      'keeps a markup in dollars',
      one('12.5', { cost: bare('10'), markup: '2', markupIsPercentage: false }),
      -100_000,
      20_000,
      '0.0001',
    ],
    [
      'starts at 0 for a missing markup in dollars',
      one('12.5', { cost: bare('10'), markupIsPercentage: false }),
      -100_000,
      0,
      '0.0001',
    ],
  ])('%s', (_, line, min, present, step) => {
    const positions = markup(line)
    expect(positions && rangeOf(positions)).toEqual([min, 9e15, present, step, false])
  })

  test('does not exist for a line without a cost, or with a cost of zero', () => {
    expect([markup(one('5')), markup(one('5', { cost: bare('0') }))]).toEqual([undefined, undefined])
  })
})

describe('the change of a line', () => {
  const written = (positions: Positions | undefined, position: number): unknown => {
    const request: Json = positions?.changeAt(position).request ?? {}
    const [line] = request['lines'] as readonly Json[]
    return ((line?.['onTheFly'] ?? {}) as Json)['pricing']
  }
  // 2 × 90.00 = 180.00, at a cost of 60.00 each.
  const sent = {
    ...{ quantity: '2', unitPrice: money('90'), cost: bare('60'), markup: '50', note: 'kept' },
    ...{ totalPrice: money('180'), margin: bare('60') },
  }
  const line = onTheFly(sent)

  test('sets a price with its total, margin and markup, each in its own currency', () => {
    // 2 × 100.00 less 120.00 is 80.00. A markup of 40.00 on 60.00 is two thirds.
    expect(written(price(line), 1_000_000)).toEqual({
      ...{ ...sent, unitPrice: money('100'), markup: '66.6667', markupIsPercentage: true },
      ...{ totalPrice: money('200'), margin: bare('80') },
    })
    const bareSent = { ...sent, unitPrice: bare('90'), totalPrice: bare('180'), margin: money('60') }
    expect(written(price(onTheFly(bareSent)), 1_000_000)).toEqual({
      ...{ ...bareSent, unitPrice: bare('100'), markup: '66.6667', markupIsPercentage: true },
      ...{ totalPrice: bare('200'), margin: money('80') },
    })
  })

  test('sets a discount with its total and margin, and keeps price and markup', () => {
    // 180.00 less 10% is 162.00.
    expect(written(discounts([line]), 1000)).toEqual({
      ...{ ...sent, discount: '10', totalPrice: money('162'), margin: bare('42') },
    })
  })

  test('sets a markup in its own form, with the resulting price', () => {
    // 60.00 and 25% is 75.00; 60.00 and 25.00 is 85.00.
    expect(written(markup(line), 250_000)).toEqual({
      ...{ ...sent, unitPrice: money('75'), markup: '25' },
      ...{ totalPrice: money('150'), margin: bare('30') },
    })
    const { quantity, cost } = sent
    const short = { quantity, unitPrice: bare('90'), cost, markupIsPercentage: false }
    for (const one of [short, { ...short, markup: '30' }])
      expect(written(markup(onTheFly(one)), 250_000)).toEqual({
        ...{ ...short, unitPrice: bare('85'), markup: '25' },
      })
  })

  test('adds no field that the request lacks', () => {
    const short = { quantity: '2', unitPrice: bare('90') }
    expect(written(price(onTheFly(short)), 1_000_000)).toEqual({ quantity: '2', unitPrice: bare('100') })
    expect(written(discounts([onTheFly(short)]), 1000)).toEqual({ ...short, discount: '10' })
  })

  test('keeps a margin and a markup as sent if the line has no cost (L10, L11)', () => {
    const { cost: _, ...others } = sent
    expect(written(price(onTheFly(others)), 1_000_000)).toEqual({
      ...{ ...others, unitPrice: money('100'), totalPrice: money('200') },
    })
    const atZero = { ...sent, cost: bare('0') }
    expect(written(price(onTheFly(atZero)), 1_000_000)).toEqual({
      ...{ ...atZero, unitPrice: money('100'), totalPrice: money('200') },
    })
  })
})

describe('a line', () => {
  test('has no lever without a price or with a custom formula', () => {
    const unpriced = { kind: 'catalogue', pricing: undefined } as unknown as SolvableLine
    expect([solvableLine(unpriced), whyNotSolvable(unpriced)]).toEqual([undefined, 'no_price'])
    const [line] = document([labour({ quantity: '1', unitPrice: bare('1') })]).lines
    expect([solvableLine(line)?.kind, whyNotSolvable(line)]).toEqual(['labour', undefined])
    expect([solvableLine(undefined), whyNotSolvable(undefined)]).toEqual([undefined, undefined])
    const [own] = document([
      labour({ pricingStrategy: CUSTOM_FORMULA, unitPrice: bare('5'), totalPrice: money('5') }),
    ]).lines
    expect([solvableLine(own), whyNotSolvable(own)]).toEqual([undefined, 'custom_formula'])
  })

  test.each([
    [100, 100, false],
    [99, 100, true],
    [0, 1, true],
    [-100, -50, false],
    [-1, 5, false],
  ])(
    'is below cost only if its total is at least zero and less than its cost: %i and %i',
    (total, cost, expected) => {
      expect(isBelowCost({ contribution: { total, cost } } as SolvableLine)).toBe(expected)
    },
  )
})
