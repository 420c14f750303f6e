import type { Account, Advisory, FlashingLine } from '../../index.js'
import {
  drawGrid,
  headingRow,
  remainingColumn,
  widest,
  type Column,
  type GridRow,
  type GridText,
} from '../table/draw-grid.js'
import { printable, wrapItems } from '../table/fit-text.js'
import { measureText } from '../table/number-text.js'
import { pointerTable } from '../table/pointer-table.js'
import type { Ink, TableLook } from '../table/presentation.js'
import { figuresBlock, piecesBlocks, sideBlocks, type Block, type BlockRow } from './flashing-blocks.js'
import type { MeasuredLine } from './measured-line.js'

export interface FlashingTableSettings extends TableLook {
  /** The account that the flashing was measured with. */
  readonly account: Account
}

/** Blocks have few columns: they are narrower than a document, so that figures are near their labels. */
const widestBlock = 72

/** With these, the columns of consecutive blocks line up. */
const leastFigureWidth = 12
const leastLabelWidth = 20

/** A measured flashing for a person: its figures, how they came about, and the advice. */
export function flashingTable(measuredLine: MeasuredLine, settings: FlashingTableSettings): string {
  const { line, advisories } = measuredLine
  const { account, ink, width } = settings
  const blocks = [
    figuresBlock(measuredLine, account),
    ...sideBlocks(measuredLine),
    ...piecesBlocks(measuredLine, account),
  ]
  return `${[
    heading(line, settings),
    ...blocks.map((block) => blockTable(block, { ink, width: Math.min(width, widestBlock) })),
    advice(advisories, settings),
  ].join('\n\n')}\n`
}

function heading(line: FlashingLine, { account, ink }: FlashingTableSettings): string {
  const { productName = 'Flashing', colour, thickness } = line
  const rest = [colour, measureText(thickness, 'mm'), `all amounts in ${account.currency}`]
  return `${ink.strong(printable(productName))}\n${ink.faint(printable(rest.filter(Boolean).join(' · ')))}`
}

function blockTable({ headings, rows }: Block, { ink, width }: TableLook): string {
  const figures = headings.slice(1).map((name, index): Column => {
    const texts = rows.map((row) => row.figures[index] ?? '')
    return { align: 'right', width: Math.max(leastFigureWidth, widest([name, ...texts])) }
  })
  const label = remainingColumn(figures, width, leastLabelWidth)
  return drawGrid(
    [label, ...figures],
    [
      headingRow(headings, ink),
      ...rows.map((row, index) => ({
        ...gridRow(row, label, ink),
        isRuled: index === 0 || row.isSum === true,
      })),
    ],
  )
}

function gridRow({ label, detail, figures, isSum = false }: BlockRow, { width }: Column, ink: Ink): GridRow {
  const inLook = (text: string): GridText => (isSum ? { text, look: ink.strong } : { text })
  const lines = wrapItems(label.map(printable), ', ', width).map(inLook)
  const below = detail === undefined ? [] : [{ text: printable(detail), look: ink.faint }]
  return { cells: [{ texts: [...lines, ...below] }, ...figures.map((text) => ({ texts: [inLook(text)] }))] }
}

function advice(advisories: readonly Advisory[], { ink, width }: FlashingTableSettings): string {
  if (advisories.length === 0) return ink.faint('Nothing is odd about it.')
  return pointerTable(
    advisories.map(({ param, message, severity, code }) => ({
      param,
      message,
      mark: `${severity}: ${code}`,
    })),
    { headings: ['Where', 'What is odd'], whole: 'the flashing', ink, width },
  )
}
