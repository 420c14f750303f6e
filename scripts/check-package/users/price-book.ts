import { applyPriceBook, readPriceBook, verifyPrices } from 'quotewright/price-book'
import { explainQuote } from 'quotewright/explain'
import { priceQuote } from 'quotewright'

const account = { currency: 'AUD' }
const book = readPriceBook([{ product: 'Screws', price: '0.305' }], { currency: 'AUD', locale: 'en-AU' })
if (!book.ok) throw new Error(book.problems.map(({ code, param }) => `${code} ${param}`).join())

const sent = {
  customerId: 'cust_1',
  lines: [{ onTheFly: { productName: 'Screws', pricing: { quantity: '4' } } }],
}
const filled = applyPriceBook(sent, book.value, '2026-11-27', account, { priceLevel: 'Trade' })
if (!filled.ok) throw new Error('the account is right')
const { request, used } = filled.value

export const quote = priceQuote(request, account)
export const explanation = explainQuote(request, account, null, { used })

const verified = verifyPrices(request, book.value, '2026-11-27', account)
export const findings = verified.ok ? verified.value : []

// @ts-expect-error A list has a currency.
export const withoutCurrency = readPriceBook([], {})

// @ts-expect-error Only readPriceBook makes a price book.
export const notRead = verifyPrices(request, { rows: [] }, '2026-11-27', account)

// @ts-expect-error A field is misspelt.
export const misspelt = applyPriceBook({ custmerId: 'cust_1' }, book.value, '2026-11-27', account)

const lines = [{ labour: { pricing: { quantity: 4 } } }]
// @ts-expect-error A quantity is a text.
export const misread = verifyPrices({ lines }, book.value, '2026-11-27', account)
