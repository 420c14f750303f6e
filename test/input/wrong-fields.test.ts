import { describe, expect, test } from 'vitest'
import { parseForm, parseInput, formatMoney, inputProblem } from '../../src/entries/input.js'

const SETTINGS = { locale: 'en-AU', currency: 'AUD' }
const RIGHT = { price: { path: ['price'], kind: 'money' } }

/** Reads a form described by an untyped program. */
function read(fields: unknown, texts: unknown, settings: unknown = SETTINGS) {
  return parseForm(fields as never, texts as never, settings as never)
}

/** Returns the first word of a TypeError, or the answer if nothing throws. */
function blamed(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return error.message.split(' ')[0]
  }
}

const FIELD = { kind: 'money', locale: 'de-DE', currency: 'EUR' }

describe('parseInput and inputProblem', () => {
  test.each([
    ['a locale with an underscore', { ...FIELD, locale: 'de_DE' }, 'locale'],
    ['a POSIX locale', { ...FIELD, locale: 'de_DE.UTF-8' }, 'locale'],
    ['an empty locale', { ...FIELD, locale: '' }, 'locale'],
    ['a sentence as the locale', { ...FIELD, locale: 'not a locale' }, 'locale'],
    ['a list of locales', { ...FIELD, locale: ['de-DE'] }, 'locale'],
    ['no locale', { ...FIELD, locale: undefined }, 'locale'],
    ['an unknown kind', { ...FIELD, kind: 'percentage' }, 'kind'],
    ['no kind', { locale: 'de-DE' }, 'kind'],
    ['an unknown unit', { kind: 'length', locale: 'de-DE', unit: 'cm' }, 'unit'],
    ['a misspelt unit', { kind: 'pieces', locale: 'de-DE', units: 'm' }, 'unit'],
    ['an invalid currency', { ...FIELD, currency: 'euro' }, 'currency'],
    ['no field', null, ''],
  ])('throw an error that names %s, for any text', (_, field, part) => {
    const nameIn = (whole: string): string => (part === '' ? whole : `${whole}.${part}`)
    for (const text of ['€ 1.234', '1,234', 'ten', ''])
      expect(blamed(() => parseInput(text, field as never))).toBe(nameIn('field'))
    const unread = parseInput('ten', FIELD as never)
    const at = field && { ...field, text: 'ten' }
    expect(blamed(() => inputProblem(unread, at as never))).toBe(nameIn('at'))
  })

  test('throw for a form with a locale with an underscore', () => {
    expect(blamed(() => read(RIGHT, { price: '1.234' }, { locale: 'de_DE', currency: 'EUR' }))).toBe(
      'settings.locale',
    )
  })

  test('use English for a locale unknown to `Intl`', () => {
    for (const locale of ['german', 'xx', 'zz-ZZ', 'tlh']) {
      expect(parseInput('1.5', { kind: 'quantity', locale })).toMatchObject({ status: 'ok', value: '1.5' })
      expect(formatMoney({ amountMicros: '1234500000', currency: 'EUR' }, { locale })).toBe('€1,234.50')
    }
  })
})

describe('inputProblem', () => {
  test.each([
    ['a misspelt text', { ...FIELD, txt: 'ten' }, 'at.text'],
    ['no text', FIELD, 'at.text'],
    ['nothing', undefined, 'at'],
  ])('throws with %s', (_, at, name) => {
    for (const text of ['ten', '1.2.3'])
      expect(blamed(() => inputProblem(parseInput(text, FIELD as never), at as never))).toBe(name)
  })

  test.each([undefined, null, 5, {}, { status: 'other' }])('throws for %j instead of a reading', (typed) => {
    expect(blamed(() => inputProblem(typed as never, { ...FIELD, text: '5' } as never))).toBe('typed')
  })
})

