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
  /** The limit of discounts. */
  readonly limit?: string
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
  const { type = 'discount', adjustment, name, isTaxFree, adjustments, account = GST, limit } = asked
  const maxDiscount = limit === undefined ? undefined : (decimalOfText(limit) as Percent)
  return documentPositions(
    priced(request(lines, adjustments), account),
    { ...NO_LEVER, type, adjustment, name, isTaxFree },
    { ...NO_CONSTRAINTS, maxDiscount },
  )
}

function lever(lines: readonly Json[], asked: Asked = {}): Positions {
  const positions = maybe(lines, asked)
  if (positions === undefined) throw new Error('the adjustment has the other type')
  return positions
}

const DISCOUNT = 'ADJUSTMENT_TYPE_DISCOUNT'
const SURCHARGE = 'ADJUSTMENT_TYPE_SURCHARGE'
const off = (more: Json): Json => ({ type: DISCOUNT, ...more })
const on = (more: Json): Json => ({ type: SURCHARGE, ...more })

describe('the course of a lever on the document', () => {
  const rate = (text: string): Asked => ({ account: { currency: 'AUD', tax: { rate: text } } })
  const falls = { type: 'ordered', sense: -1 }
  const rises = { type: 'ordered', sense: 1 }
  // Taxable lines of -100.00 in a subtotal of 50.00: no share of a discount is taxable.
  const credit = [line('-100'), free('150')]

  test.each<[string, readonly Json[], Asked, 'total' | 'margin' | 'net', unknown]>([
    ['for a discount: the total falls', [line('100')], {}, 'total', falls],
    ['for a discount with half of the lines taxed', [line('50'), free('50')], {}, 'total', falls],
    ['for a discount without taxed lines', [free('100')], {}, 'total', falls],
    ['for a discount on a credit', [line('-100')], {}, 'total', falls],
    ['for a discount on lines that cancel each other out', [line('100'), free('-100')], {}, 'total', falls],
    ['for a discount if the taxed lines exceed the subtotal', [line('100'), free('-50')], {}, 'total', falls],
    ['for a discount if the taxed lines are below zero', credit, {}, 'total', falls],
    ['for a discount without a tax', credit, { account: { currency: 'AUD' } }, 'total', falls],
    ['for a discount at a tax rate of 0.4', credit, rate('0.4'), 'total', falls],
    ['for a discount at a tax rate of 0.6, as it raises no tax (T3)', credit, rate('0.6'), 'total', falls],
    ['for a tax-free discount', credit, { ...rate('0.6'), isTaxFree: true }, 'total', falls],
    ['for a discount: the margin falls', credit, rate('0.6'), 'margin', falls],
    ['for a discount: the amount before tax falls', credit, rate('0.6'), 'net', falls],
    ['for a surcharge: the total rises', credit, { ...rate('0.6'), type: 'surcharge' }, 'total', rises],
    ['for a surcharge: the margin rises', [line('100')], { type: 'surcharge' }, 'margin', rises],
  ])('is known %s', (_, lines, asked, figure, course) => {
    expect(lever(lines, asked).courseOf(figure)).toEqual(course)
    expect(lever(lines, asked).courseOf('subtotal')).toEqual({ type: 'fixed' })
  })

  test('lets a discount lower a total even below zero: 50.00 - 60.00 of tax, and 1.00 off', () => {
    // The taxable share -100.00 ÷ 50.00 is below 0, so none of the 1.00 is taxed: the tax stays at -60.00.
    const { totalsAt } = lever(credit, { ...rate('0.6'), isTaxFree: true })
    expect([totalsAt(0)?.total, totalsAt(100)?.total]).toEqual([-1000, -1100])
  })
})

