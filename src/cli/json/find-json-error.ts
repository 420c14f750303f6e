interface JsonError {
  /** The place of the first wrong character or word, or the length of a text that ends too early. */
  readonly offset: number
  /** A clause without a full stop. */
  readonly reason: string
  /** True if one complete value precedes the error. */
  readonly isAfterValue: boolean
}

/** Instead of `firstValue` or `firstName`, the list or object may end. */
type Expected = 'value' | 'firstValue' | 'name' | 'firstName' | 'colon' | 'commaOrEnd' | 'nothing'

const literals = ['true', 'false', 'null'] as const
const escapes = '"\\/bfnrt'

/** Finds the place, which JSON.parse may not report. Does not recurse, so nesting has no limit. */
export function findJsonError(text: string): JsonError | undefined {
  const open: ('{' | '[')[] = []
  let at = 0
  let expected = 'value' as Expected

  const errorAt = (offset: number, reason: string): JsonError => ({
    offset,
    reason:
      offset >= text.length ? `the text ends, but ${wanted(expected, open.at(-1))} must follow` : reason,
    isAfterValue: expected === 'nothing',
  })
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'commaOrEnd')

  for (;;) {
    at = skipBlanks(text, at)
    const character = text[at]
    if (character === undefined) return expected === 'nothing' ? undefined : errorAt(at, '')
    const closes = open.at(-1) === '{' ? '}' : ']'
    if (character === closes && open.length > 0 && mayEnd(expected)) {
      open.pop()
      expected = afterValue()
      at++
    } else if (expected === 'colon' && character === ':') {
      expected = 'value'
      at++
    } else if (expected === 'commaOrEnd' && character === ',') {
      expected = closes === '}' ? 'name' : 'value'
      at++
    } else if (expected === 'colon' || expected === 'commaOrEnd' || expected === 'nothing') {
      return errorAt(at, reasonFor(character, expected, open.at(-1)))
    } else if (character === '"') {
      const end = endOfString(text, at)
      if (typeof end !== 'number') return { ...end, isAfterValue: false }
      expected = expected === 'name' || expected === 'firstName' ? 'colon' : afterValue()
      at = end
    } else if (expected === 'name' || expected === 'firstName') {
      return errorAt(at, reasonFor(character, expected, open.at(-1)))
    } else if (character === '{' || character === '[') {
      open.push(character)
      expected = character === '{' ? 'firstName' : 'firstValue'
      at++
    } else {
      const end = isNumberStart(character) ? endOfNumber(text, at) : endOfLiteral(text, at)
      if (end === undefined) return errorAt(at, reasonFor(character, expected, open.at(-1)))
      if (typeof end !== 'number') return { ...end, isAfterValue: false }
      expected = afterValue()
      at = end
    }
  }
}

function mayEnd(expected: Expected): boolean {
  return expected === 'firstName' || expected === 'firstValue' || expected === 'commaOrEnd'
}

const WANTED: Readonly<Record<Exclude<Expected, 'commaOrEnd'>, string>> = {
  value: 'a value',
  firstValue: 'a value or ]',
  name: 'a name in double quotes',
  firstName: 'a name in double quotes or }',
  colon: 'a colon',
  nothing: 'nothing',
}

function wanted(expected: Expected, open: '{' | '[' | undefined): string {
  if (expected !== 'commaOrEnd') return WANTED[expected]
  return open === '{' ? 'a comma or }' : 'a comma or ]'
}

function reasonFor(character: string, expected: Expected, open: '{' | '[' | undefined): string {
  const isEnd = character === '}' || character === ']'
  if (expected === 'nothing') return 'the JSON is complete before this, and nothing may follow it'
  if ((expected === 'name' || expected === 'value') && isEnd && open !== undefined) {
    return expected === 'value' && open === '{'
      ? 'a value is missing'
      : `${wanted(expected, open)} must follow the comma, or remove the comma`
  }
  if (character === '/' || character === '#') return 'JSON has no comments'
  if (character === "'") return 'JSON uses double quotes, not single ones'
  if (character === '\u201c' || character === '\u201d') return 'JSON uses straight double quotes'
  return `${wanted(expected, open)} must be here`
}

function skipBlanks(text: string, start: number): number {
  let at = start
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++
  return at
}

function endOfString(text: string, start: number): number | Omit<JsonError, 'isAfterValue'> {
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '"') return at + 1
    if (character < ' ') {
      const name = character === '\n' || character === '\r' ? 'a line break' : 'a control character'
      return { offset: at, reason: `${name} in a text must be escaped, or the closing quote is missing` }
    }
    if (character !== '\\') continue
    at++
    const escape = text[at] ?? ''
    if (escape === 'u') {
      const digits = /^[\da-f]*/i.exec(text.slice(at + 1, at + 5))?.[0].length ?? 0
      at += digits
      if (digits === 4) continue
      if (at + 1 < text.length) return { offset: at + 1, reason: 'four hexadecimal digits must follow \\u' }
    } else if (escape !== '' && !escapes.includes(escape)) {
      return { offset: at, reason: 'a backslash in a text must be written as \\\\' }
    }
  }
  return { offset: text.length, reason: 'the text ends, but a closing double quote must follow' }
}

function isNumberStart(character: string): boolean {
  return character === '-' || isDigit(character)
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9'
}

function endOfNumber(text: string, start: number): number | Omit<JsonError, 'isAfterValue'> {
  const digitMissing = (offset: number): Omit<JsonError, 'isAfterValue'> => ({
    offset,
    reason: offset >= text.length ? 'the text ends, but a digit must follow' : 'a digit must be here',
  })
  const skipDigits = (from: number): number => {
    let end = from
    while (isDigit(text[end])) end++
    return end
  }
  const whole = text[start] === '-' ? start + 1 : start
  if (!isDigit(text[whole])) return digitMissing(whole)
  if (text[whole] === '0' && isDigit(text[whole + 1]))
    return { offset: whole + 1, reason: 'a number must not begin with 0' }
  let at = skipDigits(whole)
  if (text[at] === '.') {
    if (!isDigit(text[at + 1])) return digitMissing(at + 1)
    at = skipDigits(at + 1)
  }
  if (text[at] === 'e' || text[at] === 'E') {
    const digits = text[at + 1] === '+' || text[at + 1] === '-' ? at + 2 : at + 1
    if (!isDigit(text[digits])) return digitMissing(digits)
    at = skipDigits(digits)
  }
  return at
}

function endOfLiteral(text: string, start: number): number | undefined {
  const literal = literals.find((one) => text.startsWith(one, start))
  return literal === undefined ? undefined : start + literal.length
}
