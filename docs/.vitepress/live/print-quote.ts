import { drawProfile, priceQuote } from 'quotewright'
import { sheet, item, labour } from 'quotewright/form'
import { renderQuoteHtml, type QuoteView } from 'quotewright/print'

const ACCOUNT = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 300,
} as const

const drawing = drawProfile(
  [
    { size: 100, finish: { type: 'FINISH_TYPE_FEATHER', size: 6 } },
    { turn: -67.5, size: 150 },
    { turn: 45, size: 15 },
  ],
  { heading: 90 },
)

const lines = [
  { notes: { text: 'Re-roof the main house in corrugated steel, Charcoal.' } },
  sheet({
    productName: 'Corrugated roof sheet',
    colour: 'Charcoal',
    pieces: [
      { amount: '22', length: '6.1' },
      { amount: '14', length: '4.35' },
      { amount: '3', length: '0.24' },
    ],
    unitPrice: '19.85',
    discount: '5',
    cost: '13.90',
  }),
  ...(drawing.ok
    ? [
        {
          flashing: {
            productName: 'Apron flashing',
            colour: 'Charcoal',
            bends: '3',
            totalGirth: '271',
            unitPrice: { amountMicros: '27400000' },
            totalPrice: { amountMicros: '169880000' },
            subitems: [{ amount: 2, length: 3100 }],
            drawing: drawing.value,
          },
        },
      ]
    : []),
  item({ productName: 'Roofing screws', quantity: '1450', unitPrice: '0.2875', cost: '0.164' }),
  labour({ productName: 'Fix battens and sheets', quantity: '52.5', unitPrice: '92', cost: '64' }),
]

export function printedFor(view: QuoteView, locale: string): string {
  const quote = priceQuote({ customerId: 'cust_1', reference: 'Banksia Street', lines }, ACCOUNT)
  if (!quote.ok) return ''
  const html = renderQuoteHtml(quote.value, {
    view,
    locale,
    account: ACCOUNT,
    company: { name: 'Harbour Roofing', details: ['18 Foundry Lane, Marrickville', 'ABN 12 345 678 901'] },
    customer: { name: 'Banksia Projects', details: ['12 Banksia Street', 'Marrickville NSW 2204'] },
    texts: {
      number: 'Q-2087',
      date: '2026-11-27',
      validUntil: '2026-12-27',
      terms: ['30% with your order, the balance within 14 days of the invoice.'],
    },
  })
  return html.ok ? html.value : ''
}
