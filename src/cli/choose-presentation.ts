import { chooseInk } from './ink.js'
import type { OutputStream, Surroundings } from './surroundings.js'
import type { TableLook } from './table-look.js'

export type Format = 'json' | 'table'

/** How one answer is printed. */
export type Presentation = { readonly format: 'json' } | ({ readonly format: 'table' } & TableLook)

/** A table wider than this is hard to follow from one end of a line to the other. */
const widestTable = 100

/** As asked for; else a table where a person reads it, and JSON where a program does. */
export function choosePresentation(
  asked: Format | undefined,
  { stdout, env = {} }: Pick<Surroundings, 'stdout' | 'env'>,
): Presentation {
  const format = asked ?? (stdout.isTTY ? 'table' : 'json')
  if (format === 'json') return { format }
  return { format, ink: chooseInk(stdout.isTTY === true, env), width: widthOf(stdout) }
}

function widthOf({ columns = widestTable }: OutputStream): number {
  return columns > 0 ? Math.min(columns, widestTable) : widestTable
}
