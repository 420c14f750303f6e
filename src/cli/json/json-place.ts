import { printable, withoutCommands } from '../table/printable.js'

export interface Place {
  /** From 1. */
  readonly line: number
  /** From 1, in characters. */
  readonly column: number
  /** A part of the line, and a second line with a caret under the place. */
  readonly excerpt: readonly [text: string, caret: string]
}

/** In characters. Together, the two parts fit 80 columns unless some characters are wide. */
const maxBefore = 48
const maxAfter = 24
const indent = '  '

/** Matches characters that take two columns of a terminal. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

/** As in NDJSON, lines end with \n or \r\n. */
export function placeOf(text: string, offset: number): Place {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
  const newline = text.indexOf('\n', offset)
  const end = newline === -1 ? text.length : newline
  return {
    line: newlinesBefore(text, start) + 1,
    column: charactersIn(text, start, offset) + 1,
    // Splits only the part to print, because a line may be very long. A character has at most two UTF-16 units.
    excerpt: excerptOf(
      text.slice(Math.max(start, offset - 2 * (maxBefore + 1)), offset),
      text.slice(offset, Math.min(end, offset + 2 * (maxAfter + 1))),
    ),
  }
}

function newlinesBefore(text: string, offset: number): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Counts a character of two UTF-16 units once. */
function charactersIn(text: string, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at++) {
    const isSecondUnit = (text.charCodeAt(at) & 0xfc00) === 0xdc00
    if (!isSecondUnit || at === start) count++
  }
  return count
}

function excerptOf(before: string, after: string): Place['excerpt'] {
  const left = Array.from(before)
  const right = Array.from(after.replace(/\r$/, ''))
  const kept = left.slice(-maxBefore).map(onOneLine)
  const start = indent + (left.length > kept.length ? '…' : '')
  const rest = right.slice(0, maxAfter).map(onOneLine).join('') + (right.length > maxAfter ? '…' : '')
  // Breaks up build commands such as `::error` first, because the added spaces move the caret.
  const shown = withoutCommands(`${start}${kept.join('')}${rest}`)
  const beforeCaret = Array.from(shown.slice(0, shown.length - withoutCommands(rest).length))
  const columns = beforeCaret.reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)
  return [shown.trimEnd(), `${' '.repeat(columns)}^`]
}

/** Makes a tab one space, so that the caret below stays in its column. */
function onOneLine(character: string): string {
  return character === '\t' ? ' ' : printable(character)
}
