import { describe, expect, test } from 'vitest'
import {
  describeProblem,
  errorEnvelope,
  httpStatus,
  parseAccount,
  parseCatalogue,
  priceQuote,
  problemCodes,
  type ErrorEnvelope,
  type Problem,
} from '../../src/entries/index.js'
import { MORE, problemOf } from '../problem/real-problems.js'

const problem = { code: 'required', message: 'It is missing.', param: 'customer_id' } as const
const errorsOf = (problems: unknown): readonly unknown[] => errorEnvelope(problems as never).errors

const unsupported = {
  code: 'not_implemented',
  message: 'It is not supported.',
  param: 'company_name',
} as const
const REQUEST_ID = '7d1f6f0e-3c39-4f3e-9a55-2f0c6a3a1b52'

describe('V2: the errors of an envelope', () => {
  test('are empty for several unsupported features, the first of which gives the message', () => {
    const other = { ...unsupported, message: 'Nor is this.', param: 'other' }
    expect(errorEnvelope([other, unsupported])).toEqual({
      type: 'not_implemented',
      message: other.message,
      errors: [],
    })
  })

  test('include a problem of an application with its own code', () => {
    const own = { code: 'no_credit', message: 'The customer has no credit.', param: 'customer_id' }
    const envelope = errorEnvelope([problem, own])
    expect([envelope.errors, httpStatus(envelope)]).toEqual([[problem, own], 400])
  })

  test('include an unsupported feature among other problems', () => {
    for (const problems of [
      [problem, unsupported],
      [unsupported, problem],
    ])
      expect(errorEnvelope(problems)).toMatchObject({ type: 'validation_failure', errors: problems })
  })

  test('come after the id of the request, if there is one', () => {
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

  test('are empty for an empty list, which is a validation failure', () => {
    expect(errorEnvelope([])).toMatchObject({ type: 'validation_failure', errors: [] })
  })
})

describe('V1, V2: the message of an envelope', () => {
  const figuresIn = (problems: readonly (typeof problem)[] | readonly object[]) =>
    errorEnvelope(problems as never).message.match(/\d+/g)

  test('shows the number of problems', () => {
    expect(figuresIn([])).toEqual(['0'])
    expect(figuresIn([problem])).toEqual(['1'])
    expect(figuresIn([problem, problem, problem])).toEqual(['3'])
  })

  test('shows the number of listed problems and of all problems, if more_problems is last', () => {
    const more = (count: unknown) => ({ code: 'more_problems', message: '', param: '', details: { count } })
    expect(figuresIn([problem, problem, more('40')])).toEqual(['2', '40'])
    expect(figuresIn([more('40'), problem])).toEqual(['2'])
    expect(figuresIn([problem, more(40)])).toEqual(['2'])
    expect(figuresIn([problem, { ...problem, details: { count: '40' } }])).toEqual(['2'])
  })

  test('uses the singular for one problem', () => {
    const [one = '', two = ''] = [1, 2].map(
      (count) => errorEnvelope(Array(count).fill(problem) as never).message,
    )
    expect(two.replace('2', '1')).not.toBe(one)
    expect(errorEnvelope([{ ...problem, source: 'settings' }]).message).not.toBe('')
  })
})

describe('V2: the envelope', () => {
  test('contains the problems up to the first invalid element', () => {
    expect(errorsOf([problem, problem])).toEqual([problem, problem])
    expect(errorsOf([problem, 5, problem])).toEqual([problem])
    expect(errorsOf([problem, null, problem])).toEqual([problem])
    expect(errorsOf([undefined, problem])).toEqual([])
    // Reading four billion holes would take too long.
    expect(errorsOf(Object.assign(new Array(4_000_000_000), { 0: problem }))).toEqual([problem])
  })

  test('keeps path and details, and omits the source', () => {
    const real = problemOf('total_price_mismatch')
    const { code, message, param, path, details } = real
    expect(errorsOf([real])).toStrictEqual([{ code, message, param, path, details }])
    expect(errorsOf([problem])).toStrictEqual([problem])
  })

  test('keeps all that describeProblem needs, even after conversion to JSON and back', () => {
    const real = [
      ...problemCodes.map(({ code }) => problemOf(code)),
      ...Object.values(MORE).map(([one]) => one),
    ]
    const shown = real.filter(({ code, source }) => code !== 'not_implemented' && source === 'request')
    expect(shown.length).toBeGreaterThan(60)
    for (const one of shown) {
      const [entry] = (JSON.parse(JSON.stringify(errorEnvelope([one]))) as { errors: Problem[] }).errors
      if (entry === undefined) throw new Error(one.code)
      for (const locale of ['en', 'de'] as const)
        expect(describeProblem(entry, locale)).toBe(describeProblem(one, locale))
    }
  })

  test('contains only own fields of a problem', () => {
    expect(errorsOf([Object.create(problem)])).toEqual([{}])
    expect(errorEnvelope([Object.create({ code: 'not_implemented' }) as never]).type).toBe(
      'validation_failure',
    )
  })

  test.each([undefined, null, 5, 'x', {}, { length: 1, 0: problem }])('has no errors for %j', (never) => {
    expect(errorsOf(never)).toEqual([])
  })
})

const SECRET = { currency: 'secret', tax: { rate: '100' } }
const problemsIn = (answer: { readonly ok: boolean; readonly problems?: readonly Problem[] }) =>
  answer.problems ?? []

describe('V2: problems that the sender cannot correct', () => {
  const settings = problemsIn(parseAccount(SECRET))
  const catalogue = problemsIn(
    parseCatalogue({ products: [{ productId: 'prod_secret', colours: 'secret' }] }),
  )

  test.each([
    ['settings', settings],
    ['settings of a document', problemsIn(priceQuote({} as unknown, SECRET))],
    ['a catalogue', catalogue],
    ['both, beside a problem of the request', [problemOf('required'), ...settings, ...catalogue]],
    ['a source of a later release', [{ ...problem, source: 'later' as never }]],
    ['settings, beside a feature that is not implemented', [problemOf('not_implemented'), ...settings]],
  ])('are internal errors if they come from %s', (_, problems) => {
    expect(problems.length).toBeGreaterThan(0)
    const envelope = errorEnvelope(problems, REQUEST_ID)
    expect(envelope).toMatchObject({ type: 'internal', requestId: REQUEST_ID, errors: [] })
    expect(JSON.stringify(envelope)).not.toMatch(/secret|rate|currency|productId|product_id/)
  })

  test('exclude problems without a source, which belong to the request', () => {
    expect(errorEnvelope([problem]).type).toBe('validation_failure')
    expect(errorEnvelope([{ ...problem, source: 'request' }]).type).toBe('validation_failure')
    // An inherited source is ignored.
    expect(
      errorEnvelope([Object.assign(Object.create({ source: 'settings' }) as object, problem)]).type,
    ).toBe('validation_failure')
  })
})

describe('V2: httpStatus', () => {
  test.each([
    ['validation_failure', 400],
    ['not_implemented', 501],
    ['internal', 500],
  ] as const)('answers an envelope of type %s with %i', (type, status) => {
    expect(httpStatus({ type })).toBe(status)
  })

  test.each([[{ type: 'constructor' }], [{}], [null], [7]])(
    'answers 500 for %j, which is not an envelope',
    (sent) => {
      expect(httpStatus(sent as ErrorEnvelope)).toBe(500)
    },
  )
})
