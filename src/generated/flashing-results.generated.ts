// Generated from src/api by `npm run generate`. Do not edit.
import * as cutListsApi from '../api/flashing/cut-lists.js'
import * as drawingsApi from '../api/flashing/drawings.js'
import * as figuresApi from '../api/flashing/figures.js'
import * as flashingsApi from '../api/flashing/flashings.js'
import * as tablePricesApi from '../api/flashing/table-prices.js'
import type { FlashingCutList } from '../api/flashing/cut-lists.js'
import type {
  CutList,
  Drawings,
  FlashingBends,
  FlashingChargedLength,
  FlashingGirth,
  FlashingLength,
  FlashingPrice,
} from '../api/flashing/figures.js'
import type { MeasuredFlashing } from '../api/flashing/flashings.js'
import type { TablePrice } from '../api/flashing/table-prices.js'
import type { Advisory } from '../problem/advisory.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { DrawnProfile, FlashingDrawingInput } from '../wire/drawing.generated.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import type { ProfileEdge, ProfileOptions, SheetLimits, StockOptions } from '../wire/options.generated.js'
import type { FlashingToPrice, PriceTable } from '../wire/price-table.generated.js'
import { resultOf } from '../problem/either.js'
import type { Result } from '../problem/problem.js'

export { renderFlashingSvg } from '../api/flashing/drawings.js'

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
  options?: StockOptions,
): Result<FlashingCutList> {
  return resultOf(cutListsApi.cutList(line, account, options))
}

/**
 * Draws a profile from its edges (mm), the turns between them (degrees to the right) and the finishes of its
 * ends. Returns a complete drawing, with points on a canvas, both ends of each edge, sizes, angles, and
 * positioned labels. Measuring the drawing gives the sizes of the profile again (F2, F3, F11). Pointers of
 * problems start at the list of edges, such as `[1].size`.
 *
 * Problems: `required`, `invalid_type`, `must_be_positive`, `out_of_range`, `too_many_decimals`, `unknown_enum_value`,
 * and `drawing_too_large` (F9).
 *
 * @example
 * import { drawProfile, flashingGirth } from 'quotewright'
 *
 * const drawing = drawProfile([
 *   { size: 20, finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
 *   { turn: 90, size: 150 },
 *   { turn: -90, size: 40.5 },
 * ])
 * assert.ok(drawing.ok)
 * const girth = flashingGirth({ drawing: drawing.value }, { currency: 'AUD' })
 * assert.equal(girth.ok && girth.value.totalGirth, '220.5')
 */
export function drawProfile(edges: readonly ProfileEdge[], options?: ProfileOptions): Result<DrawnProfile> {
  return resultOf(drawingsApi.drawProfile(edges, options))
}

/**
 * Sorts the drawings of a flashing for reading and printing: by `drawingNumber`, and in request order where
 * numbers are equal (F9). A missing number counts as 0. Deleted drawings stay in the list. Returns the
 * drawing objects of the request, not copies.
 *
 * Problems: those of the line (V1).
 *
 * @example
 * import { sortDrawings } from 'quotewright'
 *
 * const drawings = sortDrawings({ drawing: { drawingNumber: 1 }, otherSides: [{ drawingNumber: 2 }, {}] })
 * assert.ok(drawings.ok)
 * assert.deepEqual(drawings.value, [{}, { drawingNumber: 1 }, { drawingNumber: 2 }])
 */
export function sortDrawings(
  line: ReadonlyInput<Pick<FlashingLineInput, 'drawing' | 'otherSides'>>,
): Result<readonly FlashingDrawingInput[]> {
  return resultOf(drawingsApi.sortDrawings(line))
}

/**
 * Calculates the charged girth of a flashing in mm: the largest girth of its sides, including edges and
 * finishes (F2, F4, F5).
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingGirth } from 'quotewright'
 *
 * const girth = flashingGirth(
 *   { drawing: { lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 50, hidden: true } } } } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(girth.ok)
 * assert.equal(girth.value.totalGirth, '100')
 */
