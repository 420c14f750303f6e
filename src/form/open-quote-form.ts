import { newHistory } from '../history/history.js'
import type { AccountInput } from '../wire/account.generated.js'
import { inLocale } from './other-locale.js'
import { openForm, type QuoteFormOptions } from './open-form.js'
import { QuoteForm } from './quote-form.js'

/**
 * Opens a quote form: rows of typed texts, and the request, totals and messages computed from them.
 *
 * Throws a TypeError that names the first wrong account setting or option, because these are faults of the
 * program.
 *
 * @example
 * import { quoteForm, rowKinds } from 'quotewright/form'
 *
 * assert.equal(rowKinds.includes('item'), true)
 * const empty = quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft: { header: { customerId: 'cust_1' } } })
 * const form = empty.add('item', { product: 'Ridge cap', quantity: '3', unitPrice: '$11.23' })
 * assert.equal(form.format(form.totals?.total), '$33.69')
 * assert.equal(form.canSubmit, true)
 *
 * const wrong = form.set('row0', 'quantity', 'three')
 * const message = 'Quantity “three” cannot be read. Type a number, such as 2.5.'
 * assert.equal(wrong.rows[0]?.fields['quantity']?.message, message)
 * assert.deepEqual([wrong.totals?.isPartial, wrong.canSubmit, wrong.request], [true, false, undefined])
 * assert.equal(wrong.undo().canSubmit, true)
 */
export function quoteForm(account: AccountInput, options: QuoteFormOptions): QuoteForm {
  const opened = openForm(account, options)
  const { locale } = opened.writing
  const state = locale === options.locale ? opened : inLocale(opened, options)
  return new QuoteForm({
    states: newHistory(state),
    saved: state,
    refusal: undefined,
    options,
    nextId: state.rows.length,
  })
}
