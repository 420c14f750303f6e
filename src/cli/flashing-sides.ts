import type { FinishType, FlashingDrawing, FlashingWorkings } from '../index.js'
import type { Block, BlockRow } from './block-table.js'
import { decimalText } from './decimal-text.js'
import type { MeasuredLine } from './measured-line.js'

type Side = FlashingWorkings['sides'][number]

const finishNames: Readonly<Record<FinishType, string>> = {
  FINISH_TYPE_UNSPECIFIED: 'finish',
  FINISH_TYPE_CRUSH_FOLD: 'crush fold',
  FINISH_TYPE_OPEN_HOOK: 'open hook',
  FINISH_TYPE_FEATHER: 'feather',
  FINISH_TYPE_DRIP_EDGE: 'drip edge',
}

const sideNames: Readonly<Record<NonNullable<FlashingDrawing['side']>, string>> = {
  DRAWING_SIDE_UNSPECIFIED: 'side',
  DRAWING_SIDE_FAR: 'far side',
  DRAWING_SIDE_NEAR: 'near side',
}

/** Where the girth and the bends come from, side by side (F2 to F4). A side on which nothing counts is left out. */
export function flashingSides({ line, measured }: MeasuredLine): readonly Block[] {
  const { sides, chargedSide } = measured.workings
  const drawings = [line.drawing ?? {}, ...(line.otherSides ?? [])]
  return sides.flatMap((side) => {
    const drawing = drawings[side.side] ?? {}
    const rows = sideRows(side, drawing)
    if (rows.length === 0) return []
    const name = sides.length === 1 ? 'Profile' : sideName(side, drawing, side.side === chargedSide)
    return [{ headings: [name, 'Girth', 'Bends'], rows: [...rows, sumRow(side)] }]
  })
}

/** F4. */
function sideName({ side }: Side, drawing: FlashingDrawing, isCharged: boolean): string {
  const name = sideNames[drawing.side ?? 'DRAWING_SIDE_UNSPECIFIED']
  return `Drawing ${String(side + 1)}, ${name}${isCharged ? ', charged' : ''}`
}

function sideRows({ edges, finishes, joints }: Side, { points = {} }: FlashingDrawing): readonly BlockRow[] {
  return [
    ...edges.map(({ key, size, isHidden }): BlockRow => {
      const millimetres = `${decimalText(size)} mm`
      return isHidden
        ? { label: [key], detail: `hidden: ${millimetres} do not count`, figures: ['', ''] }
        : { label: [key], figures: [millimetres, ''] }
    }),
    ...finishes.map(({ point, size, bends }): BlockRow => {
      const type = points[point]?.finish?.type ?? 'FINISH_TYPE_UNSPECIFIED'
      return {
        label: [`${finishNames[type]} at ${point}`],
        figures: [`${decimalText(size)} mm`, decimalText(bends)],
      }
    }),
    ...(joints.length === 0
      ? []
      : [
          {
            label: [`joints at ${joints[0] ?? ''}`, ...joints.slice(1)],
            figures: ['', String(joints.length)],
          },
        ]),
  ]
}

function sumRow({ girth, bends }: Side): BlockRow {
  return { label: ['Sum'], figures: [`${decimalText(girth)} mm`, decimalText(bends)], isSum: true }
}
