import { describe, expect, test } from 'vitest'
import type { KnownCause } from '../../src/golden/cause.js'
import type { FirstFigure } from '../../src/entries/golden.js'
import { firstDifferingFigure } from '../../src/golden/first-figure.js'
import { twoSidesOf } from '../../src/golden/two-sides.js'
import {
  changeOf,
  hours,
  knownCause,
  piece,
  quoteOf,
  RECORDING,
  setting,
  taxed,
  type ThenAndNow,
} from './small-changes.js'

function firstFigure(request: unknown, cause: KnownCause, between: ThenAndNow): FirstFigure | undefined {
  return firstDifferingFigure(request, twoSidesOf(cause, changeOf(request, between)), cause, RECORDING)
}

const [tenth, more] = [taxed('0.10'), taxed('0.15')]
const RATE = knownCause([setting('tax.rate', '0.10', '0.15')])
const rates = { then: tenth, now: more }

describe('the first figure that differs between settings', () => {
  test('is one of the document and not of the settings: the tax, whose rate was given (T4)', () => {
    expect(firstFigure(quoteOf([hours('1', '1660000')]), RATE, rates)).toEqual({
      ...{ figure: 'tax_amount', name: 'tax', rule: 'T4', recorded: '0.17', current: '0.25' },
    })
  })

  test('is not what settings become in another unit: the length that is charged, and not the minimum (M3)', () => {
    const [then, now] = [1000, 2000].map((minimumLinealLengthMm) => taxed('0.10', { minimumLinealLengthMm }))
    if (then === undefined || now === undefined) throw new Error('two settings')
    const cause = knownCause([setting('minimumLinealLengthMm', '1000', '2000')])
    const request = quoteOf([hours('1', '1660000'), piece('5'), piece('0.2')])
    expect(firstFigure(request, cause, { then, now })).toEqual({
      figure: 'lines[2].on_the_fly.pricing.measurements[0]#charged_length',
      ...{ name: 'charged length', rule: 'M3', recorded: '1', current: '2' },
    })
  })

  test('is none where nothing differs, or where the request is refused on a side', () => {
    expect(firstFigure(quoteOf([hours('1', '0')]), RATE, rates)).toBeUndefined()
    // Only with 15 % it is 2^63 micros and more (N1).
    const large = quoteOf([hours('1', '8200000000000000000')])
    expect(firstFigure(large, RATE, rates)).toBeUndefined()
    const down = knownCause([setting('tax.rate', '0.15', '0.10')])
    expect(firstFigure(large, down, { then: more, now: tenth })).toBeUndefined()
  })
})

describe('the first figure that policies make otherwise', () => {
  /** A line of 1.00 and one of half a cent. */
  const tie = quoteOf([hours('1', '1000000'), hours('0.5', '10000')])
  const line = {
    ...{ figure: 'lines[1].labour.pricing.total_price', name: 'line total', rule: 'L3' },
  }

  test('is the total of a line, with what the policy makes on its side', () => {
    const even = knownCause([], ['half-even'])
    expect(firstFigure(tie, even, { now: tenth })).toEqual({ ...line, recorded: '0', current: '0.01' })
    const now = knownCause([], ['half-even'], 'current')
    expect(firstFigure(tie, now, { now: tenth })).toEqual({ ...line, recorded: '0.01', current: '0' })
  })

  test('is a figure of the document, where lines are the same', () => {
    // Twice 0.033 of tax, and 0.066.
    const request = quoteOf([hours('1', '330000'), hours('1', '330000')])
    const tax = { figure: 'tax_amount', name: 'tax', rule: 'T4' }
    expect(firstFigure(request, knownCause([], ['tax-by-line']), { now: tenth })).toEqual({
      ...{ ...tax, recorded: '0.06', current: '0.07' },
    })
    expect(firstFigure(request, knownCause([], ['total-to-five-cents']), { now: tenth })).toEqual({
      ...{ figure: 'total', name: 'total', rule: 'T6', recorded: '0.75', current: '0.73' },
    })
  })

  test('is the step where a policy parts, and of a figure that has no step of its own the figure itself', () => {
    // The price as sent is 1.2346 for both; times 2.5, less 2.5 %, it is 3.0093375: cut 3.00, and rounded 3.01.
    const { labour } = hours('2.5', '1234567')
    const discounted = quoteOf([{ labour: { pricing: { ...labour.pricing, discount: '2.5' } } }])
    expect(firstFigure(discounted, knownCause([], ['truncated']), { now: tenth })).toEqual({
      ...{ figure: 'lines[0].labour.pricing.total_price', name: 'line total', rule: 'L3' },
      ...{ recorded: '3', current: '3.01' },
    })
    expect(firstFigure(discounted, knownCause([], ['truncated'], 'current'), { now: tenth })).toMatchObject({
      ...{ figure: 'lines[0].labour.pricing.total_price', recorded: '3.01', current: '3' },
    })
    // 2.5 times 1.2346 without the discount is 3.0865.
    expect(firstFigure(discounted, knownCause([], ['discount-left-out'], 'current'), { now: tenth })).toEqual(
      {
        ...{ figure: 'lines[0].labour.pricing.total_price', name: 'line total', rule: 'L3' },
        ...{ recorded: '3.01', current: '3.09' },
      },
    )
    const now = taxed('0.10', { minimumLinealLengthMm: 1000 })
    expect(firstFigure(quoteOf([piece('0.2')]), knownCause([], ['minimum-left-out']), { now })).toEqual({
      ...{ figure: 'lines[0].on_the_fly.pricing.total_price', name: 'line total', rule: 'L3' },
      ...{ recorded: '0.2', current: '1' },
    })
  })

  test('of a kit is its total, and not that of a part (K2)', () => {
    const components = ['1040000', '990000'].map((amountMicros) => ({
      ...{ productType: 'PRODUCT_TYPE_LABOUR', pricing: { totalPrice: { amountMicros } } },
    }))
    const kit = quoteOf([hours('1', '1000000'), { productKit: { components } }])
    expect(firstFigure(kit, knownCause([], ['binary-floats']), { now: tenth })).toEqual({
      ...{ figure: 'lines[1].product_kit.pricing.total_price', name: 'kit total', rule: 'K2' },
      ...{ recorded: String(1.04 + 0.99), current: '2.03' },
    })
  })

  test('is none where they make the same, or where the request is refused', () => {
    const even = knownCause([], ['half-even'])
    expect(firstFigure(quoteOf([hours('1', '1000000')]), even, { now: tenth })).toBeUndefined()
    expect(firstFigure({}, even, { now: tenth })).toBeUndefined()
    const both = knownCause(RATE.settings, ['half-even'])
    expect(firstFigure(quoteOf([hours('1', '8200000000000000000')]), both, rates)).toBeUndefined()
    const down = knownCause([setting('tax.rate', '0.15', '0.10')], ['half-even'])
    const large = quoteOf([hours('1', '8200000000000000000'), hours('0.5', '10000')])
    expect(firstFigure(large, down, { then: more, now: tenth })).toBeUndefined()
  })
})
