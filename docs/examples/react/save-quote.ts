import type { QuoteDraft, QuoteForm } from 'quotewright/form'

export const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }

/** Returns the typed texts of the quote in the URL, such as `/?quote=1`. */
export async function typedBefore(): Promise<QuoteDraft> {
  const number = new URLSearchParams(location.search).get('quote')
  const response = number === null ? null : await fetch(`/quotes/${number}`).catch(() => null)
  return response?.ok === true ? ((await response.json()) as QuoteDraft) : {}
}

/** Sends a quote to the server, with the typed texts. */
export function saveQuote({ request, draft }: QuoteForm) {
  const body = new Blob([JSON.stringify({ request, draft })], { type: 'application/json' })
  return fetch('/quotes', { method: 'POST', body })
}
