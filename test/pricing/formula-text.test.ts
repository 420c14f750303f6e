import { describe, expect, test } from 'vitest'
import type { Cents } from '../../src/number/cents.js'
import type { ParsedLinePricing } from '../../src/wire/line-pricing.generated.js'
import { UNKNOWN } from '../../src/number/decimal.js'
import { basisOf } from '../../src/pricing/basis.js'
import { centsText, marginFormulaText, totalFormulaText } from '../../src/pricing/formulas.js'
import { priceLinePricing } from '../../src/pricing/line-pricing.js'
import { COMPARISONS } from '../../src/pricing/sent-figures.js'
import { ACCOUNT, decimal } from '../accounts.js'
import { amountOf, pricing } from './pricing-objects.js'

describe('amounts in formulas', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [50, '0.50'],
    [100, '1.00'],
    [-100, '-1.00'],
    [12345, '123.45'],
    [-922_337_203_685_477, '-9223372036854.77'],
  ])('show %d cents as %s', (cents, text) => {
    expect(centsText(cents as Cents)).toBe(text)
  })

  test('appear as total minus cost in marginFormulaText', () => {
    expect(marginFormulaText(52806 as Cents, 37625 as Cents)).toBe('528.06 - 376.25 = 151.81')
    expect(marginFormulaText(-100 as Cents, 5 as Cents)).toBe('-1.00 - 0.05 = -1.05')
  })
})

describe('formulas of a total', () => {
  const basis = (fields: Partial<ParsedLinePricing>) => basisOf(pricing(fields), ACCOUNT)

  test('show quantity, unit price and discount', () => {
    const quantity = decimal('12.50')
    expect(totalFormulaText(basis({ quantity }), decimal('45.67'))).toBe('12.5 × 45.67 = 570.875')
    // 570.875 × 0.925 = 528.059375
    expect(totalFormulaText(basis({ quantity, discount: decimal('7.5') }), decimal('45.67'))).toBe(
      '12.5 × 45.67 × (1 - 7.5%) = 528.059375',
    )
  })

  test.each<[string, Partial<ParsedLinePricing>, string | undefined]>([
    ['the quantity', { quantity: UNKNOWN }, '1'],
    ['the unit price', { quantity: decimal('1') }, undefined],
    ['the discount', { quantity: decimal('1'), discount: UNKNOWN }, '1'],
    ['quantity and discount', { quantity: UNKNOWN, discount: UNKNOWN }, undefined],
  ])('V7: are empty if a factor is unreadable: %s', (_, fields, price) => {
    expect(totalFormulaText(basis(fields), price === undefined ? UNKNOWN : decimal(price))).toBe('')
  })
})

describe('N8: the details of an amount beyond the limit', () => {
  const found = (fields: Partial<ParsedLinePricing>, kind: 'onTheFly' | 'catalogue' = 'onTheFly') =>
    priceLinePricing(pricing(fields), kind, ACCOUNT, COMPARISONS).problems.map(({ path, details }) => [
      path,
      details,
    ])
  const max = '9223372036854770000'

  test('contain the formula and the limit of a total', () => {
    expect(found({ quantity: decimal('2'), unitPrice: amountOf('5000000000000') })).toEqual([
      [['totalPrice'], { formula: '2 × 5000000000000 = 10000000000000', max }],
    ])
  })

  test('contain only the limit for a kept total with an unknown formula', () => {
    const fields = { quantity: UNKNOWN, unitPrice: amountOf('1'), totalPrice: amountOf('999999999999999') }
    const [first] = found(fields)
    expect(first).toEqual([['totalPrice'], { max }])
  })

  test('contain a computed unit price', () => {
    // 5 000 000 000 000 × 2
    const fields = { quantity: decimal('0.1'), cost: amountOf('5000000000000'), markup: decimal('100') }
    expect(found(fields, 'catalogue')).toMatchObject([[['unitPrice'], { formula: '10000000000000' }]])
  })

  test('contain only the figure for a markup, which is a percentage', () => {
    // (2 000 000 000 - 0.0001) / 0.0001 × 100
    const fields = {
      quantity: decimal('1'),
      unitPrice: amountOf('2000000000'),
      cost: amountOf('0.0001'),
    }
    expect(found(fields)).toEqual([[['markup'], { formula: '1999999999999900' }]])
  })
})
