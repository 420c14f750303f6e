import type { OutputStream, ProcessIo } from '../process-io.js'

export type Format = 'json' | 'table'

/** How one answer is printed. */
export type Presentation = { readonly format: 'json' } | ({ readonly format: 'table' } & TableLook)

/** How a table is printed. */
export interface TableLook {
  readonly ink: Ink
  /** In characters. */
  readonly width: number
}

/** How text is set off. The names state the purpose, so a terminal without colours loses nothing. */
export interface Ink {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
}

export const plainInk: Ink = { strong: (text) => text, faint: (text) => text }

// The table library closes and reopens grey and bold at line ends, but not the terminal's own "dim".
const terminalInk: Ink = {
  strong: (text) => coloured(text, 1, 22),
  faint: (text) => coloured(text, 90, 39),
}

/** In a wider table it is hard to follow a line from one end to the other. */
const widestTable = 100

/** The format asked for. By default a table on a terminal, and JSON for programs. */
export function choosePresentation(
  asked: Format | undefined,
  { stdout, env = {} }: Pick<ProcessIo, 'stdout' | 'env'>,
): Presentation {
  const format = asked ?? (stdout.isTTY ? 'table' : 'json')
  if (format === 'json') return { format }
  return { format, ink: chooseInk(stdout.isTTY === true, env), width: widthOf(stdout) }
}

/** Colours are for terminals only, and never where NO_COLOR asks for none (https://no-color.org). */
export function chooseInk(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Ink {
  const isUnwanted = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb'
  return isTerminal && !isUnwanted ? terminalInk : plainInk
}

function widthOf({ columns = widestTable }: OutputStream): number {
  return columns > 0 ? Math.min(columns, widestTable) : widestTable
}

/** Line by line, so that no colour runs into the next cell. */
function coloured(text: string, open: number, close: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : `\u001b[${String(open)}m${line}\u001b[${String(close)}m`))
    .join('\n')
}
