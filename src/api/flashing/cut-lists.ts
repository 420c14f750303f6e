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

/** Equal pieces of a flashing. Decimal strings. */
export interface CutListPieces {
  /** How many pieces there are. */
  readonly pieces: string
  /** The length of one piece, in mm. */
  readonly length: string
  /** The length of all pieces. */
  readonly metres: string
  /** Girth × length of all of them, in m². */
  readonly area: string
  /** What is charged for them in metres: their length, or the account's minimum for each piece (F6). */
  readonly chargedMetres: string
  /** Whether the length or the account's minimum is charged (F6). */
  readonly chargedBy: 'length' | 'minimum'
}

/** Pieces and their length, in mm. Decimal strings. */
export interface PiecesOfLength {
  /** How many pieces there are. */
  readonly pieces: string
  /** The length of one piece, in mm. */
  readonly length: string
}

/** Stock lengths that are all cut in the same way. */
export interface StockCuts {
  /** How many stock lengths are cut in this way. */
  readonly bars: number
  /** The pieces cut from each of them, the longest first. */
  readonly cuts: readonly PiecesOfLength[]
  /** The length that the cuts remove from each, in mm. */
  readonly kerf: string
  /** The rest of each, in mm. */
  readonly offcut: string
}

/** How many stock lengths the pieces need: an estimate, since a workshop may cut in another way. */
export type StockEstimate =
  | {
      /** Always true, as a reminder for those who show it. */
      readonly isEstimate: true
      /** True: the pieces were packed; false: a reason is given. */
      readonly isPacked: true
      /** `exact`: no way of cutting needs fewer. */
      readonly method: 'exact' | 'first-fit decreasing'
      /** How many stock lengths are needed. */
      readonly bars: number
      /** A lower bound: no way of cutting needs fewer. */
      readonly atLeast: number
      /** The stock lengths, grouped by how they are cut. */
      readonly cutBars: readonly StockCuts[]
      /** Pieces longer than a stock length; they are in no other figure. */
      readonly tooLong: readonly PiecesOfLength[]
    }
  | {
      /** Always true, as a reminder for those who show it. */
      readonly isEstimate: true
      /** True: the pieces were packed; false: a reason is given. */
      readonly isPacked: false
      /** Why no estimate is made. */
      readonly reason: NotPackedReason
      /** Pieces longer than a stock length, as far as they are known. */
      readonly tooLong: readonly PiecesOfLength[]
    }

/** The cut list of a flashing: equal pieces merged, the longest first. Decimal strings. */
export interface FlashingCutList {
  /** By length, the longest first. */
  readonly entries: readonly CutListPieces[]
  /** How many pieces there are in all. */
  readonly pieces: string
  /** The length of all pieces as ordered, in metres (F6). */
  readonly metres: string
  /** Girth × length of all pieces, in m². */
  readonly area: string
  /** The length of all pieces as charged, in metres (F6). */
  readonly chargedMetres: string
  /** The estimate, when a stock length is given. */
  readonly stock?: StockEstimate
}

/**
 * The cut list of a flashing: equal pieces merged, the longest first, with metres, area (girth × length, m²) and
 * charged metres, and why (F6). Given a stock length, also an estimate of the stock lengths needed and their
 * offcuts: exact for small lists, else first-fit decreasing.
 *
 * Problems: what cannot be read of the settings (A2), the line or the `options` (V1), and `amount_out_of_range` (N8).
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

/** N8: the totals have the most digits and decimals of all figures of the list. */
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
