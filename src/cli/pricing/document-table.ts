import type { Account, PricedOrder, PricedQuote } from '../../index.js'
import {
  drawGrid,
  headingRow,
  remainingColumn,
  widest,
  type Column,
  type GridCell,
  type GridText,
} from '../table/draw-grid.js'
import { printable, wrapItems } from '../table/text.js'
import type { Ink, TableLook } from '../table/presentation.js'
import { figureRows, lineRows } from './document-rows.js'
import type { FigureRow, PricedRow, TableRow, TextRow } from './table-row.js'

interface TableSettings extends TableLook {
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
      ...rows.map((row, index) => ({ cells: cellsOf(row, columns, ink), isRuled: isRuled(row, index) })),
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

function cellsOf(row: TableRow, { description, figures }: DocumentColumns, ink: Ink): readonly GridCell[] {
  switch (row.kind) {
    case 'priced': {
      const indent = indentOf(row)
      const details = row.details.flatMap(({ items, separator }) =>
        wrapItems(items.map(printable), separator, description.width - indent),
      )
      const below = details.map((text) => ({ text, look: ink.faint }))
      return [
        { texts: [{ text: row.number }] },
        { texts: [{ text: printable(row.title) }, ...below], indent },
        ...figures.map(({ ofLine }) => ({ texts: [{ text: ofLine(row) }] })),
      ]
    }
    case 'text':
      return [
        { texts: [{ text: row.number }] },
        { texts: [{ text: printable(row.text) }], span: figures.length + 1, indent: indentOf(row) },
      ]
    case 'figure': {
      // The label spans all columns before the totals.
      const before = figures.findIndex(({ heading }) => heading === totalColumn.heading)
      const inLook = (text: string): GridText => (row.isStrong ? { text, look: ink.strong } : { text })
      return [
        { texts: [inLook(printable(row.label))], span: before + 2, align: 'right' },
        ...figures.slice(before).map(({ ofFigure }) => ({ texts: [inLook(ofFigure(row))] })),
      ]
    }
  }
}

function indentOf({ depth }: PricedRow | TextRow): number {
  return indentStep * Math.min(depth, deepestIndent)
}

/** A column next to the description: its heading, and what it shows of each kind of row. */
interface FigureColumn {
  readonly heading: string
  readonly align: Column['align']
  readonly ofLine: (row: PricedRow) => string
  readonly ofFigure: (row: FigureRow) => string
}

/** The columns of one document. Columns that would be empty are left out. */
interface DocumentColumns {
  readonly number: Column
  readonly description: Column
  readonly figures: readonly (FigureColumn & Column)[]
}

const nothing = (): string => ''
const markTaxFree = ({ isTaxFree }: PricedRow | FigureRow): string => (isTaxFree ? 'free' : '')

const totalColumn: FigureColumn = {
  heading: 'Total',
  align: 'right',
  ofLine: ({ depth, total }) => (depth === 0 ? total : ''),
  ofFigure: ({ amount }) => amount,
}

const figureColumns: readonly FigureColumn[] = [
  { heading: 'Quantity', align: 'right', ofLine: ({ quantity }) => quantity, ofFigure: nothing },
  { heading: 'Unit price', align: 'right', ofLine: ({ unitPrice }) => unitPrice, ofFigure: nothing },
  { heading: 'Disc.', align: 'right', ofLine: ({ discount }) => discount, ofFigure: nothing },
  // The parts of a kit are already in the kit's total. In a column of their own nobody adds them twice.
  { heading: 'In kit', align: 'right', ofLine: partTotal, ofFigure: nothing },
  totalColumn,
  { heading: 'Tax', align: 'left', ofLine: markTaxFree, ofFigure: markTaxFree },
]

/** Each further level of a kit moves a little to the left, for the same reason. */
function partTotal({ depth, total }: PricedRow): string {
  return depth === 0 || total === '' ? '' : total + '  '.repeat(Math.min(depth - 1, 3))
}

/** Keeps descriptions readable: on a narrow terminal the table may be wider than the terminal. */
const leastDescriptionWidth = 20

/** Each column is as wide as its texts; the description gets the rest. */
function columnsFor(rows: readonly TableRow[], width: number): DocumentColumns {
  const number: Column = {
    align: 'right',
    width: widest(rows.map((row) => (row.kind === 'figure' ? '' : row.number))),
  }
  const figures = figureColumns.flatMap((column) => {
    const texts = rows.map((row) => textIn(column, row))
    const isEmpty = column !== totalColumn && texts.every((text) => text === '')
    return isEmpty ? [] : [{ ...column, width: widest([column.heading, ...texts]) }]
  })
  const description = remainingColumn([number, ...figures], width, leastDescriptionWidth)
  return { number, description, figures }
}

function textIn(column: FigureColumn, row: TableRow): string {
  switch (row.kind) {
    case 'priced':
      return column.ofLine(row)
    case 'figure':
      return column.ofFigure(row)
    case 'text':
      return ''
  }
}
