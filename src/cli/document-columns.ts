import { gridWidth, widest, type Column } from './draw-grid.js'
import type { FigureRow, PricedRow, TableRow } from './table-row.js'

/** A column beside the description: what stands over it, and what it shows of each kind of row. */
export interface FigureColumn {
  readonly heading: string
  readonly align: Column['align']
  readonly ofLine: (row: PricedRow) => string
  readonly ofFigure: (row: FigureRow) => string
}

/** The columns of one document: those that would have nothing to show are left out. */
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
  // What a kit is made of is in the kit's total already: in a column of its own nobody adds it twice.
  { heading: 'In kit', align: 'right', ofLine: partTotal, ofFigure: nothing },
  totalColumn,
  { heading: 'Tax', align: 'left', ofLine: markTaxFree, ofFigure: markTaxFree },
]

/** Each level further down stands a little further left, for the same reason. */
function partTotal({ depth, total }: PricedRow): string {
  return depth === 0 || total === '' ? '' : total + '  '.repeat(Math.min(depth - 1, 3))
}

/** However narrow the terminal: a description must stay readable, so a table may be wider than that. */
const leastDescriptionWidth = 20

/** Each column is as wide as what stands in it; the description has what is left. */
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
  const taken = gridWidth([number, { align: 'left', width: 0 }, ...figures])
  return {
    number,
    description: { align: 'left', width: Math.max(leastDescriptionWidth, width - taken) },
    figures,
  }
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
