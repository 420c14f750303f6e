/** Tests how a form treats missing values: the order of messages, partial totals, and typed totals. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuoteForm, rowKinds } from '../../src/entries/form.js'
import { priceQuote, problemCodes } from '../../src/entries/index.js'
import { rankOf } from '../../src/form/row-messages.js'
import { AUD, open, RIDGE } from './open-form.js'
import { amountMissing } from '../../src/form/amount-missing.js'

const codesOf = (form: QuoteForm) => form.messages.map(({ row, field, code }) => [row, field, code])

describe('a missing value', () => {
  /** The codes of missing values, chosen by hand from docs/codes.md. */
  const ABSENT = [
    ...['required', 'line_kind_missing', 'width_required', 'total_price_required', 'unit_price_required'],
    ...['zero_quantity', 'empty_measurements', 'component_total_required', 'drawing_required'],
    ...['required_when_submitted', 'extension_required'],
  ]

  test('ranks after a wrong value, and an unreadable text ranks before both, for every code', () => {
    const ranks = problemCodes.map(({ code }) => [code, rankOf(code, false)])
    const expected = problemCodes.map(({ code }) => {
      if (code === 'unreadable_text' || code === 'ambiguous_text') return [code, 0]
      return [code, ABSENT.includes(code) ? 2 : 1]
    })
    expect(ranks).toEqual(expected)
    expect(rankOf('zero_quantity', true)).toBe(1)
  })

  test('is shown after a wrong value: no pieces and no quantity after a discount of 101 %', () => {
    const form = open()
      .add('sheet', { product: 'Corrugated', unitPrice: '19.85' })
      .add('item', { product: 'Screws', unitPrice: '12.50' })
      .add('item', { ...RIDGE, quantity: '0' })
      .add('item', { ...RIDGE, discount: '101' })
    expect(codesOf(form)).toEqual([
      ['row2', 'quantity', 'zero_quantity'],
      ['row3', 'discount', 'out_of_range'],
      ['row0', 'pieces', 'empty_measurements'],
      ['row1', 'quantity', 'zero_quantity'],
    ])
  })
})

test.each([
  ['item', 'quantity', 'zero_quantity'],
  ['labour', 'quantity', 'zero_quantity'],
  ['sheet', 'pieces', 'empty_measurements'],
] as const)('a row of kind %s that has only a product lacks its price and its %s', (kind, field, code) => {
  expect(codesOf(open().add(kind, { product: 'Screws' }))).toEqual(
    expect.arrayContaining([
      ['row0', 'unitPrice', 'unit_price_required'],
      ['row0', field, code],
    ]),
  )
})

describe('totals', () => {
  const flashing = { line: { drawing: { tempId: 'drawing 1' }, totalPrice: { amountMicros: '10000' } } }
  test.each<[string, QuoteForm]>([
    ['the customer', open({ draft: {} }).add('item', RIDGE)],
    ['a product', open().add('item', { ...RIDGE, product: '' })],
    [
      'an own drawing',
      open().add('flashing').setLine('row0', flashing).add('flashing').setLine('row1', flashing),
    ],
    [
      'the drawing of a flashing',
      open()
        .add('flashing')
        .setLine('row0', { line: { totalPrice: { amountMicros: '1' } } }),
    ],
  ])('are partial while %s is missing', (_, form) => {
    expect([form.canSubmit, form.messages.length, form.totals?.isPartial]).toEqual([false, 1, true])
  })

  test('count a row whose only fault changes no figure', () => {
    // 3 × 11.23 = 33.69, and 10% tax: 3.369, so 3.37.
    const { totals } = open({ draft: {} }).add('item', { ...RIDGE, product: '' })
    expect(totals?.total.amountMicros).toBe('37060000')
    const adjusted = open({ draft: {} })
      .add('item', RIDGE)
      .add('adjustment', { name: 'Loyalty', amount: '10 %' })
    expect(adjusted.totals?.adjustments).toMatchObject([{ appliedAmount: { amountMicros: '3370000' } }])
  })
})

describe('an account without derivation (L5)', () => {
  const account = { ...AUD, derivationEnabled: false }
  const ROWS = [
    ['sheet', { product: 'Corrugated', pieces: '2 @ 3', unitPrice: '10' }, '60'],
    ['item', RIDGE, '33.69'],
    ['labour', { product: 'Install', quantity: '8', unitPrice: '92' }, '736'],
  ] as const

  test.each(ROWS)('a row of kind %s has a field for its total', (kind, texts, total) => {
    const form = open({}, account).add(kind, texts)
    expect(codesOf(form)).toEqual([['row0', 'total', 'total_price_required']])
    expect(Object.keys(form.rows[0]?.fields ?? {})).toContain('total')
    const typed = form.set('row0', 'total', total)
    expect([typed.messages, typed.canSubmit]).toEqual([[], true])
    const quote = priceQuote(typed.request as unknown, account)
    expect(quote.ok && quote.value.subtotal.amountMicros).toBe(typed.totals?.subtotal.amountMicros)
    expect(codesOf(form.set('row0', 'total', '1'))).toEqual([['row0', 'total', 'total_price_mismatch']])
    expect(codesOf(form.set('row0', 'total', 'much'))).toEqual([['row0', 'total', 'unreadable_text']])
  })

  test('rows of other kinds have no field for the total, and with derivation no row has one', () => {
    for (const kind of ['flashing', 'kit', 'note', 'adjustment'] as const)
      expect(open({}, account).add(kind).rows[0]?.fields).not.toHaveProperty('total')
    for (const [kind, texts] of ROWS) {
      const form = open().add(kind, texts)
      expect(form.rows[0]?.fields).not.toHaveProperty('total')
      // The form shows a total of an earlier draft, with a message.
      expect(form.set('row0', 'total', '1').rows[0]?.fields['total']?.message).not.toBe('')
    }
    expect(open().paste('item', 'Ridge cap\t3\t11.23\t5\t33.69').rows[0]?.fields).not.toHaveProperty('total')
  })
})

/** Tests that a row counts $0.00 only if somebody typed a price of zero, at any depth of the row. */
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
