import { describe, expect, test } from 'vitest'
import { parseForm, parseInput, formatMoney, inputProblem } from '../../src/entries/input.js'

const SETTINGS = { locale: 'en-AU', currency: 'AUD' }
const RIGHT = { price: { path: ['price'], kind: 'money' } }

/** Reads a form that a program without types describes. */
function read(fields: unknown, texts: unknown, settings: unknown = SETTINGS) {
  return parseForm(fields as never, texts as never, settings as never)
}

/** The name with which the message of a TypeError starts; the answer where nothing throws. */
function blamed(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return error.message.split(' ')[0]
  }
}

const FIELD = { kind: 'money', locale: 'de-DE', currency: 'EUR' }

describe('an invalid field by itself', () => {
  test.each([
    ['a locale of another standard', { ...FIELD, locale: 'de_DE' }, 'locale'],
    ['a locale of POSIX', { ...FIELD, locale: 'de_DE.UTF-8' }, 'locale'],
    ['no letters as its locale', { ...FIELD, locale: '' }, 'locale'],
    ['a sentence as its locale', { ...FIELD, locale: 'not a locale' }, 'locale'],
    ['a list of locales', { ...FIELD, locale: ['de-DE'] }, 'locale'],
    ['no locale', { ...FIELD, locale: undefined }, 'locale'],
    ['a kind that there is not', { ...FIELD, kind: 'percentage' }, 'kind'],
    ['no kind', { locale: 'de-DE' }, 'kind'],
    ['a unit that there is not', { kind: 'length', locale: 'de-DE', unit: 'cm' }, 'unit'],
    ['a misspelt unit', { kind: 'pieces', locale: 'de-DE', units: 'm' }, 'unit'],
    ['a currency that is no code', { ...FIELD, currency: 'euro' }, 'currency'],
    ['no field', null, ''],
  ])('with %s throws an error that names it, for any text', (_, field, part) => {
    const nameIn = (whole: string): string => (part === '' ? whole : `${whole}.${part}`)
    for (const text of ['€ 1.234', '1,234', 'ten', ''])
      expect(blamed(() => parseInput(text, field as never))).toBe(nameIn('field'))
    const unread = parseInput('ten', FIELD as never)
    const at = field && { ...field, text: 'ten' }
    expect(blamed(() => inputProblem(unread, at as never))).toBe(nameIn('at'))
  })

  test('a form with a locale of another standard throws', () => {
    expect(blamed(() => read(RIGHT, { price: '1.234' }, { locale: 'de_DE', currency: 'EUR' }))).toBe(
      'settings.locale',
    )
  })

  test('a locale that `Intl` does not know counts as English on every machine', () => {
    for (const locale of ['german', 'xx', 'zz-ZZ', 'tlh']) {
      expect(parseInput('1.5', { kind: 'quantity', locale })).toMatchObject({ status: 'ok', value: '1.5' })
      expect(formatMoney({ amountMicros: '1234500000', currency: 'EUR' }, { locale })).toBe('€1,234.50')
    }
  })
})

describe('a problem of a text', () => {
  test.each([
    ['a misspelt text', { ...FIELD, txt: 'ten' }, 'at.text'],
    ['no text', FIELD, 'at.text'],
    ['nothing', undefined, 'at'],
  ])('is kept with %s', (_, at, name) => {
    for (const text of ['ten', '1.2.3'])
      expect(blamed(() => inputProblem(parseInput(text, FIELD as never), at as never))).toBe(name)
  })

  test.each([undefined, null, 5, {}, { status: 'other' }])('is undefined for %j', (typed) => {
    expect(blamed(() => inputProblem(typed as never, { ...FIELD, text: '5' } as never))).toBe('typed')
  })
})