describe('parseForm with an invalid field', () => {
  test.each([
    ['a misspelt path', { Path: ['discount'], kind: 'percent' }, 'fields.discount.path'],
    ['no path', { kind: 'percent' }, 'fields.discount.path'],
    ['an empty path', { path: [], kind: 'percent' }, 'fields.discount.path'],
    ['a string as its path', { path: 'discount', kind: 'percent' }, 'fields.discount.path'],
    ['a hole in its path', { path: ['a', , 'b'], kind: 'percent' }, 'fields.discount.path'], // eslint-disable-line no-sparse-arrays
    ['an object in its path', { path: ['a', {}], kind: 'percent' }, 'fields.discount.path'],
    ['a negative index', { path: ['lines', -1, 'discount'], kind: 'percent' }, 'fields.discount.path'],
    ['a fractional index', { path: ['lines', 0.5], kind: 'percent' }, 'fields.discount.path'],
    ['NaN as an index', { path: ['lines', NaN], kind: 'percent' }, 'fields.discount.path'],
    [
      'an index beyond the limit of lists',
      { path: ['lines', 2 ** 32], kind: 'percent' },
      'fields.discount.path',
    ],
    ['no kind', { path: ['discount'] }, 'fields.discount.kind'],
    ['an unknown kind', { path: ['discount'], kind: 'percentage' }, 'fields.discount.kind'],
    [
      'a kind with the name of a prototype member',
      { path: ['discount'], kind: 'toString' },
      'fields.discount.kind',
    ],
    ['an unknown unit', { path: ['discount'], kind: 'length', unit: 'cm' }, 'fields.discount.unit'],
    ['a misspelt unit', { path: ['discount'], kind: 'length', Unit: 'm' }, 'fields.discount.unit'],
    ['no description', undefined, 'fields.discount'],
    ['a list as its description', [['discount'], 'percent'], 'fields.discount'],
  ])('throws an error that names %s, for any text', (_, discount, name) => {
    for (const text of ['ten', '10', ''])
      expect(blamed(() => read({ ...RIGHT, discount }, { price: '5', discount: text }))).toBe(name)
  })

  test('throws if a name is used inside the list of another field', () => {
    const fields = {
      product: { path: ['lines', 0, 'product'], kind: 'text' },
      discount: { path: ['lines', 'discount'], kind: 'percent' },
    }
    for (const discount of ['10', 'ten'])
      expect(blamed(() => read(fields, { product: 'A', discount }))).toBe('fields.discount.path')
  })

  describe('given a path that conflicts with another field', () => {
    const line = ['lines', 0, 'onTheFly']
    test.each([
      ['the same name', ['discount'], ['discount']],
      ['the same name in a line', [...line, 'discount'], [...line, 'discount']],
      ['a name and a field inside it', [...line, 'pricing', 'discount'], [...line, 'pricing']],
      ['a list and a field inside it', ['lines'], [...line, 'discount']],
      ['the same index', ['names', 1], ['names', 1]],
      ['an index and the same number as a name', ['names', 1], ['names', '1']],
      ['a number as a name and the same index', ['names', '1'], ['names', 1]],
      ['a number as the first name and the same index', ['1'], [1]],
      ['a name of the prototype', ['__proto__', 'a'], ['__proto__']],
      ['an index and a name in the same list', ['lines', 0, 'product'], ['lines', 'discount']],
      ['a name and an index in the same object', ['lines', 'product'], ['lines', 0, 'discount']],
    ])('throws an error that names both fields, for any text: %s', (_, one, other) => {
      for (const kind of ['text', 'percent'])
        for (const texts of [{}, { first: '1' }, { discount: 'ten' }, { first: '1', discount: '2' }]) {
          const call = () =>
            read({ ...RIGHT, first: { path: one, kind }, discount: { path: other, kind } }, texts)
          expect(blamed(call)).toBe('fields.discount.path')
          expect(call).toThrow(/\bfields\.first\b/)
        }
    })

    test('throws for any two of many fields', () => {
      const fields = Array.from({ length: 30 }, (_, at) => [`field${String(at)}`, at] as const)
      for (const [one, other] of [
        [0, 1],
        [0, 29],
        [14, 15],
        [28, 29],
      ] as const) {
        const all = fields.map(([name, at]) => [
          name,
          { path: ['lines', at === other ? one : at, 'name'], kind: 'text' },
        ])
        const call = () => read(Object.fromEntries(all), {})
        expect(blamed(call)).toBe(`fields.field${String(other)}.path`)
        expect(call).toThrow(new RegExp(`fields\\.field${String(one)}\\b`))
      }
    })

    test('is accepted if the paths only begin alike', () => {
      const paths = [
        ['a'],
        ['ab'],
        ['b', 'a'],
        ['b', 'b'],
        ['c', 0, 'a'],
        ['c', 0, 'b'],
        ['c', 1, 'a'],
        ['d', 0, 0],
      ]
      const fields = paths.map((path, at) => [`field${String(at)}`, { path, kind: 'text' }])
      expect(read(Object.fromEntries(fields), {})).toEqual({ ok: true, value: {} })
    })
  })

  test('accepts unknown properties', () => {
    const fields = { price: { ...RIGHT.price, label: 'Price', units: 'each' } }
    expect(read(fields, { price: '5' })).toMatchObject({ ok: true })
  })
})

