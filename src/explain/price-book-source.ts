import { ownValue, textOf } from './safe-reading.js'

/** The price book entry that an amount of the request comes from. Fields that the entry leaves open are absent. */
export interface PriceBookSource {
  /** The number of the row in its list, from 1. Absent for a table of flashing prices. */
  readonly rowNumber?: number
  /** The pointer of the price in a table of flashing prices: `sheets[0].rows[1].prices[0]`. */
  readonly cell?: string
  /** The product of the entry. */
  readonly product?: string
  /** The price level of the entry. */
  readonly priceLevel?: string
  /** The unit of the price. */
  readonly unit?: string
  /** The first day that the price is valid, `YYYY-MM-DD`. */
  readonly validFrom?: string
  /** The last day that the price is valid. */
  readonly validTo?: string
}

/** The entries behind the amounts of a request, by pointer, as `applyPriceBook` returns them. */
export type UsedEntries = Readonly<Record<string, PriceBookSource>>

const TEXTS = ['cell', 'product', 'priceLevel', 'unit', 'validFrom', 'validTo'] as const

/** Undefined if the entry names neither a row nor a cell. */
export function readSource(sent: unknown): PriceBookSource | undefined {
  const rowNumber = ownValue(sent, 'rowNumber')
  const texts = TEXTS.map((name) => [name, textOf(ownValue(sent, name))] as const).filter(
    ([, text]) => text !== '',
  )
  const source: PriceBookSource = {
    ...(typeof rowNumber === 'number' && Number.isSafeInteger(rowNumber) ? { rowNumber } : {}),
    ...Object.fromEntries(texts),
  }
  return Object.hasOwn(source, 'rowNumber') || Object.hasOwn(source, 'cell') ? source : undefined
}
