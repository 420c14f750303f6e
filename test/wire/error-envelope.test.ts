import { describe, expect, test } from 'vitest'
import { errorEnvelope } from '../../src/wire/error-envelope.js'

const problem = { code: 'required', message: 'It is missing.', param: 'customer_id' }
const errorsOf = (problems: unknown): readonly unknown[] => errorEnvelope(problems as never).errors

describe('V2: the envelope', () => {
  test('has the problems of a list, up to the first invalid element', () => {
    expect(errorsOf([problem, problem])).toEqual([problem, problem])
    expect(errorsOf([problem, 5, problem])).toEqual([problem])
    expect(errorsOf([problem, null, problem])).toEqual([problem])
    expect(errorsOf([undefined, problem])).toEqual([])
    // A list of holes has no end that anybody would wait for.
    expect(errorsOf(Object.assign(new Array(4_000_000_000), { 0: problem }))).toEqual([problem])
  })

  test('has only what a problem has itself', () => {
    expect(errorsOf([Object.create(problem)])).toEqual([{}])
    expect(errorEnvelope([Object.create({ code: 'not_implemented' }) as never]).type).toBe(
      'validation_failure',
    )
  })

  test.each([undefined, null, 5, 'x', {}, { length: 1, 0: problem }])('has none of %j', (never) => {
    expect(errorsOf(never)).toEqual([])
  })
})
