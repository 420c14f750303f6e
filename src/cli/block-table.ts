import { drawGrid, gridWidth, widest, type Column, type GridRow, type GridText } from './draw-grid.js'
import type { Ink } from './ink.js'
import { printable } from './printable.js'
import type { TableLook } from './table-look.js'
import { wrapItems } from './wrap-items.js'

/** Figures that belong together, and what they are of. */
export interface Block {
  /** What stands over the labels, and over each column of figures. */
  readonly headings: readonly [label: string, ...figures: readonly string[]]
  readonly rows: readonly BlockRow[]
}

export interface BlockRow {
  /** Broken over lines between its items, and not within. */
  readonly label: readonly string[]
  /** What sets it apart, beneath the label. */
  readonly detail?: string
  /** One for each column; an empty one where there is nothing to say. */
  readonly figures: readonly string[]
  /** What the rows above add up to: a line is ruled above it. */
  readonly isSum?: boolean
}

/** So that the columns of blocks that are printed one below the other stand below each other. */
const leastFigureWidth = 12
const leastLabelWidth = 20

export function blockTable({ headings, rows }: Block, { ink, width }: TableLook): string {
  const figures = headings.slice(1).map((heading, index): Column => {
    const texts = rows.map((row) => row.figures[index] ?? '')
    return { align: 'right', width: Math.max(leastFigureWidth, widest([heading, ...texts])) }
  })
  const taken = gridWidth([{ align: 'left', width: 0 }, ...figures])
  const label: Column = { align: 'left', width: Math.max(leastLabelWidth, width - taken) }
  return drawGrid(
    [label, ...figures],
    [
      { cells: headings.map((text) => ({ texts: [{ text, look: ink.strong }] })) },
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
