import { priceQuote } from 'quotewright'
import { explainQuote, renderExplanationText } from 'quotewright/explain'
import type { Page } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT, PRICE, product, quoteOf } from './request.js'
import { wrongAt } from './wrong-at.js'

const PRICING = 'lines.0.onTheFly.pricing'

const fields = {
  quantity: { label: 'Quantity', kind: 'quantity', at: `${PRICING}.quantity` },
  price: { label: 'Unit price', kind: 'money', at: `${PRICING}.unitPrice` },
  discount: {
    label: 'Discount',
    kind: 'percent',
    at: `${PRICING}.discount`,
    hint: 'In per cent; may be empty',
  },
} as const

/** Prices one line, and explains its figures. */
export const line: Page = {
  fields,
  initial: { quantity: '22', price: '$19.85', discount: '5%' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const { quantity, price: unitPrice, discount } = values
    const pricing = { quantity, unitPrice, ...(discount === undefined ? {} : { discount }) }
    const request = quoteOf([product('Corrugated roof sheet', pricing)])
    const quote = priceQuote(request, ACCOUNT)
    const explained = explainQuote(request, ACCOUNT)
    if (!quote.ok) return { runs: [], wrong: wrongAt(quote.problems, fields) }
    const { value } = quote
    const files = { 'request.json': request, 'account.json': ACCOUNT }
    return {
      wrong,
      runs: [
        {
          title: 'The quote',
          command: PRICE,
          files,
          figures: [
            { label: 'Subtotal', at: 'quote.subtotal', value: value.subtotal, as: 'money' },
            { label: 'GST, 10%', at: 'quote.taxAmount', value: value.taxAmount, as: 'money' },
            { label: 'Total', at: 'quote.total', value: value.total, as: 'money', isMain: true },
            {
              label: 'Discount, already taken off',
              at: 'quote.discountAmount',
              value: value.discountAmount,
              as: 'money',
            },
          ],
        },
        {
          title: 'Why',
          command: ['explain', 'request.json', '--account', 'account.json', '--format', 'text'],
          files,
          figures: [],
          printed: explained.ok ? renderExplanationText(explained.value) : '',
        },
      ],
    }
  },
}
