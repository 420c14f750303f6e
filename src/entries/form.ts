/**
 * A quote form that needs little glue code. It holds rows of typed texts, and gives the request, the totals and the
 * messages after every change. Its other functions make the lines of requests built in code. The root
 * entry does not load this entry.
 *
 * @example
 * import { item, quoteForm, sheet } from 'quotewright/form'
 * import { priceQuote } from 'quotewright'
 *
 * const form = quoteForm({ currency: 'AUD' }, { locale: 'en-AU' })
 *   .set('header', 'customerId', 'cust_1')
 *   .add('sheet', { product: 'Corrugated', pieces: '22/6.1, 14 @ 4.35', unitPrice: '$19.85' })
 * assert.equal(form.rows[0]?.totalText, '$3,872.74') // 195.1 m
 *
 * const lines = [
 *   sheet({ productName: 'Corrugated', pieces: [{ amount: '22', length: '6.1' }], unitPrice: '19.85' }),
 *   item({ productName: 'Screws', quantity: '4', unitPrice: '12.50' }),
 * ]
 * const quote = priceQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(quote.ok && quote.value.total.amountMicros === '2713870000') // 2663.87 + 50.00
 *
 * @packageDocumentation
 */
export { quoteForm } from '../form/open-quote-form.js'
export { readDraft } from '../form/draft.js'
export type { QuoteForm } from '../form/quote-form.js'
export type { LineChange } from '../form/line-change.js'
export type { QuoteDraft } from '../form/open-form.js'
export type { FormField, FormRow } from '../form/form-row.js'
export { ROW_KINDS as rowKinds } from '../form/row-kinds.js'
export { flashing, item, kit, labour, note, sheet } from '../form/row-builders.js'
export type { Problem } from '../problem/problem.js'
export type { Catalogue } from '../engine/catalogue.js'
export type { AccountInput } from '../wire/account.generated.js'
