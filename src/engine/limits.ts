import { MAX_CANVAS_SIDE } from '../flashing/check-profile.js'
import {
  MAX_GEOMETRY_CHARACTERS,
  DISCOUNT_DECIMALS,
  QUANTITY_DECIMALS,
  MAX_KIT_DEPTH,
  MAX_OPAQUE_DEPTH,
} from '../definitions/limits.js'
import { MAX_NOTE_ROW_CHARACTERS, MAX_ROWS, MAX_COORDINATE } from '../flashing/picture/svg-text.js'
import { MAX_COMPARISONS, MAX_LABEL_CHARACTERS } from '../flashing/picture/place-labels.js'
import { MAX_PIXELS } from '../flashing/picture/page.js'
import { MAX_DESCRIBED } from '../flashing/picture/render-flashing-svg.js'
import { MAX_SHOWN_CHARACTERS } from '../flashing/picture/sheet-text.js'
import { MAX_SIDES } from '../flashing/picture/side-panels.js'
import { MAX_MEASURED, MAX_EDGES } from '../flashing/picture/sketch.js'
import {
  CUTTING_BUDGET,
  MAX_BAR_KINDS,
  MAX_PACKED_PIECES,
  MAX_PLANNED_LENGTHS,
} from '../flashing/cutting/cutting-limits.js'
import { MAX_FRACTION_DIGITS, MAX_INTEGER_DIGITS, INT64_MAX, INT64_MIN } from '../number/number-limits.js'
import { MAX_KEY_CHARACTERS } from '../problem/path.js'
import { MAX_PREVIEW_CHARACTERS } from '../problem/preview.js'

/**
 * Lists the limits in force, for a form that shows them, or a host that checks them before it calls the engine.
 * `SECURITY.md` describes what happens beyond each limit.
 *
 * The number of lines and the length of strings have no limit.
 *
 * @example
 * import { limits } from 'quotewright'
 *
 * assert.equal(limits.largestAmountMicros, '9223372036854775807')
 * assert.equal(limits.kitDepth, 16)
 */
export const limits = Object.freeze({
  /** Digits before the point of a decimal (N4). Beyond this: `invalid_decimal`. */
  decimalIntegerDigits: MAX_INTEGER_DIGITS,
  /** Digits after the point of a decimal (N4). Beyond this: `invalid_decimal`. */
  decimalFractionDigits: MAX_FRACTION_DIGITS,
  /**
   * The largest `amountMicros` (N1, N8). Beyond this: `invalid_money`, or `amount_out_of_range` for a
   * computed amount.
   */
  largestAmountMicros: String(INT64_MAX),
  /** The smallest `amountMicros` (N1, N8). */
  smallestAmountMicros: String(INT64_MIN),
  /** Decimals of a quantity, not counting trailing zeros (L2). Beyond this: `too_many_decimals`. */
  quantityDecimals: QUANTITY_DECIMALS,
  /** Decimals of a discount, not counting trailing zeros (L2). Beyond this: `too_many_decimals`. */
  discountDecimals: DISCOUNT_DECIMALS,
  /** Levels of sub-kits below a kit (K1). Beyond this: `kit_too_deep`. */
  kitDepth: MAX_KIT_DEPTH,
  /** Levels inside values kept unchanged, such as an address (M8). Beyond this: `invalid_type`. */
  keptDepth: MAX_OPAQUE_DEPTH,
  /** Characters of a drawing's points, lines or angles as compact JSON (F9). Beyond this: `drawing_too_large`. */
  geometryCharacters: MAX_GEOMETRY_CHARACTERS,
  /** Characters of a value that a message repeats. Beyond this, it is truncated. */
  repeatedCharacters: MAX_PREVIEW_CHARACTERS,
  /** Characters of a map's key that a pointer repeats (V1). Beyond this, it is truncated. */
  pointerKeyCharacters: MAX_KEY_CHARACTERS,
  /** Pieces that a cut list packs into stock lengths. Beyond this: `too_many_pieces` and no estimate. */
  packedPieces: MAX_PACKED_PIECES,
  /** Stock lengths and offcuts that a cut list chooses from. Beyond this: `too_many_stock_lengths`. */
  barKinds: MAX_BAR_KINDS,
  /** Different lengths for which a cut list searches for the best plan. Beyond this, it only estimates. */
  plannedLengths: MAX_PLANNED_LENGTHS,
  /** Steps of that search. Beyond this, it returns the best plan so far. */
  cuttingWork: CUTTING_BUDGET,
  /** The side of a canvas that a profile is drawn on. Beyond this: `out_of_range`. */
  canvasSide: MAX_CANVAS_SIDE,
  /** Edges of each side on a picture. Further edges are left out. */
  pictureEdges: MAX_EDGES,
  /**
   * Comparisons for placing the labels of each side on a picture, in each layout. Beyond this, labels take
   * the best place found so far.
   */
  pictureComparisons: MAX_COMPARISONS,
  /** The largest coordinate of a drawing's point. Beyond this, edges measured on the canvas show no size (F5). */
  pictureCoordinate: MAX_MEASURED,
  /** The largest coordinate in a picture's SVG. A larger one is replaced by this one. */
  pictureReach: MAX_COORDINATE,
  /** Pixels that you may request as a picture's width or height. Beyond this, it gets this many. */
  picturePixels: MAX_PIXELS,
  /** Characters of a picture's title or unit. Beyond this, it is truncated. */
  pictureTitleCharacters: MAX_SHOWN_CHARACTERS,
  /** Characters of a label on a picture. Beyond this, it is truncated. */
  pictureLabelCharacters: MAX_LABEL_CHARACTERS,
  /** Rows of a note on a picture. Further rows are left out. */
  pictureNoteRows: MAX_ROWS,
  /** Characters of a row of a note on a picture. Beyond this, it is truncated. */
  pictureNoteRowCharacters: MAX_NOTE_ROW_CHARACTERS,
  /**
   * Sizes of each side that a picture's description lists, and as many finishes. Beyond this, it says how
   * many more there are.
   */
  pictureSizesListed: MAX_DESCRIBED,
  /** Sides of a flashing on its sheet. Beyond this, the sheet says how many more there are. */
  pictureSides: MAX_SIDES,
})
