import 'quotewright/designer-element'
import { createElement } from 'react'
import type { QuoteForm } from 'quotewright/form'
import { FlashingDesigner, useQuoteForm } from 'quotewright/react'

export function Quote() {
  const { form, change, input } = useQuoteForm({ currency: 'AUD' }, { locale: 'en-AU' })
  const same: QuoteForm = form
  const designer = createElement(FlashingDesigner, {
    template: 'apron',
    onChange: ({ line, problems }) => change((form) => form.setLine('row0', { line, problems })),
  })
  return createElement(
    'form',
    {},
    designer,
    createElement('input', input('header', 'customerId')),
    same.rows.length,
  )
}

export function listen(document: Document): string | undefined {
  const element = document.querySelector('flashing-designer')
  element?.addEventListener('change', ({ detail }) => detail.figures.girth)
  return element?.svg
}

// @ts-expect-error A template is a name.
export const wrong = createElement(FlashingDesigner, { template: 1 })
