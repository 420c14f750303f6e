import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { orElse } from '../../src/problem/or-else.js'
import { partialResultOf } from '../../src/problem/partial-answer.js'

describe('a partial answer for users of plain TypeScript', () => {
  test('is a value, or problems with what is right', () => {
    expect(partialResultOf(E.right(5))).toEqual({ ok: true, value: 5 })
    expect(partialResultOf(E.left({ problems: [], partial: 3 }))).toEqual({
      ok: false,
      problems: [],
      partial: 3,
    })
    expect(partialResultOf(E.left({ problems: [] }))).toEqual({ ok: false, problems: [] })
  })
})

describe('what a function works out', () => {
  test('or what is given where it throws', () => {
    expect(orElse('none', () => 'some')).toBe('some')
    expect(
      orElse('none', () => {
        throw new Error('no')
      }),
    ).toBe('none')
  })
})
