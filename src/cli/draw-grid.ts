import Table from 'cli-table3'

export interface Column {
  readonly align: 'left' | 'right'
  /** In characters, without the gap between columns. */
  readonly width: number
}

/** Text of one look. It is broken to the column before it gets that look, which takes characters but no room. */
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

/** Between two columns: one character that the drawer puts there, and one of padding. */
const gap = 2

/** A table without upright lines, as on a printed quote: what is ruled off is what adds up. */
export function drawGrid(columns: readonly Column[], rows: readonly GridRow[]): string {
  const table = new Table({
    chars: { ...everyCharacter(''), middle: ' ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: columns.map(({ align }) => align),
    colWidths: columns.map(({ width }, index) => width + paddingOf(index)),
    wordWrap: true,
  })
  for (const { cells, isRuled = false } of rows) {
    let index = 0
    table.push(
      cells.map((cell) => {
        const options = cellOptions(cell, index, columns, isRuled)
        index += cell.span ?? 1
        return options
      }),
    )
  }
  return table.toString().replace(/ +$/gm, '')
}

export function gridWidth(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0) + gap * (columns.length - 1)
}

function cellOptions(
  { texts, align, span = 1, indent = 0 }: GridCell,
  index: number,
  columns: readonly Column[],
  isRuled: boolean,
): Table.CellOptions {
  const width = columns.slice(index, index + span).reduce((sum, column) => sum + column.width, 0) - indent
  return {
    content: texts.map(({ text, look = asIs }) => look(breakLongWords(text, width))).join('\n'),
    colSpan: span,
    ...(align === undefined ? {} : { hAlign: align }),
    ...(isRuled ? { chars: ruling } : {}),
    style: { 'padding-left': paddingOf(index) + indent },
  }
}

function paddingOf(index: number): number {
  return index === 0 ? 0 : gap - 1
}

function asIs(text: string): string {
  return text
}

/** The drawer wraps between words only, and cuts a word that is wider than its column: nothing may be lost. */
function breakLongWords(text: string, width: number): string {
  return text.replace(new RegExp(`\\S{${String(width)}}(?=\\S)`, 'gu'), '$&\n')
}

const lineCharacters = ['mid', 'mid-mid', 'top-mid', 'bottom-mid'] as const

const ruling = Object.fromEntries(lineCharacters.map((name) => [name, '─']))

function everyCharacter(character: string): Table.TableInstanceOptions['chars'] {
  return {
    top: character,
    'top-mid': character,
    'top-left': character,
    'top-right': character,
    bottom: character,
    'bottom-mid': character,
    'bottom-left': character,
    'bottom-right': character,
    left: character,
    'left-mid': character,
    mid: character,
    'mid-mid': character,
    right: character,
    'right-mid': character,
    middle: character,
  }
}
