import { hasOwnField } from '../problem/own-fields.js'
import { compare, roundHalfUp } from '../number/arithmetic.js'
import { centsOf, type Cents } from '../number/cents.js'
import { fitsMicros, writeCentsAsMicros, writeMicros } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import { ZERO } from '../number/decimal.js'
import type { Path } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import type { Result } from '../problem/problem.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
import { isSupplied, type Sent } from '../wire/object.js'
import { pricingOf, type ApplyOptions } from './apply-price-book.js'
import { priceFinding, type PriceFinding, type PriceFindingCode } from './book-problem.js'
import {
  amountAt,
  amountOf,
  entryFor,
  isPricedByMarkup,
  isStandardKit,
  flashingPrices,
  sumOfParts,
  totalOf,
  type Pricing,
} from './computed-prices.js'
import { isUnlistedId, type FlashingTablePrice, type PriceBook, type PriceBookEntry } from './price-book.js'
import { changePrices, type PricedPlace } from './priced-places.js'
import { ID_FIELDS, sentLevel, criteriaFor } from './search-criteria.js'

/**
 * Lists every price, cost and total of a request that does not follow from a price book on a date (D7), so that a
 * server need not trust a client. A finding about an amount has the amount in the request and, if the book gives one,
 * the amount by the book, in micros:
 *
 * - `price_differs`, `cost_differs`: an amount other than that of the entry. Prices of flashings are compared
 *   exactly, all others after rounding to 4 decimals (L1);
 * - `total_differs`: a total that differs, to the cent, from L3 or F7 at the book's price, or from K2 for the
 *   request's own parts;
 * - `price_level_differs`: a price level other than the customer's, if you pass the customer's;
 * - `not_in_book`: an amount without an entry, or a total that the request does not let the book compute;
 * - `id_not_in_book`: an id that the book lacks, although it has the product's name (D3).
 *
 * Does not compare missing amounts, discounts or adjustments. Apply the book first, so that nothing is missing. A
 * flashing without a total or a custom price counts as 0, and is compared as 0. Skips unreadable amounts,
 * because pricing refuses them. Compares a kit object that several lines share only in the first of them.
 *
 * Problems: those of the settings (A2). Throws a TypeError for a book that `readPriceBook` did not return, for a date
 * that is not a day `YYYY-MM-DD` (D2), and for invalid options.
 *
 * @example
 * import { readPriceBook, verifyPrices } from 'quotewright/price-book'
 *
 * const book = readPriceBook([{ product: 'Ridge cap', price: '11.23' }], { currency: 'AUD' })
 * assert.ok(book.ok)
 * const pricing = { quantity: '3', unitPrice: { amountMicros: '1123000' } }
 * const request = { customerId: 'cust_1', lines: [{ onTheFly: { productName: 'Ridge cap', pricing } }] }
 * const findings = verifyPrices(request, book.value, '2026-11-27', { currency: 'AUD' })
 * assert.ok(findings.ok)
 * assert.equal(findings.value[0]?.code, 'price_differs')
 * assert.deepEqual(findings.value[0]?.details, { sent: '1123000', expected: '11230000', row: '1' })
 */
export function verifyPrices<Request>(
  request: Sent<Request, Partial<QuoteRequestInput | OrderRequestInput>>,
  book: PriceBook,
  date: string,
  account: AccountInput,
  options?: ApplyOptions | null,
): Result<readonly PriceFinding[]> {
  const pricing = pricingOf(book, date, account, options)
  if (hasOwnField(pricing, 'problems')) return pricing
  const findings: PriceFinding[] = []
  changePrices(request, (place) => {
    const found = [
      ...levelFindings(place, pricing),
      ...idFindings(place, pricing),
      ...(place.kind === 'flashing' ? flashingFindings(place, pricing) : pricingFindings(place, pricing)),
    ]
    for (const one of found) findings.push(one)
    return place.fields
  })
  return { ok: true, value: findings }
}

/** D3: a client must not choose the price by its level. */
function levelFindings(
  { kind, path, fields }: PricedPlace,
  { priceLevel }: Pricing,
): readonly PriceFinding[] {
  const sent = sentLevel(kind, fields)
  if (priceLevel === undefined || sent === undefined || sent === priceLevel) return []
  return [priceFinding('price_level_differs', [...path, 'priceLevel'], { sent, expected: priceLevel })]
}

/** D3: without the id in the book, the name set the price. */
function idFindings(place: PricedPlace, { book, priceLevel }: Pricing): readonly PriceFinding[] {
  const { products, id } = criteriaFor(place, priceLevel)
  const field = ID_FIELDS[place.kind]
  if (field === undefined || !isUnlistedId(book, id) || !products.some((name) => book.products.has(name)))
    return []
  const path = place.kind === 'flashing' ? place.path : place.path.slice(0, -1)
  return [priceFinding('id_not_in_book', [...path, field], { sent: preview(id) })]
}

