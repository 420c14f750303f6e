import {
  formatDecimal,
  flashingPrice,
  measureFlashing,
  type Account,
  type Advisory,
  type CutListItem,
  type FinishType,
  type FlashingDrawing,
  type FlashingLine,
  type FlashingWorkings,
  type Money,
} from '../../entries/index.js'
import {
  drawGrid,
  remainingColumn,
  largestWidth,
  type Column,
  type GridRow,
  type GridText,
} from '../table/draw-grid.js'
import { wrapText } from '../table/wrap-text.js'
import { amountText, measureText, wrapItems } from '../table/text.js'
import { printable } from '../table/printable.js'
import { advisoryTable } from '../table/advisory-table.js'
import type { Ink, TableStyle } from '../table/presentation.js'
import type { Block, BlockRow } from './block.js'
import { cuttingBlock } from './cutting-rows.js'
import type { MeasuredLine } from './measured-line.js'

interface FlashingTableSettings extends TableStyle {
  readonly account: Account
}

/** Keeps figures near their labels. */
const maxBlockWidth = 72

/** These minimum widths align the columns of all blocks. */
const minFigureWidth = 12
const minLabelWidth = 20

export function flashingTable(measuredLine: MeasuredLine, settings: FlashingTableSettings): string {
  const { line, advisories } = measuredLine
  const { account, ink, width } = settings
  const blocks = [
    figuresBlock(measuredLine, account),
    ...sideBlocks(measuredLine),
    ...piecesBlocks(measuredLine, account),
    ...(measuredLine.cutting === undefined ? [] : [cuttingBlock(measuredLine.cutting)]),
  ]
  return `${[
    heading(line, settings),
    ...blocks.map((block) => blockTable(block, { ink, width: Math.min(width, maxBlockWidth) })),
    advice(advisories, settings),
  ].join('\n\n')}\n`
}

function heading(line: FlashingLine, { account, ink, width }: FlashingTableSettings): string {
  const { productName = 'Flashing', colour, thickness } = line
  const rest = [colour, measureText(thickness, 'mm'), `all amounts in ${account.currency}`]
  const facts = wrapText(printable(rest.filter(Boolean).join(' · ')), width)
  return `${ink.strong(wrapText(printable(productName), width))}\n${ink.faint(facts)}`
}

function blockTable({ headings, rows }: Block, { ink, width }: TableStyle): string {
  const figures = headings.slice(1).map((name, index): Column => {
    const texts = rows.map((row) => row.figures[index] ?? '')
    return { align: 'right', width: Math.max(minFigureWidth, largestWidth([name, ...texts])) }
  })
  const label = remainingColumn(figures, width, minLabelWidth)
  const gridRows = rows.map((row) => gridRow(row, label, ink))
  return drawGrid([label, ...figures], headings, gridRows, { ink, width })
}

function gridRow({ label, detail, figures, isSum = false }: BlockRow, { width }: Column, ink: Ink): GridRow {
  const inStyle = (text: string): GridText => (isSum ? { text, style: ink.strong } : { text })
  const lines = wrapItems(label.map(printable), ', ', width).map(inStyle)
  const below = detail === undefined ? [] : [{ text: printable(detail), style: ink.faint }]
  const cells = [{ texts: [...lines, ...below] }, ...figures.map((text) => ({ texts: [inStyle(text)] }))]
  return { cells, isRuled: isSum }
}

function advice(advisories: readonly Advisory[], style: FlashingTableSettings): string {
  if (advisories.length === 0) return style.ink.faint('No advice.')
  return advisoryTable(advisories, 'the flashing', style)
}

type Side = FlashingWorkings['sides'][number]

const finishNames: Readonly<Record<FinishType, string>> = {
  FINISH_TYPE_UNSPECIFIED: 'finish',
  FINISH_TYPE_CRUSH_FOLD: 'crush fold',
  FINISH_TYPE_OPEN_HOOK: 'open hook',
  FINISH_TYPE_FEATHER: 'feather',
  FINISH_TYPE_DRIP_EDGE: 'drip edge',
}

const sideNames: Readonly<Record<FlashingDrawing['side'], string>> = {
  DRAWING_SIDE_UNSPECIFIED: 'side',
  DRAWING_SIDE_FAR: 'far side',
  DRAWING_SIDE_NEAR: 'near side',
}

