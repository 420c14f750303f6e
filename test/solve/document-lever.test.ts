import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import { MAX_CENTS } from '../../src/number/cents.js'
import { decimalOfText } from '../../src/number/reference.js'
import type { Percent } from '../../src/number/units.js'
import { documentPositions, endOfAdjustments } from '../../src/solve/document-lever.js'
import { NO_CONSTRAINTS } from '../../src/solve/constraints.js'
import type { Positions } from '../../src/solve/positions.js'
import { NO_LEVER } from '../../src/solve/read-goal.js'
import { bare, CUSTOMER, labour, money, type Json } from '../rules/requests.js'
import { priced } from './priced.js'

const GST: AccountInput = { currency: 'AUD', tax: { rate: '0.1' } }

interface Asked {
  readonly type?: 'discount' | 'surcharge'
  readonly adjustment?: number
  readonly name?: string
  readonly isTaxFree?: boolean
  readonly adjustments?: readonly Json[]
  readonly account?: AccountInput
  /** The greatest discount. */
  readonly most?: string
}

const line = (amount: string, more: Json = {}): Json =>
  labour({
    quantity: amount.startsWith('-') ? '-1' : '1',
    unitPrice: bare(amount.replace('-', '')),
    ...more,
  })
const free = (amount: string): Json => line(amount, { isTaxFree: true })

const request = (lines: readonly Json[], adjustments: readonly Json[] | undefined): Json => ({
  ...{ customerId: CUSTOMER, lines, ...(adjustments && { adjustments }) },
})

function maybe(lines: readonly Json[], asked: Asked = {}): Positions | undefined {
  const { type = 'discount', adjustment, name, isTaxFree, adjustments, account = GST, most } = asked
  const maxDiscount = most === undefined ? undefined : (decimalOfText(most) as Percent)
  return documentPositions(
    priced(request(lines, adjustments), account),
    { ...NO_LEVER, type, adjustment, name, isTaxFree },
    { ...NO_CONSTRAINTS, maxDiscount },
  )
}

function lever(lines: readonly Json[], asked: Asked = {}): Positions {
  const positions = maybe(lines, asked)
  if (positions === undefined) throw new Error('another type')
  return positions
}

const DISCOUNT = 'ADJUSTMENT_TYPE_DISCOUNT'
const SURCHARGE = 'ADJUSTMENT_TYPE_SURCHARGE'
const off = (more: Json): Json => ({ type: DISCOUNT, ...more })
const on = (more: Json): Json => ({ type: SURCHARGE, ...more })

describe('the effect of a discount or a surcharge on a figure', () => {
  const rate = (text: string): Asked => ({ account: { currency: 'AUD', tax: { rate: text } } })
  const falls = { type: 'ordered', sense: -1 }
  const rises = { type: 'ordered', sense: 1 }
  // Taxable lines of -100.00 in a subtotal of 50.00: a discount has no share of them.
  const credit = [line('-100'), free('150')]

  test.each<[string, readonly Json[], Asked, 'total' | 'margin' | 'net', unknown]>([
    ['a discount lowers a total', [line('100')], {}, 'total', falls],
    ['of which half is taxed', [line('50'), free('50')], {}, 'total', falls],
    ['without taxed lines', [free('100')], {}, 'total', falls],
    ['of a credit', [line('-100')], {}, 'total', falls],
    ['of nothing, by lines that cancel each other out', [line('100'), free('-100')], {}, 'total', falls],
    ['of which more is taxed than there is', [line('100'), free('-50')], {}, 'total', falls],
    ['of which less than nothing is taxed', credit, {}, 'total', falls],
    ['without a tax', credit, { account: { currency: 'AUD' } }, 'total', falls],
    ['at half the price', credit, rate('0.4'), 'total', falls],
    ['at more than half the price, since it raises no tax (T3)', credit, rate('0.6'), 'total', falls],
    ['and if it says that it is tax free', credit, { ...rate('0.6'), isTaxFree: true }, 'total', falls],
    ['and the margin', credit, rate('0.6'), 'margin', falls],
    ['and what is before tax', credit, rate('0.6'), 'net', falls],
    ['a surcharge raises all of it', credit, { ...rate('0.6'), type: 'surcharge' }, 'total', rises],
    ['and the margin too', [line('100')], { type: 'surcharge' }, 'margin', rises],
  ])('%s', (_, lines, asked, figure, course) => {
    expect(lever(lines, asked).courseOf(figure)).toEqual(course)
    expect(lever(lines, asked).courseOf('subtotal')).toEqual({ type: 'fixed' })
  })

  test('a discount lowers a total even below zero: 50.00 - 60.00 of tax, and 1.00 off', () => {
    // -100.00 ÷ 50.00 is below 0, so no share of the 1.00 is taxed: the tax stays -60.00.
    const { totalsAt } = lever(credit, { ...rate('0.6'), isTaxFree: true })
    expect([totalsAt(0)?.total, totalsAt(100)?.total]).toEqual([-1000, -1100])
  })
})

