/** Tests that a row counts $0.00 only if somebody typed a price of zero, at any depth of the row. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuoteForm, rowKinds } from '../../src/entries/form.js'
import { problemCodes, priceQuote } from '../../src/entries/index.js'
import { amountMissing } from '../../src/form/amount-missing.js'
import { AUD, open } from './open-form.js'

type RowKind = (typeof rowKinds)[number]

const price = (amountMicros: string) => ({ amountMicros })
const withLine = (kind: RowKind, line: object) => open().add(kind).setLine('row0', { line })

const PIECES = [{ amount: 4, length: 2400 }]
const PART = { productType: 'PRODUCT_TYPE_LABOUR', pricing: { totalPrice: price('40000000') } }
const FREE_PART = { productType: 'PRODUCT_TYPE_LABOUR', pricing: { totalPrice: price('0') } }
const BLANK_PART = { productType: 'PRODUCT_TYPE_LABOUR', pricing: { totalPrice: {} } }
const NOTE = { productType: 'PRODUCT_TYPE_NOTES', productName: 'Mind the fall.' }
const UNIT = { unitPrice: price('34910000') }
const NO_PRICE = ['unit_price_required', 'pricing.unitPrice'] as const

type Missing = readonly [RowKind, object, string, string]

const flashing = (line: object, code: string, at: string): Missing => ['flashing', line, code, at]
const withoutPieces = (line: object): Missing => flashing(line, 'empty_measurements', 'subitems')
const kit = (line: object, at = ''): Missing => [
  'kit',
  line,
  'total_price_required',
  `${at}pricing.totalPrice`,
]
const kitWithBlankPart = (line: object, at: string): Missing => [
  ...(['kit', line, 'component_total_required', `${at}.pricing.totalPrice`] as const),
]

/** A line, with the code and the path of its missing value. */
const MISSING: readonly Missing[] = [
  withoutPieces({ totalPrice: price('0') }),
  withoutPieces({ totalPrice: price('-0') }),
  withoutPieces({ subitems: [], totalPrice: price('-000') }),
  withoutPieces({ subitems: [{}] }),
  withoutPieces({ subitems: [{}], totalPrice: {} }),
  withoutPieces({ subitems: [{ amount: 4 }, { length: 2400 }, { amount: 0, length: 9 }] }),
  withoutPieces({ subitems: [], ...UNIT, totalPrice: price('0') }),
  flashing({ subitems: PIECES }, 'unit_price_required', 'unitPrice'),
  flashing({ subitems: PIECES, totalPrice: {} }, 'unit_price_required', 'unitPrice'),
  flashing({ subitems: PIECES, unitPrice: {} }, 'unit_price_required', 'unitPrice'),
  flashing({ subitems: PIECES, ...UNIT, totalPrice: {} }, 'total_price_required', 'totalPrice'),
  flashing(
    { subitems: PIECES, customPricePerLength: price('1'), totalPrice: { amountMicros: null } },
    ...(['total_price_required', 'totalPrice'] as const),
  ),
  flashing({ subitems: PIECES, totalPrice: price('10000'), customPrice: {} }, 'required', 'customPrice'),
  flashing({ customPrice: { currency: 'AUD' } }, 'required', 'customPrice'),
  kit({}),
  kit({ components: [], subKits: [] }),
  kit({ components: [NOTE] }),
  kit({ components: [PART], pricing: { totalPrice: {} } }),
  kit({ components: [PART], customPricing: true }),
  kitWithBlankPart({ components: [PART, NOTE, BLANK_PART] }, 'components.2'),
  kit({ subKits: [{}] }, 'subKits.0.'),
  kit({ components: [PART], subKits: [{ components: [PART] }, {}] }, 'subKits.1.'),
  kit({ subKits: [{ components: [PART], subKits: [{ components: [NOTE] }] }] }, 'subKits.0.subKits.0.'),
  kitWithBlankPart(
    { subKits: [{ subKits: [{ components: [BLANK_PART] }] }] },
    'subKits.0.subKits.0.components.0',
  ),
  kit({ subKits: [{ pricing: { totalPrice: {} } }] }, 'subKits.0.'),
  ['item', { productName: 'Screws', pricing: { quantity: '4', unitPrice: {} } }, ...NO_PRICE],
  [
    'labour',
    { productName: 'Work', pricing: { quantity: '4', unitPrice: { currency: 'AUD' } } },
    ...NO_PRICE,
  ],
  [
    'sheet',
    {
      productName: 'Sheet',
      pricing: { pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA', ...UNIT, totalPrice: {} },
    },
    'total_price_required',
    'pricing.totalPrice',
  ],
  ['adjustment', { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: {} }, 'required', 'amount'],
]

const FREE: readonly [RowKind, object, string?][] = [
  ['flashing', { subitems: PIECES, ...UNIT, totalPrice: price('0') }],
  ['flashing', { subitems: PIECES, totalPrice: price('0') }],
  ['flashing', { subitems: [], customPrice: price('0') }],
  ['flashing', { subitems: [{}], totalPrice: {}, customPrice: price('-0') }],
  ['kit', { pricing: { totalPrice: price('0') } }],
  ['kit', { pricing: { totalPrice: price('0') }, subKits: [{}], components: [NOTE, BLANK_PART] }],
  ['kit', { customPricing: true, pricing: { totalPrice: price('0') }, subKits: [{}] }],
  ['kit', { components: [FREE_PART] }],
  ['kit', { subKits: [{ pricing: { totalPrice: price('0') }, subKits: [{}] }] }],
  ['item', { productName: 'Screws', pricing: { quantity: '4', unitPrice: price('0') } }],
]

describe('a line that counts nothing', () => {
  test.each(MISSING)('shows what is missing in a %s with %j: %s at %s', (kind, line, code, at) => {
    const form = withLine(kind, { drawing: {}, ...line })
    const [message] = form.messages
    expect([form.messages.length, message?.row, message?.code]).toEqual([1, 'row0', code])
    expect([form.canSubmit, form.totals?.isPartial, form.rows[0]?.totalText]).toEqual([false, true, ''])
    const problem = amountMissing(kind, line as Readonly<Record<string, unknown>>)
    expect([problem?.code, problem?.path]).toEqual([
      code,
      at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    ])
    expect(problemCodes.some((known) => known.code === code)).toBe(true)
  })

  test.each(FREE)('is accepted as a %s that is free on purpose: %j', (kind, line) => {
    const form = withLine(kind, { drawing: {}, ...line })
    expect([form.messages, form.canSubmit, form.rows[0]?.totalText]).toEqual([[], true, '$0.00'])
  })

  test('shows a missing amount of a kit or an item at its price, and a deeper one at its row', () => {
    const fieldOf = (form: QuoteForm) => form.messages[0]?.field
    expect(fieldOf(withLine('kit', { components: [NOTE] }))).toBe('price')
    expect(
      fieldOf(withLine('item', { productName: 'Screws', pricing: { quantity: '1', unitPrice: {} } })),
    ).toBe('unitPrice')
    const deep = withLine('kit', { subKits: [{}] })
    expect([fieldOf(deep), deep.rows[0]?.message === '']).toEqual([undefined, false])
    expect(deep.set('row0', 'price', '0').messages).toEqual([])
  })

  test('is reported however deep it is, and a kit that is too deep is left to the engine', () => {
    const nested = (depth: number): object => (depth === 0 ? {} : { subKits: [nested(depth - 1)] })
    expect(withLine('kit', nested(16)).messages.map(({ code }) => code)).toEqual(['total_price_required'])
    expect(withLine('kit', nested(17)).messages.map(({ code }) => code)).toEqual(['kit_too_deep'])
    const round: { subKits: object[] } = { subKits: [] }
    round.subKits.push(round)
    expect(amountMissing('kit', round as never)).toBeUndefined()
    expect(withLine('kit', round).messages.map(({ code }) => code)).toEqual(['kit_too_deep'])
  })
})

const amount = fc.constantFrom<object | undefined>(undefined, {}, price('0'), price('40000000'))
const component = fc.record({
  productType: fc.constantFrom('PRODUCT_TYPE_LABOUR', 'PRODUCT_TYPE_NOTES'),
  pricing: fc.record({ totalPrice: amount }),
})
const { level } = fc.letrec<{ level: object }>((tie) => ({
  level: fc.record(
    {
      pricing: fc.record({ totalPrice: amount }),
      components: fc.array(component, { maxLength: 3 }),
      subKits: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.constant([]),
        fc.array(tie('level'), { maxLength: 2 }),
      ),
    },
    { requiredKeys: [] },
  ),
}))

