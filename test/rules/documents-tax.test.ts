import { describe, expect, test } from 'vitest'
import { taxAmount, type AccountInput } from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  flashing,
  kit,
  labour,
  money,
  part,
  quoted,
  request,
  worth,
  type Json,
} from './requests.js'

const BY_DOCUMENT = { ...AUD, tax: { rate: '0.10' } }
const BY_LINE = { ...BY_DOCUMENT, taxRounding: 'line' } as const

const discount = (fields: Json): Json => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', ...fields })
const surcharge = (fields: Json): Json => ({ type: 'ADJUSTMENT_TYPE_SURCHARGE', ...fields })
const exempt = (amount: string) => worth(amount, { isTaxFree: true })

/** An account with a tax rate of 1, so that the tax equals the taxable base. */
const WHOLE = { ...AUD, tax: { rate: '1' } }

const taxOf = (
  lines: readonly Json[],
  adjustments: readonly Json[] = [],
  account: AccountInput = BY_DOCUMENT,
) => quoted(request(lines, { adjustments }), account).taxAmount

const baseOf = (lines: readonly Json[], ...adjustments: readonly Json[]) => taxOf(lines, adjustments, WHOLE)

describe('T2: a percentage keeps all its decimals', () => {
  test.each([
    ['1000000.00', '0.1234567', '1234.57'],
    ['9000000000000.00', '0.000000000012', '1.08'],
    ['6000000000000.00', '33.333333333333', '1999999999999.98'],
  ])('$%s at a percentage of %s is $%s', (subtotal, percentage, amount) => {
    for (const adjustment of [discount({ percentage }), surcharge({ percentage })]) {
      const account = { ...AUD, tax: { rate: '0' } }
      const { subtotal: before, total } = quoted(
        request([worth(subtotal, { isTaxFree: true })], { adjustments: [adjustment] }),
        account,
      )
      const [from, to] = [before, total].map(({ amountMicros }) => BigInt(amountMicros))
      const difference = (to ?? 0n) - (from ?? 0n)
      expect(String(difference < 0n ? -difference : difference)).toBe(money(amount).amountMicros)
    }
  })
})

