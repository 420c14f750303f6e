import {
  formatDecimal,
  measurementMethod,
  sumMeasurements,
  unitSymbols,
  type Account,
  type ComponentPricing,
  type MeasuredPieces,
  type MeasurementMethod,
  type Money,
  type OtherSize,
} from '../../entries/index.js'
import { amountText, measureText } from '../table/text.js'

export type TableRow = PricedRow | TextRow | FigureRow

export interface RowPlace {
  /** Empty for the parts of a kit. */
  readonly number: string
  /** 0 for a line, 1 for a part of a kit, 2 for a part of a sub-kit, and so on. */
  readonly depth: number
}

export interface PricedRow extends RowPlace {
  readonly kind: 'priced'
  readonly title: string
  /** Text wraps between details and between pieces, never inside one: `3 × 2.4 m` stays together. */
  readonly details: readonly string[]
  readonly pieces: readonly string[]
  readonly figures: Figures
}

/** A note, across all columns. */
export interface TextRow extends RowPlace {
  readonly kind: 'text'
  readonly text: string
  readonly figures: Figures
}

/** One of the document's own figures, below the lines. */
export interface FigureRow {
  readonly kind: 'figure'
  readonly label: string
  readonly figures: Figures
  readonly isStrong?: boolean
  /** Draws a line above the row. */
  readonly startsBlock?: boolean
}

/** A kit's total includes its parts, so the totals of parts have their own column, `In kit`. */
export const figureHeadings = ['Quantity', 'Unit price', 'Disc.', 'In kit', 'Total', 'Tax'] as const

export type Figures = Readonly<Partial<Record<(typeof figureHeadings)[number], string>>>

export interface RowText {
  readonly title: string
  readonly details: readonly (string | undefined)[]
}

/** An item without pricing, such as a component of a custom-priced kit (K5), has no figures. */
export function pricedRow(
  place: RowPlace,
  text: RowText,
  pricing: Partial<ComponentPricing> = {},
  account: Account,
): PricedRow {
  const { charged, pieces } = quantityText(pricing, account)
  return rowOf(place, text, pieces, charged, pricing)
}

interface RowPricing {
  readonly unitPrice?: Money | undefined
  readonly discount?: string | undefined
  readonly totalPrice?: Money | undefined
  readonly isTaxFree?: boolean | undefined
}

export function rowOf(
  place: RowPlace,
  { title, details }: RowText,
  pieces: readonly string[],
  quantity: string,
  pricing: RowPricing,
): PricedRow {
  const { unitPrice, discount = '0', totalPrice, isTaxFree = false } = pricing
  const percentage = formatDecimal(discount)
  const total = totalPrice === undefined ? '' : amountText(totalPrice)
  return {
    kind: 'priced',
    ...place,
    title,
    details: details.filter((detail): detail is string => detail !== undefined && detail !== ''),
    pieces,
    figures: {
      Quantity: quantity,
      'Unit price': unitPrice === undefined ? '' : amountText(unitPrice),
      'Disc.': percentage === '0' ? '' : `${percentage}%`,
      ...(place.depth === 0 ? { Total: total } : { 'In kit': partTotal(total, place.depth) }),
      Tax: taxMark(isTaxFree),
    },
  }
}

/** Shifts the totals of deeper levels to the left, so that nobody adds them to the level above. */
function partTotal(total: string, depth: number): string {
  return total === '' ? '' : total + '  '.repeat(Math.min(depth - 1, 3))
}

export function taxMark(isTaxFree: boolean): string {
  return isTaxFree ? 'free' : ''
}

/** Uses the engine's sum of the pieces, which includes the account's minimum (M3). */
function quantityText(
  pricing: Partial<ComponentPricing>,
  account: Account,
): { readonly charged: string; readonly pieces: readonly string[] } {
  const { pricingStrategy, quantity = '' } = pricing
  const measuring = measurementMethod(pricingStrategy)
  const measured = measuring === undefined ? undefined : sumMeasurements(pricing, account)
  if (measuring === undefined || !measured?.ok) return { charged: formatDecimal(quantity), pieces: [] }
  const { measure, pieces } = measured.value
  return {
    charged: measureText(measure, unitSymbols[measuring.measure]),
    pieces: pieces.map((entry) => pieceText(entry, measuring)),
  }
}

/** Formats `3 × 2.4 m`, `9 × 15 × 1.2 m`, or `3 × 0.24 m (charged as 0.3)`. */
function pieceText(entry: MeasuredPieces, measuring: MeasurementMethod): string {
  const { amount, length, chargedLength } = entry
  const sizes = [
    { text: length, unit: measuring.length },
    ...Object.entries(measuring.others).map(([size, unit]) => ({
      text: entry[size as OtherSize] ?? '',
      unit,
    })),
  ]
  // Prints the common unit of consecutive sizes once.
  const texts = sizes.map(({ text, unit }, index) =>
    sizes[index + 1]?.unit === unit ? formatDecimal(text) : `${formatDecimal(text)} ${unitSymbols[unit]}`,
  )
  return `${[formatDecimal(amount), ...texts].join(' × ')}${chargedLength === length ? '' : ` (charged as ${formatDecimal(chargedLength)})`}`
}
