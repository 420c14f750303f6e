import { describe, expect, test } from 'vitest'
import { notFound } from '../../../src/entries/service.js'
import { unlessProblems } from '../../../src/service/decision.js'
import { serviceProblem } from '../../../src/service/problems/problem.js'
import { readRequiredList } from '../../../src/service/required-list.js'
import { pointerOf } from '../../../src/problem/path.js'
import { newReading, type Reader } from '../../../src/wire/reading.js'
import { readText } from '../../../src/wire/scalars.js'

describe('E5 decisions', () => {
  test('E5: there is a value where there are no problems, and it is worked out only then', () => {
    const problem = serviceProblem('page_token_invalid', ['pageToken'])
    expect(unlessProblems([], () => 5)).toEqual({ ok: true, value: 5 })
    const refused = unlessProblems([problem], () => expect.fail('worked out'))
    expect(!refused.ok && refused.refusal).toMatchObject({ type: 'validation_failure', problems: [problem] })
    expect(notFound('order').refusal).toMatchObject({ type: 'not_found', problems: [] })
  })
})

describe('E5 a list that a body must have', () => {
  const read = (body: unknown, reader: Reader<string> = readText): unknown => {
    const reading = newReading()
    const list = readRequiredList(body, 'names', reader, reading)
    return [list, ...reading.problems.map(({ code, path }) => `${code} ${pointerOf(path)}`)]
  }

  test('E5: it is there, a list, and read element by element', () => {
    expect(read({ names: ['a', 'b'] })).toEqual([['a', 'b']])
    expect(read({ names: [] })).toEqual([[]])
    for (const body of [{}, { names: null }, null, 5]) expect(read(body)).toEqual([[], 'required names'])
    expect(read({ names: 'a' })).toEqual([[], 'invalid_type names'])
    expect(read({ names: ['a', 5, 'b'] })).toEqual([['a', 'b'], 'invalid_type names[1]'])
  })
})