function figuresBlock({ line, measured }: MeasuredLine, account: Account): Block {
  const { customPrice, customPricePerLength } = line
  const pricePerMetre = customPricePerLength ?? line.unitPrice
  return {
    headings: ['', 'Measured', 'Request'],
    rows: [
      rowOf('Girth', measureText(measured.totalGirth, 'mm'), measureText(line.totalGirth, 'mm')),
      rowOf('Bends', formatDecimal(measured.bends), formatDecimal(line.bends ?? '')),
      rowOf('Length', measureText(measured.totalLength, 'm'), measureText(line.totalLength, 'm')),
      rowOf('Charged length', measureText(measured.chargedLength, 'm'), ''),
      ...amountRow('Price per metre', undefined, pricePerMetre, customPricePerLength && 'custom'),
      ...amountRow('Total', measured.totalPrice, line.totalPrice, formulaOf(line, account)),
      ...amountRow('Custom price', undefined, customPrice, 'replaces the total'), // F1
    ],
  }
}

function amountRow(
  label: string,
  measured: Money | undefined,
  sent: Money | undefined,
  detail: string | undefined,
): readonly BlockRow[] {
  if (measured === undefined && sent === undefined) return []
  const figures = [measured, sent].map((money) => (money === undefined ? '' : amountText(money)))
  return [{ ...rowOf(label, ...figures), detail }]
}

function rowOf(label: string, ...figures: readonly string[]): BlockRow {
  return { label: [label], figures }
}

// F7
function formulaOf(line: FlashingLine, account: Account): string | undefined {
  const price = flashingPrice(line, account)
  return price.ok ? price.value.formula : undefined
}

// F2, F3, F4
function sideBlocks({ line, measured }: MeasuredLine): readonly Block[] {
  const { sides, chargedSide } = measured.workings
  const drawings = [line.drawing, ...(line.otherSides ?? [])]
  return sides.flatMap((side) => {
    const drawing = drawings[side.side] ?? line.drawing
    const rows = sideRows(side, drawing)
    if (rows.length === 0) return []
    const name = sides.length === 1 ? 'Profile' : sideName(side, drawing, side.side === chargedSide)
    const sum = rowOf('Sum', measureText(side.girth, 'mm'), formatDecimal(side.bends))
    return [{ headings: [name, 'Girth', 'Bends'], rows: [...rows, { ...sum, isSum: true }] }]
  })
}

// F4
function sideName({ side }: Side, drawing: FlashingDrawing, isCharged: boolean): string {
  const name = sideNames[drawing.side]
  return `Drawing ${String(side + 1)}, ${name}${isCharged ? ', charged' : ''}`
}

function sideRows({ edges, finishes, joints }: Side, { points = {} }: FlashingDrawing): readonly BlockRow[] {
  const [firstJoint, ...otherJoints] = joints
  return [
    ...edges.map(({ key, size, isHidden }): BlockRow => {
      const millimetres = measureText(size, 'mm')
      return isHidden
        ? { ...rowOf(key, '', ''), detail: `hidden: ${millimetres} not counted` }
        : rowOf(key, millimetres, '')
    }),
    ...finishes.map(({ point, size, bends }) => {
      const type = points[point]?.finish?.type ?? 'FINISH_TYPE_UNSPECIFIED'
      return rowOf(`${finishNames[type]} at ${point}`, measureText(size, 'mm'), formatDecimal(bends))
    }),
    ...(firstJoint === undefined
      ? []
      : [{ label: [`joints at ${firstJoint}`, ...otherJoints], figures: ['', String(joints.length)] }]),
  ]
}

// F6
function piecesBlocks({ line, measured }: MeasuredLine, account: Account): readonly Block[] {
  const { chargedLength, totalLength, workings } = measured
  if (workings.pieces.length === 0) return []
  const { subitems = [] } = line
  const rows = workings.pieces.map(({ amount, length, chargedLength }, index) => {
    const { total, priced } = lengthsOf(subitems[index] ?? {}, account)
    return rowOf(`${amount} × ${length} mm`, total, `${chargedLength} mm`, priced)
  })
  const sum = rowOf('Sum', measureText(totalLength, 'm'), '', measureText(chargedLength, 'm'))
  const headings = ['Pieces', 'Length', 'Charged as', 'Charged'] as const
  return [{ headings, rows: [...rows, { ...sum, isSum: true }] }]
}

function lengthsOf(item: CutListItem, account: Account): { readonly total: string; readonly priced: string } {
  const lengths = measureFlashing({ subitems: [item] }, account)
  if (!lengths.ok) return { total: '', priced: '' }
  const { totalLength, chargedLength } = lengths.value
  return { total: measureText(totalLength, 'm'), priced: measureText(chargedLength, 'm') }
}
