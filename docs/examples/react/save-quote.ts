import type { QuoteDraft, QuoteForm } from 'quotewright/form'

export const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }

/** Returns the typed texts of the quote in the URL, such as `/?quote=1`. */
export async function typedBefore(): Promise<QuoteDraft> {
  const number = new URLSearchParams(location.search).get('quote')
  const response = number === null ? null : await fetch(`/quotes/${number}`).catch(() => null)
  return response?.ok === true ? ((await response.json()) as QuoteDraft) : {}
}

/** Sends a quote to the server, with the typed texts. Returns whether it is saved, and the server's answer. */
export async function saveQuote({ request, draft }: QuoteForm) {
  const body = new Blob([JSON.stringify({ request, draft })], { type: 'application/json' })
  const response = await fetch('/quotes', { method: 'POST', body }).catch(() => null)
  const answer = { number: undefined, message: 'The server cannot be reached. Save again.' }
  if (response === null) return { isSaved: false, answer }
  return { isSaved: response.ok, answer: (await response.json()) as { readonly number?: number } }
}
