/** Tests that no cell of a spreadsheet is lost, and that a choice is read by its label. */
import { describe, expect, test } from 'vitest'
import { quoteForm } from '../../src/entries/form.js'
import type { QuoteFormOptions } from '../../src/form/open-form.js'
import { describeProblem, priceQuote } from '../../src/entries/index.js'

const AUD = { currency: 'AUD' } as const
const open = (options: Partial<QuoteFormOptions> = {}) =>
  quoteForm(AUD, {
    locale: 'en-AU',
    describe: describeProblem,
    draft: { header: { customerId: 'cust_1' } },
    ...options,
  })

describe('the type of an adjustment', () => {
  const DISCOUNT = 'ADJUSTMENT_TYPE_DISCOUNT'
  const SURCHARGE = 'ADJUSTMENT_TYPE_SURCHARGE'
  const labels = [
    ['Discount', DISCOUNT],
    ['Nachlass', DISCOUNT],
    ['Surcharge', SURCHARGE],
    ['Zuschlag', SURCHARGE],
  ]
  test.each([...labels, [DISCOUNT, DISCOUNT], [SURCHARGE, SURCHARGE], ['Express', SURCHARGE]])(
    'is read by its label in any language and case: %s',
    (label = '', value) => {
      for (const language of ['en', 'de'] as const)
        for (const text of [label, label.toLowerCase(), ` ${label.toUpperCase()} `]) {
          const form = open({ language, labels: { surcharge: 'Express' } })
          const rows = [
            form.paste('adjustment', `Delivery\t${text}\t50`),
            form.add('adjustment', { name: 'Delivery', type: text, amount: '50' }),
            form.add('adjustment', { name: 'Delivery', amount: '50' }).set('row0', 'type', text),
          ]
          for (const one of rows) {
            expect(one.messages).toEqual([])
            expect(one.rows[0]?.fields['type']?.text).toBe(value)
            const { request } = one
            expect(request?.['adjustments']).toMatchObject([{ type: value }])
            const quote = priceQuote(request as unknown, AUD)
            expect(quote.ok).toBe(true)
          }
        }
    },
  )

  test.each(['Fee', 'constructor', '__proto__'])(
    'stays as it is if it is unknown, with a message: %s',
    (text) => {
      const form = open().paste('adjustment', `Delivery\t${text}\t50`)
      expect(form.rows[0]?.fields['type']?.text).toBe(text)
      expect(form.messages.map(({ field, code }) => [field, code])).toEqual([['type', 'unknown_enum_value']])
    },
  )
})

describe('cells of flashings', () => {
  test('are kept as the name of each flashing, which has to be drawn', () => {
    const form = open().paste('flashing', 'Apron\t4 @ 2400\t34.91\r\n"Box ""gutter"""\t2 @ 3000')
    expect(form.rows.map(({ line }) => line?.['productName'])).toEqual([
      'Apron\t4 @ 2400\t34.91',
      'Box "gutter"\t2 @ 3000',
    ])
    expect(form.messages.map(({ row, field }) => [row, field])).toEqual([
      ['row0', 'line'],
      ['row1', 'line'],
    ])
    expect([form.canSubmit, form.paste('flashing', '\t\n')]).toEqual([false, form])
    expect(form.undo().rows).toEqual([])
  })
})
