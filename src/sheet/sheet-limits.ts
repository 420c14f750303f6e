/**
 * The largest sheet that is read: its rows, columns and characters. A larger one is probably not a quote.
 * With these limits, a program can refuse a file before reading every cell. Frozen.
 *
 * @example
 * import { sheetLimits } from 'quotewright/sheet'
 *
 * assert.deepEqual(sheetLimits, { rows: 10000, columns: 200, characters: 10000000 })
 */
export const sheetLimits = Object.freeze({
  /** The maximum number of rows, headings included. */
  rows: 10_000,
  /** The maximum number of columns. */
  columns: 200,
  /**
   * The maximum number of characters in all cells together, since a small file can repeat one long text in
   * every cell.
   */
  characters: 10_000_000,
})
