import type { ParsedPictureOptions } from '../../wire/options.generated.js'
import type { DrawingSide } from '../../nouns/enums.js'
import type { ParsedFlashingDrawing } from '../../wire/drawing.generated.js'
import {
  ANNOTATION_SIZE,
  escaped,
  labelNumber,
  shownText,
  svgNumber,
  svgPlace,
  type Annotation,
} from './svg-text.js'
import { layoutFlashing, type FlashingLayout } from './layout.js'
import { MARGIN, NOTE_SIZE, pageOf, sizeOf, styleOf, TITLE_SIZE } from './page.js'
import { LABEL_SIZES, type PlacedLabel } from './place-labels.js'
import { centreOf, type Box } from './plane.js'
import type { SketchedEdge } from './sketch.js'

export const MOST_TITLE_CHARACTERS = 80
/** The most sizes, and the most finishes, that the description lists. */
export const MOST_DESCRIBED = 40

const SIDE_TITLES: Readonly<Record<DrawingSide, string>> = {
  DRAWING_SIDE_UNSPECIFIED: '',
  DRAWING_SIDE_FAR: 'Far side',
  DRAWING_SIDE_NEAR: 'Near side',
}

/**
 * The picture of one side of a flashing, as an SVG document that needs nothing else: the profile to scale of the
 * canvas, with its sizes, angles, finishes, notes and the coloured side. Equal drawings make equal texts.
 */
export function renderFlashingSvg(
  drawing: ParsedFlashingDrawing,
  options: ParsedPictureOptions = {},
): string {
  const { unitLabel = 'mm', ...known } = options
  const theme = known.theme === 'light' || known.theme === 'dark' ? known.theme : 'auto'
  const title = shownText(
    known.title ?? SIDE_TITLES[drawing.side ?? 'DRAWING_SIDE_UNSPECIFIED'],
    MOST_TITLE_CHARACTERS,
  )
  const unit = shownText(unitLabel, MOST_TITLE_CHARACTERS)
  const note = unit === '' ? '' : `sizes in ${unit}`
  const layout = layoutFlashing(drawing)
  const page = pageOf(layout.cover, title, note)
  const [left, top] = [svgNumber(page.left), svgNumber(page.top)]
  const [width, height] = [svgNumber(page.right - page.left), svgNumber(page.bottom - page.top)]
  const viewBox = `${left} ${top} ${width} ${height}`
  const size = sizeOf(page, known)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" class="qw-${theme}" viewBox="${viewBox}" width="${svgNumber(size.width)}" height="${svgNumber(size.height)}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">`,
    `<title>${escaped(title === '' ? 'Flashing' : title)}</title>`,
    `<desc>${escaped(description(layout, unit))}</desc>`,
    `<style>\n${styleOf(theme)}</style>`,
    `<rect class="qw-paper" x="${left}" y="${top}" width="${width}" height="${height}"/>`,
    ...headingOf(page, title, note),
    ...linesOf(layout),
    ...layout.labels.map(labelElement),
    ...layout.annotations.map(annotationElement),
    '</svg>',
    '',
  ].join('\n')
}

function description({ edges, labels }: FlashingLayout, unit: string): string {
  const sizes = edges.flatMap(({ isHidden, size }) =>
    isHidden || size === undefined ? [] : [labelNumber(size)],
  )
  const finishes = labels.filter(({ kind }) => kind === 'finish').map(({ text }) => text)
  const parts = [
    sizes.length === 0
      ? 'A flashing without sizes'
      : `Edges${unit === '' ? '' : ` in ${unit}`}: ${listed(sizes)}`,
    ...(finishes.length === 0 ? [] : [`finishes: ${listed(finishes)}`]),
  ]
  return `${parts.join('; ')}.`
}

function listed(words: readonly string[]): string {
  const rest = words.length - MOST_DESCRIBED
  return words.slice(0, MOST_DESCRIBED).join(', ') + (rest > 0 ? ` and ${String(rest)} more` : '')
}

function headingOf({ left, top, right }: Box, title: string, note: string): readonly string[] {
  const baseline = svgNumber(top + MARGIN + TITLE_SIZE * 0.75)
  const [start, end] = [svgNumber(left + MARGIN), svgNumber(right - MARGIN)]
  const titleText = `<text class="qw-title" x="${start}" y="${baseline}" font-size="${String(TITLE_SIZE)}" font-weight="bold">${escaped(title)}</text>`
  const noteText = `<text class="qw-note" x="${end}" y="${baseline}" font-size="${String(NOTE_SIZE)}" text-anchor="end">${escaped(note)}</text>`
  return [...(title === '' ? [] : [titleText]), ...(note === '' ? [] : [noteText])]
}

/** The lines; the faint ones first, so that they are underneath. */
function linesOf({ edges, finishes, marks, arrow, labels }: FlashingLayout): readonly string[] {
  const leaders = labels.flatMap(({ leader }) => leader ?? [])
  return [
    ...stroke('qw-leader', 'stroke-width="1"', leaders.map(({ from, to }) => pathOf(from, to)).join('')),
    ...stroke('qw-mark', 'stroke-width="1.25"', marks.map(({ path }) => path).join('')),
    ...stroke(
      'qw-hidden',
      'stroke-width="1.5" stroke-dasharray="6 5"',
      chained(edges.filter(({ isHidden }) => isHidden)),
    ),
    ...stroke(
      'qw-sheet',
      'stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"',
      chained(edges.filter(({ isHidden }) => !isHidden)) + finishes.map(({ path }) => path).join(''),
    ),
    ...(arrow === undefined
      ? []
      : [
          ...stroke('qw-shaft', 'stroke-width="2"', arrow.shaft),
          `<path class="qw-head" d="${arrow.head}"/>`,
        ]),
  ]
}

function stroke(name: string, attributes: string, path: string): readonly string[] {
  return path === '' ? [] : [`<path class="${name}" fill="none" ${attributes} d="${path}"/>`]
}

/** Edges as path data. An edge that starts where the previous one ended continues its line. */
function chained(edges: readonly SketchedEdge[]): string {
  return edges
    .map(({ from, to }, index) => (edges[index - 1]?.to === from ? `L${svgPlace(to)}` : pathOf(from, to)))
    .join('')
}

function pathOf(from: SketchedEdge['from'], to: SketchedEdge['to']): string {
  return `M${svgPlace(from)}L${svgPlace(to)}`
}

function labelElement({ kind, text, box }: PlacedLabel): string {
  const size = LABEL_SIZES[kind]
  const { x, y } = centreOf(box)
  const weight = kind === 'size' ? ' font-weight="bold"' : ''
  return `<text class="qw-${kind}" x="${svgNumber(x)}" y="${svgNumber(baselineAt(y, size))}" font-size="${String(size)}"${weight} text-anchor="middle">${escaped(text)}</text>`
}

function annotationElement({ rows, rotation, pivot }: Annotation): string {
  const turn = rotation === 0 ? '' : ` transform="rotate(${svgNumber(rotation)} ${svgPlace(pivot)})"`
  const spans = rows.map(
    ({ text, start: { x, y } }) =>
      `<tspan x="${svgNumber(x)}" y="${svgNumber(baselineAt(y, ANNOTATION_SIZE))}">${escaped(text)}</tspan>`,
  )
  return `<text class="qw-note" font-size="${String(ANNOTATION_SIZE)}"${turn}>${spans.join('')}</text>`
}

/** The baseline of letters whose middle is at this height. */
function baselineAt(middle: number, size: number): number {
  return middle + size * 0.36
}
