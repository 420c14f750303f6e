import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { priceOrder, priceQuote, verifyOrder, verifyQuote } from '../../src/entries/index.js'
import type { ProductKitLineInput, QuoteRequestInput } from '../../src/entries/index.js'

const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10' }, minimumFlashingLengthMm: 600 }

type Line = NonNullable<QuoteRequestInput['lines']>[number]

const dollars = (amount: number) => ({ amountMicros: String(Math.round(amount * 100) * 10_000) })
const request = (...lines: Line[]): QuoteRequestInput => ({ customerId: CUSTOMER, lines })

function problemsOf(...lines: Line[]) {
  const quote = verifyQuote(request(...lines), ACCOUNT)
  return quote.ok ? [] : quote.problems.map(({ code, param }) => [code, param.replace('lines[0].', '')])
}

/** 6 × 3 m and 2 × 0.45 m, charged as 0.6 m, are 19.2 m; at 14.35 they cost 275.52. */
const APRON = {
  drawing: {},
  unitPrice: dollars(14.35),
  subitems: [
    { amount: 6, length: 3000 },
    { amount: 2, length: 450 },
  ],
  totalPrice: dollars(275.52),
}
const flashing = (change: object): Line => ({ flashing: { ...APRON, ...change } })

const part = (quantity: string, unitPrice: number, total: number, others: object = {}) => ({
  productType: 'PRODUCT_TYPE_ON_THE_FLY' as const,
  productName: 'Part',
  pricing: { quantity, unitPrice: dollars(unitPrice), totalPrice: dollars(total), ...others },
})
/** 3 × 12.35 = 37.05 and 1 × 17.98 are 55.03. */
const PARTS = [part('3', 12.35, 37.05), part('1', 17.98, 17.98)]
const kit = (change: Partial<ProductKitLineInput>): Line => ({
  productKit: { productName: 'Shed', components: PARTS, ...change },
})

