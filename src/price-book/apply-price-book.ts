import { hasOwnField } from '../problem/own-fields.js'
import { accountOf } from '../api/account.js'
import { hostArgumentError } from '../input/check-typed.js'
import { compare } from '../number/arithmetic.js'
import type { MajorUnits } from '../number/units.js'
import { isLeft } from '../problem/either.js'
import { pointerOf, valueAtStep } from '../problem/path.js'
import type { Failure, Result } from '../problem/problem.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
import { moneyOfCents } from '../wire/money.js'
import { isAbsent, isObject, isSupplied, type JsonObject, type Sent } from '../wire/object.js'
import { isCalendarDate } from './calendar-date.js'
import {
  amountAt,
  entryFor,
  isPricedByMarkup,
  isStandardKit,
  flashingPrices,
  totalOf,
  type Pricing,
} from './computed-prices.js'
import { openedBook, type FlashingTablePrice, type PriceBook, type PriceBookEntry } from './price-book.js'
import { changePrices, type PricedPlace } from './priced-places.js'

/** Options for looking prices up. */
export interface ApplyOptions {
  /** The price level of the customer, for lines that name none. */
  readonly priceLevel?: string | null | undefined
}

/** The entries that were used, by the pointers of the fields that they filled in. */
export type UsedPrices = Readonly<Record<string, PriceBookEntry | FlashingTablePrice>>

/** A request with prices from a price book. */
export interface AppliedPriceBook {
  /** The request with the fields that it lacked. Everything else is shared with the caller's request. */
  readonly request: unknown
  /** The entry behind each field that was filled in: `lines[0].catalogue.pricing.unit_price`. */
  readonly used: UsedPrices
}

/**
 * Fills in the prices that a request lacks, from the entries that are valid on a date (D2, D3). Never overwrites a
 * field, so applying a book twice changes nothing more. Fills in `unitPrice` and `cost` of lines, components and
 * custom-priced kits, and `unitPrice` and `totalPrice` of flashings (D6). A catalogue line whose price follows from its
 * markup (L8) gets only its cost. Fills in totals where the engine derives none: of components, of custom-priced kits,
 * and of all lines with derivation off (D4).
 *
 * A line without an entry stays unchanged, and pricing reports its missing fields. The request may be anything.
 *
 * Problems: those of the settings (A2). Throws a TypeError for a book that `readPriceBook` did not return, for a date
 * that is not a day `YYYY-MM-DD` (D2), and for invalid options.
 *
 * @example
 * import { applyPriceBook, readPriceBook } from 'quotewright/price-book'
 * import { priceQuote } from 'quotewright'
 *
 * const rows = [{ product: 'Ridge cap', unit: 'each', validFrom: '2026-07-01', price: '11.23', cost: '7.00' }]
 * const book = readPriceBook(rows, { currency: 'AUD' })
 * assert.ok(book.ok)
 * const lines = [{ onTheFly: { productName: 'Ridge cap', pricing: { quantity: '3' } } }]
 * const applied = applyPriceBook({ customerId: 'cust_1', lines }, book.value, '2026-11-27', { currency: 'AUD' })
 * assert.ok(applied.ok)
 * const { request, used } = applied.value
 * assert.deepEqual(Object.keys(used), [
 *   'lines[0].on_the_fly.pricing.unit_price',
 *   'lines[0].on_the_fly.pricing.cost',
 * ])
 * const quote = priceQuote(request, { currency: 'AUD' })
 * assert.ok(quote.ok && quote.value.total.amountMicros === '33690000')
 */
export function applyPriceBook<Request>(
  request: Sent<Request, Partial<QuoteRequestInput | OrderRequestInput>>,
  book: PriceBook,
  date: string,
  account: AccountInput,
  options?: ApplyOptions | null,
): Result<AppliedPriceBook> {
  const pricing = pricingOf(book, date, account, options)
  return hasOwnField(pricing, 'problems') ? pricing : { ok: true, value: appliedTo(request, pricing) }
}

