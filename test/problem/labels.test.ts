import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeProblem, errorEnvelope, validateQuote, type Problem } from '../../src/entries/index.js'
import { AUD, onTheFly, request } from '../rules/requests.js'
import { problemOf, REAL_PROBLEMS } from './real-problems.js'

type FieldLabels = Readonly<Record<string, string>>

const LOCALES = ['en', 'de'] as const

/** Codes that a form with well-formed requests never gets, such as old fields and a list in two places. */
const NOT_AT_FORMS: ReadonlySet<string> = new Set([
  'legacy_field',
  'measurements_ambiguous',
  'line_kind_missing',
  'line_kind_ambiguous',
])

const missing = problemOf('unit_price_required')

/** Lists the ends of a path without indexes, longest first. */
function endingsOf({ path }: Problem): readonly string[] {
  const names = path.filter((step) => typeof step === 'string')
  return names.map((_, first) => names.slice(first).join('.'))
}

describe('labels', () => {
  test('replace names of fields in both languages', () => {
    for (const locale of LOCALES) {
      const text = describeProblem(missing, { locale, labels: { unitPrice: 'Rate per hour' } })
      expect(text).toContain('Rate per hour')
      expect(text).not.toContain('unitPrice')
    }
  })

  test('may be left out, alone or with all options', () => {
    for (const locale of LOCALES)
      for (const problem of REAL_PROBLEMS) {
        expect(describeProblem(problem, { locale })).toBe(describeProblem(problem, locale))
        expect(describeProblem(problem, { locale, labels: {} })).toBe(describeProblem(problem, locale))
      }
  })

  test('replace every mention of the invalid field', () => {
    const named = REAL_PROBLEMS.filter((problem) => {
      const name = problem.path.filter((step) => typeof step === 'string').at(-1)
      return (
        problem.code !== 'reserved_name' &&
        name !== undefined &&
        // A name of one word may also be a word of the sentence.
        /[A-Z]/.test(name) &&
        problem.message
          .replace(/"[^"]*"/g, '')
          .split(/\W/)
          .includes(name)
      )
    })
    expect(named.length).toBeGreaterThan(15)
    for (const problem of named)
      for (const locale of LOCALES) {
        const [ending = ''] = endingsOf(problem).slice(-1)
        expect(describeProblem(problem, { locale, labels: { [ending]: 'Bezeichnung Ω' } })).toContain(
          'Bezeichnung Ω',
        )
      }
  })

  test('are chosen by the longest matching end of the path', () => {
    const endings = endingsOf(missing)
    expect(endings.length).toBeGreaterThan(2)
    endings.forEach((_, first) => {
      const labels = Object.fromEntries(endings.slice(first).map((ending) => [ending, `«${ending}»`]))
      const text = describeProblem(missing, { locale: 'en', labels })
      expect(text).toContain(`«${endings[first] ?? ''}»`)
    })
    const [other] = validateQuote(request([onTheFly({ quantity: '1' })], { adjustments: [] }), AUD)
    if (other === undefined) throw new Error('a unit price is missing')
    const labels = { 'labour.pricing.unitPrice': 'Rate per hour', unitPrice: 'Price', Price: 'No' }
    expect(describeProblem(other, { locale: 'en', labels })).toContain('Price')
    expect(describeProblem(other, { locale: 'en', labels })).not.toContain('Rate per hour')
  })

  test('apply to micros in an amount, unless the micros have their own label', () => {
    const [problem] = validateQuote(
      request([onTheFly({ quantity: '1', unitPrice: { amountMicros: '8.5' } })]),
      AUD,
    )
    if (problem === undefined) throw new Error('8.5 is not refused as micros')
    const amount = { unitPrice: 'Rate per hour' }
    for (const locale of LOCALES) {
      expect(describeProblem(problem, { locale, labels: amount })).toContain('Rate per hour')
      const own = { ...amount, amountMicros: 'Digits' }
      expect(describeProblem(problem, { locale, labels: own })).toContain('Digits')
    }
  })

  test('hide names of other fields, and units of JSON', () => {
    const fields = new Set([
      ...REAL_PROBLEMS.flatMap(({ path }) => path.filter((step) => typeof step === 'string')),
      'pricingStrategy',
      'totalPrice',
      'customerId',
    ])
    const atForms = REAL_PROBLEMS.filter(
      ({ source, code }) => source === 'request' && !NOT_AT_FORMS.has(code),
    )
    expect(atForms.length).toBeGreaterThan(25)
    for (const problem of atForms)
      for (const locale of LOCALES) {
        const [ending = ''] = endingsOf(problem).slice(-1)
        if (ending === '') continue
        const text = describeProblem(problem, { locale, labels: { [ending]: 'Ω' } })
        const named = text.replace(/"[^"]*"/g, '').split(/\W/)
        expect(named.filter((word) => /[A-Z]/.test(word.slice(1)) && fields.has(word))).toEqual([])
        expect(text).not.toMatch(/millionth|Millionstel/)
      }
  })

  test('avoid the word “send” for typed values', () => {
    const TYPED = [
      'invalid_decimal',
      'too_many_decimals',
      'out_of_range',
      'must_be_positive',
      'invalid_id',
      'wrong_id_kind',
      'unit_price_required',
      'zero_quantity',
      'empty_measurements',
    ] as const
    for (const code of TYPED)
      for (const locale of LOCALES) {
        const problem = problemOf(code)
        const [ending = ''] = endingsOf(problem).slice(-1)
        const text = describeProblem(problem, { locale, labels: { [ending]: 'Ω' } })
        expect(text).toContain('Ω')
        expect(text).not.toMatch(/\bsen[dt]|\b(ge)?sende/i)
        // The text is a sentence for a form, not the sentence of the service.
        expect(text).not.toMatch(/priced line|Position mit Preis|derived|herleiten|of the form|\bID\b/)
      }
  })

  test('come with an example of an id that is accepted', () => {
    for (const customerId of ['x', 'cust_', 'prod_1'])
      for (const locale of LOCALES) {
        const [problem] = validateQuote({ customerId, lines: [] }, AUD)
        if (problem === undefined) throw new Error('the customer id is not refused')
        const text = describeProblem(problem, { locale, labels: { customerId: 'Customer' } })
        const [like = ''] = /\bcust_\w+/.exec(text) ?? []
        expect(validateQuote({ customerId: like, lines: [] }, AUD)).toEqual([])
      }
  })

  test('hide a minimum of -999999999999999', () => {
    const problem = (min: string) => ({
      ...{ code: 'out_of_range', param: 'goal.margin_percentage', path: ['goal', 'marginPercentage'] },
      details: { sent: '101', min, max: '99.99' },
    })
    const labels = { marginPercentage: 'Percentage' }
    for (const locale of LOCALES) {
      const text = describeProblem(problem('-999999999999999'), { locale, labels })
      expect(text).toMatch(/^Percentage: .*101.*99[.,]99/)
      expect(text).not.toContain('999999999999999')
      expect(describeProblem(problem('-50'), { locale, labels })).toMatch(/-50.*99[.,]99/)
    }
    expect(describeProblem(problem('-999999999999999'), 'en')).toContain('-999999999999999')
  })

  test('keep the index of an element of a list', () => {
    const [problem] = validateQuote(request([], { labelIds: ['a', 7] }), AUD)
    if (problem === undefined) throw new Error('the label is not refused')
    const text = describeProblem(problem, { locale: 'en', labels: { labelIds: 'Tags' } })
    expect(text).toContain('Tags[1]')
  })

  test('apply to a problem of an envelope, and to a problem without a path', () => {
    const options = { locale: 'en', labels: { 'pricing.unitPrice': 'Unit price' } } as const
    const [entry] = errorEnvelope([missing]).errors
    if (entry === undefined) throw new Error('an envelope has its problem')
    expect(describeProblem(entry, options)).toBe(describeProblem(missing, options))
    const { code, param, details } = missing
    expect(describeProblem({ code, param, details }, options)).toBe(describeProblem(missing, options))
  })

  /** Returns the field in the description of a problem of a later release. */
  const described = (place: { param?: string; path?: readonly unknown[] }, labels: FieldLabels): string => {
    const later = { code: 'later', param: '', ...place }
    const named = describeProblem({ ...later, param: 'zz', path: ['zz'] }, { locale: 'en' })
    const [before = '', after = ''] = named.split('zz')
    const text = describeProblem(later as never, { locale: 'en', labels })
    expect([text.startsWith(before), text.endsWith(after)]).toEqual([true, true])
    return text.slice(before.length, text.length - after.length)
  }

  test('are followed by the indexes of an element', () => {
    const labels = { unitPrice: 'Rate', labelIds: 'Tags' }
    expect(described({ path: ['lines', 0, 'unitPrice'] }, labels)).toBe('Rate')
    expect(described({ path: ['labelIds', 7] }, labels)).toBe('Tags[7]')
    expect(described({ path: ['labelIds', 1, 2] }, labels)).toBe('Tags[1][2]')
    expect(described({ param: 'lines[0].unit_price' }, labels)).toBe('Rate')
    expect(described({ param: 'label_ids[7]' }, labels)).toBe('Tags[7]')
    expect(described({ param: 'label_ids[1][2]' }, labels)).toBe('Tags[1][2]')
  })

  test('are found by the path, with names as sent, or by the pointer if the path is missing', () => {
    const place = { param: 'rows.row_a', path: ['rows', 'row_a'] }
    expect(described(place, { row_a: 'Row A', rowA: 'Another' })).toBe('Row A')
    expect(described({ param: place.param }, { row_a: 'Row A', rowA: 'Another' })).toBe('Another')
  })

  test('have no effect for the parent object or an empty path', () => {
    const place = { param: 'pricing.quantity', path: ['pricing', 'quantity'] }
    expect(described(place, { pricing: 'Price', '': 'Nothing' })).toBe('quantity')
    expect(described({ param: 'pricing.quantity' }, { pricing: 'Price', '': 'Nothing' })).toBe('quantity')
    const amount = ['pricing', 'unitPrice', 'amountMicros']
    expect(described({ path: amount }, { pricing: 'Price', unitPrice: 'Rate' })).toBe('Rate')
  })

  test('match at most a hundred names', () => {
    const names = Array.from({ length: 101 }, (_, index) => `n${String(index)}`)
    const [longest, hundred] = [names.join('.'), names.slice(1).join('.')]
    for (const place of [{ path: names }, { param: longest }]) {
      expect(described({ param: 'x', ...place }, { [hundred]: 'Hundred', [longest]: 'All' })).toBe('Hundred')
      expect(described({ param: longest, ...place }, { [longest]: 'All' })).toBe('n100')
    }
  })

  test('must be own, non-empty strings', () => {
    const plain = describeProblem(missing, 'en')
    const throwing = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('no')
        },
      },
    )
    const getter = Object.defineProperty({}, 'unitPrice', {
      get: () => {
        throw new Error('no')
      },
    })
    const lists: readonly unknown[] = [
      Object.create({ unitPrice: 'inherited' }),
      { unitPrice: 7 },
      { unitPrice: '' },
      throwing,
      getter,
    ]
    for (const labels of [...lists, 'unitPrice', null, 5, []])
      expect(describeProblem(missing, { locale: 'en', labels: labels as never })).toBe(plain)
    expect(describeProblem(missing, Object.create({ locale: 'de' }) as never)).toBe(plain)
  })

  test('never throw, with any type, options and path', () => {
    const holes = { ...missing, path: new Array(4_000_000_000) as never }
    expect(describeProblem(holes, { locale: 'en', labels: { unitPrice: 'Price' } })).toMatch(/\S/)
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (path, labels, options) => {
        const problem = { ...missing, path } as never
        expect(describeProblem(problem, { locale: 'en', labels } as never)).toMatch(/\S/)
        expect(describeProblem(problem, options as never)).toMatch(/\S/)
      }),
    )
  })
})