describe('T3: the taxed part of an adjustment', () => {
  const roofingAndDelivery = [worth('100.00'), exempt('50.00')]

  test('a third of $6,000,000,000,000.00 is shared out exactly', () => {
    // 3/9 of 6 is 2. A ratio of twelve decimals would be 2 dollars off.
    const lines = [worth('3000000000000.00'), exempt('6000000000000.00')]
    const sixth = discount({ amount: money('6000000000000.00') })
    expect(baseOf(lines, sixth)).toEqual(money('1000000000000.00'))
  })

  test('a surcharge is fully taxed unless it is marked tax free', () => {
    const amount = { amount: money('5.00') }
    expect(baseOf(roofingAndDelivery, surcharge(amount))).toEqual(money('105.00'))
    expect(baseOf(roofingAndDelivery, surcharge({ ...amount, isTaxFree: false }))).toEqual(money('105.00'))
    expect(baseOf(roofingAndDelivery, surcharge({ ...amount, isTaxFree: true }))).toEqual(money('100.00'))
    expect(baseOf(roofingAndDelivery, surcharge({ percentage: '10' }))).toEqual(money('115.00'))
  })

  test.each<[string, readonly Json[], string, string]>([
    ['taxable lines only', [worth('100.00')], '10.00', '90.00'],
    ['two thirds of the lines are taxable', [worth('100.00'), exempt('50.00')], '10.00', '93.33'],
    ['half a cent is taxable on a credit', [worth('-1.00'), exempt('-1.00')], '0.01', '-1.01'],
    ['a subtotal of zero, all of it taxable', [worth('100.00'), worth('-100.00')], '10.00', '0.00'],
    ['no lines', [], '10.00', '0.00'],
    // −50.00 ÷ 50.00 is below 0.
    ['a credit among the taxable lines', [worth('-50.00'), exempt('100.00')], '10.00', '-50.00'],
    // 100.00 ÷ −50.00 is below 0, with taxable lines above zero. −100.00 ÷ −50.00 is above 1, with taxable
    // lines below zero.
    ['a credit that outweighs the goods', [worth('100.00'), exempt('-150.00')], '10.00', '90.00'],
    ['a taxable credit that outweighs the rest', [worth('-100.00'), exempt('50.00')], '10.00', '-100.00'],
    // The taxable lines are 0.01 above the subtotal, equal to it, and 0.01 below it. 99.99 ÷ 100.00 of 10.00
    // is 9.999.
    ['taxable lines a cent above the subtotal', [worth('100.01'), exempt('-0.01')], '10.00', '90.01'],
    [
      'taxable lines equal to the subtotal',
      [worth('100.00'), exempt('5.00'), exempt('-5.00')],
      '10.00',
      '90.00',
    ],
    ['taxable lines a cent below the subtotal', [worth('99.99'), exempt('0.01')], '10.00', '89.99'],
    ['taxable lines of 0', [worth('5.00'), worth('-5.00'), exempt('-10.00')], '10.00', '0.00'],
  ])('a discount lowers the taxable base by its taxable part: %s', (_, lines, amount, base) => {
    expect(baseOf(lines, discount({ amount: money(amount) }))).toEqual(money(base))
  })

  test.each<[string, string, readonly Json[], string, string]>([
    // The discount is −10.00. The taxable base rises by all of it, by half of it, or by zero.
    ['all of its amount', '10', [worth('100.00'), exempt('-200.00')], '-10.00', '110.00'],
    ['half of its amount', '10', [worth('-50.00'), exempt('-50.00')], '-10.00', '-45.00'],
    ['nothing', '10', [worth('-150.00'), exempt('50.00')], '-10.00', '-150.00'],
  ])('a percentage discount on a credit adds %s to the base', (_, percentage, lines, applied, base) => {
    const sent = request(lines, { adjustments: [discount({ percentage })] })
    const { adjustments, taxAmount } = quoted(sent, WHOLE)
    expect(adjustments?.[0]?.appliedAmount).toEqual(money(applied))
    expect(taxAmount).toEqual(money(base))
  })

  test.each([
    ['a deposit of −900.00 on 1000.00 and 5 % off', '0.10', ['1000.00', '-900.00'], '5', '99.50', '194.50'],
    ['a coupon of −10.00 on 50.00 and 10 % off', '0.19', ['50.00', '-10.00'], '10', '8.74', '44.74'],
  ])('the tax is exact for %s', (_, rate, [goods = '', paid = ''], percentage, tax, total) => {
    // 10% of 1000.00 − 5.00 is 99.50, and the total is 100.00 − 5.00 + 99.50. 19% of 50.00 − 4.00 is 8.74.
    const sent = request([worth(goods), exempt(paid)], { adjustments: [discount({ percentage })] })
    for (const taxRounding of ['document', 'line'] as const) {
      const account = { ...AUD, tax: { rate }, taxRounding }
      expect(quoted(sent, account)).toMatchObject({ taxAmount: money(tax), total: money(total) })
    }
  })

  test('the taxable part of each discount is limited separately', () => {
    const discounts = ['30.00', '40.00'].map((amount) => discount({ amount: money(amount) }))
    // 100.00 − 30.00 − 40.00, although each discount exceeds the subtotal of 10.00.
    expect(baseOf([worth('100.00'), exempt('-90.00')], ...discounts)).toEqual(money('30.00'))
  })

  test('the share of a large discount is exact: a ratio of six decimals would lose 33 cents of it', () => {
    // A third of a million is 333333.33, and 1.00 − 333333.33 is left.
    const lines = [worth('1.00'), exempt('2.00')]
    expect(baseOf(lines, discount({ amount: money('1000000.00') }))).toEqual(money('-333332.33'))
  })

  test('a discount that is marked tax free is shared out like any other', () => {
    const tenth = discount({ percentage: '10', isTaxFree: true })
    expect(baseOf(roofingAndDelivery, tenth)).toEqual(money('90.00'))
    expect(baseOf(roofingAndDelivery, discount({ amount: money('15.00'), isTaxFree: true }))).toEqual(
      money('90.00'),
    )
  })

  test('a kit is tax free if its own flag says so, whatever the flags of its parts', () => {
    const free = (fields: Json): Json => ({ ...fields, isTaxFree: true })
    const parts = { components: [component(free({ totalPrice: money('40.00') }), 'PRODUCT_TYPE_LABOUR')] }
    const nested = { ...parts, subKits: [{ ...parts, pricing: free({}) }] }
    expect(baseOf([kit(parts)])).toEqual(money('40.00'))
    expect(baseOf([kit(nested)])).toEqual(money('80.00'))
    expect(baseOf([kit({ ...nested, pricing: free({}) })])).toEqual(money('0.00'))
  })
})

