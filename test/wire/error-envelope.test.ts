import { describe, expect, test } from 'vitest'
import { errorEnvelope } from '../../src/wire/error-envelope.js'

const problem = { code: 'required', message: 'It is missing.', param: 'customer_id' } as const
const errorsOf = (problems: unknown): readonly unknown[] => errorEnvelope(problems as never).errors

const unsupported = {
  code: 'not_implemented',
  message: 'It is not supported.',
  param: 'company_name',
} as const
const REQUEST_ID = '7d1f6f0e-3c39-4f3e-9a55-2f0c6a3a1b52'

describe('V2: only a validation failure has errors', () => {
  test('what is not implemented is said by the message', () => {
    expect(errorEnvelope([unsupported])).toEqual({
      type: 'not_implemented',
      message: unsupported.message,
      errors: [],
    })
  })

  test('of several, by that of the first', () => {
    const other = { ...unsupported, message: 'Nor is this.', param: 'other' }
    expect(errorEnvelope([other, unsupported])).toEqual({
      type: 'not_implemented',
      message: other.message,
      errors: [],
    })
  })

  test('with others it is one of the errors', () => {
    for (const problems of [
      [problem, unsupported],
      [unsupported, problem],
    ])
      expect(errorEnvelope(problems)).toMatchObject({ type: 'validation_failure', errors: problems })
  })

  test('either has the id of its request, when there was one', () => {
    expect(Object.entries(errorEnvelope([unsupported], REQUEST_ID))).toEqual([
      ['type', 'not_implemented'],
      ['message', unsupported.message],
      ['requestId', REQUEST_ID],
      ['errors', []],
    ])
    expect(errorEnvelope([problem], REQUEST_ID)).toMatchObject({ requestId: REQUEST_ID, errors: [problem] })
    for (const refused of [[problem], [unsupported]])
      expect(errorEnvelope(refused)).not.toHaveProperty('requestId')
  })

  test('none at all is a validation failure of nothing', () => {
    expect(errorEnvelope([])).toMatchObject({ type: 'validation_failure', errors: [] })
  })
})

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