/** Tells whether every amount that a level adds up was typed, independently of the form. */
function isTyped(one: unknown): boolean {
  const {
    pricing,
    components = [],
    subKits = [],
  } = one as {
    pricing?: { totalPrice?: { amountMicros?: string } }
    components?: { productType: string; pricing: { totalPrice?: { amountMicros?: string } } }[]
    subKits?: object[]
  }
  if (pricing?.totalPrice !== undefined) return pricing.totalPrice.amountMicros !== undefined
  const priced = components.filter(({ productType }) => productType === 'PRODUCT_TYPE_LABOUR')
  const amounts = priced.map((part) => part.pricing.totalPrice?.amountMicros !== undefined)
  const all = [...amounts, ...subKits.map(isTyped)]
  return all.length > 0 && all.every(Boolean)
}

test('a kit can be sent if and only if the engine prices it and every amount in it was typed', () => {
  let free = 0
  fc.assert(
    fc.property(level, (line) => {
      const form = withLine('kit', line)
      const quote = priceQuote({ customerId: 'cust_1', lines: [{ productKit: line }] } as unknown, AUD)
      expect(form.canSubmit).toBe(quote.ok && isTyped(line))
      if (form.canSubmit && form.totals?.total.amountMicros === '0') free++
    }),
  )
  expect(free).toBeGreaterThan(0)
})
