/** V10: the English sentences of advice, each with the figures that its case adds or leaves out. */
import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  CUSTOM_FORMULA,
  flashing,
  kit,
  labour,
  LINEAL_METRES,
  money,
  onTheFly,
  part,
  worth,
  type Json,
} from '../rules/requests.js'
import { adviceOn, TAXED } from './advice.js'

/** Returns the sentences with one code. */
function sentences(code: string, lines: readonly Json[], account: AccountInput = AUD, header: Json = {}) {
  const advice = adviceOn(lines, account, header)
  return advice.filter((one) => one.code === code).map(({ message }) => message)
}

// 3255234 × 0.3053 = 993822.9402; × 0.30525 = 993660.1785
const bolts = { quantity: '3255234', unitPrice: money('0.30525') }
const BOLTS =
  'unitPrice 0.30525 is rounded to 0.3053, so the total is 993822.94, not 993660.18. ' +
  'Send prices per 100: quantity 32552.34, unitPrice 30.525.'
// 1000 × 0.894 = 894.00, not 894.04
const costly = { quantity: '1000', unitPrice: money('2.00'), cost: money('0.89404') }
const ROUNDED_COST = 'cost 0.89404 is rounded to 0.894, so all units cost 894.00, not 894.04. '
const COSTLY = `${ROUNDED_COST}Send prices per 100: quantity 10, unitPrice 200, cost 89.404.`
const STOCK = ' Count stock per 100.'

describe('V10: the sentence on a rounding', () => {
  test.each([
    ['on the fly', onTheFly, ''],
    ['labour', labour, ''],
    ['catalogue (Y4)', catalogueLine, STOCK],
  ])('mentions the stock only for what is taken from it: %s', (_, line, stock) => {
    expect(sentences('unit_price_rounded', [line(bolts)])).toEqual([BOLTS + stock])
    expect(sentences('cost_rounded', [line(costly)])).toEqual([COSTLY + stock])
  })

  test('mentions the stock of a component (Y4)', () => {
    const pricing = { quantity: '1000', cost: money('0.89404'), totalPrice: money('2000.00') }
    expect(sentences('cost_rounded', [kit({ components: [component(pricing)] })])).toEqual([
      `${ROUNDED_COST}Send prices per 100: quantity 10, cost 89.404.${STOCK}`,
    ])
  })

  test('suggests one cost for a level or a custom formula, and no other unit of stock', () => {
    const own = { quantity: '1000', cost: money('0.89404'), totalPrice: money('2000.00') }
    expect(sentences('cost_rounded', [kit({ customPricing: true, pricing: own })])).toEqual([
      `${ROUNDED_COST}Send one cost for everything: quantity 1, cost 894.04.`,
    ])
    const once = { unitPrice: money('2.00'), cost: money('10.004999'), totalPrice: money('20.00') }
    expect(sentences('cost_rounded', [catalogueLine({ ...once, pricingStrategy: CUSTOM_FORMULA })])).toEqual([
      'cost 10.004999 is rounded to 10.005, so all units cost 10.01, not 10.00. ' +
        'Send one cost for everything: cost 10.',
    ])
  })

  test('also suggests the total of a line that has its own', () => {
    const sent = { ...bolts, totalPrice: money('993822.94') }
    expect(sentences('unit_price_rounded', [onTheFly(sent)])).toEqual([
      BOLTS.replace(/\.$/, ', totalPrice 993660.18.'),
    ])
  })

  const fromMarkup = (price: string, exact: string) =>
    `the calculated unitPrice ${price} is rounded to 0.0172, so the total is 172.00, not ${exact}. `

  test.each<[string, Json, string]>([
    // 0.0123 × 1.4 = 0.01722, and 10000 × 0.01722 = 172.20
    [
      'a percentage',
      { quantity: '10000', cost: money('0.0123'), markup: '40' },
      `${fromMarkup('0.01722', '172.20')}Send prices per 100: quantity 100, cost 1.23.${STOCK}`,
    ],
    [
      'an amount, which is per unit too (L8)',
      { quantity: '10000', cost: money('0.0123'), markup: '0.00492', markupIsPercentage: false },
      `${fromMarkup('0.01722', '172.20')}Send prices per 100: quantity 100, cost 1.23, markup 0.492.${STOCK}`,
    ],
  ])('names a markup that is %s', (_, pricing, sentence) => {
    expect(sentences('unit_price_rounded', [catalogueLine(pricing)])).toEqual([sentence])
  })

  test('asks for four decimals of measured pieces, which have no other unit', () => {
    const pieces = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '10', amount: '1000' }] }
    const of = (pricing: Json) => sentences('unit_price_rounded', [catalogueLine({ ...pieces, ...pricing })])
    // 10000 × 0.0172 = 172.00, not 172.20
    expect(of({ unitPrice: money('0.01722') })).toEqual([
      'unitPrice 0.01722 is rounded to 0.0172, so the total is 172.00, not 172.20. ' +
        'Send at most four decimals.',
    ])
    expect(of({ cost: money('0.0123'), markup: '40' })).toEqual([
      `${fromMarkup('0.01722', '172.20')}Send a unitPrice of at most four decimals.`,
    ])
    // 0.01234 × 1.4 = 0.017276. L1 rounds the cost to 0.0123 first.
    expect(of({ cost: money('0.01234'), markup: '40' })).toEqual([
      `${fromMarkup('0.017276', '172.76')}Send unitPrice and cost of at most four decimals.`,
    ])
  })
})

