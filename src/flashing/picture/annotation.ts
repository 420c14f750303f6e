import type { ParsedTextBox } from '../../wire/drawing.generated.js'
import { coordinate, type Fit } from './fit.js'
import { boxOf, minus, plus, turned, type Box, type Vector } from './plane.js'
import { LINE_HEIGHT, shownText, textWidth } from './svg-text.js'

/** A note on the drawing, line by line. */
export interface Annotation {
  readonly rows: readonly AnnotationRow[]
  /** In degrees, clockwise, around `pivot`. */
  readonly rotation: number
  readonly pivot: Vector
  /** What it covers when it is turned. */
  readonly box: Box
}

/** A line of a note. It starts here, before it is turned, at the middle of its height. */
export interface AnnotationRow {
  readonly text: string
  readonly start: Vector
}

export const ANNOTATION_SIZE = 13
const INDENT = ANNOTATION_SIZE
const ROW = ANNOTATION_SIZE * LINE_HEIGHT
export const MOST_ROWS = 40
export const MOST_CHARACTERS = 120

/** A text box is where the drawing has it. Its font size does not depend on the scale of the canvas. */
export function annotationOf(textBox: ParsedTextBox, fit: Fit): Annotation | undefined {
  const lines = linesOf(textBox)
  if (lines.every(({ text }) => text === '')) return undefined
  const corner = fit.place(textBox)
  const opposite = fit.place({
    x: coordinate(coordinate(textBox.x) + coordinate(textBox.width)),
    y: coordinate(coordinate(textBox.y) + coordinate(textBox.height)),
  })
  const pivot = { x: (corner.x + opposite.x) / 2, y: (corner.y + opposite.y) / 2 }
  const top = pivot.y - (lines.length * ROW) / 2
  const rows = lines.map(({ text, indent }, index) => ({
    text,
    start: { x: corner.x + indent * INDENT, y: top + (index + 0.5) * ROW },
  }))
  const rotation = coordinate(textBox.rotateDeg) % 360
  const box = coverOf(rows, pivot, rotation)
  return box && { rows, rotation, pivot, box }
}

function linesOf({
  text,
  value = '',
}: ParsedTextBox): readonly { readonly text: string; readonly indent: number }[] {
  const rows = text?.slice(0, MOST_ROWS).map((row) => ({
    // A row is a list of words.
    text: shownText((row.value ?? []).slice(0, MOST_CHARACTERS).join(' '), MOST_CHARACTERS),
    indent: Math.min(Math.max(coordinate(row.indent), 0), 10),
  }))
  if (rows?.some((row) => row.text !== '')) return rows
  const lines = value.slice(0, MOST_ROWS * MOST_CHARACTERS).split(/\r\n|\r|\n/, MOST_ROWS)
  return lines.map((line) => ({ text: shownText(line, MOST_CHARACTERS), indent: 0 }))
}

function coverOf(rows: readonly AnnotationRow[], pivot: Vector, rotation: number): Box | undefined {
  const corners = rows.flatMap(({ text, start: { x, y } }) => {
    const right = x + textWidth(text, ANNOTATION_SIZE)
    const [top, bottom] = [y - ROW / 2, y + ROW / 2]
    return [
      { x, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x, y: bottom },
    ]
  })
  return boxOf(corners.map((corner) => plus(pivot, turned(minus(corner, pivot), rotation))))
}
