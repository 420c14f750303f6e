export const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }

/** Sends a quote to the server, and returns a message for the user. */
export async function saveQuote(request: unknown): Promise<string> {
  const response = await fetch('/quotes', { method: 'POST', body: JSON.stringify(request) })
  const answer = (await response.json()) as { readonly number?: number; readonly message?: string }
  return response.ok ? `Saved as quote ${String(answer.number)}.` : String(answer.message)
}
