export const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }

/** Sends a quote to the server. Returns whether it is saved, and a message for the user. */
export async function saveQuote(request: unknown) {
  const response = await fetch('/quotes', { method: 'POST', body: JSON.stringify(request) }).catch(() => null)
  if (response === null) return { isSaved: false, message: 'The server cannot be reached. Save again.' }
  const answer = (await response.json()) as { readonly number?: number; readonly message?: string }
  const message = response.ok ? `Saved as quote ${String(answer.number)}.` : String(answer.message)
  return { isSaved: response.ok, message }
}
