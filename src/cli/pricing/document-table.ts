import type { Account, PricedOrder, PricedQuote } from '../../index.js'
import { drawGrid, headingRow, type GridCell, type GridRow, type GridText } from '../table/draw-grid.js'
import { printable, wrapItems } from '../table/fit-text.js'
import type { Ink, TableLook } from '../table/presentation.js'
import { columnsFor, totalColumn, type DocumentColumns } from './document-columns.js'
import { figureRows } from './figure-rows.js'
import { lineRows } from './line-rows.js'
import type { FigureRow, PricedRow, TableRow, TextRow } from './table-row.js'

export interface TableSettings extends TableLook {
  /** The kind of document: `Quote` or `Order`. */
  readonly title: string
  /** The account that the document was priced with. */
  readonly account: Account
}

/** Characters by which each level of a kit is indented, and the deepest level that is. */
const indentStep = 2
const deepestIndent = 4

/** A priced document as a table for a person. */
export function documentTable(document: PricedOrder | PricedQuote, settings: TableSettings): string {
  const { account, ink, width } = settings
  const rows = [
    ...document.lines.flatMap((line, index) => lineRows(line, String(index + 1), account)),
    ...figureRows(document, account),
  ]
  const columns = columnsFor(rows, width)
  const grid = drawGrid(
    [columns.number, columns.description, ...columns.figures],
    [
      headingRow(['', 'Description', ...columns.figures.map((column) => column.heading)], ink),
      ...rows.map((row, index) => ({ ...gridRow(row, columns, ink), isRuled: isRuled(row, index) })),
    ],
  )
  return `${heading(document, settings)}\n\n${grid}\n`
}

function heading(document: PricedOrder, { title, ink }: TableSettings): string {
  const { reference = '', isSubmitted, customerId, total } = document
  const name = ink.strong(printable(`${title} ${reference}`.trim()))
  const rest = `customer ${customerId} · ${isSubmitted ? 'submitted' : 'draft'} · all amounts in ${total.currency}`
  return `${name}\n${ink.faint(printable(rest))}`
}

function isRuled(row: TableRow, index: number): boolean {
  return index === 0 || (row.kind === 'figure' && row.startsBlock)
}

function gridRow(row: TableRow, columns: DocumentColumns, ink: Ink): GridRow {
  switch (row.kind) {
    case 'priced':
      return { cells: pricedCells(row, columns, ink) }
    case 'text':
      return { cells: textCells(row, columns) }
    case 'figure':
      return { cells: figureCells(row, columns, ink) }
  }
}

function pricedCells(
  row: PricedRow,
  { description, figures }: DocumentColumns,
  ink: Ink,
): readonly GridCell[] {
  const indent = indentOf(row)
  const details = row.details.flatMap(({ items, separator }) =>
    wrapItems(items.map(printable), separator, description.width - indent),
  )
  return [
    { texts: [{ text: row.number }] },
    {
      texts: [{ text: printable(row.title) }, ...details.map((text) => ({ text, look: ink.faint }))],
      indent,
    },
    ...figures.map(({ ofLine }) => ({ texts: [{ text: ofLine(row) }] })),
  ]
}

function textCells(row: TextRow, { figures }: DocumentColumns): readonly GridCell[] {
  return [
    { texts: [{ text: row.number }] },
    { texts: [{ text: printable(row.text) }], span: figures.length + 1, indent: indentOf(row) },
  ]
}

/** The label spans all columns before the totals. */
function figureCells(row: FigureRow, { figures }: DocumentColumns, ink: Ink): readonly GridCell[] {
  const before = figures.findIndex((column) => column.heading === totalColumn.heading)
  const inLook = (text: string): readonly GridText[] => [row.isStrong ? { text, look: ink.strong } : { text }]
  return [
    { texts: inLook(printable(row.label)), span: before + 2, align: 'right' },
    ...figures.slice(before).map(({ ofFigure }) => ({ texts: inLook(ofFigure(row)) })),
  ]
}

function indentOf({ depth }: PricedRow | TextRow): number {
  return indentStep * Math.min(depth, deepestIndent)
}
