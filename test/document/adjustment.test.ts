import { describe, expect, test } from 'vitest'
import { checkAdjustment, priceAdjustment } from '../../src/engine/adjustment.js'
import { zeroContribution as ZERO_CONTRIBUTION } from '../../src/entries/index.js'
import type { ParsedAccount } from '../../src/wire/account.generated.js'
import type { ParsedAdjustment } from '../../src/wire/document.generated.js'
import { ACCOUNT, decimal, taxedAt } from '../accounts.js'

const TAXED = taxedAt('0.1')

const DISCOUNT: ParsedAdjustment = {
  type: 'ADJUSTMENT_TYPE_DISCOUNT',
  name: undefined,
  amount: undefined,
  percentage: undefined,
  isTaxFree: undefined,
  others: undefined,
}
const SURCHARGE: ParsedAdjustment = { ...DISCOUNT, type: 'ADJUSTMENT_TYPE_SURCHARGE' }

/** Lines of $150.00, two thirds of them taxable. */
const LINES = { ...ZERO_CONTRIBUTION, total: 15_000, taxable: 10_000 }

const ofAmount = (adjustment: ParsedAdjustment, text: string): ParsedAdjustment => ({
  ...adjustment,
  amount: { amount: decimal(text), amountMicros: undefined, currency: undefined },
})

describe('V7: everything about an unreadable adjustment is unknown', () => {
  test.each([
    ['with a tax', TAXED],
    ['without', ACCOUNT],
  ])('and it has no further problems: %s', (_, account) => {
    for (const unread of [DISCOUNT, SURCHARGE]) {
      const { appliedAmount, taxable, problems } = priceAdjustment(unread, LINES, account)
      expect(appliedAmount).toBeNaN()
      expect(taxable).toBe(0)
      expect(problems).toEqual([])
    }
  })
})

describe('T3: which part of an adjustment is taxed', () => {
  test.each<[string, ParsedAdjustment, ParsedAccount, number]>([
    ['a discount, by the share of taxable lines', ofAmount(DISCOUNT, '15.00'), TAXED, 1000],
    ['a surcharge', ofAmount(SURCHARGE, '5.00'), TAXED, 500],
    ['a surcharge that is tax free', { ...ofAmount(SURCHARGE, '5.00'), isTaxFree: true }, TAXED, 0],
    ['where there is no tax, nothing of a discount', ofAmount(DISCOUNT, '15.00'), ACCOUNT, 0],
    ['and nothing of a surcharge', ofAmount(SURCHARGE, '5.00'), ACCOUNT, 0],
    ['nothing of what does not fit (N8)', ofAmount(SURCHARGE, '999999999999999'), TAXED, 0],
  ])('%s', (_, adjustment, account, taxable) => {
    expect(priceAdjustment(adjustment, LINES, account).taxable).toBe(taxable)
  })
})

describe('T2: a located problem says what was sent, and what may be', () => {
  test('an amount below zero', () => {
    expect(checkAdjustment(ofAmount(DISCOUNT, '-0.50'))).toMatchObject([
      { code: 'out_of_range', path: ['amount'], details: { amountMicros: '-500000', least: '0' } },
    ])
  })

  test.each([
    [DISCOUNT, '100.01', { sent: '100.01', least: '0', most: '100' }],
    [DISCOUNT, '-0.1', { sent: '-0.1', least: '0', most: '100' }],
    [SURCHARGE, '-0.1', { sent: '-0.1', least: '0' }],
  ])('a percentage out of its range', (adjustment, text, details) => {
    expect(checkAdjustment({ ...adjustment, percentage: decimal(text) })).toMatchObject([
      { code: 'out_of_range', path: ['percentage'], details },
    ])
  })

  test('percentages at the ends of their range', () => {
    expect(checkAdjustment({ ...DISCOUNT, percentage: decimal('100') })).toEqual([])
    expect(checkAdjustment({ ...DISCOUNT, percentage: decimal('0') })).toEqual([])
    expect(checkAdjustment({ ...SURCHARGE, percentage: decimal('100.01') })).toEqual([])
  })
})
