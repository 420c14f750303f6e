import type { ErrorEnvelope } from '../../entries/index.js'
import { drawGrid, remainingColumn, widest, type Column } from './draw-grid.js'
import { printable, wrapItems } from './text.js'
import type { TableLook } from './presentation.js'

/**
 * A longer pointer goes on in a second line, and a longer name is broken. On a narrow terminal it happens
 * earlier.
 */
const widestPointer = 44
const minPointerWidth = 24
const minMessageWidth = 24

/** A message about one place in a request. */
interface PointerRow {
  /** Empty for the whole. */
  readonly param: string
  /** Printed below the pointer. */
  readonly mark: string
  readonly message: string
}

interface PointerTableSettings extends TableLook {
  readonly headings: readonly [where: string, what: string]
  /** The name of the whole. */
  readonly whole: string
}

/** The problems of a request, for a person. */
export function problemTable({ message, errors }: ErrorEnvelope, look: TableLook): string {
  const table = pointerTable(
    errors.map((problem) => ({ ...problem, mark: problem.code })),
    { headings: ['Where', 'What is wrong'], whole: 'the request', ...look },
  )
  return `${look.ink.strong(printable(message))}\n\n${table}\n`
}

/**
 * Messages about places in a request, for a person: each pointer with its mark below, and the message next to
 * them.
 */
export function pointerTable(messages: readonly PointerRow[], settings: PointerTableSettings): string {
  const { headings, whole, ink, width } = settings
  const left = remainingColumn([{ align: 'left', width: minMessageWidth }], width, minPointerWidth)
  const maxWidth = Math.min(left.width, widestPointer)
  const places = messages.map(({ param, mark, message }) => ({
    pointer: param === '' ? [whole] : pointerLines(param, maxWidth),
    mark,
    message,
  }))
  const where: Column = {
    align: 'left',
    width: Math.min(widest(places.flatMap(({ pointer, mark }) => [...pointer, mark])), maxWidth),
  }
  const rows = places.map(({ pointer, mark, message }) => {
    const place = [...pointer.map((text) => ({ text })), { text: mark, look: ink.faint }]
    return { cells: [{ texts: place }, { texts: [{ text: printable(message) }] }] }
  })
  const what = remainingColumn([where], width, minMessageWidth)
  return drawGrid([where, what], headings, rows, ink)
}

/** Breaks a pointer before its dots, so that names stay whole. */
function pointerLines(pointer: string, width: number): readonly string[] {
  return wrapItems(printable(pointer).split(/(?=\.)/), '', width)
}
