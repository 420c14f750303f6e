/** Tests that a form computes the total of a flashing that it is set without (F6, F7). */
import { describe, expect, test } from 'vitest'
import { quoteForm } from '../../src/entries/form.js'
import { drawProfile, verifyQuote } from '../../src/entries/index.js'

const ACCOUNT = { currency: 'AUD', minimumFlashingLengthMm: '250' }
const drawn = drawProfile([{ size: 100 }, { size: 150, turn: 70 }])
const drawing = drawn.ok ? drawn.value : undefined
const money = (amountMicros: string) => ({ amountMicros })
/** 6.2 m, and 180 mm charged as 250 mm: 6.45 m. */
const APRON = {
  productName: 'Apron',
  drawing,
  subitems: [
    { amount: 2, length: 3100 },
    { amount: 1, length: 180 },
  ],
  unitPrice: money('27400000'),
}
const open = (line: object) =>
  quoteForm(ACCOUNT, {
    locale: 'en-AU',
    draft: { header: { customerId: 'cust_1' }, rows: [{ kind: 'flashing' }] },
  }).setLine('row0', { line })

describe('F7: the total of a flashing in a form', () => {
  test.each([
    // 6.45 × 27.40 = 176.73, and 6.45 × 30 = 193.50.
    [APRON, '$176.73', { amountMicros: '176730000', currency: 'AUD' }],
    [
      { ...APRON, customPricePerLength: money('30000000') },
      '$193.50',
      { amountMicros: '193500000', currency: 'AUD' },
    ],
    [{ ...APRON, totalPrice: money('5000000') }, '$5.00', money('5000000')],
    [{ ...APRON, customPrice: money('99000000') }, '$99.00', undefined],
  ])('is given or computed in %j as %s', (line, totalText, totalPrice) => {
    const form = open(line)
    expect([form.messages, form.rows[0]?.totalText]).toEqual([[], totalText])
    const [sent] = (form.request?.['lines'] ?? []) as readonly {
      readonly flashing: { readonly totalPrice?: unknown }
    }[]
    expect(sent?.flashing.totalPrice).toEqual(totalPrice)
  })

  test('is accepted by a server that computes it again (V11)', () => {
    expect(verifyQuote<unknown>(open(APRON).request, ACCOUNT).ok).toBe(true)
  })

  test('is computed if the drawing is wrong, which has a message of its own', () => {
    const form = open({ ...APRON, drawing: 'none' })
    expect(form.messages).toMatchObject([{ code: 'invalid_type', path: ['flashing', 'drawing'] }])
  })

  test.each([
    [
      [
        { amount: 2, length: 3100 },
        { amount: 'x', length: 3100 },
      ],
      'invalid_type',
      ['subitems', 1, 'amount'],
    ],
    [[5], 'invalid_type', ['subitems', 0]],
    [5, 'invalid_type', ['subitems']],
  ])('is not computed from the pieces %j, whose fault has the message', (subitems, code, path) => {
    const form = open({ ...APRON, subitems })
    expect([form.canSubmit, form.rows[0]?.total]).toEqual([false, undefined])
    expect(form.messages).toMatchObject([{ code, path: ['flashing', ...path], row: 'row0' }])
  })

  test('is not computed from a wrong price, whose fault has the message', () => {
    const form = open({ ...APRON, unitPrice: { amountMicros: 27_400_000 } })
    expect(form.messages).toMatchObject([
      { code: 'invalid_money', path: ['flashing', 'unitPrice', 'amountMicros'] },
    ])
  })

  test.each([
    ['without a price', { ...APRON, unitPrice: undefined }, 'unit_price_required'],
    ['without pieces', { ...APRON, subitems: [] }, 'empty_measurements'],
    [
      'beyond the largest amount',
      { ...APRON, subitems: [{ amount: 1e9, length: 1e12 }] },
      'total_price_required',
    ],
  ])('is missing %s', (_, line, code) => {
    const form = open(line)
    expect([form.canSubmit, form.rows[0]?.total]).toEqual([false, undefined])
    expect(form.messages).toMatchObject([{ code, row: 'row0' }])
  })
})
