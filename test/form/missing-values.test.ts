/** Tests how a form treats missing values: the order of messages, partial totals, and typed totals. */
import { describe, expect, test } from 'vitest'
import type { QuoteForm } from '../../src/entries/form.js'
import { priceQuote, problemCodes } from '../../src/entries/index.js'
import { rankOf } from '../../src/form/row-messages.js'
import { AUD, open, RIDGE } from './open-form.js'

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
