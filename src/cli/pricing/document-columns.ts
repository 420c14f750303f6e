import { remainingColumn, widest, type Column } from '../table/draw-grid.js'
import type { FigureRow, PricedRow, TableRow } from './table-row.js'

/** A column next to the description: its heading, and what it shows of each kind of row. */
export interface FigureColumn {
  readonly heading: string
  readonly align: Column['align']
  readonly ofLine: (row: PricedRow) => string
  readonly ofFigure: (row: FigureRow) => string
}

/** The columns of one document. Columns that would be empty are left out. */
export interface DocumentColumns {
  readonly number: Column
  readonly description: Column
  readonly figures: readonly (FigureColumn & Column)[]
}

const nothing = (): string => ''
const markTaxFree = ({ isTaxFree }: PricedRow | FigureRow): string => (isTaxFree ? 'free' : '')

export const totalColumn: FigureColumn = {
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
export function columnsFor(rows: readonly TableRow[], width: number): DocumentColumns {
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