describe('the start and the range of a lever on the document', () => {
  test.each<[string, Asked, number]>([
    ['begin at 0 for a new discount', { adjustments: [off({ amount: bare('5') })] }, 0],
    [
      'begin at the amount of a percentage discount',
      { adjustment: 1, adjustments: [off({ amount: bare('5') }), off({ percentage: '10' })] },
      1000,
    ],
    [
      'begin at the amount of a percentage surcharge',
      {
        type: 'surcharge',
        adjustment: 1,
        adjustments: [on({ amount: bare('5') }), on({ percentage: '20' })],
      },
      2000,
    ],
    [
      'begin at the amount of a discount next to a surcharge',
      { adjustment: 0, adjustments: [off({ amount: bare('5') }), on({ percentage: '20' })] },
      500,
    ],
  ])('%s', (_, asked, present) => {
    const { min, max, isHeldByConstraint, step, linesPriced, ...positions } = lever([line('100')], asked)
    expect(positions.present).toBe(present)
    expect([min, max, isHeldByConstraint, step, linesPriced]).toEqual([0, MAX_CENTS, false, '0.01', 0])
    expect(positions.isBelowCostAt(present)).toBe(false)
    expect(positions.keyAt(7)).toBe('7')
  })

  test.each([
    // 20% of 90.00 is 18.00. 5.00 of it is already used.
    ['90', '20', [], 1800],
    ['90', '20', [off({ amount: bare('5') })], 1300],
    ['90', '20', [off({ amount: bare('20') })], -200],
    // 10% of 90.07 is 9.007. 9.01 would be more than 10%.
    ['90.07', '10', [], 900],
    // 10% of 90.03 is 9.003, so 9.00.
    ['90.03', '10', [], 900],
  ] as const)(
    'end for a line of %s, a limit of %s % and the adjustments %j at %i cents',
    (amount, limit, adjustments, max) => {
      const positions = lever([line(amount)], { limit, adjustments })
      expect([positions.max, positions.isHeldByConstraint]).toEqual([max, true])
    },
  )

  test('are not limited for surcharges by the limit of discounts', () => {
    const { max, isHeldByConstraint } = lever([line('90')], { type: 'surcharge', limit: '20' })
    expect([max, isHeldByConstraint]).toEqual([MAX_CENTS, false])
  })

  test('begin at 0 for a discount without which the document does not fit', () => {
    // 9,223,372,036,854.77 plus a cent does not fit (N8).
    const largest = line('9000000000000', { isTaxFree: true })
    const adjustments = [
      on({ amount: money('223372036854.77'), isTaxFree: true }),
      on({ amount: bare('1'), isTaxFree: true }),
      off({ amount: bare('1') }),
    ]
    const { totalsAt, present, max } = lever([largest], { adjustments, adjustment: 2, limit: '1' })
    expect([totalsAt(0), present, max]).toEqual([undefined, 0, 9_000_000_000_000])
  })

  test('are absent for an adjustment of the other type', () => {
    expect(maybe([line('1')], { adjustment: 0, adjustments: [on({ amount: bare('1') })] })).toBeUndefined()
    expect(
      maybe([line('1')], { type: 'surcharge', adjustment: 0, adjustments: [off({ amount: bare('1') })] }),
    ).toBeUndefined()
  })

  test('keep the tax flag of a surcharge: 10.00 more, with and without tax', () => {
    const totalOf = (isTaxFree: boolean | undefined): unknown =>
      lever([line('100')], {
        ...{ type: 'surcharge', adjustment: 0, adjustments: [on({ amount: bare('1'), isTaxFree })] },
      }).totalsAt(1000)?.total
    expect([totalOf(true), totalOf(false), totalOf(undefined)]).toEqual([12_000, 12_100, 12_100])
    const asked = { type: 'surcharge', isTaxFree: true } as const
    expect(lever([line('100')], asked).totalsAt(1000)?.total).toBe(12_000)
  })
})

describe('the change of a lever on the document', () => {
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

  test('has the first adjustment after all others', () => {
    expect([endOfAdjustments({}), endOfAdjustments({ adjustments: null })]).toEqual([0, 0])
    expect(endOfAdjustments({ adjustments: [on({ amount: bare('5') })] })).toBe(1)
  })

  test('omits a new discount of zero', () => {
    expect(changed({}, 0).request).toEqual(request([line('100')], undefined))
  })

  test('keeps the index and the other fields of an existing adjustment, except its old result', () => {
    const own = off({ name: 'Trade', percentage: '10', isTaxFree: false, appliedAmount: money('10') })
    const last = on({ amount: bare('1') })
    const asked = { adjustments: [own, last], adjustment: 0 }
    const { change, request: sent } = changed(asked, 250)
    expect(change).toEqual({ type: 'discount', adjustment: 0, amount: money('2.5') })
    expect(sent['adjustments']).toEqual([
      { type: DISCOUNT, name: 'Trade', isTaxFree: false, amount: money('2.5') },
      last,
    ])
    // At the present position nothing changes. At 0 the amount is written as 0.
    expect(changed(asked, 1000).request['adjustments']).toEqual([own, last])
    expect(changed(asked, 0).request['adjustments']).toEqual([
      { type: DISCOUNT, name: 'Trade', isTaxFree: false, amount: money('0') },
      last,
    ])
  })
})
