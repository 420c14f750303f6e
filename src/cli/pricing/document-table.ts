import type { Account, PricedOrder, PricedQuote } from '../../entries/index.js'
import {
  drawGrid,
  MIN_WIDTH,
  remainingColumn,
  largestWidth,
  widthOfAll,
  type Column,
  type GridCell,
  type GridText,
} from '../table/draw-grid.js'
import { wrapText } from '../table/wrap-text.js'
import { wrapItems } from '../table/text.js'
import { printable } from '../table/printable.js'
import type { Ink, TableStyle } from '../table/presentation.js'
import { figureRows, lineRows } from './document-rows.js'
import { figureHeadings, type Figures, type PricedRow, type TableRow, type TextRow } from './table-row.js'

interface TableSettings extends TableStyle {
  /** `Quote` or `Order`. */
  readonly title: string
  readonly account: Account
}

/** In characters, for each kit level. Levels below `deepestLevel` share its indent. */
const indentStep = 2
const deepestLevel = 4

export function documentTable(document: PricedOrder | PricedQuote, settings: TableSettings): string {
  const { account, ink, width } = settings
  const all = [
    ...document.lines.flatMap((line, index) => lineRows(line, String(index + 1), account)),
    ...figureRows(document),
  ]
  const isWide = fits(columnsFor(all, width, MIN_DESCRIPTION_WIDTH), width)
  const rows = isWide ? all : all.map(folded)
  const columns = columnsFor(rows, width, isWide ? MIN_DESCRIPTION_WIDTH : MIN_WIDTH)
  const grid = drawGrid(
    [columns.number, columns.description, ...columns.figures],
    ['', 'Description', ...columns.figures.map(({ heading }) => heading)],
    rows.map((row) => ({ cells: cellsOf(row, columns, ink), isRuled: isRuled(row) })),
    { ink, width },
  )
  return `${heading(document, settings)}\n\n${grid}\n`
}

function heading(document: PricedOrder, { title, ink, width }: TableSettings): string {
  const { reference = '', isSubmitted, customerId, total } = document
  const name = wrapText(printable(`${title} ${reference}`.trim()), width)
  const parts = [
    `customer ${customerId}`,
    isSubmitted ? 'submitted' : 'draft',
    `all amounts in ${total.currency}`,
  ]
  const rest = wrapItems(parts.map(printable), ' · ', width).map((line) => wrapText(line, width))
  return `${ink.strong(name)}\n${ink.faint(rest.join('\n'))}`
}

function fits({ number, description, figures }: DocumentColumns, width: number): boolean {
  return widthOfAll([number, description, ...figures]) <= width
}

/** In a narrow table, other figures move below the description. */
const KEPT: readonly (keyof Figures)[] = ['In kit', 'Total']

function folded(row: TableRow): TableRow {
  if (row.kind === 'text') return row
  const entries = Object.entries(row.figures) as [keyof Figures, string][]
  const figures: Figures = Object.fromEntries(entries.filter(([heading]) => KEPT.includes(heading)))
  const others = figureHeadings.flatMap((heading) => {
    const text = KEPT.includes(heading) ? '' : (row.figures[heading] ?? '')
    return text === '' ? [] : [`${heading.toLowerCase()} ${text}`]
  })
  if (row.kind === 'priced') return { ...row, figures, details: [...others, ...row.details] }
  return { ...row, figures, label: [row.label, ...others].join(', ') }
}

function isRuled(row: TableRow): boolean {
  return row.kind === 'figure' && row.startsBlock === true
}

function cellsOf(row: TableRow, { description, figures }: DocumentColumns, ink: Ink): readonly GridCell[] {
  switch (row.kind) {
    case 'priced': {
      const indent = indentOf(row)
      const width = description.width - indent
      // Details and pieces start on separate lines, because both can be long.
      const details = wrapItems(row.details.map(printable), ' · ', width)
      const pieces = wrapItems(row.pieces.map(printable), ', ', width)
      const below = [...details, ...pieces].map((text) => ({ text, style: ink.faint }))
      return [
        { texts: [{ text: row.number }] },
        { texts: [{ text: printable(row.title) }, ...below], indent },
        ...figures.map(({ heading }) => ({ texts: [{ text: row.figures[heading] ?? '' }] })),
      ]
    }
    case 'text':
      return [
        { texts: [{ text: row.number }] },
        { texts: [{ text: printable(row.text) }], span: figures.length + 1, indent: indentOf(row) },
      ]
    case 'figure': {
      // The label spans all columns before the totals.
      const before = figures.findIndex(({ heading }) => heading === 'Total')
      const inStyle = (text: string): GridText => (row.isStrong ? { text, style: ink.strong } : { text })
      return [
        { texts: [inStyle(printable(row.label))], span: before + 2, align: 'right' },
        ...figures.slice(before).map(({ heading }) => ({ texts: [inStyle(row.figures[heading] ?? '')] })),
      ]
    }
  }
}

function indentOf({ depth }: PricedRow | TextRow): number {
  return indentStep * Math.min(depth, deepestLevel)
}

interface DocumentColumns {
  readonly number: Column
  readonly description: Column
  readonly figures: readonly (Column & { readonly heading: keyof Figures })[]
}

/** Keeps descriptions readable. Figures that then do not fit move below the description. */
const MIN_DESCRIPTION_WIDTH = 20

function columnsFor(rows: readonly TableRow[], width: number, minWidth: number): DocumentColumns {
  const number: Column = {
    align: 'right',
    width: largestWidth(rows.map((row) => (row.kind === 'figure' ? '' : row.number))),
  }
  const figures = figureHeadings.flatMap((heading): DocumentColumns['figures'] => {
    const texts = rows.map((row) => row.figures[heading] ?? '')
    if (texts.every((text) => text === '')) return []
    return [
      { heading, align: heading === 'Tax' ? 'left' : 'right', width: largestWidth([heading, ...texts]) },
    ]
  })
  const description = remainingColumn([number, ...figures], width, minWidth)
  return { number, description, figures }
}
