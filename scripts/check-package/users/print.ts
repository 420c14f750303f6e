import { QUOTE_VIEWS, renderQuoteHtml, type PrintOptions } from 'quotewright/print'
import { priceQuote } from 'quotewright'

const options: PrintOptions = { view: 'customer', locale: 'en-AU', company: { name: 'Harbour Roofing' } }
const quote = priceQuote({ customerId: 'cust_1' }, { currency: 'AUD' })
const printed = quote.ok ? renderQuoteHtml(quote.value, options) : quote

export const html: string = printed.ok ? printed.value : QUOTE_VIEWS.join()

// @ts-expect-error A view is one of the list.
export const unknownView: PrintOptions = { ...options, view: 'everybody' }
