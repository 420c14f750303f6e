/**
 * Reads a price book, a list of dated prices, from a spreadsheet. Adds its prices to requests, and compares them with
 * the prices that a client sent. The root entry does not load this entry.
 *
 * @example
 * import { applyPriceBook, readPriceBook, verifyPrices } from 'quotewright/price-book'
 *
 * const account = { currency: 'AUD' }
 * const book = readPriceBook([{ product: 'Ridge cap', price: '11.23' }], { currency: 'AUD' })
 * assert.ok(book.ok)
 * const lines = [{ onTheFly: { productName: 'Ridge cap', pricing: { quantity: '3' } } }]
 * const applied = applyPriceBook({ customerId: 'cust_1', lines }, book.value, '2026-11-27', account)
 * assert.ok(applied.ok)
 * const findings = verifyPrices(applied.value.request, book.value, '2026-11-27', account)
 * assert.ok(findings.ok)
 * assert.deepEqual(findings.value, [])
 *
 * @packageDocumentation
 */
export { readPriceBook } from '../price-book/read-price-book.js'
export { applyPriceBook } from '../price-book/apply-price-book.js'
export { verifyPrices } from '../price-book/verify-prices.js'
export { comparePriceBook } from '../price-book/compare-price-book.js'
export type { PriceBookReport, PriceBookSums } from '../price-book/book-report.js'
export { describePriceProblem, type PriceBookProblem } from '../price-book/book-problem.js'
export type { PriceBook } from '../price-book/price-book.js'
export type { PricedMoney } from '../wire/money.generated.js'
export type { PriceTable } from '../wire/price-table.generated.js'
export type { AccountInput } from '../wire/account.generated.js'
export type { Problem, Result } from '../problem/problem.js'
