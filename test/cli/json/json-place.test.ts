import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../../src/cli/json/json-place.js'

/** The character above the caret. */
function pointedAt({ excerpt: [text, caret] }: ReturnType<typeof placeOf>): string | undefined {
  return text[caret.length - 1]
}

describe('a place in a text', () => {
  it('has a line and a column from 1, and a caret under it', () => {
    expect(placeOf('{\n  "currency": AUD\n}\n', 16)).toEqual({
      line: 2,
      column: 15,
      excerpt: ['    "currency": AUD', '                ^'],
    })
  })

  it('may be at the very start or the very end', () => {
    expect(placeOf('', 0)).toEqual({ line: 1, column: 1, excerpt: ['', '  ^'] })
    expect(placeOf('x', 0)).toMatchObject({ line: 1, column: 1 })
    expect(placeOf('{\n', 2)).toMatchObject({ line: 2, column: 1 })
    expect(placeOf('\n', 0)).toMatchObject({ line: 1, column: 1 })
  })

  it('counts characters and not units, and wide ones twice under the caret', () => {
    const { column, excerpt } = placeOf('"😀é屋" x', 6)
    expect(column).toBe(6)
    expect(excerpt[1]).toBe(`${' '.repeat(2 + 7)}^`)
  })

  it('shows some of a long line, however long', () => {
    const text = `${'a'.repeat(3_000_000)}X${'b'.repeat(3_000_000)}`
    const place = placeOf(text, 3_000_000)
    expect(place).toMatchObject({ line: 1, column: 3_000_001 })
    expect(place.excerpt[0]).toMatch(/^ {2}…a{48}Xb{23}…$/)
    expect(pointedAt(place)).toBe('X')
  })

  it('shows tabs as one space, and nothing that could control the terminal', () => {
    const place = placeOf('\t\u001b[2J\u202ex\r\n', 6)
    expect(place.excerpt[0]).toBe('    [2J x')
    expect(pointedAt(place)).toBe('x')
  })

  it('is always above its caret', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~\n]*$/), fc.nat(), (text, somewhere) => {
        const offset = somewhere % (text.length + 1)
        const place = placeOf(text, offset)
        const lines = text.split('\n')
        expect(text.slice(0, offset).split('\n')).toHaveLength(place.line)
        expect((lines[place.line - 1] ?? '')[place.column - 1]).toBe(
          text[offset] === '\n' ? undefined : text[offset],
        )
        const pointed = text[offset] === undefined || text[offset] === '\n' ? ' ' : text[offset]
        expect(pointedAt(place) ?? ' ').toBe(pointed)
      }),
    )
  })
})
