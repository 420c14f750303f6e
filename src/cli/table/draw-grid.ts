import stringWidth from 'string-width'
import { breakLongWords, truncate } from './text.js'
import type { Ink } from './presentation.js'

export interface Column {
  readonly align: 'left' | 'right'
  /** In characters, without the gap between columns. */
  readonly width: number
}

/**
 * Text in one style. Long words are broken before the style is applied, because its escape sequences have no
 * width.
 */
export interface GridText {
  readonly text: string
  readonly look?: (text: string) => string
}

export interface GridCell {
  /** The texts of the cell, one below the other. */
  readonly texts: readonly GridText[]
  readonly align?: 'left' | 'right'
  /** The number of columns that the cell spans. The default is 1. */
  readonly span?: number
  /** The indent of every line of the cell, in characters. */
  readonly indent?: number
}

export interface GridRow {
  readonly cells: readonly GridCell[]
  /** Draws a line above the row. */
  readonly isRuled?: boolean
}

/**
 * The maximum number of characters of a text in a table. Longer texts are truncated, but JSON contains them
 * whole.
 */
export const maxTableCharacters = 500

/** The number of spaces between two columns. */
const gap = 2

/**
 * Draws a table without vertical lines, as on a printed quote. A horizontal line is below the headings, and
 * above each ruled row.
 */
export function drawGrid(
  columns: readonly Column[],
  headings: readonly string[],
  rows: readonly GridRow[],
  ink: Ink,
): string {
  const all: readonly GridRow[] = [
    { cells: headings.map((text) => ({ texts: [{ text, look: ink.strong }] })) },
    ...rows.map((row, index) => (index === 0 ? { ...row, isRuled: true } : row)),
  ]
  return all
    .flatMap((row) => drawRow(columns, row))
    .join('\n')
    .replace(/ +$/gm, '')
}

/**
 * Returns a column with the width that the other columns leave. It is never narrower than `minWidth`, so the
 * table may be wider than `width`.
 */
export function remainingColumn(others: readonly Column[], width: number, minWidth: number): Column {
  const taken = others.reduce((sum, other) => sum + other.width + gap, 0)
  return { align: 'left', width: Math.max(minWidth, width - taken) }
}

/** Returns the width of a column that fits these texts. */
export function widest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 1)
}

/** A cell whose texts are broken into lines that fit its columns. */
interface DrawnCell {
  readonly lines: readonly { readonly text: string; readonly look: (text: string) => string }[]
  readonly isRight: boolean
  readonly width: number
  readonly before: string
}

function drawRow(columns: readonly Column[], { cells, isRuled = false }: GridRow): readonly string[] {
  const rule = isRuled ? ['─'.repeat(widthOfAll(columns))] : []
  let index = 0
  const drawn = cells.map((cell) => {
    const start = index
    index += cell.span ?? 1
    return drawCell(cell, columns.slice(start, index), start === 0)
  })
  const height = drawn.reduce((most, { lines }) => Math.max(most, lines.length), 1)
  return [
    ...rule,
    ...Array.from({ length: height }, (_, at) => drawn.map((cell) => lineOf(cell, at)).join('')),
  ]
}

function drawCell(
  { texts, align, indent = 0 }: GridCell,
  columns: readonly Column[],
  isFirst: boolean,
): DrawnCell {
  const width = widthOfAll(columns) - indent
  const lines = texts.flatMap(({ text, look = asIs }) =>
    wrapWords(breakLongWords(truncate(text, maxTableCharacters), width), width).map((line) => ({
      text: line,
      look,
    })),
  )
  const isRight = (align ?? columns[0]?.align) === 'right'
  return { lines, isRight, width, before: ' '.repeat((isFirst ? 0 : gap) + indent) }
}

function lineOf({ lines, isRight, width, before }: DrawnCell, at: number): string {
  const line = lines[at]
  if (line === undefined) return before + ' '.repeat(width)
  const blanks = ' '.repeat(Math.max(0, width - widthOf(line.text)))
  const shown = line.look(line.text)
  return before + (isRight ? blanks + shown : shown + blanks)
}

/** Returns the width of columns, with the gaps between them. */
export function widthOfAll(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width + gap, -gap)
}

/** Breaks a text into lines of at most a width, between words where possible. */
export function wrapText(text: string, width: number): string {
  return wrapWords(breakLongWords(text, width), width).join('\n')
}

/** Breaks a text between words, into lines of at most this width. Keeps spaces at the start of a line. */
function wrapWords(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (widthOf(paragraph) <= width) return [paragraph]
    const lines: string[] = []
    let line: string | undefined
    let taken = 0
    for (const word of paragraph.split(' ')) {
      const wide = widthOf(word)
      const fits = line !== undefined && taken + 1 + wide <= width
      if (line !== undefined && !fits) lines.push(line)
      line = fits ? `${line} ${word}` : word
      taken = fits ? taken + 1 + wide : wide
    }
    return line === undefined ? lines : [...lines, line]
  })
}

/** Matches texts whose characters take one column each. Most texts in a table match. */
const NARROW = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2013\u2500-\u257f]*$/

/**
 * Returns the number of terminal columns of a text. Calls the library only if a character may take two columns
 * or none.
 */
function widthOf(text: string): number {
  return NARROW.test(text) ? text.length : stringWidth(text)
}

function asIs(text: string): string {
  return text
}
