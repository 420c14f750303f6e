import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The General Decimal Arithmetic test cases (M. Cowlishaw, IBM) are not part of this project. Debian's
 * `libpython3.11-testsuite` contains them: https://speleotrove.com/decimal/dectest.html.
 */
const PLACES = [
  process.env['DECIMAL_TEST_DATA'],
  '/usr/lib/python3.11/test/decimaltestdata',
  '/usr/lib/python3.12/test/decimaltestdata',
  '/usr/lib/python3.13/test/decimaltestdata',
]

/** Undefined if the cases are not installed. */
export const CASES_FOLDER = PLACES.find((place) => place !== undefined && place !== '' && existsSync(place))

export const WHY_NOT =
  'the General Decimal Arithmetic cases are missing: install libpython3.11-testsuite, or name their folder in DECIMAL_TEST_DATA'

export interface PublishedCase {
  readonly id: string
  readonly operation: string
  readonly operands: readonly string[]
  readonly result: string
  /** Conditions in lower case, such as `inexact` or `rounded`. */
  readonly conditions: readonly string[]
  readonly rounding: string
}

export function publishedCases(folder: string): ReadonlyMap<string, readonly PublishedCase[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.decTest'))
    .sort()
  return new Map(files.map((file) => [file, casesIn(readFileSync(join(folder, file), 'latin1'))]))
}

function casesIn(text: string): readonly PublishedCase[] {
  const cases: PublishedCase[] = []
  let rounding = 'half_up'
  for (const line of text.split('\n')) {
    const directive = /^\s*([a-zA-Z]+)\s*:\s*(\S+)/.exec(line)
    if (directive?.[1]?.toLowerCase() === 'rounding') rounding = (directive[2] ?? '').toLowerCase()
    if (directive !== null) continue
    const one = caseOf(wordsOf(line), rounding)
    if (one !== undefined) cases.push(one)
  }
  return cases
}

/** Leaves out the comment of a line. A quoted string is one word, without its quotes. */
function wordsOf(line: string): readonly string[] {
  const words = line.match(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\S+/g) ?? []
  const comment = words.findIndex((word) => word.startsWith('--'))
  return (comment === -1 ? words : words.slice(0, comment)).map(withoutQuotes)
}

function withoutQuotes(word: string): string {
  const quote = word[0]
  if (word.length < 2 || (quote !== "'" && quote !== '"') || !word.endsWith(quote)) return word
  return word.slice(1, -1).replaceAll(quote + quote, quote)
}

function caseOf(words: readonly string[], rounding: string): PublishedCase | undefined {
  const arrow = words.indexOf('->')
  const [id, operation, ...operands] = words.slice(0, arrow)
  const [result, ...conditions] = words.slice(arrow + 1)
  if (arrow === -1 || id === undefined || operation === undefined || result === undefined) return undefined
  return {
    id,
    operation: operation.toLowerCase(),
    operands,
    result,
    conditions: conditions.map((condition) => condition.toLowerCase()),
    rounding,
  }
}
