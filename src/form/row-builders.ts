import { ownFields } from '../problem/own-fields.js'
import { fieldsOf } from './form-options.js'
import { money } from '../input/wire-money.js'
import type { SalesLineInput } from '../wire/document.generated.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { ProductKitLineInput } from '../wire/kit.generated.js'
import {
  NO_LINE_PRICING,
  type LinePricingInput,
  type MeasurementEntryInput,
} from '../wire/line-pricing.generated.js'
import type { MoneyInput } from '../wire/money.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import type {
  CatalogueLineInput,
  LabourLineInput,
  NotesInput,
  OnTheFlyLineInput,
} from '../wire/plain-lines.generated.js'

/**
 * An amount: a decimal string in the major unit without a currency sign, such as `'19.85'`, or money in the form of a
 * request, such as `{ amountMicros: '19850000' }`.
 */
export type Amount = string | ReadonlyInput<MoneyInput>

/** The amounts of a row in code. */
interface RowAmounts {
  /**
   * The price of one unit, such as a piece, a metre, a foot or an hour, as `'19.85'` or as money. Rounded half up to
   * 4 decimals (L1).
   */
  readonly unitPrice?: Amount | null | undefined
  /**
   * The total of the line, as `'19.85'` or as money. When omitted with derivation on, it is derived (L3, K2).
   */
  readonly totalPrice?: Amount | null | undefined
  /** The cost of one unit, as `'19.85'` or as money. Rounded half up to 4 decimals (L1). */
  readonly cost?: Amount | null | undefined
  /** The total minus the cost of the line, as `'19.85'` or as money. With derivation on, it is computed (L11). */
  readonly margin?: Amount | null | undefined
}

/** The pricing fields of a row, beside its other fields. Amounts may be decimal strings. */
export type RowPricing = ReadonlyInput<Omit<LinePricingInput, keyof RowAmounts | 'measurements'>> & RowAmounts

/** A product: one of the catalogue, by its id, or any other, by its name. */
export type RowProduct =
  | (ReadonlyInput<Omit<CatalogueLineInput, 'pricing' | 'productId'>> & {
      /** The id of the product. */
      readonly productId: string
    })
  | (ReadonlyInput<Omit<OnTheFlyLineInput, 'pricing'>> & {
      /** Absent if the product is not in the catalogue. */
      readonly productId?: undefined
    })

/** The pieces of a sheet, and how they are charged. */
export interface RowPieces {
  /**
   * The pieces as sold, each with its amount and its length (M3): `[{ amount: '2', length: '6.1' }]`. A length is in
   * metres, or in feet for a strategy in feet. A square strategy needs a `width` too (M5).
   */
  readonly pieces?: readonly ReadonlyInput<MeasurementEntryInput>[]
  /**
   * The strategy for charging the sheet: a name, or its position in the list, counted from 0 (V4). When omitted,
   * `PRICING_STRATEGY_LINEAL_METRES`.
   */
  readonly pricingStrategy?: LinePricingInput['pricingStrategy']
  /** The quantity sold, a decimal string. Only for a strategy that does not charge by `pieces` (M1). */
  readonly quantity?: LinePricingInput['quantity']
}

/**
 * Makes a line of sheets, sold by the metre unless `pricingStrategy` names another measure.
 *
 * @example
 * import { sheet } from 'quotewright/form'
 *
 * const line = sheet({ productName: 'Corrugated', pieces: [{ amount: '2', length: '6.1' }], unitPrice: '19.85' })
 * assert.deepEqual(line.onTheFly?.pricing?.unitPrice, { amountMicros: '19850000' })
 */
export function sheet(row: RowProduct & RowPieces & Omit<RowPricing, keyof RowPieces>): SalesLineInput {
  const { pieces, pricingStrategy, ...others } = fieldsOf(row, 'row')
  const measured = pieces === undefined ? {} : { measurements: pieces }
  const strategy = pricingStrategy ?? 'PRICING_STRATEGY_LINEAL_METRES'
  return productLine({ pricingStrategy: strategy, ...others, ...measured })
}

/**
 * Makes a line of a product that is sold by the piece. A product with a `productId` comes from the catalogue.
 *
 * @example
 * import { item } from 'quotewright/form'
 *
 * const line = item({ productName: 'Screws', quantity: '4', unitPrice: '12.50' })
 * assert.equal(line.onTheFly?.productName, 'Screws')
 */
