import { cutListIn } from '../wire/flashing-with-cut-list.js'
import { flashingPrice, lengthsOf } from '../flashing/measured-flashing.js'
import { chargedSide, measuredSides } from '../flashing/measured-side.js'
import { pointerOfCell, findPrice } from '../flashing/price-table/find-price.js'
import { compare } from '../number/arithmetic.js'
import { isAmount, type Cents } from '../number/cents.js'
import { signOf } from '../number/decimal.js'
import { fitsMicros } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import { priceKit } from '../pricing/kit.js'
import { deriveLinePricing } from '../pricing/line-pricing.js'
import { valueAtStep } from '../problem/path.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { readFlashingLine, type ParsedFlashingLine } from '../wire/flashing.generated.js'
import { readProductKitLine } from '../wire/kit.generated.js'
import { readLinePricing } from '../wire/line-pricing.generated.js'
import { moneyOf, readMoney } from '../wire/money.js'
import { isAbsent, isSupplied, type JsonObject } from '../wire/object.js'
import { newReading, readWhole } from '../wire/reading.js'
import { findEntry, type FlashingTablePrice, type OpenedBook, type PriceBookEntry } from './price-book.js'
import type { PricedPlace } from './priced-places.js'
import { criteriaFor } from './search-criteria.js'

export interface Pricing {
  readonly book: OpenedBook
  readonly date: string
  readonly account: ParsedAccount
  /** The price level of the customer. */
  readonly priceLevel: string | undefined
}

// D3
export function entryFor(
  place: PricedPlace,
  { book, date, priceLevel }: Pricing,
): PriceBookEntry | undefined {
  return findEntry(book, criteriaFor(place, priceLevel), date)
}

interface ComputedTotal {
  readonly total: Cents | undefined
  readonly unitPrice: MajorUnits | undefined
}

/** L3: ignores the object's own total and margin. */
export function totalOf(
  { kind, owner }: PricedPlace,
  fields: JsonObject,
  { account }: Pricing,
): ComputedTotal {
  // K7: a part of a kit may have its measurements outside its pricing.
  const mayBeOutside = kind === 'component' || kind === 'kit'
  const outside = Object.fromEntries(
    ['measurements', 'asBuiltMeasurements']
      .filter((name) => mayBeOutside && isSupplied(owner, name) && !isSupplied(fields, name))
      .map((name) => [name, owner[name]]),
  )
  // K6: a kit without a quantity is one kit.
  const one = kind === 'kit' && isAbsent(valueAtStep(fields, 'quantity')) ? { quantity: '1' } : {}
  const whole = { ...fields, ...outside, ...one, totalPrice: undefined, margin: undefined }
  const { read, problems } = readWhole(whole, readLinePricing)
  if (read === undefined || problems.length > 0) return { total: undefined, unitPrice: undefined }
  const made = deriveLinePricing(read, 'catalogue', account)
  const isKnown = made.problems.length === 0 && isAmount(made.total)
  return { total: isKnown ? made.total : undefined, unitPrice: made.unitPrice }
}

/** L8: the cost may come from the entry. */
export function isPricedByMarkup(
  { kind, fields }: PricedPlace,
  { account }: Pricing,
  entry?: PriceBookEntry,
): boolean {
  if (kind !== 'catalogue' || !account.derivationEnabled || isSupplied(fields, 'unitPrice')) return false
  return isSupplied(fields, 'markup') && (isSupplied(fields, 'cost') || entry?.cost !== undefined)
}

/** K2: ignores the kit's own total. */
export function sumOfParts({ owner, fields }: PricedPlace, { account }: Pricing): Cents | undefined {
  const { read, problems } = readWhole(
    { ...owner, pricing: { ...fields, totalPrice: undefined, margin: undefined } },
    readProductKitLine,
  )
  if (read === undefined || problems.length > 0) return undefined
  const level = priceKit(read, { ...account, derivationEnabled: true })
  return level.problems.length === 0 && isAmount(level.total) ? level.total : undefined
}

// K1
export function isStandardKit({ kind, owner }: PricedPlace): boolean {
  return kind === 'kit' && valueAtStep(owner, 'customPricing') !== true
}

export interface FlashingPrices {
  readonly found:
    | { readonly price: MajorUnits; readonly entry: PriceBookEntry | FlashingTablePrice }
    | undefined
  /** F7. Undefined without readable pieces, or if the total does not fit. */
  readonly totalAt: (perMetre: MajorUnits) => Cents | undefined
}

/** D6: prefers a row of the book to the table by girth and bends (F12). */
export function flashingPrices(place: PricedPlace, pricing: Pricing): FlashingPrices {
  const { read } = readWhole(place.fields, readFlashingLine, newReading(false))
  const pieces = read?.subitems === undefined ? undefined : cutListIn(read.subitems)
  const totalAt = (perMetre: MajorUnits): Cents | undefined => {
    if (pieces === undefined || pieces.length === 0) return undefined
    const total = flashingPrice(perMetre, lengthsOf(pieces, pricing.account).chargedLength)
    return isAmount(total) ? total : undefined
  }
  const entry = entryFor(place, pricing)
  if (entry !== undefined) {
    const price = readWhole({ unitPrice: entry.price }, readFlashingLine).read?.unitPrice?.amount
    return { found: price && { price, entry }, totalAt }
  }
  return { found: read && fromTable(place, read, pricing), totalAt }
}

/** D6, F12: takes girth and bends from the drawing (F4), or from the request if the drawing has no sizes. */
function fromTable(
  place: PricedPlace,
  read: ParsedFlashingLine,
  { book, account, priceLevel }: Pricing,
): FlashingPrices['found'] {
  if (book.sheets.length === 0) return undefined
  const sides = measuredSides(read, account)
  const side = chargedSide(sides)
  const isDrawn = side !== undefined && signOf(side.girth.girth) > 0
  const { found, problems } = findPrice(book.sheets, {
    girth: isDrawn ? side.girth.girth : read.totalGirth,
    bends: isDrawn ? side.bends.bends : read.bends,
    thickness: read.thickness,
    priceLevel: criteriaFor(place, priceLevel).priceLevel,
    colour: read.colour,
    isTapered: isDrawn && sides.some(({ girth }) => compare(girth.girth, side.girth.girth) !== 0),
  })
  const price = found.unitPrice
  if (problems.length > 0 || !fitsMicros(price)) return undefined
  return { price, entry: { cell: pointerOfCell(found), price: moneyOf(price, account.currency) } }
}

export function amountAt(fields: JsonObject, field: string): MajorUnits | undefined {
  return isSupplied(fields, field) ? amountOf(valueAtStep(fields, field)) : undefined
}

export function amountOf(money: unknown): MajorUnits | undefined {
  const { read, problems } = readWhole(money, readMoney)
  return problems.length > 0 ? undefined : read?.amount
}
