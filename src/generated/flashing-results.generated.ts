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
  FlashingGirth,
  FlashingLength,
  FlashingPrice,
  FlashingPricedLength,
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
export type {
  CutListPieces,
  PiecesOfLength,
  StockCuts,
  StockEstimate,
  FlashingCutList,
} from '../api/flashing/cut-lists.js'
export type {
  Drawings,
  FlashingGirth,
  FlashingBends,
  CutList,
  FlashingLength,
  FlashingPricedLength,
  FlashingPrice,
} from '../api/flashing/figures.js'
export type { MeasuredFlashing } from '../api/flashing/flashings.js'
export type { TablePrice } from '../api/flashing/table-prices.js'

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
  options?: StockOptions,
): Result<FlashingCutList> {
  return resultOf(cutListsApi.cutList(line, account, options))
}

/**
 * A complete drawing from a profile: edges in mm with the turns between them, in degrees to the right, and the
 * finishes of its ends. The drawing has points on a canvas, both ends of each edge recorded, sizes, angles, and labels
 * with their positions. Measuring it gives the sizes of the profile again (F2, F3, F11). Problems point from the list,
 * such as `[1].size`.
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
 * The drawings of a flashing as they are read and printed: by `drawingNumber`, and in the order they were sent where
 * numbers are equal (F9). A number that was left out is 0. Deleted
 * drawings are among them. The drawings themselves are those that were given.
 *
 * Problems: what cannot be read of the line (V1).
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
 * The girth of a flashing in mm, of the side that has the largest, and the edges and finishes that make it
 * (F2, F4, F5).
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
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
 * The bends of a flashing, of the side that has the largest girth, and the joints and finishes that make them
 * (F3, F4).
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
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
 * The length of a cut list in metres, as ordered: amount × length (mm) over its pieces (F6).
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
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
 * The length of a cut list in metres, as charged: no piece counts as less than the account's minimum (F6).
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingPricedLength } from 'quotewright'
 *
 * const account = { currency: 'AUD', minimumFlashingLengthMm: 1000 }
 * const length = flashingPricedLength({ subitems: [{ amount: 3, length: 0.1 }] }, account)
 * assert.ok(length.ok)
 * assert.equal(length.value.pricedLength, '3')
 */
export function flashingPricedLength(cutList: CutList, account: AccountInput): Result<FlashingPricedLength> {
  return resultOf(figuresApi.flashingPricedLength(cutList, account))
}

/**
 * The price of a flashing by its length: the price of a metre, the custom one when set, × the priced length, half
 * up to the cent (F7).
 *
 * Problems: `unit_price_required` without a price of a metre, what cannot be read of the settings (A2) or of the line
 * (V1), and `amount_out_of_range` (N8).
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
 * All measured figures of a flashing line, in the form in which they are sent: girth (mm) and bends of the side that
 * is charged, length and priced length (metres), and the total when a price per metre is given (F2 to F7). The
 * workings list the contribution of each edge, finish and piece. A figure that does not fit is `amount_out_of_range`.
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
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
 * const { totalGirth, bends, totalLength, pricedLength, totalPrice } = result.value
 * assert.deepEqual([totalGirth, bends, totalLength, pricedLength], ['160', '3', '5.25', '5.55'])
 * assert.equal(totalPrice?.amountMicros, '111000000')
 */
export function measureFlashing(
  line: ReadonlyInput<FlashingLineInput>,
  account: AccountInput,
): Result<MeasuredFlashing> {
  return resultOf(flashingsApi.measureFlashing(line, account))
}

/**
 * Advice on a flashing line: declared figures that differ from the drawing's, drawings that do not say whether they are
 * free (F5), edges recorded at one end only, loops and branches, and sizes beyond the workshop's limits in mm (F11).
 * Advice never refuses anything; only a line that cannot be read has problems.
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
 * The price of one metre of a flashing, from a table of girths by bends for each thickness, price level and colour (F12).
 * Exact, with nothing rounded: the price of the first entry with so many bends in the row of the girth, each bend
 * beyond the last entry, and the taper.
 *
 * Problems of the table are at `table`, whose source is the catalogue: what cannot be read (V1), `table_gap`,
 * `table_overlap`, `not_ascending`. Those of the flashing: what cannot be read, `not_in_table` at the field that the table
 * has no price for, and `amount_out_of_range` (N8). Currencies are not converted (N3).
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
 * // 14.35 and twice 0.85
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
