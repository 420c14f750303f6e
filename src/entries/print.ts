/**
 * Prints priced quotes and orders: one HTML file for the customer, the workshop, the payer or the company. The
 * root entry does not load this entry.
 *
 * @example
 * import { priceQuote } from 'quotewright'
 * import { renderQuoteHtml } from 'quotewright/print'
 *
 * const quote = priceQuote({ customerId: 'cust_1', lines: [] }, { currency: 'AUD' })
 * assert.ok(quote.ok)
 * const html = renderQuoteHtml(quote.value, { view: 'customer', locale: 'de', company: { name: 'Dach & Wand' } })
 * assert.ok(html.ok && html.value.includes('Angebot'))
 *
 * @packageDocumentation
 */
export { renderQuoteHtml } from '../print/render-quote-html.js'
export { QUOTE_VIEWS, type QuoteView } from '../print/quote-views.js'
export type { PrintOptions, PrintParty, PrintTexts } from '../print/print-options.js'
export type { Paper } from '../print/paper.js'
export type { Problem, Result } from '../problem/problem.js'
