import { describe, expect, test } from 'vitest'
import {
  explainOrder,
  explainQuote,
  renderExplanationHtml,
  renderExplanationMarkdown,
  renderExplanationText,
} from '../../src/entries/explain.js'
import { applyPriceBook } from '../../src/entries/price-book.js'
import { AUD, bookOf, DAY } from './books.js'

const rows = [
  ['Product', 'Unit', 'Valid from', 'Valid to', 'Price', 'Cost'],
  ['Ridge cap', 'each', '2026-07-01', '2026-12-31', '11.23', '7.00'],
  ['Install', 'hour', '', '', '85.00', ''],
]
const request = {
  customerId: 'cust_1',
  lines: [
    { onTheFly: { productName: 'Ridge cap', pricing: { quantity: '3' } } },
    {
      labour: { productName: 'Install', pricing: { quantity: '1', unitPrice: { amountMicros: '90000000' } } },
    },
  ],
}

function applied() {
  const answer = applyPriceBook(request, bookOf(rows), DAY, AUD)
  if (!answer.ok) throw new Error('the account is right')
  return answer.value
}

describe('an explanation with the entries of a price book', () => {
  const { request: filled, used } = applied()
  const explained = explainQuote(filled, AUD, null, { used })
  if (!explained.ok) throw new Error('the quote is right')
  const { nodes } = explained.value

  test('has the entry behind each amount that was filled in', () => {
    expect(nodes['request:lines[0].on_the_fly.pricing.unit_price']?.priceBook).toEqual({
      rowNumber: 2,
      product: 'Ridge cap',
      unit: 'each',
      validFrom: '2026-07-01',
      validTo: '2026-12-31',
    })
    expect(nodes['request:lines[0].on_the_fly.pricing.cost']?.priceBook?.rowNumber).toBe(2)
  })

  test('has no entry behind an amount of the request', () => {
    expect(nodes['request:lines[1].labour.pricing.unit_price']).not.toHaveProperty('priceBook')
  })

  test('shows the entry in English and in German', () => {
    const figure = 'lines[0].onTheFly.pricing.unitPrice'
    const english = renderExplanationText(explained.value, { figure })
    expect(english).toContain('price book: Ridge cap, row 2, valid from 2026-07-01, valid to 2026-12-31')
    const german = renderExplanationText(explained.value, { figure, locale: 'de' })
    expect(german).toContain(
      'Preisliste: Ridge cap, Tabellenzeile 2, gültig ab 2026-07-01, gültig bis 2026-12-31',
    )
  })

  test('escapes the name of a product in Markdown and HTML', () => {
    const pointer = 'lines[0].on_the_fly.pricing.unit_price'
    const marked = explainQuote(filled, AUD, null, {
      used: { [pointer]: { rowNumber: 1, product: '<b>*cap*' } },
    })
    if (!marked.ok) throw new Error('the quote is right')
    expect(renderExplanationMarkdown(marked.value)).toContain('\\<b\\>\\*cap\\*')
    expect(renderExplanationHtml(marked.value)).toContain('&lt;b&gt;*cap*')
    expect(renderExplanationHtml(marked.value)).not.toContain('<b>*cap*')
  })

  test('is otherwise the explanation without a price book', () => {
    const plain = explainQuote(filled, AUD)
    if (!plain.ok) throw new Error('the quote is right')
    const withoutEntries = Object.fromEntries(
      Object.entries(nodes).map(([id, { priceBook: _, ...figure }]) => [id, figure]),
    )
    expect({ ...explained.value, nodes: withoutEntries }).toEqual(plain.value)
  })

  test('ignores malformed entries', () => {
    const pointer = 'lines[0].on_the_fly.pricing.unit_price'
    for (const wrong of [null, 'row 2', { rowNumber: 'two' }, { rowNumber: 0.5 }, []]) {
      const order = explainOrder(filled, AUD, null, { used: { [pointer]: wrong as object } })
      if (!order.ok) throw new Error('the order is right')
      expect(order.value.nodes[`request:${pointer}`]).not.toHaveProperty('priceBook')
    }
  })
})
