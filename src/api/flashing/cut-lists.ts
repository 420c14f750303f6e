import {
  cutListOf,
  type CutList as MeasuredCutList,
  type CutListEntry,
} from '../../flashing/measured-cut-list.js'
import { measureFlashing } from '../../flashing/measured-flashing.js'
import { plainText } from '../../number/number-text.js'
import type { Answer } from '../../problem/answer.js'
import { allOf, checkFigureFits, ofEach, within, type LocatedProblem } from '../../problem/located-problem.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { ReadonlyInput } from '../../wire/object.js'
import { readFlashingWithCutList } from '../../wire/flashing-with-cut-list.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import { ofHost, readWhole } from '../../wire/reading.js'
import { NO_STOCK_OPTIONS, readStockOptions, type StockOptions } from '../../wire/options.generated.js'
import { runDocumentRule } from '../run-rule.js'
import { barKindsOf, checkCosts, stockEstimate, type StockEstimate } from './stock-estimate.js'

/** Equal pieces of a flashing. Figures are decimal strings. */
export interface CutListPieces {
  /** The number of pieces. */
  readonly pieces: string
  /** The length of one piece, in mm. */
  readonly length: string
  /** The length of all these pieces, in metres. */
  readonly metres: string
  /** Girth × length of all these pieces, in m². The girth comes from the drawing, and is 0 without a drawing. */
  readonly area: string
  /**
   * The charged length of all these pieces, in metres. A piece shorter than the account's minimum counts as
   * the minimum (F6).
   */
  readonly chargedMetres: string
  /** Whether the length or the account's minimum is charged (F6). */
  readonly chargedBy: 'length' | 'minimum'
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
  /** The plan of the bars to cut, if the options give stock lengths or offcuts (F13). */
  readonly stock?: StockEstimate
}

/**
 * Lists the pieces of a flashing: equal pieces merged, the longest first, with metres, area (girth × length, m²) and
 * charged metres. Each entry says whether its length or the minimum is charged (F6).
 *
 * With stock lengths or offcuts in the options, also plans the bars to cut: the fewest, or the least metal or
 * cost (F13). The plan is near-optimal for thousands of pieces, has a proven lower bound, and says whether it
 * is optimal. The search counts steps instead of time, so the same list has the same plan everywhere.
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
 * const { stock } = list.value
 * assert.ok(stock?.isPacked && stock.isOptimal)
 * assert.deepEqual([stock.bars, stock.unplaced, stock.tooLong], [2, [], []])
 * // One bar of 6000 mm gives 2 × 2400 + 3 × 150 = 5250 mm, the other 2400 mm.
 * assert.deepEqual(
 *   stock.cutBars.map(({ bars, cuts }) => [bars, ...cuts.map(({ pieces, length }) => `${pieces} × ${length}`)]),
 *   [
 *     [1, '2 × 2400', '3 × 150'],
 *     [1, '1 × 2400'],
 *   ],
 * )
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
    const given = stock.read ?? NO_STOCK_OPTIONS
    const kinds = barKindsOf(given)
    return {
      problems: allOf([within(allOf([stock.problems, checkCosts(given)]), 'options'), checkListFits(list)]),
      value: () => ({
        entries: list.entries.map(entryWire),
        pieces: plainText(list.pieces),
        metres: plainText(list.metres),
        area: plainText(list.area),
        chargedMetres: plainText(list.chargedMetres),
        ...(kinds.length === 0 ? {} : { stock: stockEstimate(list.entries, kinds, given) }),
      }),
    }
  })
}

/** N8. Also checks entries: negative pieces can make a total smaller than an entry. */
function checkListFits(list: MeasuredCutList): readonly LocatedProblem[] {
  return allOf([
    ...TOTALS.map((figure) => {
      const ofTotal = checkFigureFits(list[figure], figure)
      if (ofTotal.length > 0) return ofTotal
      return ofEach(list.entries, (entry, index) => checkFigureFits(entry[figure], 'entries', index, figure))
    }),
    ofEach(list.entries, ({ length }, index) => checkFigureFits(length, 'entries', index, 'length')),
  ])
}

const TOTALS = ['pieces', 'metres', 'area', 'chargedMetres'] as const

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
