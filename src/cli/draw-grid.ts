import Table from 'cli-table3'
import { truncate } from '../problem/truncate.js'
import { breakLongWords } from './break-long-words.js'

export interface Column {
  readonly align: 'left' | 'right'
  /** In characters, without the gap between columns. */
  readonly width: number
}

/** Text of one look. It is broken to its column before it gets the look, which takes characters but no room. */
export interface GridText {
  readonly text: string
  readonly look?: (text: string) => string
}

export interface GridCell {
  /** One beneath the other. */
  readonly texts: readonly GridText[]
  readonly align?: 'left' | 'right'
  /** How many columns it takes; 1 when absent. */
  readonly span?: number
  /** In characters; lines that are wrapped keep it. */
  readonly indent?: number
}

export interface GridRow {
  readonly cells: readonly GridCell[]
  /** A line is ruled above the row. */
  readonly isRuled?: boolean
}

/** A longer text is cut in a table, whose drawer takes time with the square of it and more; JSON has all of it. */
export const mostTableCharacters = 500

/** Between two columns: one character that the drawer puts there, and one of padding. */
const gap = 2

/** The drawer takes time with the square of the rows, so a long table is drawn in pieces of this many. */
const pieceSize = 50

/** A table without upright lines, as on a printed quote: what is ruled off is what adds up. */
export function drawGrid(columns: readonly Column[], rows: readonly GridRow[]): string {
  const pieces: string[] = []
  for (let start = 0; start < rows.length; start += pieceSize) {
    pieces.push(drawPiece(columns, rows.slice(start, start + pieceSize)))
  }
  return pieces.join('\n').replace(/ +$/gm, '')
}

export function gridWidth(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0) + gap * (columns.length - 1)
}

/** The width of a column in which these texts stand. */
export function widest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 1)
}

function drawPiece(columns: readonly Column[], rows: readonly GridRow[]): string {
  const table = new Table({
    chars: { ...characters(everyLine, ''), left: '', right: '', middle: ' ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: columns.map(({ align }) => align),
    colWidths: columns.map(({ width }, index) => width + paddingOf(index)),
    wordWrap: true,
  })
  for (const row of rows) table.push(cellsOf(row, columns))
  const text = table.toString()
  // The drawer ends a table whose last row is ruled in a line of the ruling's joints.
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

type CharacterName = keyof Table.TableInstanceOptions['chars']

/** What may stand above a row, between its ends, wherever the row is. */
const above = ['top', 'top-mid', 'mid', 'mid-mid', 'bottom-mid'] as const

const everyLine = [
  ...above,
  'top-left',
  'top-right',
  'left-mid',
  'right-mid',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const

const ruling = characters(above, '─')

function characters(
  names: readonly CharacterName[],
  character: string,
): Partial<Record<CharacterName, string>> {
  return Object.fromEntries(names.map((name) => [name, character]))
}
