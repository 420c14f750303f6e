import { hasOwnField } from '../problem/own-fields.js'
import { priceOrder, priceQuote } from '../api/documents.js'
import type { Catalogue } from '../engine/catalogue.js'
import { streamOf, type AnyIterable } from '../golden/golden-file.js'
import { documentIn } from '../golden/sent-documents.js'
import { hostArgumentError } from '../input/check-typed.js'
import { centsOf, exactCentsOf } from '../number/cents.js'
import { readMicros } from '../number/number-text.js'
import { isLeft } from '../problem/either.js'
import { textAtStep, valueAtStep } from '../problem/path.js'
import type { Result } from '../problem/problem.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { moneyOfCents } from '../wire/money.js'
import { isAbsent, isObject, isSupplied, type JsonObject } from '../wire/object.js'
import { appliedTo, pricingOf, type ApplyOptions } from './apply-price-book.js'
import {
  amountAt,
  entryFor,
  isStandardKit,
  flashingPrices,
  sumOfParts,
  type Pricing,
} from './computed-prices.js'
import { newComparison, type LineCounts, type PriceBookReport } from './book-report.js'
import type { PriceBook } from './price-book.js'
import { changePrices, type PricedPlace } from './priced-places.js'

/** Options for comparing a price book with documents. */
export interface CompareOptions extends ApplyOptions {
  /** The kind of all documents. By default, the fields of each document decide. */
  readonly kind?: DocumentKind | null | undefined
  /** The catalogue for ids and colours (V6). */
  readonly catalogue?: Catalogue | null | undefined
}

/**
 * Reports the changes that a price book would make. Prices documents as they are and with the prices of the book
 * (D8), and adds up the differences by product. A document may also be `{ request, account }` with its own settings.
 * Reads documents one by one and keeps none, so any number works. Sums are exact, in micros.
 *
 * These prices stay: custom prices of flashings, totals of custom formulas, totals of standard kits that are not the
 * sum of their parts, and prices without an entry.
 *
 * Problems: those of the settings (A2). The promise rejects with a TypeError that names an invalid argument, such as a
 * book that `readPriceBook` did not return. It also rejects with the error of a source that throws.
 *
 * @example
 * import { comparePriceBook, readPriceBook } from 'quotewright/price-book'
 *
 * const pricing = { quantity: '3', unitPrice: { amountMicros: '11230000' } }
 * const quote = { customerId: 'cust_1', lines: [{ onTheFly: { productName: 'Ridge cap', pricing } }] }
 * const book = readPriceBook([{ product: 'Ridge cap', price: '11.95' }], { currency: 'AUD' })
 * assert.ok(book.ok)
 * const report = await comparePriceBook([quote], book.value, '2026-11-27', { currency: 'AUD' })
 * assert.ok(report.ok)
 * // 3 × 11.95 = 35.85, and 3 × 11.23 = 33.69
 * assert.equal(report.value.products[0]?.product, 'Ridge cap')
 * assert.equal(report.value.products[0]?.net, '2160000')
 */
export async function comparePriceBook(
  documents: AnyIterable<unknown>,
  book: PriceBook,
  date: string,
  account: AccountInput,
  options?: CompareOptions | null,
): Promise<Result<PriceBookReport>> {
  const usual = pricingOf(book, date, account, options)
  if (hasOwnField(usual, 'problems')) return usual
  const [kind, catalogue] = ['kind', 'catalogue'].map((name) => valueAtStep(options, name))
  if (!isAbsent(kind) && kind !== 'quote' && kind !== 'order')
    throw hostArgumentError('options.kind', 'be quote or order, or left out')
  if (!isIterable(documents)) throw hostArgumentError('documents', 'be a list or a stream of documents')
  const comparison = newComparison()
  for await (const sent of documentsIn(documents)) {
    const one = documentIn(sent, kind === 'quote' || kind === 'order' ? kind : undefined)
    const settings = (one.account ?? account) as AccountInput
    const pricing = one.account === undefined ? usual : pricingOf(book, date, settings, options)
    if (hasOwnField(pricing, 'problems')) comparison.refuse()
    else addDocument(comparison, one, settings, pricing, catalogue as Catalogue | undefined)
  }
  return { ok: true, value: comparison.report(date) }
}

