import { jsonText } from '../json/json-pieces.js'
import type { OutputStream, ProcessIo } from '../process-io.js'

export type Format = 'json' | 'table'

export type Presentation = { readonly format: 'json' } | ({ readonly format: 'table' } & TableStyle)

export interface TableStyle {
  readonly ink: Ink
  /** The maximum, in characters. */
  readonly width: number
}

/** Styles only emphasise, so a terminal without colours shows the same information. */
export interface Ink {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
}

export const plainInk: Ink = { strong: (text) => text, faint: (text) => text }

const terminalInk: Ink = {
  strong: (text) => coloured(text, 1, 22),
  faint: (text) => coloured(text, 90, 39),
}

/** The rows of a wider table are hard to follow. */
const maxTableWidth = 100

export function choosePresentation(
  asked: Format | undefined,
  { stdout, env = {} }: Pick<ProcessIo, 'stdout' | 'env'>,
): Presentation {
  const format = asked ?? (stdout.isTTY ? 'table' : 'json')
  if (format === 'json') return { format }
  return { format, ink: chooseInk(stdout.isTTY === true, env), width: widthOf(stdout, env) }
}

export function presented(
  value: unknown,
  presentation: Presentation,
  tableOf: (style: TableStyle) => string,
): string {
  return presentation.format === 'json' ? `${jsonText(value, 2)}\n` : tableOf(presentation)
}

/** Follows NO_COLOR (https://no-color.org). */
function chooseInk(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Ink {
  const isUnwanted = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb'
  return isTerminal && !isUnwanted ? terminalInk : plainInk
}

/** Prefers COLUMNS, which wrapper programs set. */
function widthOf({ columns }: OutputStream, env: Readonly<Record<string, string | undefined>>): number {
  const asked = /^\d{1,5}$/.test(env['COLUMNS'] ?? '') ? Number(env['COLUMNS']) : 0
  const width = asked > 0 ? asked : (columns ?? maxTableWidth)
  return width > 0 ? Math.min(width, maxTableWidth) : maxTableWidth
}

/** Colours each line separately, so that no colour runs into the next cell. */
function coloured(text: string, open: number, close: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : `\u001b[${String(open)}m${line}\u001b[${String(close)}m`))
    .join('\n')
}
