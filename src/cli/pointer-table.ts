import { drawGrid, gridWidth, widest, type Column, type GridRow } from './draw-grid.js'
import { printable } from './printable.js'
import type { TableLook } from './table-look.js'
import { wrapItems } from './wrap-items.js'

/** A pointer longer than this goes on in a second line, and a name that is longer still is broken. */
const widestPointer = 44
const leastMessageWidth = 24

/** What is said of one place in a request. */
export interface PointerRow {
  /** Empty for the whole. */
  readonly param: string
  /** Beneath the pointer. */
  readonly mark: string
  readonly message: string
}

export interface PointerTableSettings extends TableLook {
  readonly headings: readonly [where: string, what: string]
  /** What the whole is called. */
  readonly whole: string
}

/** What is said of places in a request, for a person: each pointer with its mark beneath, and the message beside them. */
export function pointerTable(said: readonly PointerRow[], settings: PointerTableSettings): string {
  const { headings, whole, ink, width } = settings
  const places = said.map(({ param, mark, message }) => ({
    pointer: param === '' ? [whole] : pointerLines(param),
    mark,
    message,
  }))
  const where: Column = {
    align: 'left',
    width: Math.min(widest(places.flatMap(({ pointer, mark }) => [...pointer, mark])), widestPointer),
  }
  const taken = gridWidth([where, { align: 'left', width: 0 }])
  const what: Column = { align: 'left', width: Math.max(leastMessageWidth, width - taken) }
  const rows = places.map(({ pointer, mark, message }, index): GridRow => {
    const place = [...pointer.map((text) => ({ text })), { text: mark, look: ink.faint }]
    return { cells: [{ texts: place }, { texts: [{ text: printable(message) }] }], isRuled: index === 0 }
  })
  const heading: GridRow = { cells: headings.map((text) => ({ texts: [{ text, look: ink.strong }] })) }
  return drawGrid([where, what], [heading, ...rows])
}

/** Broken before a dot: each part of a pointer is one name. */
function pointerLines(pointer: string): readonly string[] {
  return wrapItems(printable(pointer).split(/(?=\.)/), '', widestPointer)
}
