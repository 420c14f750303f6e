import { describe, expect, test } from 'vitest'
import {
  addContributions,
  documentTotals,
  negateContribution,
  validateQuote,
  zeroContribution,
  type AccountInput,
  type AdjustmentInput,
} from '../../src/entries/index.js'
import { bare, labour, type Json } from '../rules/requests.js'

const UNTAXED: AccountInput = { currency: 'AUD' }
const TAXED: AccountInput = { ...UNTAXED, tax: { rate: '0.1' } }

const DISCOUNT = { type: 'ADJUSTMENT_TYPE_DISCOUNT' }
const SURCHARGE = { type: 'ADJUSTMENT_TYPE_SURCHARGE' }

/** Lines of $150.00 in total, two thirds taxable. */
const lines = [
  labour({ quantity: '1', unitPrice: bare('100') }),
  labour({ quantity: '1', unitPrice: bare('50'), isTaxFree: true }),
]
const requestOf = (adjustment: Json): Json => ({ customerId: 'cust_1', lines, adjustments: [adjustment] })

const problemsOf = (adjustment: Json, account = UNTAXED): readonly unknown[] =>
  validateQuote(requestOf(adjustment), account).map(({ code, param, details }) => [code, param, details])

describe('V7: an unreadable adjustment', () => {
  test.each([UNTAXED, TAXED])('has unknown figures and only one problem, in the account %j', (account) => {
    for (const unread of [DISCOUNT, SURCHARGE])
      expect(problemsOf({ ...unread, percentage: 'x' }, account)).toEqual([
        ['invalid_decimal', 'adjustments[0].percentage', { sent: '"x"' }],
      ])
  })
})

describe('T3: the taxed part of an adjustment', () => {
  test.each([DISCOUNT, SURCHARGE])('is zero in an account without tax: %j', (type) => {
    const lines = { ...zeroContribution, total: 15_000, taxable: 10_000 }
    const baseWith = (account: AccountInput): string | undefined => {
      const totals = documentTotals(lines, [{ ...type, amount: bare('15') } as AdjustmentInput], account)
      return totals.ok ? totals.value.taxableBase.amountMicros : undefined
    }
    // Two thirds of the discount, or all of the surcharge.
    expect(baseWith(TAXED)).toBe(type === DISCOUNT ? '90000000' : '115000000')
    expect(baseWith(UNTAXED)).toBe('100000000')
  })
})

describe('T2: an adjustment', () => {
  test('is refused for a negative amount, with the amount and the minimum', () => {
    expect(problemsOf({ ...DISCOUNT, amount: bare('-0.50') })).toEqual([
      ['out_of_range', 'adjustments[0].amount', { amountMicros: '-500000', min: '0' }],
    ])
  })

  test.each([
    [DISCOUNT, '100.01', { sent: '100.01', min: '0', max: '100' }],
    [DISCOUNT, '-0.1', { sent: '-0.1', min: '0', max: '100' }],
    [SURCHARGE, '-0.1', { sent: '-0.1', min: '0' }],
  ])('is refused for a percentage out of range, with the limits: %j', (adjustment, percentage, details) => {
    expect(problemsOf({ ...adjustment, percentage })).toEqual([
      ['out_of_range', 'adjustments[0].percentage', details],
    ])
  })
})

const UNKNOWN = { total: NaN, taxable: NaN, tax: NaN, cost: NaN, labour: NaN, discount: NaN }

describe('V1: a value that is not a contribution', () => {
  test.each([null, undefined, 5, 'x'])('makes all amounts unknown without throwing: %j', (never) => {
    expect(addContributions(never as never, zeroContribution)).toEqual(UNKNOWN)
    expect(addContributions(zeroContribution, never as never)).toEqual(UNKNOWN)
    expect(negateContribution(never as never)).toEqual(UNKNOWN)
  })

  test('makes the amounts that it lacks unknown, even next to the zero contribution', () => {
    expect(addContributions({} as never, zeroContribution)).toEqual(UNKNOWN)
    expect(addContributions(zeroContribution, { total: 5 } as never)).toEqual({ ...UNKNOWN, total: 5 })
  })
})
