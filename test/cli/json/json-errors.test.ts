import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer } from '../requests.js'
import { runWith } from '../run-with.js'

/** Returns the message of JSON.parse, or undefined if the string is JSON. */
function refusalOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Builds almost valid JSON: some characters are removed, inserted or replaced. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.constantFrom(0, 1, 2),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(1),
        fc.constantFrom(
          '',
          ',',
          ':',
          '"',
          '{',
          '}',
          '[',
          ']',
          '\\',
          'u',
          '-',
          '.',
          'e',
          '0',
          '7',
          ' ',
          '\n',
          't',
          "'",
        ),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([json, indent, edits]) => {
    const text = JSON.stringify(JSON.parse(json), null, indent)
    return edits.reduce((edited, [place, removed, added]) => {
      const at = place % (edited.length + 1)
      return edited.slice(0, at) + added + edited.slice(at + removed)
    }, text)
  })

const pieces = fc
  .array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\',
      '1',
      '-0.5e+3',
      '01',
      'true',
      'nul',
      ' ',
      '\n',
      '\u00e9',
    ),
    { maxLength: 12 },
  )
  .map((list) => list.join(''))

interface Found {
  readonly line: number
  readonly column: number
  /** The line with the error, and a caret under the error. */
  readonly excerpt: readonly [text: string, caret: string]
  readonly message: string
}

/** Returns the JSON error that the command reports for a request, or undefined without an error. */
async function errorIn(input: string): Promise<Found | undefined> {
  const { stdout, stderr } = await runWith(['price'], { input })
  const [, text, caret] = stderr.split('\n')
  const message = readAnswer(stdout).errors?.[0]?.message ?? ''
  const place = / is not JSON at line (\d+), column (\d+)/.exec(message)
  if (place === null || text === undefined || caret === undefined) return undefined
  return { line: Number(place[1]), column: Number(place[2]), excerpt: [text, caret], message }
}

/** Returns the offset of a line and column, for characters of one unit each. */
function offsetIn(text: string, { line, column }: Found): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** Returns the character above the caret. */
const pointedAt = ({ excerpt: [text, caret] }: Found): string | undefined => text[caret.length - 1]

describe('the first JSON error of a request', () => {
  it('is where JSON.parse stops, and above the caret', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearlyJson, pieces), async (text) => {
        fc.pre(text.trim() !== '')
        const [found, refusal] = [await errorIn(text), refusalOf(text)]
        expect(found === undefined).toBe(refusal === undefined)
        if (found === undefined) return
        const offset = offsetIn(text, found)
        const character = text[offset] === '\n' ? undefined : text[offset]
        expect(pointedAt(found) ?? ' ').toBe(character ?? ' ')
        const position = Number(/position (\d+)/.exec(refusal ?? '')?.[1] ?? NaN)
        // Node points into a misspelt word, and after the u of an invalid escape.
        if (!Number.isNaN(position)) expect(text.slice(offset, position)).toMatch(/^(?:[a-z]*|u.*)$/)
      }),
      { numRuns: 990 },
    )
  })

  it.each(['{"a"::null}', '{"a": ::error}', '{"::error": x}', '{"##[group]": x}'])(
    'is above the caret if a space breaks a command to a build system: %s',
    async (input) => {
      const [found, line] = [await errorIn(input), input.replace(/(:)(:[a-z])|(#)(#\[)/, '$1$3 $2$4')]
      expect(found?.excerpt[0].trim()).toBe(line)
      expect(found && pointedAt(found)).toBe(input[found ? found.column - 1 : NaN])
    },
  )

  it.each([
    ['{"a": 1,}', 8],
    ['[1, 2,]', 6],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ["{'a': 1}", 1],
    ['{"a": AUD}', 6],
    ['{"a": 01}', 7],
    ['{"a": .5}', 6],
    ['{"a": 5.}', 8],
    ['{"a": "x\ny"}', 8],
    ['{"a": "x\\y"}', 9],
    ['{"a": 1} // total', 9],
    ['{"a": 1}\n{"a": 2}', 9],
    ['{"a": ', 6],
    ['{"a": "x', 8],
    ['[[[', 3],
    ['[1e-5x]', 5],
    ['[1E-]', 4],
    // Valid escapes precede the error. A digit follows the four digits of one escape.
    ['{"a": "\\u00e9", "b": }', 21],
    ['["\\u00E90", "\\n\\"", 1 2]', 22],
    ['["\\"\\\\\\/\\b\\f\\n\\r\\t", 1 2]', 23],
    ['["\\u00e"]', 7],
    ['["\\u"]', 4],
  ])('is found in %j at offset %d', async (text, offset) => {
    const found = await errorIn(text)
    expect(found && offsetIn(text, found)).toBe(offset)
  })

  it.each([
    ['[1.', 'the text ends, but a digit must follow'],
    ['-', 'the text ends, but a digit must follow'],
    ['[1E-]', 'a digit must be here'],
    ['[01]', 'a number must not begin with 0'],
    ['-007', 'a number must not begin with 0'],
  ])('names the fault of a number: %j', async (text, reason) => {
    const found = await errorIn(text)
    expect(found?.message).toContain(reason)
  })

  it('is found at a depth of a million', async () => {
    expect(await errorIn('['.repeat(1_000_000))).toMatchObject({ line: 1, column: 1_000_001 })
    const unended = `${'['.repeat(1_000_000)}${']'.repeat(999_999)}}`
    expect(await errorIn(unended)).toMatchObject({ line: 1, column: 2_000_000 })
  })

  it('is counted in characters, with two columns for a wide character', async () => {
    const found = await errorIn('"😀é屋" x')
    expect(found?.column).toBe(7)
    expect(found?.excerpt[1]).toBe(`${' '.repeat(2 + 8)}^`)
  })

  it('is shown with a part of its line if the line is long', async () => {
    const found = await errorIn(`"${'a'.repeat(3_000_000)}"X${'b'.repeat(3_000_000)}`)
    expect(found).toMatchObject({ line: 1, column: 3_000_003 })
    expect(found?.excerpt[0]).toMatch(/^ {2}…a{47}"Xb{23}…$/)
    expect(found && pointedAt(found)).toBe('X')
  })

  it('is shown with a tab as one space, and with other control characters made visible', async () => {
    const found = await errorIn('\t\u001b[2J\u202ex\r\n')
    expect(found?.excerpt[0]).toBe('   ␛[2J\ufffdx')
  })
})
