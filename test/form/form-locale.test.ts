/** Tests which locale a form has. */
import { expect, test } from 'vitest'
import { quoteForm } from '../../src/entries/form.js'
import { describeProblem } from '../../src/entries/index.js'

test('a form has the locale of its options, even for a draft in another locale, and follows a change', () => {
  const draft = { locale: 'de-DE', rows: [{ kind: 'item', texts: { quantity: '1,5' } }] } as const
  const form = quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft })
  expect([form.locale, form.rows[0]?.fields['quantity']?.text]).toEqual(['en-AU', '1.5'])
  const german = form.withLocale({ locale: 'de-AT', describe: describeProblem })
  expect([german.locale, german.draft.locale, form.locale]).toEqual(['de-AT', 'de-AT', 'en-AU'])
})
