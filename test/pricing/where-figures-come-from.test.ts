import { UNREADABLE } from '../../src/wire/reading.js'
import { describe, expect, test } from 'vitest'
import type { ParsedAccount } from '../../src/wire/account.generated.js'
import type { ParsedLinePricing } from '../../src/wire/line-pricing.generated.js'
import type { TotalRule } from '../../src/pricing/priced.js'
import type { ParsedSubKit } from '../../src/wire/kit.generated.js'
import { plainText } from '../../src/number/number-text.js'
import { basisOf } from '../../src/pricing/basis.js'
import { priceKit } from '../../src/pricing/kit.js'
import { priceLinePricing, type SimpleLineKind } from '../../src/pricing/line-pricing.js'
import { COMPARISONS } from '../../src/pricing/sent-figures.js'
import { UNKNOWN } from '../../src/number/decimal.js'
import { ACCOUNT, decimal } from '../accounts.js'
import { amountOf, component, pricing, level } from './pricing-objects.js'

const NOT_DERIVING: ParsedAccount = { ...ACCOUNT, derivationEnabled: false }
const TEN = { quantity: decimal('1'), unitPrice: amountOf('10') }
const TOTAL = { totalPrice: amountOf('10') }
const CUSTOM_FORMULA = { pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA' } as const

describe('the source of a line’s total', () => {
  test.each<[TotalRule, Partial<ParsedLinePricing>, SimpleLineKind, ParsedAccount]>([
    ['formula', TEN, 'catalogue', ACCOUNT], // L3
    ['formula', TEN, 'labour', ACCOUNT],
    ['checked', { ...TEN, ...TOTAL }, 'onTheFly', ACCOUNT], // L7
    ['checked', { ...TEN, ...TOTAL }, 'catalogue', ACCOUNT],
    ['checked', { ...TEN, ...TOTAL }, 'labour', NOT_DERIVING],
    ['sent', { ...TEN, ...TOTAL }, 'catalogue', NOT_DERIVING],
    ['sent', TEN, 'catalogue', NOT_DERIVING], // L5: the total is missing
    ['sent', { ...TEN, ...CUSTOM_FORMULA }, 'onTheFly', ACCOUNT], // L4: the total is missing
    ['sent', { ...TEN, ...TOTAL, ...CUSTOM_FORMULA }, 'onTheFly', ACCOUNT],
  ])('is "%s"', (rule, fields, kind, account) => {
    expect(priceLinePricing(pricing(fields), kind, account, COMPARISONS).totalRule).toBe(rule)
  })
})

describe('the source of a unit price', () => {
  const made = { quantity: decimal('1'), cost: amountOf('10'), markup: decimal('20') }

  test.each<[string, Partial<ParsedLinePricing>, SimpleLineKind, ParsedAccount]>([
    ['sent', TEN, 'onTheFly', ACCOUNT],
    ['sent', { ...made, ...TEN }, 'catalogue', ACCOUNT],
    ['markup', made, 'catalogue', ACCOUNT], // L8
    ['none', made, 'onTheFly', ACCOUNT],
    ['none', made, 'catalogue', NOT_DERIVING],
  ])('is "%s"', (rule, fields, kind, account) => {
    expect(priceLinePricing(pricing(fields), kind, account, COMPARISONS).unitPriceRule).toBe(rule)
  })

  test('is the request for a kit, or none', () => {
    const ruleOf = (fields: Partial<ParsedLinePricing>) =>
      priceKit(level({ pricing: pricing({ ...TOTAL, ...fields }) }), ACCOUNT).pricing?.unitPriceRule
    expect(ruleOf({ unitPrice: amountOf('10') })).toBe('sent')
    expect(ruleOf({})).toBe('none')
    expect(priceKit(level({ components: [component('5')] }), ACCOUNT).pricing?.unitPriceRule).toBe('none')
  })
})

describe('the source of a kit’s total', () => {
  const five = [component('5')]
  const empty = pricing({})

  test.each<[TotalRule, number, Partial<ParsedSubKit>, ParsedAccount]>([
    ['components', 500, { components: five }, ACCOUNT], // K2
    ['components', 1000, { components: five, subKits: [level({ components: five })] }, ACCOUNT],
    ['components', 500, { components: five, pricing: empty }, ACCOUNT],
    ['components', NaN, { components: [component()] }, ACCOUNT], // K3
    ['components', NaN, { components: [component('999999999999999')] }, ACCOUNT], // N8
    ['components', NaN, { components: [component('9000000000000'), component('9000000000000')] }, ACCOUNT],
    ['sent', 1000, { pricing: pricing(TOTAL), components: five }, ACCOUNT], // K4
    ['sent', NaN, { customPricing: true, components: five }, ACCOUNT], // K5
    ['sent', NaN, { customPricing: UNREADABLE, components: five }, ACCOUNT],
    ['sent', NaN, { pricing: pricing(CUSTOM_FORMULA), components: five }, ACCOUNT], // L4
    ['sent', NaN, { pricing: empty, components: five }, NOT_DERIVING],
    ['sent', NaN, { components: five }, NOT_DERIVING], // K2
  ])('is "%s", with a total of %d cents', (rule, total, fields, account) => {
    const kit = priceKit(level(fields), account)
    expect([kit.totalRule, kit.total]).toEqual([rule, total])
  })
})

describe('V7: an unreadable strategy', () => {
  const unread = pricing({ ...TEN, cost: amountOf('7'), pricingStrategy: 'UNREADABLE' })

  test('leaves measure, quantity and cost unknown', () => {
    const { measure, asBuiltMeasure, quantity, lineCost, problems } = basisOf(unread, ACCOUNT)
    expect([measure, asBuiltMeasure, quantity]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
    expect(lineCost).toBeNaN()
    expect(problems).toEqual([])
  })

  test('differs from a custom formula, whose measure is 1 (L3)', () => {
    const { measure, asBuiltMeasure } = basisOf(pricing({ ...TEN, ...CUSTOM_FORMULA }), ACCOUNT)
    expect([plainText(measure), plainText(asBuiltMeasure)]).toEqual(['1', '1'])
  })
})
