import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeProblem, problemCodes, type Problem } from '../../src/entries/index.js'
import { MORE, problemOf } from './real-problems.js'

const PROBLEMS: readonly (readonly [string, Problem])[] = [
  ...problemCodes.map(({ code }) => [code, problemOf(code)] as const),
  ...Object.entries(MORE).map(([name, [problem]]) => [name, problem] as const),
]

const LOCALES = ['en', 'de'] as const

/** Writes amounts in major units, and all numbers of the details with a decimal mark, by moving digits. */
function figuresOf({ code, details }: Problem, mark: string): readonly string[] {
  const isOfAmounts =
    code === 'total_price_mismatch' || code === 'margin_mismatch' || 'amountMicros' in details
  return Object.entries(details).flatMap(([name, value]: [string, string | readonly string[]]) => {
    if (typeof value !== 'string') return value
    if (name === 'expected' && (code === 'invalid_type' || code === 'too_many_decimals')) return []
    // The sentence mentions a whole number instead of zero decimals.
    if (name === 'max' && 'expected' in details && code === 'too_many_decimals') return []
    // The sentence has words for these names.
    if (name === 'policy' || name === 'reason' || name === 'kind') return []
    // An empty list has no range to name.
    if (code === 'out_of_range' && 'max' in details && details.max === '-1')
      return name === 'sent' ? value : []
    // Details of a typed text are in the locale of its field in every language.
    if (code === 'unreadable_text') return value
    if (name === 'within') return [String(-(2n ** 63n)), String(2n ** 63n - 1n)]
    const isAmount = name === 'max' ? code === 'amount_out_of_range' : isOfAmounts && !/formula/i.test(name)
    if (isAmount && value !== '0') return value.replace(/(\d)(\d{6})$/, `$1${mark}$2`).replace(/0{4,6}$/, '')
    if (/^[a-z]+$/.test(value) && name === 'sent') return []
    return /^[-\d]/.test(value) && name !== 'id' && !value.startsWith('"') && code !== 'invalid_type'
      ? value.replaceAll('.', mark)
      : value
  })
}

describe.each(PROBLEMS)('the description of %s', (_, problem) => {
  test('is the message in English', () => {
    expect(describeProblem(problem, 'en')).toBe(problem.message)
  })

  test('differs in German', () => {
    expect(describeProblem(problem, 'de')).not.toBe(problem.message)
  })

  test.each(LOCALES)('is a complete sentence in %s', (locale) => {
    const text = describeProblem(problem, locale)
    expect(text).toMatch(/\S\.$/)
    expect(text).not.toMatch(/undefined|NaN|[<>]|\(\w+_\w+\)/)
  })

  test('shows the figures of the details with the decimal mark of the language', () => {
    for (const figure of figuresOf(problem, '.')) expect(describeProblem(problem, 'en')).toContain(figure)
    for (const figure of figuresOf(problem, ',')) expect(describeProblem(problem, 'de')).toContain(figure)
  })

  test('is equal after conversion to JSON and back', () => {
    const read = JSON.parse(JSON.stringify(problem)) as Problem
    for (const locale of LOCALES) expect(describeProblem(read, locale)).toBe(describeProblem(problem, locale))
  })
})

