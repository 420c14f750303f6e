import { flashingPriceFromTable } from '../../generated/flashing-results.generated.js'
import { centsOfProduct, isAmount } from '../../number/cents.js'
import { readDecimal, readMicros, writeCentsAsMicros } from '../../number/number-text.js'
import { metresOf, type Millimetres } from '../../number/units.js'
import { amountTooLarge } from '../../problem/located-problem.js'
import { problemOfRule, type Problem } from '../../problem/problem.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { ReadonlyInput } from '../../wire/object.js'
import type { FlashingToPrice, PriceTable } from '../../wire/price-table.generated.js'

/** Where the price per metre is, from the element. */
export const PRICE_PATH = ['line', 'unitPrice'] as const

/** The source of the price per metre. */
export interface MetrePrices {
  /** Micros of one metre. */
  readonly unitPriceMicros: string | undefined
  /** A table of prices, and what of it is for this flashing (F12). */
  readonly table: DesignerPriceTable | undefined
  /** Micros of one square metre of metal, from which the price per metre follows. */
  readonly squareMetreMicros: string | undefined
}

/** The inputs of the price per metre. */
export type FlashingShape = Pick<FlashingToPrice, 'girth' | 'bends' | 'isTapered'>

/** A table of prices, and what of it is for this flashing: the metal and the customer. */
export interface DesignerPriceTable {
  readonly table: ReadonlyInput<PriceTable>
  readonly of: Pick<FlashingToPrice, 'thickness' | 'priceLevel' | 'colour'>
}

/** The price per metre of a flashing, and why the table has none. */
export interface MetrePrice {
  readonly micros: string | undefined
  /** Where in the table it is: the girths of its row in mm, and the bends it is for with those beyond them (F12). */
  readonly cell?: {
    readonly fromMm: string
    readonly toMm: string
    readonly bends: string
    readonly extraBends: string
  }
  /** The reason for a missing price, if one is wanted. */
  readonly problems?: readonly Problem[]
}

/**
 * The price per metre, the first that there is: one that was typed or given, that of the table (F12), that of the metal.
 *
 * @param flashing undefined where it cannot be measured: then nothing is known of its table and its metal
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
  if (!priced.ok) return { micros: undefined, problems: priced.problems }
  const { unitPrice, fromMm, toMm, bends, extraBends } = priced.value
  return { micros: unitPrice.amountMicros, cell: { fromMm, toMm, bends, extraBends } }
}

/** Price of a square metre × girth, half up to the cent (N5); undefined where it does not fit (N8). */
function metreOfMetal(squareMetreMicros: string | undefined, girthMm: string): string | undefined {
  const price = squareMetreMicros === undefined ? undefined : readMicros(squareMetreMicros)
  const girth = readDecimal(girthMm)
  if (price === undefined || girth === undefined) return undefined
  const cents = centsOfProduct(price, metresOf(girth as Millimetres))
  return isAmount(cents) ? writeCentsAsMicros(cents) : undefined
}
