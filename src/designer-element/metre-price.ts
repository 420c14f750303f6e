import { priceFromTable } from '../flashing-results.generated.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import type { FlashingToPrice, PriceTable } from '../wire/price-table.generated.js'

/** What the price of a metre comes from. */
export interface MetrePrices {
  /** Micros of one metre. */
  readonly unitPriceMicros: string | undefined
  /** A table of prices, and what of it is for this flashing (F12). */
  readonly table: DesignerPriceTable | undefined
  /** Micros of one square metre of metal, from which the price of a metre follows. */
  readonly squareMetreMicros: string | undefined
}

/** A table of prices, and what of it is for this flashing: the metal and the customer. */
export interface DesignerPriceTable {
  readonly table: ReadonlyInput<PriceTable>
  readonly of: Pick<FlashingToPrice, 'thickness' | 'priceLevel' | 'colour'>
}

/** The price of a metre of a flashing, and why there is none by the table. */
export interface MetrePrice {
  readonly micros: string | undefined
  /** Where in the table it is: the girths of its row in mm, and the bends it is for with those beyond them (F12). */
  readonly cell?: {
    readonly fromMm: string
    readonly toMm: string
    readonly bends: string
    readonly extraBends: string
  }
  /** The first problem by the table. */
  readonly problem?: string
}

/** The price of a metre, the first that there is: one that was typed or given, that of the table (F12), that of the metal. */
export function metrePriceOf(
  { unitPriceMicros, table, squareMetreMicros }: MetrePrices,
  flashing: Pick<FlashingToPrice, 'girth' | 'bends' | 'isTapered'>,
  account: AccountInput,
): MetrePrice {
  const given = wholeOf(unitPriceMicros)
  if (given !== undefined) return { micros: given }
  if (table === undefined) return { micros: metreOfMetal(squareMetreMicros, String(flashing.girth)) }
  const priced = priceFromTable(table.table, { ...table.of, ...flashing }, account)
  if (!priced.ok) {
    const problem = priced.problems[0]?.message
    return problem === undefined ? { micros: undefined } : { micros: undefined, problem }
  }
  const { unitPrice, fromMm, toMm, bends, extraBends } = priced.value
  return { micros: unitPrice.amountMicros, cell: { fromMm, toMm, bends, extraBends } }
}

/** Price of a square metre × girth, half up to the cent. */
function metreOfMetal(squareMetreMicros: string | undefined, girth: string): string | undefined {
  if (wholeOf(squareMetreMicros) === undefined || squareMetreMicros === undefined) return undefined
  const hundredths = BigInt(Math.round(Number(girth) * 100))
  const product = BigInt(squareMetreMicros) * hundredths
  // 100 hundredths of a millimetre, 1000 mm in a metre, 10 000 micros in a cent.
  const cent = 100n * 1000n * 10_000n
  return String(((product + cent / 2n) / cent) * 10_000n)
}

/** Micros; undefined when an attribute holds no amount. */
function wholeOf(micros: string | undefined): string | undefined {
  return micros !== undefined && /^-?\d+$/.test(micros) ? micros : undefined
}
