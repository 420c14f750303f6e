import { priceQuote } from '../../src/entries/index.js'
import { smallBody, smallRequest } from './sound-parts.js'

const price = () => ({
  quantity: '2',
  unitPrice: { amountMicros: '12500000' },
  discount: '5',
  cost: { amountMicros: '7770000' },
})
const component = () => ({
  productType: 'PRODUCT_TYPE_ON_THE_FLY' as const,
  productName: 'Bracket',
  pricing: { ...price(), totalPrice: { amountMicros: '23750000' } },
})

export function printArguments(): Readonly<Record<string, readonly unknown[]>> {
  const lines = [
    { notes: { text: 'Access from the lane.' } },
    {
      onTheFly: {
        productName: 'Sheet',
        attributes: [{ name: 'Finish', value: 'Matt', hideOnInvoicePdf: true }],
        pricing: {
          unitPrice: { amountMicros: '19850000' },
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' as const,
          measurements: [{ length: '6.1', amount: '22' }],
        },
      },
    },
    { flashing: smallBody() },
    {
      productKit: {
        displayKitItems: [{ displayOnAllViews: true }],
        components: [component()],
        subKits: [{ components: [component()] }],
      },
    },
  ]
  const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT' as const, percentage: '10' }]
  const request = { ...smallRequest(), lines, adjustments } as Parameters<typeof priceQuote>[0]
  const quote = priceQuote(request, { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
  if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
  return {
    renderQuoteHtml: [
      JSON.parse(JSON.stringify(quote.value)),
      {
        view: 'internal',
        locale: 'en-AU',
        language: 'en',
        company: { name: 'Harbour Roofing', details: ['ABN 12'], logo: 'data:image/png;base64,AAAA' },
        customer: { name: 'Banksia', details: ['12 Banksia Street'] },
        texts: {
          title: 'Quote',
          number: '1',
          date: '2026-11-27',
          introduction: ['Hello'],
          terms: ['14 days'],
        },
        paper: 'a4',
        account: { currency: 'AUD', minimumLinealLengthMm: 300 },
      },
    ],
  }
}
