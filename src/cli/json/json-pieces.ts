import { UNSAFE_IN_JSON } from '../table/printable.js'

/** In characters. Large pieces avoid many small writes. */
const pieceSize = 65_536

/** A value at this level, such as a line of a document, becomes one string. */
const deepestLevel = 3

/** Yields pieces, because the JSON of a document may exceed the maximum length of a string. */
export function* jsonPieces(data: unknown): Generator<string, undefined> {
  let piece = ''
  for (const part of partsOf(data, 0)) {
    piece += part
    if (piece.length < pieceSize) continue
    yield piece
    piece = ''
  }
  yield piece
  return undefined
}

function* partsOf(data: unknown, level: number): Generator<string, undefined> {
  const isList = Array.isArray(data)
  if (level === deepestLevel || typeof data !== 'object' || data === null) {
    yield indented(textOf(data), level)
    return undefined
  }
  const entries: Iterable<readonly [name: string, value: unknown]> = isList
    ? data.map((value) => ['', value] as const)
    : Object.entries(data).filter(([, value]) => value !== undefined)
  const [opening, closing] = isList ? ['[', ']'] : ['{', '}']
  let separator = `${opening}\n`
  for (const [name, value] of entries) {
    yield `${separator}${'  '.repeat(level + 1)}${isList ? '' : `${jsonText(name)}: `}`
    yield* partsOf(value, level + 1)
    separator = ',\n'
  }
  yield separator === ',\n' ? `\n${'  '.repeat(level)}${closing}` : `${opening}${closing}`
  return undefined
}

function textOf(data: unknown): string {
  // As JSON.stringify does for undefined in a list.
  return data === undefined ? 'null' : jsonText(data, 2)
}

function indented(text: string, level: number): string {
  return text.replaceAll('\n', `\n${'  '.repeat(level)}`)
}

export function jsonText(value: unknown, indent?: number): string {
  return escapedJson(JSON.stringify(value, null, indent))
}

/** Escapes characters that could control a terminal or a build system. The value of the JSON stays the same. */
export function escapedJson(json: string): string {
  return json.replace(UNSAFE_IN_JSON, (unsafe) => `\\u${unsafe.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