describe('describeProblem', () => {
  const problem = problemOf('total_price_mismatch')

  test('names the line by its number in German, counted from 1', () => {
    expect(describeProblem({ ...problem, param: 'lines[2].labour.pricing.total_price' }, 'de')).toMatch(
      /^Position 3: /,
    )
    expect(describeProblem({ ...problem, param: 'total_price' }, 'de')).not.toMatch(/^Position/)
  })

  test.each(['de', 'de-AT', 'DE-ch', 'de_DE', 'DE'])('uses German for %s', (locale) => {
    expect(describeProblem(problem, locale as 'de')).toBe(describeProblem(problem, 'de'))
  })

  test.each([
    'en-AU',
    'xx',
    'den',
    'deu',
    'nl-de',
    'a de',
    '',
    'constructor',
    undefined,
    null,
    5,
    {},
    Symbol('de'),
  ])('uses English for any other locale: %s', (locale) => {
    expect(describeProblem(problem, locale as 'en')).toBe(problem.message)
  })

  test('shows an amount of less than a cent in full', () => {
    const { code, param, details } = problem
    const text = describeProblem({ code, param, details: { ...details, sent: '5' } }, 'de')
    expect(text).toContain('0,000005')
  })

  test.each([
    ['a problem with a code of a later release', { code: 'later', param: 'a.unit_price', details: {} }],
    ['a problem without details', { code: 'kit_too_deep', param: 'a.unit_price' }],
    [
      'a problem with details of another code',
      { code: 'kit_too_deep', param: 'a.unit_price', details: { id: '1' } },
    ],
    [
      'a problem with a detail that is not a string',
      { code: 'kit_too_deep', param: 'a.unit_price', details: { max: 16 } },
    ],
    [
      'a problem with micros that are not a number',
      { ...problem, param: 'a.unit_price', details: { ...problem.details, sent: 'x' } },
    ],
    [
      'a problem with inherited details',
      { code: 'kit_too_deep', param: 'a.unit_price', details: Object.create({ max: '16' }) as object },
    ],
    ['a problem with the code toString', { code: 'toString', param: 'a.unit_price', details: {} }],
  ])('describes %s in general terms', (_, sent) => {
    for (const locale of LOCALES) {
      const text = describeProblem(sent, locale)
      expect(text).toContain('unitPrice')
      expect(text).toContain(sent.code)
    }
    expect(describeProblem(sent, 'de')).not.toBe(describeProblem(sent, 'en'))
  })

  test('uses a special sentence only for its own value of a detail', () => {
    const invalidType = (expected: string): string =>
      describeProblem(
        { code: 'invalid_type', param: 'a.unit_price', details: { expected, sent: '"x"' } },
        'en',
      )
    expect(invalidType('amountOrPercentage')).not.toContain('"x"')
    expect(invalidType('object')).toContain('"x"')
  })

  test.each([
    ['33000000', '33.00'],
    ['33500000', '33.50'],
    ['0', '0.00'],
    // Minus zero is shown as zero (N9).
    ['-0', ' 0.00'],
    ['-000', ' 0.00'],
    ['-0001', '-0.000001'],
  ])('shows %s micros as %s', (sent, amount) => {
    expect(describeProblem({ ...problem, details: { ...problem.details, sent } }, 'en')).toContain(
      `${amount} `,
    )
  })

  test.each(LOCALES)('shows in %s the current elements of a list, frozen or not', (locale) => {
    const available = ['Monument']
    const beige = { code: 'colour_not_available', param: 'a.colour', details: { colour: 'Beige', available } }
    expect(describeProblem(beige, locale)).toContain('Monument')
    available[0] = 'Basalt'
    expect(describeProblem(beige, locale)).toContain('Basalt')
    expect(describeProblem(beige, locale)).not.toContain('Monument')
    const frozen = { ...beige, details: { ...beige.details, available: Object.freeze(['Basalt']) } }
    expect(describeProblem(frozen, locale)).toBe(describeProblem(beige, locale))
    expect(describeProblem(frozen, locale)).toBe(describeProblem(beige, locale))
  })

  test('describes a problem without details if its code needs no details', () => {
    const { code, message, param } = problemOf('unit_price_required')
    expect(describeProblem({ code, param }, 'en')).toBe(message)
  })

  test.each([
    ['a code', { code: 'kit_too_deep' }],
    ['a pointer', { param: 'lines[2].total_price' }],
    ['details', { code: 'required', details: { example: '1' } }],
  ])('ignores inherited fields: %s', (_, inherited) => {
    for (const locale of LOCALES) {
      const description = describeProblem(Object.create(inherited) as Problem, locale)
      expect(description).toBe(describeProblem({} as Problem, locale))
    }
  })

  test('treats an unreadable field as absent', () => {
    const refusing = (name: string): object =>
      Object.defineProperty({}, name, {
        enumerable: true,
        get: () => {
          throw new Error('no')
        },
      })
    for (const locale of LOCALES) {
      const nothing = describeProblem({ code: '', param: '' }, locale)
      expect(describeProblem(refusing('code') as Problem, locale)).toBe(nothing)
      expect(describeProblem({ code: 'zz', param: '' }, locale).replace(' (zz)', '')).toBe(nothing)
      for (const details of [null, 'text', 5, () => undefined])
        expect(describeProblem({ ...problem, details } as never, locale)).toBe(
          describeProblem({ code: problem.code, param: problem.param, path: problem.path }, locale),
        )
    }
    expect(describeProblem(problem, refusing('locale') as never)).toBe(describeProblem(problem, 'en'))
  })

  test('describes any value without throwing', () => {
    const throwing = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no')
        },
        getOwnPropertyDescriptor: () => {
          throw new Error('no')
        },
      },
    )
    const codes = problemCodes.map(({ code }) => code)
    const details = fc.dictionary(
      fc.constantFrom('sent', 'expected', 'min', 'max', 'formula', 'known', 'id', '__proto__'),
      fc.anything(),
    )
    const broken = fc.record({
      code: fc.oneof(fc.constantFrom(...codes), fc.anything()),
      param: fc.oneof(fc.string(), fc.constantFrom('lines[', 'lines[]', '[0]', '.'), fc.anything()),
      details: fc.oneof(details, fc.constant(throwing), fc.anything()),
    })
    const anything = fc.oneof(broken, fc.anything({ withBigInt: true }), fc.constant(throwing))
    fc.assert(
      fc.property(anything, fc.anything(), (value, locale) => {
        expect(describeProblem(value as Problem, locale as 'en')).toMatch(/\S/)
      }),
    )
  })
})