describe('an invalid field of a form', () => {
  test.each([
    ['a misspelt path', { Path: ['discount'], kind: 'percent' }, 'fields.discount.path'],
    ['no path', { kind: 'percent' }, 'fields.discount.path'],
    ['an empty path', { path: [], kind: 'percent' }, 'fields.discount.path'],
    ['a text as its path', { path: 'discount', kind: 'percent' }, 'fields.discount.path'],
    ['a hole in its path', { path: ['a', , 'b'], kind: 'percent' }, 'fields.discount.path'], // eslint-disable-line no-sparse-arrays
    ['an object in its path', { path: ['a', {}], kind: 'percent' }, 'fields.discount.path'],
    ['an index below 0', { path: ['lines', -1, 'discount'], kind: 'percent' }, 'fields.discount.path'],
    ['an index that is not whole', { path: ['lines', 0.5], kind: 'percent' }, 'fields.discount.path'],
    ['an index that is no number', { path: ['lines', NaN], kind: 'percent' }, 'fields.discount.path'],
    ['an index beyond lists', { path: ['lines', 2 ** 32], kind: 'percent' }, 'fields.discount.path'],
    ['no kind', { path: ['discount'] }, 'fields.discount.kind'],
    ['a kind that there is not', { path: ['discount'], kind: 'percentage' }, 'fields.discount.kind'],
    ['a kind of the prototype', { path: ['discount'], kind: 'toString' }, 'fields.discount.kind'],
    ['a unit that there is not', { path: ['discount'], kind: 'length', unit: 'cm' }, 'fields.discount.unit'],
    ['a misspelt unit', { path: ['discount'], kind: 'length', Unit: 'm' }, 'fields.discount.unit'],
    ['no description', undefined, 'fields.discount'],
    ['a list as its description', [['discount'], 'percent'], 'fields.discount'],
  ])('with %s throws an error that names it, for any text', (_, discount, name) => {
    for (const text of ['ten', '10', ''])
      expect(blamed(() => read({ ...RIGHT, discount }, { price: '5', discount: text }))).toBe(name)
  })

  test('inside a list of another field cannot have a name there', () => {
    const fields = {
      product: { path: ['lines', 0, 'product'], kind: 'text' },
      discount: { path: ['lines', 'discount'], kind: 'percent' },
    }
    for (const discount of ['10', 'ten'])
      expect(blamed(() => read(fields, { product: 'A', discount }))).toBe('fields.discount.path')
  })

  describe('with a path that another field needs', () => {
    const line = ['lines', 0, 'onTheFly']
    test.each([
      ['the same', ['discount'], ['discount']],
      ['the same in a line', [...line, 'discount'], [...line, 'discount']],
      ['the beginning of another', [...line, 'pricing', 'discount'], [...line, 'pricing']],
      ['one that begins with another', ['lines'], [...line, 'discount']],
      ['the same index', ['names', 1], ['names', 1]],
      ['the same number as a name', ['names', 1], ['names', '1']],
      ['the same number as an index', ['names', '1'], ['names', 1]],
      ['the same number at the beginning', ['1'], [1]],
      ['a name of the prototype', ['__proto__', 'a'], ['__proto__']],
      ['a name in place of an index', ['lines', 0, 'product'], ['lines', 'discount']],
      ['an index in place of a name', ['lines', 'product'], ['lines', 0, 'discount']],
    ])('throws an error that names both, for any text: %s', (_, one, other) => {
      for (const kind of ['text', 'percent'])
        for (const texts of [{}, { first: '1' }, { discount: 'ten' }, { first: '1', discount: '2' }]) {
          const call = () =>
            read({ ...RIGHT, first: { path: one, kind }, discount: { path: other, kind } }, texts)
          expect(blamed(call)).toBe('fields.discount.path')
          expect(call).toThrow(/\bfields\.first\b/)
        }
    })

    test('throws wherever the two are among the fields', () => {
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

    test('is read if the paths only begin alike', () => {
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

  test('is read if it has more than the library knows', () => {
    const fields = { price: { ...RIGHT.price, label: 'Price', units: 'each' } }
    expect(read(fields, { price: '5' })).toMatchObject({ ok: true })
  })
})

describe('a form whose fields or texts are not a plain object', () => {
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
  test.each(others)('throws: %s', (_, other) => {
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

describe('a missing or wrong setting', () => {
  const wrong = [undefined, null, '', 'A', 'AU', 'AUDX', 'A$D', '$', 5, ['AUD']]

  test.each(wrong)('throws an error that names it: the currency %j of a form with money', (currency) => {
    for (const price of ['$11.23', '11.23', ''])
      expect(blamed(() => read(RIGHT, { price }, { locale: 'en-AU', currency }))).toBe('settings.currency')
  })

  test.each([undefined, null, '', 5, ['en-AU']])('throws an error that names it: the locale %j', (locale) => {
    expect(blamed(() => read(RIGHT, { price: '5' }, { ...SETTINGS, locale }))).toBe('settings.locale')
  })

  test.each([undefined, null, 'AUD', []])('throws an error that names it: settings of %j', (settings) => {
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
    'throws an error that names it: the currency %j of one field',
    (currency) => {
      const field = { kind: 'money', locale: 'en-AU', currency } as never
      for (const text of ['$11.23', '11.23'])
        expect(blamed(() => parseInput(text, field))).toBe('field.currency')
    },
  )

  test.each(['$11.23', '€11.23', 'AUD 11.23'])(
    'a field without a currency refuses %s, rather than naming another currency',
    (text) => {
      const typed = parseInput(text, { kind: 'money', locale: 'en-AU' })
      expect(typed).toEqual({ status: 'invalid', reason: 'not_a_number' })
    },
  )
})