export function item(row: RowProduct & RowPricing): SalesLineInput {
  return productLine(row)
}

/**
 * Makes a line of labour.
 *
 * @example
 * import { labour } from 'quotewright/form'
 *
 * const line = labour({ productName: 'Install', quantity: '8', unitPrice: '92.00' })
 * assert.equal(line.labour?.pricing?.quantity, '8')
 */
export function labour(row: ReadonlyInput<Omit<LabourLineInput, 'pricing'>> & RowPricing): SalesLineInput {
  return { labour: withPricing(row) }
}

/**
 * Makes a line of a flashing, such as one from the designer.
 *
 * @example
 * import { flashing } from 'quotewright/form'
 *
 * assert.deepEqual(flashing({ productName: 'Apron', totalPrice: '356.40' }).flashing?.totalPrice, {
 *   amountMicros: '356400000',
 * })
 */
export function flashing(
  row: ReadonlyInput<Omit<FlashingLineInput, keyof FlashingAmounts>> & FlashingAmounts,
): SalesLineInput {
  return { flashing: withAmounts(row) }
}

/** The amounts of a flashing in code. */
interface FlashingAmounts {
  /** The price per metre, as `'19.85'` or as money (F7, F10). */
  readonly unitPrice?: Amount | null | undefined
  /**
   * The total of the line, as `'19.85'` or as money. `flashingPrice` calculates it. Without a total price and
   * a custom price, the line counts as 0 (F1).
   */
  readonly totalPrice?: Amount | null | undefined
  /** A price for the whole line, in place of the total price, as `'19.85'` or as money (F1). */
  readonly customPrice?: Amount | null | undefined
  /** The price per metre, in place of the unit price, as `'19.85'` or as money (F7). */
  readonly customPricePerLength?: Amount | null | undefined
}

/**
 * Makes a line of a kit, with its components and sub-kits.
 *
 * @example
 * import { kit } from 'quotewright/form'
 *
 * const line = kit({ productName: 'Gutter kit', customPricing: true, totalPrice: '250.00' })
 * assert.equal(line.productKit?.customPricing, true)
 */
export function kit(row: ReadonlyInput<Omit<ProductKitLineInput, 'pricing'>> & RowPricing): SalesLineInput {
  return { productKit: withPricing(row) }
}

/**
 * Makes a note line.
 *
 * @example
 * import { note } from 'quotewright/form'
 *
 * assert.deepEqual(note({ text: 'Scaffolding by others.' }), { notes: { text: 'Scaffolding by others.' } })
 */
export function note(row: ReadonlyInput<NotesInput>): SalesLineInput {
  return { notes: row }
}

/** Fields that accept a decimal string. The compiler requires all of them. */
const AMOUNTS: Readonly<Record<keyof RowAmounts | keyof FlashingAmounts, true>> = {
  unitPrice: true,
  totalPrice: true,
  cost: true,
  margin: true,
  customPrice: true,
  customPricePerLength: true,
}

const PRICING: Readonly<Record<keyof LinePricingInput, unknown>> = NO_LINE_PRICING

function productLine(row: object): SalesLineInput {
  const { productId, ...others } = ownFields<{ readonly productId?: string | null }>(withPricing(row))
  const isNamed = productId !== undefined && productId !== null
  return isNamed ? { catalogue: { productId, ...others } } : { onTheFly: others }
}

function withPricing(row: object): object {
  const entries = Object.entries(withAmounts(row))
  const isPricing = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(PRICING, name)
  const pricing = Object.fromEntries(entries.filter(isPricing))
  const others = Object.fromEntries(entries.filter((entry) => !isPricing(entry)))
  return Object.keys(pricing).length === 0 ? others : { ...others, pricing }
}

function withAmounts(row: object): object {
  return Object.fromEntries(
    Object.entries(fieldsOf(row, 'row')).map(([name, value]: [string, unknown]) => [
      name,
      Object.hasOwn(AMOUNTS, name) && typeof value === 'string' ? { amountMicros: microsOf(value) } : value,
    ]),
  )
}

function microsOf(decimal: string): string {
  return money(decimal, { currency: '' }).amountMicros
}
