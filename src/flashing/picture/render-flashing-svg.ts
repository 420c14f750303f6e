import type { ParsedPictureOptions } from '../../wire/options.generated.js'
import type { ParsedFlashingDrawing } from '../../wire/drawing.generated.js'
import type { ParsedFlashingLine } from '../../wire/flashing.generated.js'
import type { Advice } from '../../problem/advisory.js'
import type { FlashingLayout } from './layout.js'
import { SHEET, sizeOf, styleOf } from './page.js'
import { legendOf, sheetFoot, warningTexts } from './sheet-foot.js'
import { MAX_SHOWN_CHARACTERS } from './sheet-text.js'
import { sheetWords, type SheetWords } from './sheet-words.js'
import { sidePanels } from './side-panels.js'
import { escaped, labelNumber, shownText, svgNumber } from './svg-text.js'
import { MARGIN, pieceTexts, titleBlock } from './title-block.js'

/** Limits each list in the description. */
export const MAX_DESCRIBED = 40

/**
 * Renders the sheet of a flashing as a self-contained SVG document. It shows the figures, the sides with
 * sizes, angles, finishes, notes and the coloured side, the cut list, a legend, and the advice. Equal
 * flashings give equal strings.
 */
export function renderFlashingSvg(
  line: Partial<ParsedFlashingLine>,
  sides: readonly ParsedFlashingDrawing[],
  advice: readonly Advice[],
  options: ParsedPictureOptions = {},
): string {
  const { unitLabel = 'mm', ...known } = options
  const words = sheetWords(known.locale)
  const theme = known.theme === 'light' || known.theme === 'dark' ? known.theme : 'auto'
  const title = shownText(known.title ?? line.productName ?? '', MAX_SHOWN_CHARACTERS)
  const unit = shownText(unitLabel, MAX_SHOWN_CHARACTERS)
  const note = unit === '' ? '' : `${words.sizesIn} ${unit}`
  const head = titleBlock(line, title, note, words)
  const pieces = pieceTexts(line, words)
  const warnings = warningTexts(advice, words)
  const panelsWith = (legend: readonly string[]) => {
    const foot = sheetFoot(pieces, legend, warnings, words)
    const area = { left: MARGIN, top: head.bottom + 8, right: SHEET.right - MARGIN, bottom: foot.top - 8 }
    return { foot, panels: sidePanels(sides, area, words) }
  }
  // A first layout finds the legend, whose entries do not depend on the space for the drawing.
  const { panels: first } = panelsWith([])
  const legend = legendOf(
    first.map(({ layout }) => layout),
    words,
  )
  const { foot, panels } = panelsWith(legend)
  const size = sizeOf(SHEET, known)
  const [width, height] = [svgNumber(SHEET.right), svgNumber(SHEET.bottom)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" class="qw-${theme}" viewBox="0 0 ${width} ${height}" width="${svgNumber(size.width)}" height="${svgNumber(size.height)}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">`,
    `<title>${escaped(title === '' ? words.flashing : title)}</title>`,
    `<desc>${escaped(panels.length === 0 ? words.noSizes : panels.map(({ layout }) => description(layout, unit, words)).join(' '))}</desc>`,
    `<style>\n${styleOf(theme)}</style>`,
    `<rect class="qw-paper" x="0" y="0" width="${width}" height="${height}"/>`,
    `<path class="qw-rule" fill="none" stroke-width="1" d="${framePath(head.bottom, foot.top)}"/>`,
    ...head.elements,
    ...panels.flatMap(({ elements }) => elements),
    ...foot.elements,
    '</svg>',
    '',
  ].join('\n')
}

function framePath(headBottom: number, footTop: number): string {
  const [left, right] = [svgNumber(4), svgNumber(SHEET.right - 4)]
  const across = [headBottom, footTop].map((y) => `M${left} ${svgNumber(y)}L${right} ${svgNumber(y)}`)
  const bottom = svgNumber(SHEET.bottom - 4)
  return `M${left} 4L${right} 4L${right} ${bottom}L${left} ${bottom}Z${across.join('')}`
}

function description({ edges, labels }: FlashingLayout, unit: string, words: SheetWords): string {
  const sizes = edges.flatMap(({ isHidden, size }) =>
    isHidden || size === undefined ? [] : [words.figure(labelNumber(size))],
  )
  const finishes = labels.filter(({ kind }) => kind === 'finish').map(({ text }) => text)
  const parts = [
    sizes.length === 0
      ? words.noSizes
      : `${words.edges}${unit === '' ? '' : ` in ${unit}`}: ${listed(sizes, words)}`,
    ...(finishes.length === 0 ? [] : [`${words.finishes}: ${listed(finishes, words)}`]),
  ]
  return `${parts.join('; ')}.`
}

function listed(texts: readonly string[], { more }: SheetWords): string {
  const rest = texts.length - MAX_DESCRIBED
  return texts.slice(0, MAX_DESCRIBED).join(', ') + (rest > 0 ? ` + ${String(rest)} ${more}` : '')
}