describe('a verified request (V11)', () => {
  test.each([
    ['a flashing by its cut list', flashing({})],
    ['a flashing without price and total', { flashing: { drawing: {} } }],
    [
      'a custom price in place of a wrong total',
      flashing({ customPrice: dollars(1), totalPrice: dollars(2) }),
    ],
    // 13.99 × 19.2 = 268.608.
    [
      'a custom price per metre',
      flashing({ customPricePerLength: dollars(13.99), totalPrice: dollars(268.61) }),
    ],
    ['a total that is right to the cent', flashing({ totalPrice: { amountMicros: '275524000' } })],
    ['a free flashing without a total', flashing({ unitPrice: dollars(0), totalPrice: null })],
    ['a kit by its parts', kit({})],
    ['a kit that sends the sum of its parts', kit({ pricing: { totalPrice: dollars(55.03) } })],
    ['a kit that names its price', kit({ customPricing: true, pricing: { totalPrice: dollars(1) } })],
    ['a kit without parts', kit({ components: [], pricing: { totalPrice: dollars(99) } })],
    ['a free part without a unit price', kit({ components: [part('1', 0, 0, { unitPrice: null })] })],
    [
      'a part by custom formula',
      kit({ components: [part('3', 12.35, 9, { pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA' })] }),
    ],
  ] as const)('may have %s, and is priced as by priceQuote and priceOrder', (_, line) => {
    const quote = verifyQuote(request(line), ACCOUNT)
    expect(quote.ok).toBe(true)
    expect(quote).toEqual(priceQuote(request(line), ACCOUNT))
    expect(verifyOrder(request(line), ACCOUNT)).toEqual(priceOrder(request(line), ACCOUNT))
  })

  test('may be the roofing sample', () => {
    const read = (name: string) =>
      JSON.parse(readFileSync(new URL(`../../docs/samples/${name}.json`, import.meta.url), 'utf8')) as never
    expect(verifyQuote(read('roofing-quote'), read('account'))).toEqual(
      priceQuote(read('roofing-quote'), read('account')),
    )
  })

  test.each<[string, Line, readonly (readonly [string, string])[]]>([
    [
      'a total without pieces',
      flashing({ subitems: null }),
      [['total_price_mismatch', 'flashing.total_price']],
    ],
    [
      'a total without a price per metre',
      flashing({ unitPrice: null }),
      [['unit_price_required', 'flashing.unit_price']],
    ],
    ['a cut list that is no list', flashing({ subitems: {} }), [['invalid_type', 'flashing.subitems']]],
    [
      'pieces that nobody can cut, even with a custom price',
      flashing({
        customPrice: dollars(1),
        subitems: [{ amount: -4, length: -3000 }, { amount: 1.5, length: 1 }, {}],
      }),
      [
        ['must_be_positive', 'flashing.subitems[0].amount'],
        ['must_be_positive', 'flashing.subitems[0].length'],
        ['too_many_decimals', 'flashing.subitems[1].amount'],
        ['must_be_positive', 'flashing.subitems[2].amount'],
        ['must_be_positive', 'flashing.subitems[2].length'],
      ],
    ],
    [
      // 9,223,372,036,854.77 × 19.2 m is beyond int64.
      'a price that does not fit',
      flashing({ unitPrice: { amountMicros: '9223372036854770000' } }),
      [['amount_out_of_range', 'flashing.total_price']],
    ],
  ])('refuses a flashing with %s', (_, line, problems) => {
    expect(problemsOf(line)).toEqual(problems)
  })

  test.each<[string, Line, readonly (readonly [string, string])[]]>([
    [
      'a part at a cent, and reports nothing that follows from it',
      kit({ components: [part('3', 12.35, 0.01), ...PARTS.slice(1)] }),
      [['total_price_mismatch', 'product_kit.components[0].pricing.total_price']],
    ],
    [
      'a total that is not the sum of its parts',
      kit({ pricing: { totalPrice: dollars(55.02) } }),
      [['total_price_mismatch', 'product_kit.pricing.total_price']],
    ],
    [
      'a priced part without a unit price',
      kit({ components: [part('1', 0, 5, { unitPrice: null })] }),
      [['unit_price_required', 'product_kit.components[0].pricing.unit_price']],
    ],
    [
      'wrong totals in a sub-kit',
      kit({
        subKits: [
          { productName: 'Door', components: [part('1', 1, 2)], pricing: { totalPrice: dollars(9) } },
        ],
      }),
      [
        ['total_price_mismatch', 'product_kit.sub_kits[0].components[0].pricing.total_price'],
        ['total_price_mismatch', 'product_kit.sub_kits[0].pricing.total_price'],
      ],
    ],
  ])('refuses a kit with %s', (_, line, problems) => {
    expect(problemsOf(line)).toEqual(problems)
  })

  test('names the right total, its formula and the rule that keeps the sent total', () => {
    const detailsOf = (line: Line) => {
      const quote = verifyQuote(request(line), ACCOUNT)
      return quote.ok ? undefined : quote.problems[0]?.details
    }
    expect(detailsOf(flashing({ totalPrice: dollars(1) }))).toEqual({
      sent: '1000000',
      expected: '275520000',
      formula: '14.35 × 19.2 = 275.52',
      keptBy: 'F1',
    })
    expect(detailsOf(kit({ pricing: { totalPrice: dollars(1) } }))).toEqual({
      sent: '1000000',
      expected: '55030000',
      formula: '37.05 + 17.98 = 55.03',
      keptBy: 'K4',
    })
  })

  test('lists only the problems of pricing if there are any, and at most as many as the host allows', () => {
    const wrong = flashing({ totalPrice: dollars(1) })
    expect(problemsOf(wrong, { labour: { pricing: { quantity: 'x' } } }).map(([code]) => code)).not.toContain(
      'total_price_mismatch',
    )
    const quote = verifyQuote(request(wrong, wrong, wrong), ACCOUNT, null, { maxProblems: 2 })
    expect(quote.ok ? [] : quote.problems.map(({ code }) => code)).toEqual([
      'total_price_mismatch',
      'total_price_mismatch',
      'more_problems',
    ])
  })
})
