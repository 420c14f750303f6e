import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonError } from '../../../src/cli/json/find-json-error.js'

/** What JSON.parse says of a text: undefined if it is JSON. */
function refusalOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Texts that are nearly JSON: some characters of a JSON text are taken out, put in or replaced. */
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

describe('the first error in a text', () => {
  it.each([
    ['nearly JSON', nearlyJson],
    ['made of pieces of JSON', pieces],
  ])('is found exactly where JSON.parse refuses: %s', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(findJsonError(text) === undefined).toBe(refusalOf(text) === undefined)
      }),
      { numRuns: 3000 },
    )
  })

  it('is where Node finds it, in versions that say where', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyJson, pieces), (text) => {
        const error = findJsonError(text)
        const position = /position (\d+)/.exec(refusalOf(text) ?? '')?.[1]
        if (error === undefined || position === undefined) return
        // Node points into a misspelt word, and behind the u of a bad escape.
        expect(Number(position)).toBeGreaterThanOrEqual(error.offset)
        expect(text.slice(error.offset, Number(position))).toMatch(/^(?:[a-z]*|u.*)$/)
      }),
      { numRuns: 3000 },
    )
  })

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
    ['', 0],
    ['[[[', 3],
  ])('of %j is at %d', (text, offset) => {
    expect(findJsonError(text)?.offset).toBe(offset)
  })

  it('is after a value where something follows a complete one', () => {
    expect(findJsonError('{}\n{}')?.isAfterValue).toBe(true)
    expect(findJsonError('{} /')?.isAfterValue).toBe(true)
    expect(findJsonError('{},')?.isAfterValue).toBe(true)
    expect(findJsonError('[{} {}]')?.isAfterValue).toBe(false)
  })

  it('has a reason in every case', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyJson, pieces), (text) => {
        const error = findJsonError(text)
        if (error !== undefined) expect(error.reason).not.toBe('')
      }),
    )
  })

  it('is found in a text of any depth', () => {
    expect(findJsonError('['.repeat(1_000_000))?.offset).toBe(1_000_000)
    expect(findJsonError(`${'['.repeat(1_000_000)}${']'.repeat(999_999)}}`)?.offset).toBe(1_999_999)
  })
})