describe('parseForm with special objects', () => {
  const others: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['undefined', undefined],
    ['a number', 5],
    ['a text', 'price'],
    ['a list', [['price', '5']]],
    ['a Map', new Map([['price', '5']])],
    ['a FormData', new FormData()],
    ['a URLSearchParams', new URLSearchParams('price=5')],
    ['a Promise', Promise.resolve({ price: '5' })],
    ['a Date', new Date(0)],
    ['an object with inherited texts', Object.create({ price: '5' })],
    [
      'an object of a class',
      new (class Texts {
        get price() {
          return '5'
        }
      })(),
    ],
  ]
  test.each(others)('throws unless fields and texts are plain objects: %s', (_, other) => {
    expect(blamed(() => read(RIGHT, other))).toBe('texts')
    expect(blamed(() => read(other, { price: '5' }))).toBe('fields')
  })

  test('reads an object without a prototype', () => {
    const bare = (own: object): unknown => Object.assign(Object.create(null), own)
    expect(read(bare(RIGHT), bare({ price: '5' }), bare(SETTINGS))).toMatchObject({ ok: true })
  })

  test('reads the entries of a FormData', () => {
    const data = new FormData()
    data.set('price', '5')
    expect(read(RIGHT, Object.fromEntries(data))).toMatchObject({ ok: true })
  })
})

describe('a missing or invalid setting', () => {
  const wrong = [undefined, null, '', 'A', 'AU', 'AUDX', 'A$D', '$', 5, ['AUD']]

  test.each(wrong)('throws an error that names the currency of a form with money: %j', (currency) => {
    for (const price of ['$11.23', '11.23', ''])
      expect(blamed(() => read(RIGHT, { price }, { locale: 'en-AU', currency }))).toBe('settings.currency')
  })

  test.each([undefined, null, '', 5, ['en-AU']])('throws an error that names the locale: %j', (locale) => {
    expect(blamed(() => read(RIGHT, { price: '5' }, { ...SETTINGS, locale }))).toBe('settings.locale')
  })

  test.each([undefined, null, 'AUD', []])('throws an error that names the settings: %j', (settings) => {
    const args = [RIGHT, { price: '5' }, settings] as const
    expect(blamed(() => parseForm(...(args as unknown as Parameters<typeof parseForm>)))).toMatch(/^settings/)
  })

  test('is ignored if no field needs it', () => {
    const fields = { quantity: { path: ['quantity'], kind: 'quantity' } }
    expect(read(fields, { quantity: '5' }, { locale: 'en-AU' })).toEqual({
      ok: true,
      value: { quantity: '5' },
    })
  })

  test.each(wrong.filter((one) => one !== undefined && one !== ''))(
    'throws an error that names the currency of a field: %j',
    (currency) => {
      const field = { kind: 'money', locale: 'en-AU', currency } as never
      for (const text of ['$11.23', '11.23'])
        expect(blamed(() => parseInput(text, field))).toBe('field.currency')
    },
  )

  test.each(['$11.23', '€11.23', 'AUD 11.23'])(
    'makes %s not_a_number without a currency, instead of other_currency',
    (text) => {
      const typed = parseInput(text, { kind: 'money', locale: 'en-AU' })
      expect(typed).toEqual({ status: 'invalid', reason: 'not_a_number' })
    },
  )
})