describe('T4: tax', () => {
  test.each([
    ['0.05', '0.01', '0.02'],
    ['0.04', '0.01', '0.00'],
    ['-0.05', '-0.01', '-0.02'],
    ['-0.04', '-0.01', '0.00'],
  ])('two lines of $%s have a tax of $%s by document and $%s by line', (amount, byDocument, byLine) => {
    const lines = [worth(amount), worth(amount)]
    expect(taxOf(lines)).toEqual(money(byDocument))
    expect(taxOf(lines, [], BY_LINE)).toEqual(money(byLine))
  })

  test('the rate keeps all its decimals, on lines and on adjustments', () => {
    const tax = { rate: '0.12345678' }
    const amount = { amount: money('1000000.00') }
    for (const account of [
      { ...BY_DOCUMENT, tax },
      { ...BY_LINE, tax },
    ]) {
      expect(taxOf([worth('1000000.00')], [], account)).toEqual(money('123456.78'))
      expect(taxOf([exempt('1.00')], [surcharge(amount)], account)).toEqual(money('123456.78'))
      expect(taxOf([worth('3000000.00')], [discount(amount)], account)).toEqual(money('246913.56'))
    }
  })

  test('the tax on adjustments is rounded once if tax is by line', () => {
    const lines = [worth('1.00')]
    const cents = (amount: string) => surcharge({ amount: money(amount) })
    expect(taxOf(lines, [cents('0.05')], BY_LINE)).toEqual(money('0.11'))
    expect(taxOf(lines, [cents('0.03'), cents('0.03')], BY_LINE)).toEqual(money('0.11'))
  })

  test.each<[string, (tax: Json) => Json]>([
    ['an on-the-fly line', (tax) => worth('100.00', tax)],
    ['a catalogue line', (tax) => catalogueLine({ quantity: '1', unitPrice: money('100.00'), ...tax })],
    ['labour', (tax) => labour({ quantity: '1', unitPrice: money('100.00'), ...tax })],
    ['a kit', (tax) => kit({ pricing: tax, components: [part('100.00')] })],
    ['a flashing', (tax) => flashing({ totalPrice: money('100.00'), ...tax })],
  ])('%s is taxed unless it is marked tax free', (_, line) => {
    for (const account of [BY_DOCUMENT, BY_LINE]) {
      expect(taxOf([line({})], [], account)).toEqual(money('10.00'))
      expect(taxOf([line({ isTaxFree: false })], [], account)).toEqual(money('10.00'))
      expect(taxOf([line({ isTaxFree: null })], [], account)).toEqual(money('10.00'))
      expect(taxOf([line({ isTaxFree: true })], [], account)).toEqual(money('0.00'))
    }
  })

  test('`taxAmount` returns the taxable base and the tax of a list of lines', () => {
    const lines = ['33.33', '33.33', '33.34'].map((total) => ({ totalPrice: money(total) }))
    const taxed = [...lines, { totalPrice: money('50.00'), isTaxFree: true }]
    const value = { taxableBase: money('100.00'), taxAmount: money('10.00') }
    expect(taxAmount(taxed, BY_DOCUMENT)).toEqual({ ok: true, value })
    expect(taxAmount(taxed, BY_LINE)).toEqual({ ok: true, value: { ...value, taxAmount: money('9.99') } })
  })
})