type Entry = PriceBookEntry | FlashingTablePrice | undefined

function amountFinding(
  { path, fields }: PricedPlace,
  field: string,
  code: PriceFindingCode,
  expected: MajorUnits | undefined,
  entry: Entry,
  places: number,
): readonly PriceFinding[] {
  const sent = amountAt(fields, field)
  if (sent === undefined) return []
  const details = { sent: writeMicros(sent) }
  if (expected === undefined) return [priceFinding('not_in_book', [...path, field], details)]
  if (compare(roundHalfUp(sent, places), roundHalfUp(expected, places)) === 0) return []
  const row = entry !== undefined && hasOwnField(entry, 'rowNumber') ? { row: String(entry.rowNumber) } : {}
  return [priceFinding(code, [...path, field], { ...details, expected: writeMicros(expected), ...row })]
}

// L14
function totalFinding(
  { path, fields }: PricedPlace,
  field: string,
  expected: Cents | undefined,
): readonly PriceFinding[] {
  const sent = amountAt(fields, field)
  if (sent === undefined) return []
  return totalOfFinding([...path, field], sent, expected)
}

function totalOfFinding(path: Path, sent: MajorUnits, expected: Cents | undefined): readonly PriceFinding[] {
  const details = { sent: writeMicros(sent) }
  if (expected === undefined) return [priceFinding('not_in_book', path, details)]
  if (centsOf(sent) === expected) return []
  const made = { ...details, expected: writeCentsAsMicros(expected) }
  return [priceFinding('total_differs', path, made)]
}

/** D7: the decimals of prices of lines and kits (L1). */
const PLACES = 4

function pricingFindings(place: PricedPlace, pricing: Pricing): readonly PriceFinding[] {
  const { fields } = place
  const entry = entryFor(place, pricing)
  const price = entry && amountOf(entry.price)
  return [
    ...amountFinding(place, 'unitPrice', 'price_differs', price, entry, PLACES),
    ...markupFindings(place, price, entry, pricing),
    ...amountFinding(place, 'cost', 'cost_differs', entry?.cost && amountOf(entry.cost), entry, PLACES),
    ...(isStandardKit(place)
      ? standardKitFindings(place, pricing)
      : totalFinding(
          place,
          'totalPrice',
          entry && totalOf(place, { ...fields, unitPrice: entry.price }, pricing).total,
        )),
  ]
}

// L8
function markupFindings(
  place: PricedPlace,
  expected: MajorUnits | undefined,
  entry: PriceBookEntry | undefined,
  pricing: Pricing,
): readonly PriceFinding[] {
  const { path, fields } = place
  if (!isPricedByMarkup(place, pricing)) return []
  const { unitPrice } = totalOf(place, fields, pricing)
  if (unitPrice === undefined || !fitsMicros(unitPrice)) return []
  if (expected !== undefined && compare(unitPrice, roundHalfUp(expected, PLACES)) === 0) return []
  const code = expected === undefined ? 'not_in_book' : 'price_differs'
  const made = expected === undefined ? {} : { expected: writeMicros(expected) }
  const row = entry === undefined ? {} : { row: String(entry.rowNumber) }
  return [priceFinding(code, [...path, 'markup'], { sent: writeMicros(unitPrice), ...made, ...row })]
}

/** K2: pricing refuses a kit whose sum is unknown. */
function standardKitFindings(place: PricedPlace, pricing: Pricing): readonly PriceFinding[] {
  if (amountAt(place.fields, 'totalPrice') === undefined) return []
  const sum = sumOfParts(place, pricing)
  return sum === undefined ? [] : totalFinding(place, 'totalPrice', sum)
}

/** D7: a price agreed by hand is a finding too. Without a total or a custom price, a flashing counts as 0 (F1). */
function flashingFindings(place: PricedPlace, pricing: Pricing): readonly PriceFinding[] {
  const { found, totalAt } = flashingPrices(place, pricing)
  const total = found && totalAt(found.price)
  const countsAsZero = !['totalPrice', 'customPrice'].some((field) => isSupplied(place.fields, field))
  return [
    ...['unitPrice', 'customPricePerLength'].flatMap((field) =>
      amountFinding(place, field, 'price_differs', found?.price, found?.entry, EXACT),
    ),
    ...['totalPrice', 'customPrice'].flatMap((field) => totalFinding(place, field, total)),
    ...(countsAsZero ? totalOfFinding([...place.path, 'totalPrice'], ZERO, total) : []),
  ]
}

/** No price of a flashing is rounded (F1). */
const EXACT = 6
