import { textWidth } from '../flashing/picture/svg-text.js'
import { addIntegers, type Integer } from '../number/cents.js'
import type { PrintedRow } from './printed-row.js'

export interface PrintedPage {
  readonly rows: readonly PrintedRow[]
  /** The sum of the amounts on earlier pages. */
  readonly before: Integer
  /** The sum of the amounts up to the end of this page. */
  readonly after: Integer
}

/** In pixels. */
interface PageSpace {
  readonly height: number
  /** The height of the first page's header. */
  readonly above: number
  /** The height of the totals, which stay with the last line. */
  readonly below: number
  /** `width` is for titles, `fullWidth` for the texts below. */
  readonly width: number
  readonly fullWidth: number
}

/** In pixels, as in print-style.ts, except that rows have a little more padding here. */
export const FONT_SIZE = 12.5
export const LINE = 17
const ROW_PADDING = 16
/** The heights of a table's head and of a row with a carried sum. */
const HEAD = 28
const CARRIED = 28

/** Q5: makes the pages here, as browsers cannot add up a page. An estimate that is too low only adds a page break. */
export function pagesOf(rows: readonly PrintedRow[], space: PageSpace): readonly PrintedPage[] {
  const pages: PrintedRow[][] = [[]]
  const free = space.height - HEAD
  let left = free - space.above
  for (const [index, row] of rows.entries()) {
    const height = heightOf(row, space)
    const isLast = index === rows.length - 1
    const reserved = isLast ? space.below : CARRIED + heightKeptBelow(rows, index, space)
    const page = pages.at(-1)
    if (page === undefined || (height + reserved > left && page.length > 0)) {
      pages.push([row])
      left = free - CARRIED - height
    } else {
      page.push(row)
      left -= height
    }
  }
  let before: Integer = 0
  return pages.map((page) => {
    const after = page.reduce((sum, { cents }) => addIntegers(sum, cents), before)
    const printed = { rows: page, before, after }
    before = after
    return printed
  })
}

/** The head of a kit or sub-kit stays with its first part, and a note with the line below. Either may be a head too. */
function heightKeptBelow(rows: readonly PrintedRow[], index: number, space: PageSpace): number {
  const [row, next] = [rows[index], rows[index + 1]]
  const isHead =
    row !== undefined && next !== undefined && (next.depth > row.depth || (row.isNote && !next.isNote))
  return isHead ? heightOf(next, space) + heightKeptBelow(rows, index + 1, space) : 0
}

function heightOf({ isNote, title, details, picture, depth }: PrintedRow, space: PageSpace): number {
  const indent = 16 * depth
  const own = linesOf(title, (isNote ? space.fullWidth : space.width) - indent) * LINE
  const isBeside = picture !== undefined && !picture.isWide
  const beside = space.fullWidth - indent - (isBeside ? picture.width + 16 : 0)
  const below = details.reduce((sum, text) => sum + linesOf(text, beside), 0) * LINE
  const drawn = picture?.height ?? 0
  return own + (isBeside ? Math.max(below, drawn) : below + drawn) + ROW_PADDING
}

/** Allows for wide letters, and for the space before a word that wraps. */
export const WIDTH_FACTOR = 1.2
/** A longer text fills pages, so a rough count of its lines will do. */
const MAX_MEASURED = 5000

export function linesOf(text: string, width: number): number {
  if (text.length > MAX_MEASURED) return text.length / 20
  return text
    .split('\n')
    .reduce((sum, one) => sum + Math.max(1, Math.ceil((textWidth(one, FONT_SIZE) * WIDTH_FACTOR) / width)), 0)
}
