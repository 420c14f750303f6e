import type { TableStyle } from './presentation.js'
import { truncate } from './text.js'
import { breakLongWords, widthOf, wrapText, wrapWords } from './wrap-text.js'

export interface Column {
  readonly align: 'left' | 'right'
  /** In terminal columns, without the gap. */
  readonly width: number
}

/** Keeps text and style apart, because the escape sequences of a style have no width. */
export interface GridText {
  readonly text: string
  readonly style?: (text: string) => string
}

export interface GridCell {
  /** One below the other. */
  readonly texts: readonly GridText[]
  readonly align?: 'left' | 'right'
  /** The default is 1. */
  readonly span?: number
  /** In characters, for every line of the cell. */
  readonly indent?: number
}

export interface GridRow {
  readonly cells: readonly GridCell[]
  /** Draws a line above the row. */
  readonly isRuled?: boolean
}

/** Tables truncate longer texts, but JSON contains them whole. */
export const maxTableCharacters = 500

/** In spaces, between two columns. */
const gap = 2

/** If the table is too wide, narrows its widest column of texts, or else stacks the cells of each row. */
export function drawGrid(
  wanted: readonly Column[],
  headings: readonly string[],
  rows: readonly GridRow[],
  { ink, width }: TableStyle,
): string {
  const columns = fitting(wanted, width)
  if (columns === undefined) return drawStacked(headings, rows, { ink, width })
  const all: readonly GridRow[] = [
    { cells: headings.map((text) => ({ texts: [{ text, style: ink.strong }] })) },
    ...rows.map((row, index) => (index === 0 ? { ...row, isRuled: true } : row)),
  ]
  return all
    .flatMap((row) => drawRow(columns, row))
    .join('\n')
    .replace(/ +$/gm, '')
}

/** In a narrower column of texts, most words break. */
export const MIN_WIDTH = 16

/** Returns undefined if the widest column of texts would be too narrow to read. */
function fitting(columns: readonly Column[], width: number): readonly Column[] | undefined {
  const over = widthOfAll(columns) - width
  if (over <= 0) return columns
  const widths = columns.map((column) => (column.align === 'left' ? column.width : 0))
  const widest = widths.indexOf(Math.max(...widths))
  const left = (widths[widest] ?? 0) - over
  if (left < MIN_WIDTH) return undefined
  return columns.map((column, index) => (index === widest ? { ...column, width: left } : column))
}

/** Keeps `minWidth`, even if the table then becomes wider than `width`. */
export function remainingColumn(others: readonly Column[], width: number, minWidth: number): Column {
  const taken = others.reduce((sum, other) => sum + other.width + gap, 0)
  return { align: 'left', width: Math.max(minWidth, width - taken) }
}

export function largestWidth(texts: readonly string[]): number {
  return texts.reduce((max, text) => Math.max(max, widthOf(text)), 1)
}

interface DrawnCell {
  readonly lines: readonly { readonly text: string; readonly style: (text: string) => string }[]
  readonly isRightAligned: boolean
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
  const height = drawn.reduce((max, { lines }) => Math.max(max, lines.length), 1)
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
  const lines = texts.flatMap(({ text, style = asIs }) =>
    wrapWords(breakLongWords(truncate(text, maxTableCharacters), width), width).map((line) => ({
      text: line,
      style,
    })),
  )
  const isRightAligned = (align ?? columns[0]?.align) === 'right'
  return { lines, isRightAligned, width, before: ' '.repeat((isFirst ? 0 : gap) + indent) }
}

function lineOf({ lines, isRightAligned, width, before }: DrawnCell, at: number): string {
  const line = lines[at]
  if (line === undefined) return before + ' '.repeat(width)
  const blanks = ' '.repeat(Math.max(0, width - widthOf(line.text)))
  const shown = line.style(line.text)
  return before + (isRightAligned ? blanks + shown : shown + blanks)
}

export function widthOfAll(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width + gap, -gap)
}

function asIs(text: string): string {
  return text
}

/** Draws the cells of each row below one another, with the headings of the columns. */
export function drawStacked(
  headings: readonly string[],
  rows: readonly GridRow[],
  { ink, width }: TableStyle,
): string {
  const [name = ''] = headings
  const above = name === '' ? '' : `${ink.strong(name)}\n`
  const lines = rows.flatMap(({ cells, isRuled = false }, index) => [
    ...(isRuled || index === 0 ? ['─'.repeat(width)] : []),
    ...stackedCells(cells, headings, { ink, width }),
  ])
  return above + lines.join('\n')
}

function stackedCells(
  cells: readonly GridCell[],
  headings: readonly string[],
  { ink, width }: TableStyle,
): readonly string[] {
  let column = 0
  let isFirst = true
  return cells.flatMap(({ texts, span = 1, indent = 0 }) => {
    const heading = span > 1 || isFirst ? '' : (headings[column] ?? '')
    column += span
    const filled = texts.filter(({ text }) => text !== '')
    if (filled.length === 0) return []
    const blanks = ' '.repeat(indent + (isFirst ? 0 : gap))
    isFirst = false
    return filled.flatMap(({ text, style = (line: string) => line }, index) => {
      const label = heading === '' || index > 0 ? '' : `${heading}: `
      const lines = wrapText(`${label}${truncate(text, maxTableCharacters)}`, width - blanks.length)
      return lines
        .split('\n')
        .map((line, at) =>
          at > 0 || label === ''
            ? blanks + style(line)
            : blanks + ink.faint(line.slice(0, label.length)) + style(line.slice(label.length)),
        )
    })
  })
}
