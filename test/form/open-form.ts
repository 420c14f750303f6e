import { quoteForm, type QuoteForm } from '../../src/entries/form.js'
import type { QuoteFormOptions } from '../../src/form/open-form.js'

export const AUD = { currency: 'AUD', tax: { rate: '0.10' } } as const
export const RIDGE = { product: 'Ridge cap', quantity: '3', unitPrice: '$11.23' } as const

/** Opens a form with a customer, unless the options have a draft of their own. */
export const open = (options: Partial<QuoteFormOptions> = {}, account: object = AUD): QuoteForm =>
  quoteForm(account as typeof AUD, {
    ...{ locale: 'en-AU', draft: { header: { customerId: 'cust_1' } } },
    ...options,
  })
