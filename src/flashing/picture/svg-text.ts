import type { ParsedTextBox } from '../../wire/drawing.generated.js'
import { coordinate, farCorner, type Fit } from './sketch.js'
import { boxOf, minus, plus, turned, type Box, type Vector } from './plane.js'

/** Clamps larger coordinates. */
export const MAX_COORDINATE = 1_000_000

/** Writes at most two decimals, no exponent and no -0. Never gets NaN. */
export function svgNumber(value: number): string {
  const held = Math.min(Math.max(value, -MAX_COORDINATE), MAX_COORDINATE)
  return String(Math.round(held * 100) / 100)
}

export function svgPlace({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${svgNumber(x)} ${svgNumber(y)}`
}

/** A number this large does not fit a label in plain digits. */
const TOO_LARGE = 1e9

/** Writes at most three decimals. Large numbers get an exponent. */
export function labelNumber(value: number): string {
  return Math.abs(value) < TOO_LARGE ? String(Math.round(value * 1000) / 1000) : value.toExponential(3)
}

/**
 * Control characters, others that XML 1.0 forbids, line breaks, and marks that reorder text.
 */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Returns one printable line. */
export function shownText(text: string, max: number): string {
  // Examines only the start: a character has at most two UTF-16 units, and spaces collapse.
  const trimmed = text.trimStart()
  const start = trimmed.slice(0, max * 4)
  const characters = Array.from(start.replace(UNPRINTABLE, ' ').replace(/ +/g, ' ').trim())
  return characters.length <= max && start.length === trimmed.length
    ? characters.join('')
    : `${characters.slice(0, max - 1).join('')}…`
}

/** The ampersand comes first, because the other entities contain one. */
const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const

export function escaped(text: string): string {
  return ENTITIES.reduce((safe, [character, entity]) => safe.replaceAll(character, entity), text)
}

/** In ems. */
export const LINE_HEIGHT = 1.15

/** Estimates a width from the usual characters of a sans-serif. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0
  for (const character of text) ems += emsOf(character)
  return ems * fontSize
}

function emsOf(character: string): number {
  if (/[fijlrtI.,:;'|!()[\]/° ]/.test(character)) return 0.36
  if (/[mwMW@%—]/.test(character)) return 0.9
  if (/[A-Z]/.test(character)) return 0.7
  return character < '\u1100' ? 0.58 : 1.05
}

export interface Annotation {
  readonly rows: readonly AnnotationRow[]
  /** In degrees, clockwise, around `pivot`. */
  readonly rotation: number
  readonly pivot: Vector
  /** The box around the rotated rows. */
  readonly box: Box
}

interface AnnotationRow {
  readonly text: string
  readonly start: Vector
}

export const ANNOTATION_SIZE = 13
const INDENT = ANNOTATION_SIZE
const ROW = ANNOTATION_SIZE * LINE_HEIGHT
export const MAX_ROWS = 40
export const MAX_NOTE_ROW_CHARACTERS = 120

/** Returns undefined without text. The font size is fixed. */
export function annotationOf(textBox: ParsedTextBox, fit: Fit): Annotation | undefined {
  const lines = linesOf(textBox)
  if (lines.every(({ text }) => text === '')) return undefined
  const [corner, opposite] = [fit.place(textBox), fit.place(farCorner(textBox))]
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
  const rows = text?.slice(0, MAX_ROWS).map((row) => ({
    // A row is a list of words.
    text: shownText((row.value ?? []).slice(0, MAX_NOTE_ROW_CHARACTERS).join(' '), MAX_NOTE_ROW_CHARACTERS),
    indent: Math.min(Math.max(coordinate(row.indent), 0), 10),
  }))
  if (rows?.some((row) => row.text !== '')) return rows
  const lines = value.slice(0, MAX_ROWS * MAX_NOTE_ROW_CHARACTERS).split(/\r\n|\r|\n/, MAX_ROWS)
  return lines.map((line) => ({ text: shownText(line, MAX_NOTE_ROW_CHARACTERS), indent: 0 }))
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
