import { quoteForm, type QuoteDraft, type QuoteForm } from 'quotewright/form'

export const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } } as const

export const initial: QuoteDraft = {
  header: { customerId: 'cust_1', reference: 'Banksia Street re-roof' },
  rows: [
    {
      kind: 'sheet',
      texts: {
        product: 'Corrugated roof sheet',
        pieces: '22/6.1, 14 @ 4.35',
        unitPrice: '$19.85',
        discount: '5',
      },
    },
    { kind: 'item', texts: { product: 'Ridge capping, 3 m', quantity: '4', unitPrice: '$85.78' } },
    { kind: 'labour', texts: { product: 'Install', quantity: '16', unitPrice: '$92.00' } },
    { kind: 'flashing' },
  ],
}

export const opened = (draft: QuoteDraft = initial): QuoteForm =>
  quoteForm(ACCOUNT, { locale: 'en-AU', draft })

/** Returns the typed texts as a URL query, without drawings. Empty for the initial texts. */
export function queryOf(form: QuoteForm): string {
  const typed = ({ header, rows = [] }: QuoteDraft) =>
    JSON.stringify({ header, rows: rows.map(({ kind, texts = {} }) => ({ kind, texts })) })
  const text = typed(form.draft)
  return text === typed(initial) ? '' : new URLSearchParams({ draft: text }).toString()
}

/** Opens the form from a URL query, or the initial form if the query has no valid draft. */
export function formOf(query: string): QuoteForm {
  try {
    return opened(JSON.parse(new URLSearchParams(query).get('draft') ?? '') as QuoteDraft)
  } catch {
    return opened()
  }
}