describe('V10: the sentence on a figure of a kit', () => {
  const END = 'Multiply its parts, or send the total with customPricing.'

  test('says whether its quantity multiplies its cost (K6)', () => {
    const of = (pricing: Json) =>
      sentences('quantity_without_effect', [kit({ pricing, components: [part('121.50')] })])
    expect(of({ quantity: '3' })).toEqual([
      `quantity 3 does not multiply the total of a standard kit. ${END}`,
    ])
    expect(of({ quantity: '3', cost: money('2.00') })).toEqual([
      `quantity 3 multiplies a standard kit's own cost, but not its total. ${END}`,
    ])
  })
})

describe('V10: the sentence on a discount of the document', () => {
  const fixed = (amount: string) => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money(amount) })
  const percentage = { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '60' }

  test.each<[string, string, readonly Json[], string]>([
    ['more than the subtotal', '100.00', [fixed('150.00')], '150.00, more than the subtotal of 100.00'],
    [
      'more than earlier discounts leave',
      '100.00',
      [fixed('30.00'), fixed('80.00')],
      '80.00, more than the 70.00 left of the subtotal of 100.00',
    ],
    ['an amount off a credit', '-100.00', [fixed('30.00')], '30.00, beyond the subtotal of -100.00'],
    [
      'more than earlier discounts leave of a credit',
      '-100.00',
      [percentage, percentage],
      '-60.00, beyond the -40.00 left of the subtotal of -100.00',
    ],
  ])('names %s', (_, subtotal, adjustments, figures) => {
    expect(sentences('discount_above_subtotal', [worth(subtotal)], AUD, { adjustments })).toEqual([
      `the discount takes off ${figures}. Lower it, or correct the lines.`,
    ])
  })
})

describe('V10: the sentence on the tax of a line', () => {
  test.each<[string, Json, AccountInput, string]>([
    ['a rate', { rate: '0.15' }, TAXED, '0.15, but the account\'s applies: 0.1 "GST" "AU"'],
    ['a code', { code: 'VAT' }, TAXED, '"VAT", but the account\'s applies: 0.1 "GST" "AU"'],
    [
      'all three',
      { rate: '0.15', code: 'VAT', jurisdiction: 'NZ' },
      TAXED,
      '0.15 "VAT" "NZ", but the account\'s applies: 0.1 "GST" "AU"',
    ],
    ['a rate without a tax of the account', { rate: '0.15' }, AUD, "0.15, but the account's applies: none"],
  ])('names %s', (_, tax, account, figures) => {
    expect(sentences('line_tax_differs', [worth('1.00', { tax })], account)).toEqual([
      `the tax is ${figures}. Omit the tax of the line.`,
    ])
  })
})

describe('V10: the sentence on', () => {
  test('a line below its cost names both', () => {
    expect(sentences('line_below_cost', [worth('2.00', { cost: money('3.00') })])).toEqual([
      'the total of 2.00 is less than the cost of 3.00. Check both.',
    ])
  })

  test('a flashing without a total names the total of its cut list (F7)', () => {
    const perMetre = { unitPrice: money('10.00') }
    const subitems = [{ amount: 2, length: 1500 }]
    expect(
      sentences('flashing_without_total', [flashing({ ...perMetre, subitems }), flashing(perMetre)]),
    ).toEqual([
      'totalPrice is missing, so the flashing counts as 0. Add it: the price per metre gives 30.00.',
      'totalPrice is missing, so the flashing counts as 0. Add it.',
    ])
  })

  test('another currency names it, and the currency of the account (N3)', () => {
    const pricing = { quantity: '1', unitPrice: money('1.00', 'USD') }
    expect(sentences('other_currency', [onTheFly(pricing)])).toEqual([
      'the amount is marked USD and is not converted, so it counts as AUD. Correct it.',
    ])
  })

  test('an unknown field names its object, and the field that was meant', () => {
    const pricing = { quantity: '1', unitPrice: money('1.00'), discnt: '5', colour: 'red' }
    expect(sentences('unknown_field', [onTheFly(pricing)], AUD, { wibble: 1 })).toEqual([
      'wibble is not a field of the document and is ignored.',
      'discnt is not a field of pricing and is ignored; did you mean discount?',
      'colour is not a field of pricing and is ignored; colour is a field of onTheFly.',
    ])
  })
})