export function flashingGirth(drawings: Drawings, account: AccountInput): Result<FlashingGirth> {
  return resultOf(figuresApi.flashingGirth(drawings, account))
}

/**
 * Counts the charged bends of a flashing, at the joints and finishes of the side with the largest girth (F3,
 * F4).
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingBends } from 'quotewright'
 *
 * const drawing = { points: { a: { finish: { type: 'FINISH_TYPE_CRUSH_FOLD' } } } } as const
 * const usual = flashingBends({ drawing }, { currency: 'AUD' })
 * const ours = flashingBends({ drawing }, { currency: 'AUD', crushFoldBendCount: 1 })
 * assert.ok(usual.ok && ours.ok)
 * assert.deepEqual([usual.value.bends, ours.value.bends], ['2', '1'])
 */
export function flashingBends(drawings: Drawings, account: AccountInput): Result<FlashingBends> {
  return resultOf(figuresApi.flashingBends(drawings, account))
}

/**
 * Calculates the length of a cut list as ordered, in metres: the sum of amount × length over its entries
 * (F6).
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingLength } from 'quotewright'
 *
 * const length = flashingLength({ subitems: [{ amount: 3, length: 0.1 }] }, { currency: 'AUD' })
 * assert.ok(length.ok)
 * assert.equal(length.value.totalLength, '0.0003')
 */
export function flashingLength(cutList: CutList, account: AccountInput): Result<FlashingLength> {
  return resultOf(figuresApi.flashingLength(cutList, account))
}

/**
 * Calculates the charged length of a cut list, in metres. A piece shorter than the account's minimum counts
 * as the minimum (F6).
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingChargedLength } from 'quotewright'
 *
 * const account = { currency: 'AUD', minimumFlashingLengthMm: 1000 }
 * const length = flashingChargedLength({ subitems: [{ amount: 3, length: 0.1 }] }, account)
 * assert.ok(length.ok)
 * assert.equal(length.value.chargedLength, '3')
 */
export function flashingChargedLength(
  cutList: CutList,
  account: AccountInput,
): Result<FlashingChargedLength> {
  return resultOf(figuresApi.flashingChargedLength(cutList, account))
}

/**
 * Calculates the price of a flashing: the price per metre × the charged length, rounded half up to the cent
 * (F7). A custom price per metre replaces the unit price.
 *
 * Problems: `unit_price_required` without a price per metre, those of the settings (A2) and the line (V1),
 * and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingPrice } from 'quotewright'
 *
 * const price = flashingPrice(
 *   { unitPrice: { amountMicros: '20000000' }, subitems: [{ amount: 1, length: 5550 }] },
 *   { currency: 'AUD' },
 * )
 * assert.ok(price.ok)
 * assert.equal(price.value.totalPrice.amountMicros, '111000000')
 * assert.equal(price.value.formula, '20 × 5.55 = 111')
 */
export function flashingPrice(
  line: ReadonlyInput<Pick<FlashingLineInput, 'unitPrice' | 'customPricePerLength' | 'subitems'>>,
  account: AccountInput,
): Result<FlashingPrice> {
  return resultOf(figuresApi.flashingPrice(line, account))
}

/**
 * Measures a flashing line and returns its figures, written as in a request (F2 to F7):
 *
 * - girth (mm) and bends of the charged side;
 * - length and charged length (metres);
 * - the total, if the line has a price per metre.
 *
 * The workings list the contribution of each edge, finish and piece.
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` for a figure that does
 * not fit (N8).
 *
 * @example
 * import { measureFlashing } from 'quotewright'
 *
 * const result = measureFlashing(
 *   {
 *     drawing: {
 *       points: {
 *         a: { vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
 *         b: { vectors: ['c'], connect: ['a'] },
 *         c: { connect: ['b'] },
 *       },
 *       lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 50 } } },
 *     },
 *     subitems: [{ amount: 2, length: 2400 }, { amount: 3, length: 150 }],
 *     unitPrice: { amountMicros: '20000000' },
 *   },
 *   { currency: 'AUD', minimumFlashingLengthMm: 250 },
 * )
 * assert.ok(result.ok)
 * const { totalGirth, bends, totalLength, chargedLength, totalPrice } = result.value
 * assert.deepEqual([totalGirth, bends, totalLength, chargedLength], ['160', '3', '5.25', '5.55'])
 * assert.equal(totalPrice?.amountMicros, '111000000')
 */