/** Throws at the first hole, because a list may have four billion of them. */
async function* documentsIn(documents: AnyIterable<unknown>): AsyncGenerator {
  if (!Array.isArray(documents)) {
    yield* streamOf(documents)
    return
  }
  const list = documents as readonly unknown[]
  for (let index = 0; index < list.length; index++) {
    if (!Object.hasOwn(list, index)) throw hostArgumentError('documents', 'be a list without holes')
    yield list[index]
  }
}

function isIterable(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value)
  )
}

function addDocument(
  comparison: ReturnType<typeof newComparison>,
  { request, kind }: { readonly request: unknown; readonly kind: DocumentKind },
  account: AccountInput,
  pricing: Pricing,
  catalogue: Catalogue | null | undefined,
): void {
  const price = (one: unknown) => {
    const answer =
      kind === 'quote' ? priceQuote(one, account, catalogue) : priceOrder(one, account, catalogue)
    return isLeft(answer) ? undefined : answer.right
  }
  const before = price(request)
  const counts = { lines: 0, linesInBook: 0 }
  const after = price(withBook(request, pricing, counts))
  if (before === undefined || after === undefined) {
    comparison.refuse()
    return
  }
  const { currency } = pricing.account
  comparison.addLines(counts)
  comparison.addTotal(currency, microsOf(before.total), microsOf(after.total))
  const counted = new Set<string>()
  for (const [index, line] of before.lines.entries()) {
    const [was, is] = [totalOfLine(line), totalOfLine(after.lines[index])]
    if (was === is) continue
    const product = productOf(line)
    comparison.addLine(currency, product, was, is, !counted.has(product))
    counted.add(product)
  }
}

// D8
function withBook(request: unknown, pricing: Pricing, counts: LineCounts): unknown {
  const stripped = changePrices(request, (place) => {
    const fields = withoutPrices(place, pricing)
    if (!isStandardKit(place)) {
      counts.lines++
      if (fields !== place.fields) counts.linesInBook++
    }
    return fields
  })
  const { request: filled } = appliedTo(stripped, pricing)
  return pricing.account.derivationEnabled ? filled : changePrices(filled, (place) => withSum(place, pricing))
}

/** K2: the engine sums parts only with derivation on. */
function withSum(place: PricedPlace, pricing: Pricing): JsonObject {
  const { fields } = place
  const sum =
    isStandardKit(place) && !isSupplied(fields, 'totalPrice') ? sumOfParts(place, pricing) : undefined
  return sum === undefined ? fields : { ...fields, totalPrice: moneyOfCents(sum, pricing.account.currency) }
}

const REPLACED_FIELDS = ['unitPrice', 'cost', 'totalPrice', 'markup', 'markupIsPercentage', 'margin']

function withoutPrices(place: PricedPlace, pricing: Pricing): JsonObject {
  const { fields, kind } = place
  if (kind === 'flashing') {
    const isAgreed = isSupplied(fields, 'customPricePerLength')
    const hasPrice = !isAgreed && flashingPrices(place, pricing).found !== undefined
    return hasPrice ? without(fields, ['unitPrice', 'totalPrice']) : fields
  }
  if (!isStandardKit(place))
    return entryFor(place, pricing) === undefined ? fields : without(fields, REPLACED_FIELDS)
  // K4: a total that was agreed on stays. A total that is the sum of the parts is calculated again.
  const sent = amountAt(fields, 'totalPrice')
  return sent !== undefined && centsOf(sent) === sumOfParts(place, pricing)
    ? without(fields, ['totalPrice', 'margin'])
    : fields
}

function without(fields: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

function lineIn(line: unknown): JsonObject {
  const kinds = isObject(line) ? Object.values(line) : []
  const [owner] = kinds
  return isObject(owner) ? owner : {}
}

/** T1, F1: micros, rounded to the cent. */
function totalOfLine(line: unknown): bigint {
  const owner = lineIn(line)
  const custom = valueAtStep(owner, 'customPrice')
  const own = isAbsent(custom) ? valueAtStep(owner, 'totalPrice') : custom
  const money = own ?? valueAtStep(valueAtStep(owner, 'pricing'), 'totalPrice')
  const amount = readMicros(textAtStep(money, 'amountMicros'))
  return amount === undefined ? 0n : BigInt(exactCentsOf(amount)) * 10_000n
}

function productOf(line: unknown): string {
  const owner = lineIn(line)
  const names = ['productName', 'productId', 'kitId', 'templateId'].map((field) => valueAtStep(owner, field))
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? '–'
}

function microsOf(money: unknown): bigint {
  const micros = valueAtStep(money, 'amountMicros')
  return typeof micros === 'string' ? BigInt(micros) : 0n
}
