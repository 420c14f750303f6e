/**
 * The flashings of quotewright by themselves: measure, advise, draw, render, cut. Every function answers with a
 * {@link Result}; they are in the root entry too.
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
export * from './flashing-results.generated.js'
export { advisoryCodes, type Advisory, type AdvisoryCode, type Severity } from './flashing/advisory.js'
export type { Canvas, ProfileEdge, ProfileFinish, ProfileOptions } from './flashing/profile-edge.js'
export type { Theme } from './flashing/picture/page.js'
export type { PictureOptions } from './flashing/picture/render-flashing-svg.js'
export { MAX_PACKED_PIECES, type NotPackedReason } from './flashing/stock/stock-lengths.js'
export type { Problem } from './problem/problem.js'
export type { Failure, Result, Success } from './problem/problem.js'
export type { AccountSettings, AccountWire as Account } from './wire/account.js'
export type { FlashingLineWire as FlashingLine } from './wire/flashing.js'
export type { StockOptions } from './wire/stock-options.js'
