import {
  priceOrder,
  priceQuote,
  type AccountInput,
  type PricedQuote,
  type SalesLineInput,
} from '../../src/entries/index.js'
import { renderQuoteHtml, type PrintOptions } from '../../src/entries/print.js'

export const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
export const OPTIONS: PrintOptions = {
  view: 'customer',
  locale: 'en-AU',
  company: { name: 'Harbour Roofing' },
}

export const money = (amountMicros: string) => ({ amountMicros })
export const item = (productName: string, price: string, more: object = {}): SalesLineInput => ({
  onTheFly: { productName, pricing: { quantity: '1', unitPrice: money(price), ...more } },
})

export function quoteOf(
  lines: SalesLineInput[],
  more: object = {},
  account: AccountInput = ACCOUNT,
): PricedQuote {
  const quote = priceQuote({ customerId: 'cust_1', lines, ...more }, account)
  if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
  return quote.value
}

export function orderOf(lines: SalesLineInput[]) {
  const order = priceOrder({ customerId: 'cust_1', lines }, ACCOUNT)
  if (!order.ok) throw new Error(JSON.stringify(order.problems))
  return order.value
}

export function printed(
  document: Parameters<typeof renderQuoteHtml>[0],
  options: Partial<PrintOptions> = {},
): string {
  const html = renderQuoteHtml(document, { ...OPTIONS, ...options })
  if (!html.ok) throw new Error(JSON.stringify(html.problems))
  return html.value
}

/** Returns the text of each element of a class, without tags. */
export function textsOf(html: string, name: string): readonly string[] {
  const elements = html.matchAll(new RegExp(`<(td|th|tr|tbody)[^>]* class="${name}"[^>]*>(.*?)</\\1>`, 'gs'))
  return [...elements].map(([, , inside = '']) => textOf(inside))
}

export function textOf(html: string): string {
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity as keyof typeof entities])
    .replace(/[ \u00a0\u202f\n]+/g, ' ')
    .trim()
}
