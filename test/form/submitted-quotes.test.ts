/** Tests a form whose request is submitted, so that its flashings need every field of a stored flashing (F10). */
import { describe, expect, test } from 'vitest'
import { quoteForm } from '../../src/entries/form.js'
import { drawProfile, priceQuote } from '../../src/entries/index.js'
import { TEMPLATE } from '../rules/requests.js'

const AUD = { currency: 'AUD' }
const drawn = drawProfile([{ size: 100 }, { size: 150, turn: 90 }])
const drawing = drawn.ok ? drawn.value : undefined
const APRON = { drawing, totalPrice: { amountMicros: '50000000' } }

const opened = (isSubmitted: boolean, line: object) =>
  quoteForm(AUD, {
    locale: 'en-AU',
    request: { isSubmitted },
    draft: { header: { customerId: 'cust_1' }, rows: [{ kind: 'note' }, { kind: 'flashing' }] },
  }).setLine('row1', { line })

describe('F10: a flashing in a form', () => {
  test('needs only its drawing in a draft', () => {
    expect(opened(false, APRON)).toMatchObject({ messages: [], canSubmit: true })
  })

  test('shows at its row the first field that a submitted quote lacks', () => {
    const form = opened(true, APRON)
    expect(form.canSubmit).toBe(false)
    expect(form.messages).toMatchObject([
      { row: 'row1', field: 'line', code: 'required_when_submitted', path: ['flashing', 'templateId'] },
    ])
    expect(form.rows.map(({ fields }) => fields['line']?.message ?? '')).toEqual(['', form.messages[0]?.text])
    // Pricing reports the same problem first.
    const request = { customerId: 'cust_1', isSubmitted: true, lines: [{ flashing: APRON }] }
    const priced = priceQuote(request, AUD)
    expect(priced.ok ? [] : priced.problems[0]).toMatchObject({
      code: 'required_when_submitted',
      path: ['lines', 0, 'flashing', 'templateId'],
    })
  })

  test('can be submitted only with every required field', () => {
    const complete = {
      ...APRON,
      templateId: TEMPLATE,
      colour: 'Basalt',
      thickness: '0.55',
      bends: '1',
      totalGirth: '250',
      unitPrice: { amountMicros: '12500000' },
      priceLevel: 'A',
    }
    const names = ['templateId', 'colour', 'thickness', 'bends', 'totalGirth', 'unitPrice', 'priceLevel']
    for (const name of names) {
      const { messages, canSubmit } = opened(true, { ...complete, [name]: undefined })
      expect([name, canSubmit, messages.map(({ code, path }) => [code, path])]).toEqual([
        name,
        false,
        [['required_when_submitted', ['flashing', name]]],
      ])
    }
    expect(opened(true, complete)).toMatchObject({ messages: [], canSubmit: true })
  })
})