export function measureFlashing(
  line: ReadonlyInput<FlashingLineInput>,
  account: AccountInput,
): Result<MeasuredFlashing> {
  return resultOf(flashingsApi.measureFlashing(line, account))
}

/**
 * Lists likely mistakes in a flashing line (F11). Advice never rejects anything. The advice covers:
 *
 * - declared figures that differ from the measured ones;
 * - drawings that do not say whether they are free (F5);
 * - faults of drawings, such as loops, edges recorded at one end only and edges without a size;
 * - sides that need more sheet together than is charged (F4);
 * - sizes beyond the workshop's limits, and a thickness other than the template's;
 * - fractional, very long and very short pieces.
 *
 * Problems: only those of the settings (A2), the line and the limits (V1).
 *
 * @example
 * import { adviseFlashing } from 'quotewright'
 *
 * const advice = adviseFlashing(
 *   {
 *     totalGirth: '150',
 *     drawing: {
 *       isFreeDrawing: true,
 *       points: { a: { vectors: ['b'] } },
 *       lines: { values: { 'a-b': { size: 100 } } },
 *     },
 *   },
 *   { currency: 'AUD' },
 * )
 * assert.ok(advice.ok)
 * assert.deepEqual(
 *   advice.value.map(({ code, param }) => [code, param]),
 *   [
 *     ['declared_girth_differs', 'total_girth'],
 *     ['edge_to_missing_point', 'drawing.points.a.vectors[0]'],
 *   ],
 * )
 */
export function adviseFlashing(
  line: ReadonlyInput<FlashingLineInput>,
  account: AccountInput,
  limits?: SheetLimits,
): Result<readonly Advisory[]> {
  return resultOf(flashingsApi.adviseFlashing(line, account, limits))
}

/**
 * Finds the price per metre of a flashing in a price table: by thickness, price level and colour, then by
 * girth and bends (F12). Takes the first entry with enough bends in the row of the girth. Adds the surcharges
 * for a taper and for bends beyond the last entry. Nothing is rounded.
 *
 * Problems of the table are at `table`, with the source `catalogue`: unreadable fields (V1), `out_of_range`,
 * `table_gap`, `table_overlap` and `not_ascending`. Problems of the flashing: unreadable fields, `not_in_table` at the
 * field without a matching price, and `amount_out_of_range` (N8). Currencies are not converted (N3).
 *
 * @example
 * import { flashingPriceFromTable } from 'quotewright'
 *
 * const price = (amountMicros: string) => ({ amountMicros })
 * const rows = [
 *   { fromMm: 0, toMm: 200, prices: [{ bends: 2, price: price('9800000') }, { bends: 4, price: price('11400000') }] },
 *   { fromMm: 200, toMm: 300, prices: [{ bends: 2, price: price('12600000') }, { bends: 4, price: price('14350000') }] },
 * ]
 * const table = { sheets: [{ thickness: '0.55', priceLevel: 'A', rows, extraBend: price('850000') }] }
 * const flashing = { girth: '250', bends: 6, thickness: '0.55', priceLevel: 'A' }
 * const priced = flashingPriceFromTable(table, flashing, { currency: 'AUD' })
 * assert.ok(priced.ok)
 * // 14.35 + 2 × 0.85
 * assert.equal(priced.value.unitPrice.amountMicros, '16050000')
 * assert.equal(priced.value.cell, 'sheets[0].rows[1].prices[1]')
 */
export function flashingPriceFromTable(
  table: ReadonlyInput<PriceTable>,
  flashing: ReadonlyInput<FlashingToPrice>,
  account: AccountInput,
): Result<TablePrice> {
  return resultOf(tablePricesApi.flashingPriceFromTable(table, flashing, account))
}
