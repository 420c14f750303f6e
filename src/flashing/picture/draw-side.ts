import { ANNOTATION_SIZE, escaped, svgNumber, svgPlace, type Annotation } from './svg-text.js'
import type { FlashingLayout } from './layout.js'
import { LABEL_SIZES, type PlacedLabel } from './place-labels.js'
import { centreOf } from './plane.js'
import type { SketchedEdge } from './sketch.js'

export function sideElements(layout: FlashingLayout): readonly string[] {
  return [
    ...linesOf(layout),
    ...layout.labels.map(labelElement),
    ...layout.annotations.map(annotationElement),
  ]
}

function linesOf({ edges, finishes, marks, arrow, labels, noteLeaders }: FlashingLayout): readonly string[] {
  const leaders = [...labels.flatMap(({ leader }) => leader ?? []), ...noteLeaders]
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

/** An edge that starts where the previous one ended continues its line. */
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

/** Returns the baseline of letters with this middle. */
function baselineAt(middle: number, size: number): number {
  return middle + size * 0.36
}
