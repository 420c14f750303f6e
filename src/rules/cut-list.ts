import type { Answer } from '../answer.js'
import { cutListOf, type CutList as MeasuredCutList, type CutListEntry } from '../flashing/cut-list.js'
import { measureFlashing } from '../flashing/measure.js'
import type { Cut } from '../flashing/stock/cut.js'
import { stockLengths, type NotPackedReason } from '../flashing/stock/stock-lengths.js'
import { plainText } from '../number/write-decimal.js'
import { checkFigureFits } from './figure-fits.js'
import { allOf, ofEach, within, type Finding } from '../problem/finding.js'
import type { AccountSettings } from '../wire/account.js'
import { flashingOfAnySize as readFlashing, type FlashingLineWire } from '../wire/flashing.js'
import { readWhole } from '../wire/reading.js'
import { stockOptions, type StockOptions } from '../wire/stock-options.js'
import { applied } from './applied.js'

/** Equal pieces of a flashing. Decimal strings. */
export interface CutListPieces {
  readonly pieces: string
  /** Of one piece, in mm. */
  readonly length: string
  /** Of all of them. */
  readonly metres: string
  /** Girth × length of all of them, in m². */
  readonly area: string
  readonly chargedMetres: string
  /** Whether the length is charged, or the account's minimum (F6). */
  readonly chargedBy: 'length' | 'minimum'
}

/** Pieces and their length, in mm. Decimal strings. */
export interface PiecesOfLength {
  readonly pieces: string
  readonly length: string
}

/** Stock lengths that are all cut alike. */
export interface StockCuts {
  readonly bars: number
  readonly cuts: readonly PiecesOfLength[]
  /** What cutting takes of each, in mm. */
  readonly cutAllowance: string
  /** What remains of each, in mm. */
  readonly offCut: string
}

/** How many stock lengths the pieces take: an estimate, as a workshop may cut otherwise. */
export type StockEstimate =
  | {
      readonly isEstimate: true
      readonly isPacked: true
      /** `exact`: no way of cutting needs fewer. */
      readonly method: 'exact' | 'first-fit decreasing'
      readonly bars: number
      /** No way of cutting needs fewer than so many. */
      readonly atLeast: number
      readonly cutBars: readonly StockCuts[]
      /** Pieces longer than a stock length; they are in no other figure. */
      readonly tooLong: readonly PiecesOfLength[]
    }
  | {
      readonly isEstimate: true
      readonly isPacked: false
      readonly reason: NotPackedReason
      readonly tooLong: readonly PiecesOfLength[]
    }

/** The cut list of a flashing: equal pieces merged, the longest first. Decimal strings. */
export interface FlashingCutList {
  readonly entries: readonly CutListPieces[]
  readonly pieces: string
  readonly metres: string
  /** In m². */
  readonly area: string
  readonly chargedMetres: string
  /** When a stock length is given. */
  readonly stock?: StockEstimate
}

/** F2, F4, F6. */
export function cutList(
  line: FlashingLineWire,
  settings: AccountSettings,
  options: StockOptions = {},
): Answer<FlashingCutList> {
  return applied(line, readFlashing, settings, (read, account) => {
    const stock = readWhole(options, stockOptions)
    const { totalGirth } = measureFlashing(read, account)
    const list = cutListOf(read.subitems ?? [], totalGirth, account)
    const { stockLengthMm, cutAllowanceMm } = stock.read ?? {}
    return {
      findings: allOf(within(stock.findings, 'options'), checkListFits(list)),
      value: () => ({
        entries: list.entries.map(entryWire),
        pieces: plainText(list.pieces),
        metres: plainText(list.metres),
        area: plainText(list.area),
        chargedMetres: plainText(list.chargedMetres),
        ...(stockLengthMm === undefined
          ? {}
          : { stock: stockWire(stockLengths(list.entries, stockLengthMm, cutAllowanceMm)) }),
      }),
    }
  })
}

/** N8: the totals are the largest figures of the list, and the finest. */
function checkListFits(list: MeasuredCutList): readonly Finding[] {
  return allOf(
    checkFigureFits(list.pieces, 'pieces'),
    checkFigureFits(list.metres, 'metres'),
    checkFigureFits(list.area, 'area'),
    checkFigureFits(list.chargedMetres, 'chargedMetres'),
    ofEach(list.entries, ({ length }, index) => checkFigureFits(length, 'entries', index, 'length')),
  )
}

function entryWire({ pieces, length, metres, area, chargedMetres, chargedBy }: CutListEntry): CutListPieces {
  return {
    pieces: plainText(pieces),
    length: plainText(length),
    metres: plainText(metres),
    area: plainText(area),
    chargedMetres: plainText(chargedMetres),
    chargedBy,
  }
}

function stockWire(stock: ReturnType<typeof stockLengths>): StockEstimate {
  const tooLong = stock.tooLong.map(cutWire)
  if (!stock.isPacked) return { isEstimate: true, isPacked: false, reason: stock.reason, tooLong }
  const { method, bars, atLeast, cutBars } = stock
  return {
    isEstimate: true,
    isPacked: true,
    method,
    bars,
    atLeast,
    cutBars: cutBars.map((alike) => ({
      bars: alike.bars,
      cuts: alike.cuts.map(cutWire),
      cutAllowance: plainText(alike.cutAllowance),
      offCut: plainText(alike.offCut),
    })),
    tooLong,
  }
}

function cutWire({ pieces, length }: Cut): PiecesOfLength {
  return { pieces: plainText(pieces), length: plainText(length) }
}
