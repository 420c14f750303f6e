/**
 * Works on single flashings: measures, prices, advises on, draws and renders them, and lists their pieces.
 * The renderers return SVG text; the other functions return a {@link Result}. The root entry has all but
 * `renderCutPlanSvg`.
 *
 * @example
 * import { drawProfile, measureFlashing } from 'quotewright/flashing'
 *
 * const drawing = drawProfile([{ size: 100 }, { size: 150, turn: 90 }])
 * assert.ok(drawing.ok)
 * const measured = measureFlashing(
 *   { drawing: drawing.value, subitems: [{ amount: 5, length: 2400 }] },
 *   { currency: 'AUD' },
 * )
 * assert.ok(measured.ok)
 * assert.equal(measured.value.totalGirth, '250')
 *
 * @packageDocumentation
 */
export * from '../generated/flashing-results.generated.js'
export { renderCutPlanSvg } from '../flashing/picture/render-cut-plan-svg.js'
export type { FlashingChargedLength } from '../api/flashing/figures.js'
export type { MeasuredFlashing } from '../api/flashing/flashings.js'
export { advisoryCodes } from '../problem/advisory-codes.js'
export type { Advisory } from '../problem/advisory.js'
export type { Canvas, ProfileEdge, ProfileFinish, ProfileOptions } from '../wire/options.generated.js'
export type { PictureOptions } from '../wire/options.generated.js'
export type { Problem } from '../problem/problem.js'
export type { Result } from '../problem/problem.js'
export type { Account, AccountInput } from '../wire/account.generated.js'
export type { DrawnProfile, FlashingDrawingInput } from '../wire/drawing.generated.js'
export type { FlashingLine, FlashingLineInput } from '../wire/flashing.generated.js'
export type { StockOptions } from '../wire/options.generated.js'
export type { FlashingToPrice, PriceTable } from '../wire/price-table.generated.js'
