import type { ParsedFlashingDrawing } from '../../wire/drawing.generated.js'
import { sideElements } from './draw-side.js'
import { layoutFlashing, type FlashingLayout } from './layout.js'
import { centreOf, type Box } from './plane.js'
import { textElement } from './sheet-text.js'
import type { SheetWords } from './sheet-words.js'
import { svgNumber, svgPlace } from './svg-text.js'
import { SMALL } from './title-block.js'

export const MAX_SIDES = 4

const GAP = 12
const HEADING = 18

/** Places up to three sides in a row, or four in two rows. */
export function sidePanels(sides: readonly ParsedFlashingDrawing[], area: Box, words: SheetWords) {
  const shown = sides.slice(0, MAX_SIDES)
  const columns = shown.length > 3 ? 2 : Math.max(shown.length, 1)
  const rows = Math.ceil(shown.length / columns)
  const [width, height] = [(area.right - area.left) / columns, (area.bottom - area.top) / rows]
  const hasHeadings = shown.length > 1
  const notShown = sides.length - shown.length
  const drawn = shown.map((drawing, index) => {
    const left = area.left + (index % columns) * width + (index % columns === 0 ? 0 : GAP / 2)
    const top = area.top + Math.floor(index / columns) * height
    const right = area.left + ((index % columns) + 1) * width - GAP / 2
    const panel = { left, top: top + (hasHeadings ? HEADING : 0), right, bottom: top + height }
    return { ...layoutIn(panel, drawing, words), panel, name: words.sideName(drawing.side) }
  })
  const areAlike = new Set(drawn.map(({ layout }) => layout.anglesOn)).size < 2
  return drawn.map(({ layout, scale, panel, name }, index) => {
    const heading = [
      name ?? `${words.side} ${String(index + 1)}`,
      ...(areAlike || layout.anglesOn === undefined ? [] : [words.angles[layout.anglesOn]]),
      ...(notShown > 0 && index === shown.length - 1 ? [`${String(notShown)} ${words.more}`] : []),
    ].join('; ')
    const at = { x: panel.left, y: panel.top - HEADING + 14 }
    const elements = [
      ...textElement(hasHeadings ? heading : '', { kind: 'value', ...at, size: SMALL, isBold: true }),
      ...placed(layout, panel, scale),
    ]
    return { layout, elements, scale }
  })
}

const LABELS = { width: 110, height: 80 }

/** Lays out with the usual label space, then with the space that the labels took. */
function layoutIn(panel: Box, drawing: ParsedFlashingDrawing, words: SheetWords) {
  const [width, height] = [panel.right - panel.left, panel.bottom - panel.top]
  const layoutWith = (labelsWidth: number, labelsHeight: number) => {
    const frame = { width: Math.max(width - labelsWidth, 60), height: Math.max(height - labelsHeight, 60) }
    const style = { frame, frontWords: words.colourSide, figure: words.figure, isSheet: true }
    const layout = layoutFlashing(drawing, style)
    return { layout, scale: scaleOf(layout.cover, width, height) }
  }
  const first = layoutWith(LABELS.width, LABELS.height)
  const { cover, profile } = first.layout
  if (cover === undefined || profile === undefined) return first
  const second = layoutWith(
    cover.right - cover.left - (profile.right - profile.left) + 4,
    cover.bottom - cover.top - (profile.bottom - profile.top) + 4,
  )
  return second.scale < 0.9 && second.scale < first.scale ? first : second
}

/** From 0.05 to 1.2, rounded down to two decimals. */
function scaleOf(cover: Box | undefined, width: number, height: number): number {
  if (cover === undefined) return 1
  const across = width / Math.max(cover.right - cover.left, 1)
  const down = height / Math.max(cover.bottom - cover.top, 1)
  return Math.max(Math.floor(Math.min(across, down, 1.2) * 100) / 100, 0.05)
}

function placed(layout: FlashingLayout, panel: Box, scale: number): readonly string[] {
  if (layout.cover === undefined) return []
  const [from, to] = [centreOf(layout.cover), centreOf(panel)]
  const move = { x: to.x - from.x * scale, y: to.y - from.y * scale }
  const zoom = scale === 1 ? '' : ` scale(${svgNumber(scale)})`
  return [`<g transform="translate(${svgPlace(move)})${zoom}">`, ...sideElements(layout), '</g>']
}
