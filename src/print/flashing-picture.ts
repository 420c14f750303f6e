import { sidePanels } from '../flashing/picture/side-panels.js'
import { legendOf } from '../flashing/picture/sheet-foot.js'
import { styleOf } from '../flashing/picture/page.js'
import { sheetWords } from '../flashing/picture/sheet-words.js'
import { escaped, svgNumber } from '../flashing/picture/svg-text.js'
import { readFlashingLine, type FlashingLine } from '../wire/flashing.generated.js'
import { newReading, readWhole } from '../wire/reading.js'
import { printable } from './printed-text.js'

// In pixels.
const SIDE = { width: 270, height: 135 } as const
const MAX_WIDTH = 540

/** Above and below a single side, in pixels. */
const MARGIN = 5

export const PICTURE_STYLE = styleOf('light')

export interface Picture {
  readonly svg: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** A wide picture is below the texts, not beside them. */
  readonly isWide: boolean
  readonly legend: readonly string[]
}

export function flashingPicture(
  { drawing, otherSides = [] }: Partial<FlashingLine>,
  name: string,
  language: string,
): Picture | undefined {
  const { read } = readWhole<ReturnType<typeof readFlashingLine>>(
    { drawing, otherSides },
    readFlashingLine,
    newReading(false),
  )
  const sides = [read?.drawing, ...(read?.otherSides ?? [])]
    .flatMap((side) => (side?.points === undefined || side.isDeleted === true ? [] : [side]))
    .sort((a, b) => (a.drawingNumber ?? 0) - (b.drawingNumber ?? 0)) // F9
  if (sides.length === 0) return undefined
  const width = Math.min(sides.length * SIDE.width, MAX_WIDTH)
  const area = { left: 0, top: 0, right: width, bottom: SIDE.height }
  const words = sheetWords(language)
  const panels = sidePanels(sides, area, words)
  const height = heightOf(panels)
  const [shownWidth, shownHeight] = [svgNumber(width), svgNumber(height)]
  const top = svgNumber((SIDE.height - height) / 2)
  const svg = [
    `<svg role="img" class="qw-light" viewBox="0 ${top} ${shownWidth} ${shownHeight}" width="${shownWidth}" height="${shownHeight}">`,
    `<title>${escaped(printable(name))}</title>`,
    ...panels.flatMap(({ elements }) => elements),
    '</svg>',
  ].join('')
  const legend = legendOf(
    panels.map(({ layout }) => layout),
    words,
  )
  return { svg, width, height, isWide: sides.length > 1, legend }
}

function heightOf(panels: ReturnType<typeof sidePanels>): number {
  const [panel, ...others] = panels
  const cover = panel?.layout.cover
  if (panel === undefined || cover === undefined || others.length > 0) return SIDE.height
  return Math.min(SIDE.height, (cover.bottom - cover.top) * panel.scale + 2 * MARGIN)
}
