/**
 * Price books: a list of prices with dates, read from a spreadsheet, filled into requests, and compared with the
 * prices that a client sent. The root entry does not load this entry.
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
export { readPriceBook, type PriceBookOptions, type PriceBookResult } from '../price-book/read-price-book.js'
export {
  applyPriceBook,
  type AppliedPriceBook,
  type ApplyOptions,
  type UsedPrices,
} from '../price-book/apply-price-book.js'
export { verifyPrices } from '../price-book/verify-prices.js'
export { comparePriceBook, type CompareOptions } from '../price-book/compare-price-book.js'
export type { PriceBookReport, PriceBookRow, PriceBookSums } from '../price-book/book-report.js'
export {
  describePriceProblem,
  type PriceBookCode,
  type PriceBookOwnProblem,
  type PriceBookProblem,
  type PriceFinding,
  type PriceFindingCode,
} from '../price-book/book-problem.js'
export type { FlashingTablePrice, PriceBook, PriceBookEntry } from '../price-book/price-book.js'
export type { PriceUnit } from '../input/price-unit.js'
export type { DocumentKind } from '../wire/document.js'
export type { PricedMoney } from '../wire/money.generated.js'
export type { PriceTable } from '../wire/price-table.generated.js'
export type { AccountInput } from '../wire/account.generated.js'
export type { Failure, Problem, Result } from '../problem/problem.js'
export type { ProblemSource } from '../problem/located-problem.js'
