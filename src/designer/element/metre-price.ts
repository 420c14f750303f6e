import { flashingPriceFromTable } from '../../api/flashing/table-prices.js'
import * as E from '../../problem/either.js'
import { centsOfProduct, isAmount } from '../../number/cents.js'
import { readDecimal, readMicros, writeCentsAsMicros } from '../../number/number-text.js'
import { metresOf, type Millimetres } from '../../number/units.js'
import { amountTooLarge } from '../../problem/located-problem.js'
import { problemOfRule, type Problem } from '../../problem/problem.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { ReadonlyInput } from '../../wire/object.js'
import type { FlashingToPrice, PriceTable } from '../../wire/price-table.generated.js'

export const PRICE_PATH = ['line', 'unitPrice'] as const

export interface MetrePrices {
  readonly unitPriceMicros: string | undefined
  /** The price table, with the properties that select a price in it (F12). */
  readonly table: DesignerPriceTable | undefined
  readonly squareMetreMicros: string | undefined
}

export type FlashingShape = Pick<FlashingToPrice, 'girth' | 'bends' | 'isTapered'>

/** A price table, with the properties of the metal and the customer that select a price in it. */
export interface DesignerPriceTable {
  readonly table: ReadonlyInput<PriceTable>
  readonly of: Pick<FlashingToPrice, 'thickness' | 'priceLevel' | 'colour'>
}

export interface MetrePrice {
  readonly micros: string | undefined
  /**
   * The place in the table (F12): the girths of its row in mm, the bends of its column, and the extra bends.
   */
  readonly cell?: {
    readonly fromMm: string
    readonly toMm: string
    readonly bends: string
    readonly extraBends: string
  }
  readonly problems?: readonly Problem[]
}

/**
 * @param flashing undefined if its shape is unknown: then only `unitPriceMicros` applies
 */
export function metrePriceOf(
  { unitPriceMicros, table, squareMetreMicros }: MetrePrices,
  flashing: FlashingShape | undefined,
  account: AccountInput,
): MetrePrice {
  if (unitPriceMicros !== undefined) return { micros: unitPriceMicros }
  if (flashing === undefined) return { micros: undefined }
  if (table === undefined) {
    const micros = metreOfMetal(squareMetreMicros, String(flashing.girth))
    const isTooLarge = micros === undefined && squareMetreMicros !== undefined
    // N8
    return isTooLarge ? { micros, problems: [problemOfRule(amountTooLarge(PRICE_PATH))] } : { micros }
  }
  const priced = flashingPriceFromTable(table.table, { ...table.of, ...flashing }, account)
  if (E.isLeft(priced)) return { micros: undefined, problems: priced.left }
  const { unitPrice, fromMm, toMm, bends, extraBends } = priced.right
  return { micros: unitPrice.amountMicros, cell: { fromMm, toMm, bends, extraBends } }
}

/**
 * Rounds half up to the cent (N5). Undefined without a price, or if the result does not fit (N8).
 */
function metreOfMetal(squareMetreMicros: string | undefined, girthMm: string): string | undefined {
  const price = squareMetreMicros === undefined ? undefined : readMicros(squareMetreMicros)
  const girth = readDecimal(girthMm)
  if (price === undefined || girth === undefined) return undefined
  const cents = centsOfProduct(price, metresOf(girth as Millimetres))
  return isAmount(cents) ? writeCentsAsMicros(cents) : undefined
}
