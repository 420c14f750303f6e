/**
 * Tests changes that lie far from the input, or that can only be found step by step, at the limits of the search.
 * Worked out by hand.
 */
import { describe, expect, test } from 'vitest'
import { centSensitivity } from '../../src/entries/explain.js'
import type { Figure } from '../../src/entries/explain.js'
import { explanation, figure } from './by-hand.js'

const row = (value: string, rounded?: number) => ({
  ...{ name: 'figure', rule: 'L3', unit: 'money' as const, value },
  ...(rounded === undefined ? {} : { rounded: [rounded, value, '0'] as const }),
})
const price = (value: string): Figure => figure('given', ['request:unit_price'], row(value))
const min = (value: string): Figure => figure('constant', [], row(value))

/**
 * Builds two copies of the price to the cent, one less the other, plus the larger of the price and the least price.
 * Both copies change at each cent. The total changes only once the price has passed the least price.
 */
const stretches = (start: string, lowest: string) =>
  explanation({
    price: price(start),
    min: min(lowest),
    one: figure('same', ['price'], row(start, 2)),
    other: figure('same', ['price'], row(start, 2)),
    larger: figure('maximum', ['price', 'min'], row(lowest, 2)),
    with: figure('sum', ['one', 'larger'], row('0')),
    total: figure('difference', ['with', 'other'], row(lowest)),
  })

/**
 * Builds the price less itself, which pulls it both ways, plus the larger of the price and the least price.
 */
const pulled = (input: Figure, lowest: string, places: number) =>
  explanation({
    price: input,
    min: min(lowest),
    nothing: figure('difference', ['price', 'price'], row('0')),
    larger: figure('maximum', ['price', 'min'], row(lowest)),
    total: figure('sum', ['nothing', 'larger'], row(lowest, places)),
  })

const upOf = (made: ReturnType<typeof explanation>) => centSensitivity(made, 'total')[0]?.up

describe('the next cent after many turning points', () => {
  // From 1.00, the price to the cent changes at 1.005, 1.015 and so on. The hundredth change is at 1.995.
  test('is found after the hundredth turning point', () => {
    expect(upOf(stretches('1', '1.99'))).toEqual({ by: '0.995', to: '1.995', figure: '2', isSmallest: true })
  })

  test('is not marked as the smallest change after more than a hundred turning points', () => {
    expect(upOf(stretches('1', '2'))).toEqual({ by: '1.005', to: '2.005', figure: '2.01', isSmallest: false })
    expect(upOf(stretches('1', '5'))).toEqual({ by: '4.005', to: '5.005', figure: '5.01', isSmallest: false })
  })

  test('is null if it is beyond the limit of the input', () => {
    // 1.00 grows to 1000 at most.
    expect(upOf(stretches('1', '1000'))).toBeNull()
    expect(upOf(stretches('1', '999.99'))).toEqual({
      ...{ by: '998.995', to: '999.995', figure: '1000', isSmallest: false },
    })
  })
})

describe('the next cent if the first change is unknown', () => {
  // 1.02 becomes 1.03 at 1.025, which is 256 steps of 0.0001 from 0.9994.
  test('is found by trying 256 steps one by one', () => {
    expect(upOf(pulled(price('0.9994'), '1.02', 2))).toEqual({
      ...{ by: '0.0256', to: '1.025', figure: '1.03', isSmallest: true },
    })
  })

  test('is not marked as the smallest change after more than 256 steps', () => {
    expect(upOf(pulled(price('0.9993'), '1.02', 2))).toEqual({
      ...{ by: '0.0257', to: '1.025', figure: '1.03', isSmallest: false },
    })
    expect(upOf(pulled(price('1'), '2000', 2))).toBeNull()
  })

  test('is searched for up to the last step of an input and no further', () => {
    const discount = figure('given', ['request:discount'], { ...row('99.98'), unit: 'percent' })
    // 100% is more than 99.99, and a discount does not grow to 100.01%.
    expect(upOf(pulled(discount, '99.99', 2))).toEqual({
      ...{ by: '0.02', to: '100', figure: '100', isSmallest: true },
    })
    expect(upOf(pulled(discount, '100', 2))).toBeNull()
  })
})

test('the next cent is null if the figure becomes unknown first', () => {
  // 1 ÷ price is unknown at a price of 0, and at most 100 before.
  const made = explanation({
    price: figure('given', ['request:amount'], row('0.01')),
    one: figure('constant', [], row('1')),
    total: figure('quotient', ['one', 'price'], row('100', 2)),
  })
  // 1 ÷ 0.02 = 50.
  expect(centSensitivity(made, 'total')).toMatchObject([{ up: { by: '0.01', figure: '50' }, down: null }])
})

test('an input without a pointer gets an empty pointer', () => {
  const made = explanation({
    price: figure('given', [], row('1')),
    total: figure('same', ['price'], row('1', 2)),
  })
  expect(centSensitivity(made, 'total')).toMatchObject([
    {
      input: '',
      name: 'figure',
      unit: 'money',
      value: '1',
      step: '0.01',
      up: { by: '0.01', figure: '1.01' },
    },
  ])
})
