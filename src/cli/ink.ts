/** How text is set off. Colours are names of intent, so that a terminal without them loses nothing. */
export interface Ink {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
}

export const plainInk: Ink = { strong: (text) => text, faint: (text) => text }

// The table drawer closes and reopens grey and bold at line ends, but not the terminal's own "dim".
const terminalInk: Ink = {
  strong: (text) => wrap(text, 1, 22),
  faint: (text) => wrap(text, 90, 39),
}

/** Colours are for terminals only, and never where NO_COLOR asks for none (https://no-color.org). */
export function chooseInk(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Ink {
  const isUnwanted = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb'
  return isTerminal && !isUnwanted ? terminalInk : plainInk
}

/** Line by line, so that no colour runs into the next cell. */
function wrap(text: string, open: number, close: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : `\u001b[${String(open)}m${line}\u001b[${String(close)}m`))
    .join('\n')
}
