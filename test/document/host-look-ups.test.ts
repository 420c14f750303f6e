import { describe, expect, test } from 'vitest'
import { priceOrder } from '../../src/entries/index.js'
import { money, request } from '../rules/requests.js'
import { coloursOf, lookUpsOf, rowsOf, type LookUps } from '../../src/engine/catalogue.js'

const answering = (answer: unknown): LookUps => lookUpsOf({ product: () => answer as never })
const templates = (answer: unknown): LookUps => lookUpsOf({ flashingTemplate: () => answer as never })

/** Runs a function while Object.prototype has an additional field. */
function whileAllHave<A>(field: string, value: unknown, act: () => A): A {
  const everything = Object.prototype as Record<string, unknown>
  everything[field] = value
  try {
    return act()
  } finally {
    Reflect.deleteProperty(everything, field)
  }
}

describe('A3: look-ups of a host', () => {
  test.each([undefined, null, {}, { product: null }])('do not exist in %j', (host) => {
    expect(lookUpsOf(host as never)).toEqual({})
  })

  const line = { catalogue: { productId: 'prod_1', pricing: { quantity: '1', unitPrice: money('1.00') } } }
  const kit = { productKit: { kitId: 'kit_1' } }
  const flashing = {
    flashing: { templateId: 'flashtpl_01hx5zq8jagqwns966aty94rhw', drawing: {} },
  }
  const found = (catalogue: unknown) => {
    const answer = priceOrder(request([line, kit, flashing]), { currency: 'AUD' }, catalogue as never)
    return answer.ok ? [] : answer.problems.map(({ code, source }) => [code, source])
  }
  const LOOK_UPS = [
    ['product', 'product_not_found'],
    ['kit', 'kit_not_found'],
    ['flashingTemplate', 'template_not_found'],
    ['customer', 'customer_not_found'],
  ] as const

  test.each(LOOK_UPS)('find nothing if %s is not a function or returns a promise', (name, code) => {
    const promised = () => Promise.resolve({})
    for (const lookUp of [5, 'x', {}, [], promised, () => ({ then: () => undefined })])
      expect(found({ [name]: lookUp })).toEqual([[code, 'catalogue']])
  })

  test.each([LOOK_UPS[0], LOOK_UPS[2]])('find nothing if %s does not return an object', (name, code) => {
    for (const answer of [5, 'x', true, [], () => ({})])
      expect(found({ [name]: () => answer })).toEqual([[code, 'catalogue']])
  })

  test.each(LOOK_UPS)(
    'report an empty answer of %s as a missing entry, with the request as the source',
    (name, code) => {
      for (const answer of [undefined, null, false])
        expect(found({ [name]: () => answer })).toEqual([[code, 'request']])
    },
  )

  test.each([5, 'x', [], () => ({})])('find nothing if the catalogue is not an object: %s', (catalogue) => {
    expect(new Set(found(catalogue).map(([code]) => code))).toEqual(new Set(LOOK_UPS.map(([, code]) => code)))
  })

  const every = LOOK_UPS.map(([, code]) => `${code} catalogue`).sort()
  const problemsFor = (catalogue: unknown) =>
    found(catalogue)
      .map((one) => one.join(' '))
      .sort()

  test.each([
    Promise.resolve({}),
    { then: () => undefined },
    new Map(),
    new Set(),
    new Date(0),
    /5/,
    new Uint8Array(3),
    new (class Empty {
      readonly products = []
    })(),
    new (class Promised {
      readonly product = Promise.resolve({})
    })(),
  ])('find nothing in a catalogue without look-ups: %o', (catalogue) => {
    expect(problemsFor(catalogue)).toEqual(every)
  })

  test.each([LOOK_UPS[0], LOOK_UPS[2]])(
    'find nothing if %s returns a map, a set, a date, a pattern or bytes',
    (name, code) => {
      for (const answer of [new Map(), new Set(), new Date(0), /5/, new Uint8Array(3)])
        expect(found({ [name]: () => answer })).toEqual([[code, 'catalogue']])
    },
  )

  const row = { productRowId: 'a-row', rowPriceIds: ['rowprice_1'] }
  const named = { catalogue: { ...line.catalogue, productRowId: 'a-row', rowPriceId: 'rowprice_1' } }
  const coloured = { catalogue: { ...line.catalogue, params: [{ name: 'Colour', value: 'Red' }] } }
  const codesOf = (sent: object, catalogue: object) => {
    const answer = priceOrder(request([sent]), { currency: 'AUD' }, catalogue)
    return answer.ok ? [] : answer.problems.map(({ code, source }) => [code, source])
  }

  test.each([
    { colours: Promise.resolve(['Red']) },
    { colours: () => ['Red'] },
    { colours: 'Red' },
    { colours: new Set(['Red']) },
    { colours: [Promise.resolve('Red')] },
    { colors: ['Red'] },
    { Colours: ['Red'] },
    { rows: () => [row] },
    { rows: new Map([['a-row', row]]) },
    { rows: { row } },
    { rows: [Promise.resolve(row)] },
    { rows: ['a-row'] },
    { Rows: [row] },
    { rows: [{ ...row, rowPriceIds: 'rowprice_1' }] },
    { rows: [{ ...row, rowPriceIds: Promise.resolve([]) }] },
    { rows: [{ productRowId: 'a-row', rowPriceIDs: ['rowprice_2'] }] },
  ])('find nothing if a product has an unreadable part: %o', (product) => {
    expect(codesOf(named, { product: () => product })).toEqual([['product_not_found', 'catalogue']])
  })

  test.each([{ colours: 'Monument' }, { colours: [5] }, { colors: ['Monument'] }])(
    'find nothing if a template has an unreadable part: %o',
    (template) => {
      expect(codesOf(flashing, { flashingTemplate: () => template })).toEqual([
        ['template_not_found', 'catalogue'],
      ])
    },
  )

  test.each([
    {},
    { colours: null, rows: null },
    { colours: ['Red', null], rows: [null, { ...row, rowPriceIds: ['rowprice_1', null] }] },
    { rows: [{ productRowId: 'a-row' }] },
    { colour: 'Red', row: 5, name: 'Sheet', rows: [row] },
  ])('accept nulls, missing parts and other fields of the host: %o', (product) => {
    expect(codesOf(named, { product: () => product })).toEqual([])
    expect(codesOf(coloured, { product: () => product })).toEqual([])
  })

  test('pass on answers of undefined and null', () => {
    expect(answering(undefined).product?.('prod_a')).toBeUndefined()
    expect(answering(null).product?.('prod_a')).toBeNull()
    expect(templates(undefined).flashingTemplate?.('flashtpl_a')).toBeUndefined()
    expect(templates(null).flashingTemplate?.('flashtpl_a')).toBeNull()
  })

  test('omit malformed parts of an answer', () => {
    const rows = [null, 5, 'x', { productRowId: 'row', rowPriceIds: ['a', 7, null] }, { rowPriceIds: 'a' }]
    const found = answering({ colours: ['Monument', 5, null], rows }).product?.('prod_a')
    expect(coloursOf(found)).toEqual(['Monument'])
    expect(rowsOf(found)?.map(({ productRowId, rowPriceIds }) => [productRowId, rowPriceIds])).toEqual([
      ['row', ['a']],
      [undefined, undefined],
    ])
    const colours = ['Basalt', {}]
    expect(coloursOf(templates({ colours }).flashingTemplate?.('flashtpl_a'))).toEqual(['Basalt'])
    const malformed = { colours: 'Monument', rows: {} }
    expect([coloursOf(malformed), rowsOf(malformed)]).toEqual([undefined, undefined])
  })

  test('may be methods of a class', () => {
    class Shop {
      readonly sold = 'prod_1'
      product(id: string) {
        return id === this.sold ? { colours: [] } : undefined
      }
    }
    const { product } = lookUpsOf(new Shop())
    expect(coloursOf(product?.('prod_1'))).toEqual([])
    expect(product?.('prod_2')).toBeUndefined()
  })

  test('may be inherited from a prototype without a prototype', () => {
    const methods = Object.setPrototypeOf({ product: () => ({ colours: ['Basalt'] }) }, null) as object
    const { product } = lookUpsOf(Object.create(methods) as never)
    expect(coloursOf(product?.('prod_a'))).toEqual(['Basalt'])
  })

  test('exclude properties added to Object.prototype, but not own properties of the same name', () => {
    const product = () => ({ colours: [] })
    expect(whileAllHave('product', product, () => lookUpsOf({}).product)).toBeUndefined()
    expect(whileAllHave('product', product, () => lookUpsOf({ product }).product)).toBeDefined()
    const colours = ['Monument']
    const asked = (answer: object) =>
      whileAllHave('colours', colours, () => coloursOf(answering(answer).product?.('prod_a')))
    expect(asked({})).toBeUndefined()
    expect(asked({ colours })).toEqual(colours)
  })
})
