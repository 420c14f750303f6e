/** Tests in which locale and language a form shows figures and labels. */
import { expect, test } from 'vitest'
import { quoteForm } from '../../src/entries/form.js'
import { describeProblem } from '../../src/entries/index.js'

test('a form names its locale: that of its options, also for a draft in another one, and after a change', () => {
  const draft = { locale: 'de-DE', rows: [{ kind: 'item', texts: { quantity: '1,5' } }] } as const
  const form = quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft })
  expect([form.locale, form.rows[0]?.fields['quantity']?.text]).toEqual(['en-AU', '1.5'])
  const german = form.withLocale({ locale: 'de-AT', describe: describeProblem })
  expect([german.locale, german.draft.locale, form.locale]).toEqual(['de-AT', 'de-AT', 'en-AU'])
})
