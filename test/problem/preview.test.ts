import { describe, expect, test } from 'vitest'
import { describeProblem, errorEnvelope, validateQuote } from '../../src/entries/index.js'

type DescribableProblem = Parameters<typeof describeProblem>[0]

describe('a value previewed in details', () => {
  const previewIn = (request: object): unknown =>
    validateQuote({ customerId: 'cust_1', ...request }, { currency: 'AUD' })[0]?.details

  test.each<[unknown, string]>([
    ['text', '"text"'],
    ['', '""'],
    ['a "b"\n', '"a \\"b\\"\\n"'],
    ['x'.repeat(40), `"${'x'.repeat(40)}"`],
    ['x'.repeat(41), `"${'x'.repeat(40)}…"`],
    [`${'x'.repeat(39)}😀y`, `"${'x'.repeat(39)}…"`],
    [`${'x'.repeat(38)}😀y`, `"${'x'.repeat(38)}😀…"`],
    [12.5, '12.5'],
    [NaN, 'NaN'],
    [[1, 2], 'array'],
    [{ a: 1 }, 'object'],
    [10n, 'bigint'],
    [Symbol('s'), 'symbol'],
    [() => 1, 'function'],
  ])('is shown from %o as %s', (isSubmitted, sent) => {
    expect(previewIn({ isSubmitted })).toMatchObject({ sent })
  })

  test('is shown by its name if it is true or null', () => {
    expect(previewIn({ customerId: true })).toMatchObject({ sent: 'true' })
    expect(previewIn({ lines: [null] })).toMatchObject({ sent: 'null' })
  })
})

describe('V2: the type of an envelope', () => {
  const problem = (code: 'required' | 'not_implemented') => ({ code, message: '', param: '', details: {} })

  test.each<[string, readonly ('required' | 'not_implemented')[]]>([
    ['validation_failure', []],
    ['validation_failure', ['required']],
    ['validation_failure', ['not_implemented', 'required']],
    ['not_implemented', ['not_implemented']],
    ['not_implemented', ['not_implemented', 'not_implemented']],
  ])('is %s for the codes %j', (type, codes) => {
    expect(errorEnvelope(codes.map(problem)).type).toBe(type)
  })
})

describe('the general description of a value that is not a problem', () => {
  const words = (problem: unknown, locale: unknown = 'en') =>
    describeProblem(problem as DescribableProblem, locale as 'en')

  test('contains the code if it is a non-empty string', () => {
    expect(words({ code: 'of_a_later_release', param: 'lines' })).toContain('(of_a_later_release)')
    const without = words({ code: '', param: 'lines' })
    expect(without).not.toContain('(')
    expect(words({ param: 'lines' })).toBe(without)
    expect(words({ code: 7, param: 'lines' })).toBe(without)
  })

  test('contains the pointer if it is a string', () => {
    expect(words({ code: '', param: 'lines[0].kind' })).not.toBe(words({ code: '', param: '' }))
    expect(words({ code: '', param: 7 })).toBe(words({ code: '', param: '' }))
  })

  test.each([null, undefined, 7, 'required'])('is the same for %o', (problem) => {
    expect(words(problem)).toBe(words({ code: '', param: '' }))
    expect(words(problem, 'de')).toBe(words({ code: '', param: '' }, 'de'))
  })
})