describe('an amount in a message', () => {
  const mismatch = problemOf('total_price_mismatch')
  const textOf = (expected: string): string =>
    describeProblem({ ...mismatch, details: { ...mismatch.details, expected } }, 'en')

  test.each([
    ['9223372036854775807', '9223372036854.775807'],
    ['-9223372036854775808', '-9223372036854.775808'],
    ['0009223372036854775807', '9223372036854.775807'],
  ])('may be %s micros, which are shown as %s', (micros, amount) => {
    expect(textOf(micros)).toContain(` ${amount}`)
  })

  test.each([
    '9223372036854775808',
    '-9223372036854775809',
    'x12345678',
    '12345678x',
    '1-2345678',
    '--12345678',
  ])('cannot be %s micros (N1)', (micros) => {
    expect(textOf(micros)).not.toMatch(/12\.345678|9223372036854/)
  })
})

describe('the line number in a message', () => {
  const found = problemOf('total_price_mismatch')
  const startOf = (param: string): string | undefined =>
    /^Line (\d+): /.exec(describeProblem({ ...found, param, path: undefined } as never, 'en'))?.[1]

  test('counts from 1', () => {
    expect(startOf('lines[0].labour.pricing.total_price')).toBe('1')
    expect(startOf('lines[11].labour')).toBe('12')
  })

  test.each(['rows[12].from_mm', 'lines', 'lines.total', 'flines[2].x', 'linesx2', ''])(
    'is missing for the pointer %j',
    (param) => {
      expect(startOf(param)).toBeUndefined()
    },
  )
})

describe('the field in a message', () => {
  const words = (param: string): string => describeProblem({ code: 'unit_price_required', param }, 'en')

  test.each([
    ['[2]', '[2]'],
    ['[2].unit_price', 'unitPrice'],
    ['lines[2].labour.pricing.unit_price', 'unitPrice'],
    ['account.tax', 'tax'],
  ])('is read from the pointer "%s" as %s', (param, field) => {
    const text = words(param)
    expect(text).toContain(field)
    expect(text.replace(/^Line \d+: /, '')).not.toMatch(/lines|account|pricing/)
  })

  test('is a general name without a pointer', () => {
    expect(words('')).not.toBe(words('x'))
    expect(words('')).not.toContain('[')
  })
})
