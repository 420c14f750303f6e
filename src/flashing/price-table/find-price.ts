import { add, compare, multiply, subtract } from '../../number/arithmetic.js'
import { UNKNOWN, ZERO } from '../../number/decimal.js'
import { plainText } from '../../number/number-text.js'
import type { Bends, MajorUnits, Millimetres } from '../../number/units.js'
import { NO_PROBLEMS, problemAt, type LocatedProblem } from '../../problem/located-problem.js'
import { pointerOf } from '../../problem/path.js'
import {
  NO_PRICE_ROW,
  type ParsedFlashingToPrice,
  type ParsedPriceSheet,
} from '../../wire/price-table.generated.js'
import { levelOf, criteriaOf } from './check-sheets.js'

export interface FoundPrice {
  /** Indexes. */
  readonly place: readonly [sheet: number, row: number, price: number]
  /** The girths at which the row starts and ends. */
  readonly fromMm: Millimetres
  readonly toMm: Millimetres
  /** The largest number of bends at this price, and the number of extra bends. */
  readonly bends: Bends
  readonly extraBends: Bends
  readonly price: MajorUnits
  /** Undefined without extra bends. */
  readonly extraBend: MajorUnits | undefined
  /** Undefined if the flashing is not tapered, or if the sheet has no price for a taper. */
  readonly taper: MajorUnits | undefined
  readonly unitPrice: MajorUnits
}

export function pointerOfCell({ place: [sheet, row, price] }: FoundPrice): string {
  return pointerOf(['sheets', sheet, 'rows', row, 'prices', price])
}

/** Accompanies the problems of a missing price. */
export const NO_PRICE: FoundPrice = {
  place: [0, 0, 0],
  fromMm: ZERO,
  toMm: ZERO,
  bends: ZERO,
  extraBends: ZERO,
  price: ZERO,
  extraBend: undefined,
  taper: undefined,
  unitPrice: ZERO,
}

export interface PriceSearch {
  readonly found: FoundPrice
  readonly problems: readonly LocatedProblem[]
}

/** F12: expects a table without gaps or overlaps. */
export function findPrice(sheets: readonly ParsedPriceSheet[], flashing: ParsedFlashingToPrice): PriceSearch {
  const search = findSheet(sheets, flashing)
  if (search.problem !== undefined) return nothing(search.problem)
  const { girth = UNKNOWN, bends = UNKNOWN, isTapered } = flashing
  const { rows = [], extraBend, taper } = search.sheet

  const row = rows.findIndex(
    ({ fromMm = UNKNOWN, toMm = UNKNOWN }) => compare(girth, fromMm) > 0 && compare(girth, toMm) <= 0,
  )
  const { fromMm = UNKNOWN, toMm = UNKNOWN, prices = [] } = rows[row] ?? NO_PRICE_ROW
  if (row < 0) return nothing(notInTable('girth', plainText(girth)))

  const fitting = prices.findIndex((one) => compare(bends, one.bends ?? UNKNOWN) <= 0)
  const isExtra = fitting < 0 && extraBend !== undefined
  const column = isExtra ? prices.length - 1 : fitting
  const cell = prices[column]
  if (cell === undefined) return nothing(notInTable('bends', plainText(bends)))

  const extraBends = isExtra ? subtract<Bends>(bends, cell.bends ?? UNKNOWN) : ZERO
  const price = cell.price?.amount ?? UNKNOWN
  const fees = [
    ...(isExtra ? [multiply(extraBend.amount, extraBends) as MajorUnits] : []),
    ...(isTapered === true && taper !== undefined ? [taper.amount] : []),
  ]
  const found: FoundPrice = {
    place: [search.index, row, column],
    fromMm,
    toMm,
    bends: cell.bends ?? UNKNOWN,
    extraBends,
    price,
    extraBend: isExtra ? extraBend.amount : undefined,
    taper: isTapered === true ? taper?.amount : undefined,
    unitPrice: fees.reduce<MajorUnits>((sum, fee) => add(sum, fee), price),
  }
  return { found, problems: NO_PROBLEMS }
}

type SheetSearch =
  | { readonly sheet: ParsedPriceSheet; readonly index: number; readonly problem: undefined }
  | { readonly problem: LocatedProblem }

/**
 * F12: takes the matching sheet with the most criteria. Otherwise reports the criterion that rules
 * out the last candidates; without sheets, the girth.
 */
function findSheet(sheets: readonly ParsedPriceSheet[], flashing: ParsedFlashingToPrice): SheetSearch {
  if (sheets.length === 0) return { problem: notInTable('girth', plainText(flashing.girth ?? ZERO)) }
  const { thickness, colour } = flashing
  const priceLevel = levelOf(flashing.priceLevel)
  const all = sheets.map((sheet, index) => ({ sheet, index, problem: undefined }))
  const ofThickness = all.filter(
    ({ sheet }) =>
      sheet.thickness === undefined || (thickness !== undefined && compare(sheet.thickness, thickness) === 0),
  )
  if (ofThickness.length === 0) return { problem: noSheet('thickness', thickness && plainText(thickness)) }
  const ofLevel = ofThickness.filter(
    ({ sheet }) => sheet.priceLevel === undefined || levelOf(sheet.priceLevel) === priceLevel,
  )
  if (ofLevel.length === 0) return { problem: noSheet('priceLevel', priceLevel) }
  const ofColour = ofLevel.filter(
    ({ sheet }) => sheet.colours === undefined || (colour !== undefined && sheet.colours.includes(colour)),
  )
  const [first, ...others] = ofColour
  if (first === undefined) return { problem: noSheet('colour', colour) }
  return others.reduce((max, one) => (criteriaOf(one.sheet) > criteriaOf(max.sheet) ? one : max), first)
}

function noSheet(field: 'thickness' | 'priceLevel' | 'colour', sent: string | undefined): LocatedProblem {
  if (sent === undefined) return problemAt('not_in_table', [field], {})
  return field === 'thickness' ? notInTable(field, sent) : problemAt('not_in_table', [field], { name: sent })
}

const notInTable = (field: string, sent: string): LocatedProblem =>
  problemAt('not_in_table', [field], { sent })

const nothing = (problem: LocatedProblem): PriceSearch => ({ found: NO_PRICE, problems: [problem] })