describe('the start and the range of a discount or a surcharge', () => {
  test.each<[string, Asked, number]>([
    ['a new one is at nothing', { adjustments: [off({ amount: bare('5') })] }, 0],
    [
      'a percentage is what it comes to',
      { adjustment: 1, adjustments: [off({ amount: bare('5') }), off({ percentage: '10' })] },
      1000,
    ],
    [
      'a surcharge too',
      {
        type: 'surcharge',
        adjustment: 1,
        adjustments: [on({ amount: bare('5') }), on({ percentage: '20' })],
      },
      2000,
    ],
    [
      'a discount next to a surcharge',
      { adjustment: 0, adjustments: [off({ amount: bare('5') }), on({ percentage: '20' })] },
      500,
    ],
  ])('%s', (_, asked, present) => {
    const { least, greatest, isHeldByConstraint, step, linesPriced, ...positions } = lever(
      [line('100')],
      asked,
    )
    expect(positions.present).toBe(present)
    expect([least, greatest, isHeldByConstraint, step, linesPriced]).toEqual([0, MAX_CENTS, false, '0.01', 0])
    expect(positions.isBelowCostAt(present)).toBe(false)
    expect(positions.keyAt(7)).toBe('7')
  })

  test.each([
    // 20 % of 90.00 are 18.00, less 5.00 that are off already.
    ['90', '20', [], 1800],
    ['90', '20', [off({ amount: bare('5') })], 1300],
    ['90', '20', [off({ amount: bare('20') })], -200],
    // 10 % of 90.07 are 9.007, which is 9.01 and more than 10 %.
    ['90.07', '10', [], 900],
    // 10 % of 90.03 are 9.003, which is 9.00.
    ['90.03', '10', [], 900],
  ] as const)('of %s, a constraint of %s %%', (amount, most, adjustments, greatest) => {
    const positions = lever([line(amount)], { most, adjustments })
    expect([positions.greatest, positions.isHeldByConstraint]).toEqual([greatest, true])
  })

  test('a constraint of discounts does not limit surcharges', () => {
    const { greatest, isHeldByConstraint } = lever([line('90')], { type: 'surcharge', most: '20' })
    expect([greatest, isHeldByConstraint]).toEqual([MAX_CENTS, false])
  })

  test('a document that only fits with its discount has a discount lever from zero', () => {
    // 9,223,372,036,854.77 and a cent do not fit (N8).
    const most = line('9000000000000', { isTaxFree: true })
    const adjustments = [
      on({ amount: money('223372036854.77'), isTaxFree: true }),
      on({ amount: bare('1'), isTaxFree: true }),
      off({ amount: bare('1') }),
    ]
    const { totalsAt, present, greatest } = lever([most], { adjustments, adjustment: 2, most: '1' })
    expect([totalsAt(0), present, greatest]).toEqual([undefined, 0, 9_000_000_000_000])
  })

  test('an adjustment of the other type has no lever', () => {
    expect(maybe([line('1')], { adjustment: 0, adjustments: [on({ amount: bare('1') })] })).toBeUndefined()
    expect(
      maybe([line('1')], { type: 'surcharge', adjustment: 0, adjustments: [off({ amount: bare('1') })] }),
    ).toBeUndefined()
  })

  test('an existing surcharge keeps its tax flag: 10.00 more, with and without tax', () => {
    const totalOf = (isTaxFree: boolean | undefined): unknown =>
      lever([line('100')], {
        ...{ type: 'surcharge', adjustment: 0, adjustments: [on({ amount: bare('1'), isTaxFree })] },
      }).totalsAt(1000)?.total
    expect([totalOf(true), totalOf(false), totalOf(undefined)]).toEqual([12_000, 12_100, 12_100])
    const asked = { type: 'surcharge', isTaxFree: true } as const
    expect(lever([line('100')], asked).totalsAt(1000)?.total).toBe(12_000)
  })
})

describe('the written change', () => {
  const changed = (asked: Asked, position: number) => lever([line('100')], asked).changeAt(position)

  test('appends a new discount with its name and its tax flag', () => {
    const first = on({ amount: bare('5') })
    const { change, request: sent } = changed(
      { adjustments: [first], name: 'Goodwill', isTaxFree: true },
      250,
    )
    expect(change).toEqual({ type: 'discount', adjustment: 1, amount: money('2.5') })
    expect(sent['adjustments']).toEqual([
      first,
      { type: DISCOUNT, name: 'Goodwill', amount: money('2.5'), isTaxFree: true },
    ])
    expect(changed({}, 250).request['adjustments']).toStrictEqual([{ type: DISCOUNT, amount: money('2.5') }])
    expect(changed({ isTaxFree: false }, 250).request['adjustments']).toEqual([
      { type: DISCOUNT, amount: money('2.5') },
    ])
  })

  test('puts the first adjustment after all others', () => {
    expect([endOfAdjustments({}), endOfAdjustments({ adjustments: null })]).toEqual([0, 0])
    expect(endOfAdjustments({ adjustments: [on({ amount: bare('5') })] })).toBe(1)
  })

  test('omits a new discount of zero', () => {
    expect(changed({}, 0).request).toEqual(request([line('100')], undefined))
  })

  test('keeps the place and the other fields of an existing adjustment, except its old result', () => {
    const own = off({ name: 'Trade', percentage: '10', isTaxFree: false, appliedAmount: money('10') })
    const last = on({ amount: bare('1') })
    const asked = { adjustments: [own, last], adjustment: 0 }
    const { change, request: sent } = changed(asked, 250)
    expect(change).toEqual({ type: 'discount', adjustment: 0, amount: money('2.5') })
    expect(sent['adjustments']).toEqual([
      { type: DISCOUNT, name: 'Trade', isTaxFree: false, amount: money('2.5') },
      last,
    ])
    // Where it is already, nothing changes; where it is nothing, an amount of nothing is written.
    expect(changed(asked, 1000).request['adjustments']).toEqual([own, last])
    expect(changed(asked, 0).request['adjustments']).toEqual([
      { type: DISCOUNT, name: 'Trade', isTaxFree: false, amount: money('0') },
      last,
    ])
  })
})
