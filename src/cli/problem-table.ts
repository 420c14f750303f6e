import type { ErrorEnvelope, Problem } from '../index.js'
import { drawGrid, gridWidth, type Column, type GridRow } from './draw-grid.js'
import type { Ink } from './ink.js'
import { printable } from './printable.js'
import { wrapItems } from './wrap-items.js'

/** A pointer longer than this goes on in a second line. */
const widestPointer = 44
const leastMessageWidth = 24

export interface ProblemTableSettings {
  readonly ink: Ink
  /** In characters. */
  readonly width: number
}

/** What is wrong with a request, for a person: each pointer with its code beneath, and the message beside them. */
export function problemTable(envelope: ErrorEnvelope, { ink, width }: ProblemTableSettings): string {
  const problems = envelope.errors.map((problem) => ({ ...problem, pointer: pointerLines(problem) }))
  const lengths = problems.flatMap(({ pointer, code }) => [...pointer, code].map(({ length }) => length))
  const where: Column = { align: 'left', width: lengths.reduce((most, length) => Math.max(most, length), 0) }
  const taken = gridWidth([where, { align: 'left', width: 0 }])
  const what: Column = { align: 'left', width: Math.max(leastMessageWidth, width - taken) }
  const rows = problems.map(({ pointer, code, message }, index): GridRow => {
    const place = [...pointer.map((text) => ({ text })), { text: code, look: ink.faint }]
    return { cells: [{ texts: place }, { texts: [{ text: printable(message) }] }], isRuled: index === 0 }
  })
  const headings = ['Where', 'What is wrong'].map((text) => ({ texts: [{ text, look: ink.strong }] }))
  return `${ink.strong(printable(envelope.message))}\n\n${drawGrid([where, what], [{ cells: headings }, ...rows])}\n`
}

/** Broken before a dot: each part of a pointer is one name. */
function pointerLines({ param }: Problem): readonly string[] {
  return param === '' ? ['the request'] : wrapItems(printable(param).split(/(?=\.)/), '', widestPointer)
}
