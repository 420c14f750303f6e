import { piecesText, type CutPlanWords } from './cut-plan-words.js'
import { sizeIn, type PiecesToDraw, type RowToDraw } from './plan-to-draw.js'
import { textElement, widthOf } from './sheet-text.js'
import { svgNumber } from './svg-text.js'

export interface RowPlace {
  readonly left: number
  readonly top: number
  /** In picture units per mm of metal. */
  readonly scale: number
}

export const BAR_HEIGHT = 18
const LABEL_SIZE = 9
/** If a bar has more pieces, the pieces of one length are drawn as one part. */
const MAX_PIECES_DRAWN = 60

interface Part {
  readonly kind: 'trim' | 'piece' | 'kerf' | 'offcut'
  readonly size: number
  readonly text: string
}

/** Draws a cut after each piece. */
export function barRow(
  row: RowToDraw,
  { left, top, scale }: RowPlace,
  words: CutPlanWords,
): readonly string[] {
  let x = left
  return partsOf(row, words).flatMap((part) => {
    const width = part.size * scale
    const elements = partElements(part, { x, y: top, width })
    x += width
    return elements
  })
}

function partsOf(row: RowToDraw, words: CutPlanWords): readonly Part[] {
  const count = row.cuts.reduce((sum, { pieces }) => sum + sizeIn(pieces), 0)
  const each = count > 0 ? sizeIn(row.kerf) / count : 0
  const cut: Part = { kind: 'kerf', size: each, text: '' }
  const pieces = row.cuts.flatMap((one) => piecesOf(one, each, count > MAX_PIECES_DRAWN, words))
  const parts: readonly Part[] = [
    { kind: 'trim', size: sizeIn(row.trim), text: '' },
    ...pieces.flatMap((piece) => (each > 0 ? [piece, cut] : [piece])),
    { kind: 'offcut', size: sizeIn(row.offcut), text: words.figure(row.offcut) },
  ]
  return parts.filter(({ size }) => size > 0)
}

function piecesOf(
  one: PiecesToDraw,
  kerf: number,
  areTogether: boolean,
  words: CutPlanWords,
): readonly Part[] {
  const [count, length] = [sizeIn(one.pieces), sizeIn(one.length)]
  if (areTogether) {
    return [{ kind: 'piece', size: count * length + (count - 1) * kerf, text: piecesText(one, words) }]
  }
  return Array.from({ length: count }, () => ({
    kind: 'piece',
    size: length,
    text: words.figure(one.length),
  }))
}

interface PartPlace {
  readonly x: number
  readonly y: number
  readonly width: number
}

function partElements({ kind, text }: Part, { x, y, width }: PartPlace): readonly string[] {
  const box = `x="${svgNumber(x)}" y="${svgNumber(y)}" width="${svgNumber(width)}" height="${svgNumber(BAR_HEIGHT)}"`
  if (kind === 'kerf' || kind === 'trim') return [`<rect class="qw-head" ${box}/>`]
  const style = kind === 'piece' ? 'class="qw-sheet"' : 'class="qw-hidden" stroke-dasharray="3 2"'
  const rectangle = `<rect ${style} fill="none" stroke-width="1" ${box}/>`
  const textWidth = widthOf(text, LABEL_SIZE)
  if (textWidth > width - 2) return [rectangle]
  const label = { x: x + (width - textWidth) / 2, y: y + BAR_HEIGHT / 2 + 3, size: LABEL_SIZE }
  return [rectangle, ...textElement(text, { kind: kind === 'piece' ? 'value' : 'caption', ...label })]
}
