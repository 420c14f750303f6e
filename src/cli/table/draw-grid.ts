import stringWidth from 'string-width'
import { breakLongWords, truncate } from './text.js'
import type { Ink } from './presentation.js'

export interface Column {
  readonly align: 'left' | 'right'
  /** In characters, without the gap between columns. */
  readonly width: number
}

/** Text in one look. Long words are broken before the look is applied: its escape sequences take no room. */
export interface GridText {
  readonly text: string
  readonly look?: (text: string) => string
}

export interface GridCell {
  /** One below the other. */
  readonly texts: readonly GridText[]
  readonly align?: 'left' | 'right'
  /** How many columns it takes; 1 when absent. */
  readonly span?: number
  /** In characters; wrapped lines keep it. */
  readonly indent?: number
}

export interface GridRow {
  readonly cells: readonly GridCell[]
  /** Draws a line above the row. */
  readonly isRuled?: boolean
}

/** Longer texts are truncated in tables: a cell is for reading. JSON has all of it. */
export const maxTableCharacters = 500

/** The blanks between two columns. */
const gap = 2

/**
 * A table without vertical lines, as on a printed quote, with a heading for each column. A horizontal line separates
 * the headings, and what adds up.
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
 * The column that takes the width that the other columns leave. It never gets narrower than `minWidth`, so the
 * table may be wider than `width`.
 */
export function remainingColumn(others: readonly Column[], width: number, minWidth: number): Column {
  const taken = others.reduce((sum, other) => sum + other.width + gap, 0)
  return { align: 'left', width: Math.max(minWidth, width - taken) }
}

/** The width of a column of these texts. */
export function widest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 1)
}

/** A cell in lines that fit its columns. */
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

function widthOfAll(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width + gap, -gap)
}

/** Breaks a text between words, into lines of at most this width. Blanks at the start of a line stay. */
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

/** Most texts of a table have only these characters. Each takes one column. */
const NARROW = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2013\u2500-\u257f]*$/

/** The columns of a terminal that a text takes. The library is asked only where a character may take two or none. */
function widthOf(text: string): number {
  return NARROW.test(text) ? text.length : stringWidth(text)
}

function asIs(text: string): string {
  return text
}
