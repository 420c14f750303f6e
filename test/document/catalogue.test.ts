import { describe, expect, test } from 'vitest'
import { runInNewContext } from 'node:vm'
import { coloursOf, lookUpsOf, rowsOf, type LookUps } from '../../src/engine/catalogue.js'
import {
  parseCatalogue,
  priceOrder,
  validateQuote,
  type Catalogue,
  type CatalogueProduct,
} from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  flashing,
  kit,
  lineProblems,
  money,
  PRODUCT,
  request,
  TEMPLATE,
  type Found,
  type Json,
} from '../rules/requests.js'

function catalogueOf(json: object): Catalogue {
  const answer = parseCatalogue(json)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.value
}

describe('A3: a catalogue read from JSON', () => {
  test('finds the listed entries only', () => {
    const { product, kit, flashingTemplate, customer } = catalogueOf({
      products: [
        { productId: 'prod_1', colours: ['Basalt'], rows: [{ productRowId: 'r1', rowPriceIds: ['p1'] }] },
        { productId: 'prod_2', rows: [{ productRowId: 'r2' }] },
        { productId: 'prod_3' },
      ],
      kits: [{ kitId: 'kit_1' }],
      flashingTemplates: [{ templateId: TEMPLATE, colours: ['Monument'], thickness: '0.55' }],
      customers: [{ customerId: 'cust_1' }],
    })
    expect(product?.('prod_1')).toEqual({
      colours: ['Basalt'],
      rows: [{ productRowId: 'r1', rowPriceIds: ['p1'] }],
    })
    expect(product?.('prod_2')).toEqual({ rows: [{ productRowId: 'r2' }] })
    expect(product?.('prod_3')).toEqual({})
    expect(product?.('prod_4')).toBeUndefined()
    expect([kit?.('kit_1'), kit?.('kit_2')]).toEqual([{ kitId: 'kit_1' }, undefined])
    expect(customer?.('cust_1')).toEqual({ customerId: 'cust_1' })
    expect(customer?.('cust_2')).toBeUndefined()
    expect(flashingTemplate?.(TEMPLATE)).toEqual({ colours: ['Monument'], thickness: '0.55' })
  })

  test('has no thickness for a template without one', () => {
    const { flashingTemplate } = catalogueOf({ flashingTemplates: [{ templateId: TEMPLATE }] })
    expect(flashingTemplate?.(TEMPLATE)).toEqual({})
  })

  test('has no look-ups without lists', () => {
    expect(catalogueOf({})).toEqual({})
  })
})

describe('A3: the answer of a host', () => {
  const elsewhere = (code: string) => runInNewContext(code) as object

  /** Tells whether the engine reads colours of a host’s product, which then refuse another colour. */
  const hasColours = (host: object): boolean => {
    const line = catalogueLine(undefined, { params: [{ name: 'Colour', value: 'Other' }] })
    return lineProblems(line, AUD, host).some(([code]) => code === 'colour_not_available')
  }
  const productOf = (product: object): object => ({ product: () => product })

  test('may come from another realm', () => {
    expect(hasColours(elsewhere('({ product: () => ({ colours: ["Basalt"] }) })'))).toBe(true)
    const inClass = elsewhere('new (class { product() { return { colours: ["Basalt"] } } })()')
    expect(hasColours(inClass)).toBe(true)
  })

  test('is ignored if every object of its realm inherits it', () => {
    const polluted = elsewhere(
      'Object.prototype.product = () => ({ colours: ["x"] }); Object.prototype.colours = ["x"]; ({})',
    )
    expect([hasColours(polluted), hasColours(productOf(polluted))]).toEqual([false, false])
  })

  test('is used from a prototype without a prototype, unless it resembles Object.prototype', () => {
    const bare = Object.assign(Object.create(null) as object, { colours: ['Basalt'] })
    // A prototype with the fields of Object.prototype is treated as Object.prototype.
    const alike = Object.assign(Object.create(null) as object, { colours: ['x'], hasOwnProperty: 1 })
    const within = Object.assign(Object.create({}) as object, { colours: ['Basalt'], hasOwnProperty: 1 })
    expect(
      [bare, alike, within].map((prototype) => hasColours(productOf(Object.create(prototype) as object))),
    ).toEqual([true, false, true])
  })
})

describe('V6: a partial catalogue', () => {
  const found = (line: Json, product: CatalogueProduct): readonly Found[] =>
    lineProblems(line, AUD, { product: () => product })
  const coloured = (value: string) => catalogueLine(undefined, { params: [{ name: 'Colour', value }] })

  test('a product without a list of colours accepts every colour', () => {
    expect(found(coloured('Basalt'), {})).toEqual([])
    expect(found(coloured('Basalt'), { colours: [] })).toEqual([
      ['colour_not_available', 'lines[0].catalogue.params[0].value'],
    ])
  })

  test('an empty colour counts as absent', () => {
    expect(found(coloured(''), { colours: ['Monument'] })).toEqual([])
  })

  test('a template without a list of colours accepts every colour', () => {
    const line = flashing({ templateId: TEMPLATE, colour: 'Basalt' })
    expect(lineProblems(line, AUD, { flashingTemplate: () => ({}) })).toEqual([])
    expect(lineProblems(line, AUD, { flashingTemplate: () => ({ colours: ['Monument'] }) })).toEqual([
      ['colour_not_available', 'lines[0].flashing.colour'],
    ])
  })

  test('products are not checked if only templates are looked up', () => {
    expect(lineProblems(catalogueLine(), AUD, { flashingTemplate: () => undefined })).toEqual([])
  })
})

describe('V6: the details of a problem', () => {
  test('name the id of the product of a catalogue line or a component', () => {
    const part = { ...component({ totalPrice: money('1.00') }), productId: PRODUCT }
    const lines = [catalogueLine(), kit({ components: [part] })]
    const problems = validateQuote({ customerId: 'cust_1', lines } as unknown, AUD, { product: () => null })
    expect(problems.map(({ code, param, details }) => [code, param, details])).toEqual([
      ['product_not_found', 'lines[0].catalogue.product_id', { id: PRODUCT }],
      ['product_not_found', 'lines[1].product_kit.components[0].product_id', { id: PRODUCT }],
    ])
  })
})

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
