import { item, quoteForm, sheet, type FormRow, type QuoteForm } from 'quotewright/form'
import { priceQuote } from 'quotewright'

const opened: QuoteForm = quoteForm({ currency: 'AUD' }, { locale: 'en-AU' })
const rows: readonly FormRow[] = opened.add('item', { product: 'Screws', quantity: '4' }).rows

export const texts: readonly string[] = rows.map(
  ({ fields, totalText }) => fields['quantity']?.message ?? totalText,
)

const lines = [
  sheet({ productName: 'Corrugated', unitPrice: '19.85' }),
  item({ productId: 'prod_1', quantity: '4' }),
]
export const quote = priceQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })

// @ts-expect-error A field is spelt right.
export const misspelt = item({ productName: 'Screws', quantty: '4' })

// @ts-expect-error A row is of a known kind.
export const unknownKind = opened.add('sheets')