export function pricingOf(
  book: unknown,
  date: unknown,
  account: unknown,
  options: unknown,
): Pricing | Failure {
  const opened = openedBook(book)
  if (!isCalendarDate(date)) throw hostArgumentError('date', 'be a calendar date, such as 2026-07-01')
  if (options !== undefined && options !== null && !isObject(options))
    throw hostArgumentError('options', 'be an object')
  const level = isObject(options) ? valueAtStep(options, 'priceLevel') : undefined
  if (!isAbsent(level) && typeof level !== 'string')
    throw hostArgumentError('options.priceLevel', 'be the name of a price level, or left out')
  const settings = accountOf(account)
  if (isLeft(settings)) return { ok: false, problems: settings.left }
  const name = typeof level === 'string' ? level.trim() : ''
  const priceLevel = name === '' ? undefined : name
  return { book: opened, date, account: settings.right, priceLevel }
}

export function appliedTo(request: unknown, pricing: Pricing): AppliedPriceBook {
  const used: Record<string, PriceBookEntry | FlashingTablePrice> = {}
  const filled = changePrices(request, (place) => {
    const { fields, entry } = filledIn(place, pricing)
    const names = Object.keys(fields)
    if (names.length === 0 || entry === undefined) return place.fields
    for (const name of names) used[pointerOf([...place.path, name])] = entry
    return { ...place.fields, ...fields }
  })
  return { request: filled, used }
}

interface FilledIn {
  readonly fields: JsonObject
  readonly entry: PriceBookEntry | FlashingTablePrice | undefined
}

const NOTHING: FilledIn = { fields: {}, entry: undefined }

function filledIn(place: PricedPlace, pricing: Pricing): FilledIn {
  if (place.kind === 'flashing') return filledFlashing(place, pricing)
  // A standard kit is the sum of its parts (K2), which have prices of their own.
  if (isStandardKit(place)) return NOTHING
  const entry = entryFor(place, pricing)
  if (entry === undefined) return NOTHING
  const lacks = (name: string): boolean => !isSupplied(place.fields, name)
  const isMarkedUp = isPricedByMarkup(place, pricing, entry)
  const prices = {
    ...(lacks('unitPrice') && !isMarkedUp ? { unitPrice: entry.price } : {}),
    ...(lacks('cost') && entry.cost !== undefined ? { cost: entry.cost } : {}),
  }
  const total =
    lacks('totalPrice') && isTotalNeeded(place, pricing)
      ? totalOf(place, { ...place.fields, ...prices }, pricing).total
      : undefined
  const { currency } = pricing.account
  return {
    fields: { ...prices, ...(total === undefined ? {} : { totalPrice: moneyOfCents(total, currency) }) },
    entry,
  }
}

/** D4: tests that the engine derives no total (K3, K5, L5). */
function isTotalNeeded({ kind }: PricedPlace, { account }: Pricing): boolean {
  return kind === 'component' || kind === 'kit' || !account.derivationEnabled
}

/** D6, F7: a price per metre in the request stays. */
function filledFlashing(place: PricedPlace, pricing: Pricing): FilledIn {
  const { found, totalAt } = flashingPrices(place, pricing)
  if (found === undefined) return NOTHING
  const { fields } = place
  const sent = ['customPricePerLength', 'unitPrice'].filter((name) => isSupplied(fields, name))
  // A total at a price other than the book's has no entry behind it.
  const isBookPrice = sent.every((name) => isSame(amountAt(fields, name), found.price))
  const total = isBookPrice && !isSupplied(fields, 'totalPrice') ? totalAt(found.price) : undefined
  return {
    fields: {
      ...(sent.length > 0 ? {} : { unitPrice: found.entry.price }),
      ...(total === undefined ? {} : { totalPrice: moneyOfCents(total, pricing.account.currency) }),
    },
    entry: found.entry,
  }
}

function isSame(sent: MajorUnits | undefined, made: MajorUnits): boolean {
  return sent !== undefined && compare(sent, made) === 0
}
