import {
  cutListOf,
  type CutList as MeasuredCutList,
  type CutListEntry,
} from '../../flashing/measured-cut-list.js'
import { measureFlashing } from '../../flashing/measured-flashing.js'
import type { Cut } from '../../flashing/stock/packing.js'
import { stockLengths, type NotPackedReason } from '../../flashing/stock/stock-lengths.js'
import { plainText } from '../../number/number-text.js'
import type { Answer } from '../../problem/answer.js'
import { allOf, ofEach, within, type LocatedProblem, checkFigureFits } from '../../problem/located-problem.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { ReadonlyInput } from '../../wire/object.js'
import { readFlashingWithCutList } from '../../wire/flashing-with-cut-list.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import { ofHost, readWhole } from '../../wire/reading.js'
import { NO_STOCK_OPTIONS, readStockOptions, type StockOptions } from '../../wire/options.generated.js'
import { runDocumentRule } from '../run-rule.js'

/** Equal pieces of a flashing. Figures are decimal strings. */
export interface CutListPieces {
  /** The number of pieces. */
  readonly pieces: string
  /** The length of one piece, in mm. */
  readonly length: string
  /** The length of all these pieces, in metres. */
  readonly metres: string
  /** Girth × length of all these pieces, in m². The girth is that of the drawing; without a drawing, 0. */
  readonly area: string
  /**
   * The charged length of all these pieces, in metres. A piece shorter than the account's minimum counts as
   * the minimum (F6).
   */
  readonly chargedMetres: string
  /** Whether the length or the account's minimum is charged (F6). */
  readonly chargedBy: 'length' | 'minimum'
}

/** Pieces of one length. Figures are decimal strings. */
export interface PiecesOfLength {
  /** The number of pieces. */
  readonly pieces: string
  /** The length of one piece, in mm. */
  readonly length: string
}

/** Stock lengths that are all cut the same way. */
export interface StockCuts {
  /** The number of stock lengths cut this way. */
  readonly bars: number
  /** The pieces cut from each stock length, the longest first. */
  readonly cuts: readonly PiecesOfLength[]
  /** The length that the cuts remove from each stock length, in mm. */
  readonly kerf: string
  /** The remainder of each stock length, in mm. */
  readonly offcut: string
}

/** An estimate of the stock lengths that the pieces need. A workshop may cut differently. */
export type StockEstimate =
  | {
      /** Always true, as a reminder when you show the figures. */
      readonly isEstimate: true
      /** Always true: the pieces were packed. */
      readonly isPacked: true
      /** `exact` if no other way of cutting needs fewer stock lengths. */
      readonly method: 'exact' | 'first-fit decreasing'
      /** The number of stock lengths needed. */
      readonly bars: number
      /** A lower bound: no way of cutting needs fewer. */
      readonly atLeast: number
      /** The stock lengths, grouped by how they are cut. */
      readonly cutBars: readonly StockCuts[]
      /** Pieces longer than a stock length. No other figure includes them. */
      readonly tooLong: readonly PiecesOfLength[]
    }
  | {
      /** Always true, as a reminder when you show the figures. */
      readonly isEstimate: true
      /** Always false: `reason` says why the estimate is missing. */
      readonly isPacked: false
      /** The reason why the pieces were not packed. */
      readonly reason: NotPackedReason
      /** The pieces found to be longer than a stock length. */
      readonly tooLong: readonly PiecesOfLength[]
    }

/** The cut list of a flashing: equal pieces merged, the longest first. Figures are decimal strings. */
export interface FlashingCutList {
  /** The entries by length, the longest first. */
  readonly entries: readonly CutListPieces[]
  /** The number of all pieces. */
  readonly pieces: string
  /** The length of all pieces as ordered, in metres (F6). */
  readonly metres: string
  /** Girth × length of all pieces, in m². */
  readonly area: string
  /** The charged length of all pieces, in metres (F6). */
  readonly chargedMetres: string
  /** The estimate of stock lengths, if the options give a stock length. */
  readonly stock?: StockEstimate
}

/**
 * Lists the pieces of a flashing: equal pieces merged, the longest first, with metres, area (girth × length, m²) and
 * charged metres. Each entry says whether its length or the minimum is charged (F6). With a stock length in the
 * options, also estimates the stock lengths needed and their offcuts: exactly for small lists, otherwise first-fit
 * decreasing.
 *
 * Problems: those of the settings (A2), the line and the `options` (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { cutList } from 'quotewright'
 *
 * const line = { subitems: [{ amount: 2, length: 2400 }, { amount: 3, length: 150 }, { amount: 1, length: 2400 }] }
 * const list = cutList(line, { currency: 'AUD', minimumFlashingLengthMm: 250 }, { stockLengthMm: 6000 })
 * assert.ok(list.ok)
 * assert.deepEqual(
 *   list.value.entries.map(({ pieces, length, chargedMetres }) => [pieces, length, chargedMetres]),
 *   [
 *     ['3', '2400', '7.2'],
 *     ['3', '150', '0.75'],
 *   ],
 * )
 * assert.equal(list.value.stock?.isPacked && list.value.stock.bars, 2)
 */
export function cutList(
  line: ReadonlyInput<FlashingLineInput>,
  account: AccountInput,
  options: StockOptions = {},
): Answer<FlashingCutList> {
  return runDocumentRule(line, readFlashingWithCutList, account, (read, settings) => {
    const stock = readWhole(options, ofHost('settings', readStockOptions))
    const { totalGirth } = measureFlashing(read, settings)
    const list = cutListOf(read.subitems ?? [], totalGirth, settings)
    const { stockLengthMm, kerfMm } = stock.read ?? NO_STOCK_OPTIONS
    return {
      problems: allOf([within(stock.problems, 'options'), checkListFits(list)]),
      value: () => ({
        entries: list.entries.map(entryWire),
        pieces: plainText(list.pieces),
        metres: plainText(list.metres),
        area: plainText(list.area),
        chargedMetres: plainText(list.chargedMetres),
        ...(stockLengthMm === undefined
          ? {}
          : { stock: stockWire(stockLengths(list.entries, stockLengthMm, kerfMm)) }),
      }),
    }
  })
}

/** Checks the totals and the lengths (N8). No other figure of the list has more digits or decimals. */
function checkListFits(list: MeasuredCutList): readonly LocatedProblem[] {
  return allOf([
    checkFigureFits(list.pieces, 'pieces'),
    checkFigureFits(list.metres, 'metres'),
    checkFigureFits(list.area, 'area'),
    checkFigureFits(list.chargedMetres, 'chargedMetres'),
    ofEach(list.entries, ({ length }, index) => checkFigureFits(length, 'entries', index, 'length')),
  ])
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
  if (!stock.isPacked) return { ...stock, tooLong }
  const cutBars = stock.cutBars.map(({ bars, cuts, kerf, offcut }) => ({
    bars,
    cuts: cuts.map(cutWire),
    kerf: plainText(kerf),
    offcut: plainText(offcut),
  }))
  return { ...stock, cutBars, tooLong }
}

function cutWire({ pieces, length }: Cut): PiecesOfLength {
  return { pieces: plainText(pieces), length: plainText(length) }
}
