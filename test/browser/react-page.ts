/** A page with the hook and the designer for React, as docs/form.md connects them. */
import 'quotewright/designer-element'
import { describeProblem } from 'quotewright'
import { FlashingDesigner, useQuoteForm } from 'quotewright/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const account = { currency: 'AUD', minimumFlashingLengthMm: 600 }
const draft = { header: { customerId: 'cust_1' } } as const

function Quote() {
  const { form, saved, isSubmitting, button, designer, submit } = useQuoteForm(account, {
    locale: 'en-AU',
    draft,
  })
  const german = { locale: 'de-DE', describe: describeProblem } as const
  return createElement(
    'form',
    submit(({ request }) => fetch('/quotes', { method: 'POST', body: JSON.stringify(request) })),
    form.rows.map((row) =>
      createElement('fieldset', { key: row.id }, [
        createElement(FlashingDesigner, {
          ...designer(row.id),
          ...{ key: 'designer', template: 'apron', pricePerMetre: '34.91' },
        }),
        createElement('output', { key: 'total' }, row.totalText),
        createElement('em', { key: 'message' }, row.fields['line']?.message),
      ]),
    ),
    createElement(
      'button',
      button((now) => now.add('flashing')),
      'Add',
    ),
    createElement(
      'button',
      button((now) => now.withLocale(german)),
      'Deutsch',
    ),
    createElement('p', { id: 'state' }, JSON.stringify([form.canSubmit, form.isDirty, isSubmitting])),
    createElement('p', { id: 'messages' }, form.messages.map(({ text }) => text).join()),
    createElement('p', { id: 'saved' }, JSON.stringify(saved)),
    createElement('button', { type: 'submit' }, 'Save'),
  )
}

const place = document.querySelector('main')
if (place !== null) createRoot(place).render(createElement(Quote))
