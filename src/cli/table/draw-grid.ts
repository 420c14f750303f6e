import Table from 'cli-table3'
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

/**
 * Longer texts are truncated in tables, because the table library takes more than quadratic time for a text. JSON
 * has all of it.
 */
export const mostTableCharacters = 500

/** Between two columns: one character that the table library puts there, and one of padding. */
const gap = 2

/** The table library takes quadratic time for the rows, so a long table is drawn in pieces of this many. */
const pieceSize = 50

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
  const pieces: string[] = []
  for (let start = 0; start < all.length; start += pieceSize) {
    pieces.push(drawPiece(columns, all.slice(start, start + pieceSize)))
  }
  return pieces.join('\n').replace(/ +$/gm, '')
}

/**
 * The column that takes the width that the other columns leave. It never gets narrower than `leastWidth`, so the
 * table may be wider than `width`.
 */
export function remainingColumn(others: readonly Column[], width: number, leastWidth: number): Column {
  const taken = others.reduce((sum, other) => sum + other.width + gap, 0)
  return { align: 'left', width: Math.max(leastWidth, width - taken) }
}

/** The width of a column of these texts. */
export function widest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 1)
}

function drawPiece(columns: readonly Column[], rows: readonly GridRow[]): string {
  const table = new Table({
    chars: { ...noFrame, middle: ' ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: columns.map(({ align }) => align),
    colWidths: columns.map(({ width }, index) => width + paddingOf(index)),
    wordWrap: true,
  })
  for (const row of rows) table.push(cellsOf(row, columns))
  const text = table.toString()
  // If the last row has a line above it, the library ends the table in a line of joints.
  return rows.at(-1)?.isRuled === true ? text.slice(0, text.lastIndexOf('\n')) : text
}

function cellsOf({ cells, isRuled = false }: GridRow, columns: readonly Column[]): Table.CellOptions[] {
  let index = 0
  return cells.map(({ texts, align, span = 1, indent = 0 }) => {
    const start = index
    index += span
    const width = columns.slice(start, index).reduce((sum, column) => sum + column.width, 0) - indent
    return {
      content: texts
        .map(({ text, look = asIs }) => look(breakLongWords(truncate(text, mostTableCharacters), width)))
        .join('\n'),
      colSpan: span,
      style: { 'padding-left': paddingOf(start) + indent },
      ...(align === undefined ? {} : { hAlign: align }),
      ...(isRuled ? { chars: ruling } : {}),
    }
  })
}

function paddingOf(index: number): number {
  return index === 0 ? 0 : gap - 1
}

function asIs(text: string): string {
  return text
}

/** No lines: every character of the library's own frame is empty. */
const noFrame = Object.fromEntries(Object.keys(new Table().options.chars).map((name) => [name, '']))

/** The characters above a row, between its ends, wherever the row is. */
const ruling = { top: '─', 'top-mid': '─', mid: '─', 'mid-mid': '─', 'bottom-mid': '─' }
