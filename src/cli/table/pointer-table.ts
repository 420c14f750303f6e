import { drawGrid, remainingColumn, largestWidth, type Column } from './draw-grid.js'
import { wrapText } from './wrap-text.js'
import { wrapItems } from './text.js'
import { printable } from './printable.js'
import type { TableStyle } from './presentation.js'

/** Longer pointers wrap, and longer names break. */
const maxPointerWidth = 44
const minPointerWidth = 24
const minMessageWidth = 24

interface PointerRow {
  /** Empty for the request as a whole. */
  readonly param: string
  /** Printed below the pointer. */
  readonly mark: string
  readonly message: string
}

interface PointerTableSettings extends TableStyle {
  readonly headings: readonly [where: string, what: string]
  /** Replaces an empty pointer: `the request`. */
  readonly whole: string
}

/** The error envelope of the service, or one with the problems of a spreadsheet. */
export interface Refusal {
  readonly message: string
  readonly errors: readonly { readonly code: string; readonly param: string; readonly message: string }[]
}

export function problemTable({ message, errors }: Refusal, style: TableStyle): string {
  const table = pointerTable(
    errors.map((problem) => ({ ...problem, mark: problem.code })),
    { headings: ['Where', 'What is wrong'], whole: 'the request', ...style },
  )
  return `${style.ink.strong(wrapText(printable(message), style.width))}\n\n${table}\n`
}

export function pointerTable(messages: readonly PointerRow[], settings: PointerTableSettings): string {
  const { headings, whole, ink, width } = settings
  const left = remainingColumn([{ align: 'left', width: minMessageWidth }], width, minPointerWidth)
  const maxWidth = Math.min(left.width, maxPointerWidth)
  const places = messages.map(({ param, mark, message }) => ({
    pointer: param === '' ? [whole] : pointerLines(param, maxWidth),
    mark,
    message,
  }))
  const where: Column = {
    align: 'left',
    width: Math.min(largestWidth(places.flatMap(({ pointer, mark }) => [...pointer, mark])), maxWidth),
  }
  const rows = places.map(({ pointer, mark, message }) => {
    const place = [...pointer.map((text) => ({ text })), { text: mark, style: ink.faint }]
    return { cells: [{ texts: place }, { texts: [{ text: printable(message) }] }] }
  })
  const what = remainingColumn([where], width, minMessageWidth)
  return drawGrid([where, what], headings, rows, { ink, width })
}

/** Breaks a pointer only before its dots, so that names stay whole. */
function pointerLines(pointer: string, width: number): readonly string[] {
  return wrapItems(printable(pointer).split(/(?=\.)/), '', width)
}
