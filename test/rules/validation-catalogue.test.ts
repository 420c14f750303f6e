import { describe, expect, test } from 'vitest'
import { errorEnvelope, parseCatalogue, priceQuote, type Catalogue } from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  CUSTOMER,
  flashing,
  inAnyOrder,
  kit,
  labour,
  lineProblems,
  money,
  onTheFly,
  ordered,
  orderProblems,
  part,
  problems,
  PRODUCT,
  request,
  TEMPLATE,
  type Json,
} from './requests.js'

describe('V6: checks against a catalogue', () => {
  const product = {
    colours: ['Monument', 'Basalt'],
    rows: [
      { productRowId: 'row 1', rowPriceIds: ['rowprice_1'] },
      { productRowId: 'row 2', rowPriceIds: ['rowprice_2'] },
    ],
  }
  const catalogue: Catalogue = {
    customer: (id) => (id === CUSTOMER ? {} : undefined),
    product: (id) => (id === PRODUCT ? product : undefined),
    flashingTemplate: (id) => (id === TEMPLATE ? { colours: ['Monument'], thickness: '0.55' } : undefined),
  }
  const found = (line: Json, header: Json = {}) => problems(request([line], header), AUD, catalogue)
  const coloured = (value: unknown, name = 'Colour') =>
    catalogueLine(undefined, {
      params: [
        { name: 'Profile', value: 'Corrugated' },
        { name, value },
      ],
    })

  test('a row with an empty list of prices refuses every price, and a row without a list accepts any', () => {
    const rows = [
      ...product.rows,
      { productRowId: 'without prices', rowPriceIds: [] },
      { productRowId: 'of any' },
    ]
    const of = (productRowId: string) => {
      const line = catalogueLine(undefined, { productRowId, rowPriceId: 'rowprice_2' })
      return problems(request([line]), AUD, { product: () => ({ rows }) })
    }
    expect(of('without prices')).toEqual([['row_price_not_found', 'lines[0].catalogue.row_price_id']])
    expect(of('of any')).toEqual([])
  })

  test('a price of another row is not reported if the catalogue lacks the row of the line', () => {
    const row = ['product_row_not_found', 'lines[0].catalogue.product_row_id']
    const of = (rowPriceId: string) => found(catalogueLine(undefined, { productRowId: 'row 3', rowPriceId }))
    expect(of('rowprice_1')).toEqual([row])
    expect(of('rowprice_2')).toEqual([row])
    expect(of('rowprice_3')).toEqual([row, ['row_price_not_found', 'lines[0].catalogue.row_price_id']])
  })

  test('a line that names a price but no row may use the price of any row, even if one row of the product has no id', () => {
    const unnamed = undefined as unknown as string
    const rows = [
      { productRowId: unnamed, rowPriceIds: ['rowprice_1'] },
      { productRowId: 'row 2', rowPriceIds: ['rowprice_2'] },
    ]
    const line = catalogueLine(undefined, { rowPriceId: 'rowprice_2' })
    expect(problems(request([line]), AUD, { product: () => ({ rows }) })).toEqual([])
  })

  test('an invalid id is not looked up', () => {
    const asking: Catalogue = {
      customer: (id) => expect.unreachable(id),
      product: (id) => expect.unreachable(id),
      flashingTemplate: (id) => expect.unreachable(id),
    }
    const lines = [catalogueLine(undefined, { productId: 'quote_1' }), flashing({ templateId: 'flashtpl_1' })]
    expect(problems(request(lines, { customerId: 'x' }), AUD, asking)).toEqual([
      ['invalid_id', 'customer_id'],
      ['wrong_id_kind', 'lines[0].catalogue.product_id'],
      ['invalid_id', 'lines[1].flashing.template_id'],
    ])
  })

  test.each(['Color', 'colour', 'COLOUR', 'Colour '])('a parameter named %j is not a colour', (name) => {
    expect(found(coloured('Beige', name))).toEqual([])
  })

  test('an absent colour is not checked', () => {
    expect(found(coloured(null))).toEqual([])
    expect(found(flashing({ templateId: TEMPLATE }))).toEqual([])
  })
})

describe('V8: the customer of the document', () => {
  const forName = (rest: Json = {}) => ({ companyName: 'Acme Roofing', lines: [], ...rest })
  const envelopeOf = (sent: unknown) => {
    const result = priceQuote(sent, AUD)
    return result.ok ? undefined : errorEnvelope(result.problems)
  }

  test.each([undefined, null, ''])('a customer id of %j counts as absent', (customerId) => {
    expect(problems(request([], { customerId }))).toEqual([['required', 'customer_id']])
    expect(orderProblems(request([], { customerId }))).toEqual([['required', 'customer_id']])
  })

  test('a quote for a company name is not implemented, and its missing id is not reported', () => {
    expect(problems(forName())).toEqual([['not_implemented', 'company_name']])
    expect(envelopeOf(forName())?.type).toBe('not_implemented')
  })

  test('a quote for both a company name and an id is not implemented', () => {
    expect(problems(forName({ customerId: CUSTOMER }))).toEqual([['not_implemented', 'company_name']])
  })

  test('a null company name counts as absent', () => {
    for (const companyName of [null, ''])
      expect(problems(forName({ companyName }))).toEqual([['required', 'customer_id']])
  })

  test('a company name is ignored on an order', () => {
    expect(orderProblems(forName())).toEqual([['required', 'customer_id']])
    expect(ordered(forName({ customerId: CUSTOMER }))).not.toHaveProperty('companyName')
    expect(orderProblems(forName({ customerId: CUSTOMER, companyName: 5 }))).toEqual([])
  })
})

describe('A3: a catalogue as a JSON document', () => {
  test('reports a missing id beside other problems of the entry, and an unreadable id once (V7)', () => {
    const read = parseCatalogue({
      products: [{ colours: 5 }, { productId: 5 }, { productId: PRODUCT, rows: [{ rowPriceIds: 5 }] }],
      customers: [{ customerId: '' }],
    })
    const found = read.ok ? [] : read.problems.map(({ code, param }) => [code, param] as const)
    expect(inAnyOrder(found)).toEqual(
      inAnyOrder([
        ['invalid_type', 'products[0].colours'],
        ['required', 'products[0].product_id'],
        ['invalid_type', 'products[1].product_id'],
        ['invalid_type', 'products[2].rows[0].row_price_ids'],
        ['required', 'products[2].rows[0].product_row_id'],
        ['required', 'customers[0].customer_id'],
      ]),
    )
  })
})

const OTHER = 'prod_of_somebody_else'

/** Builds a catalogue of one product that records the ids that are looked up. */
function catalogueOf(asked: string[]): Catalogue {
  return {
    product: (id) => {
      asked.push(id)
      return id === PRODUCT ? {} : null
    },
  }
}

describe('V6: products of components', () => {
  const made = (productId?: string) => ({
    ...part('1.00'),
    ...(productId === undefined ? {} : { productId }),
  })
  const found = (fields: Readonly<Record<string, unknown>>, asked: string[] = []) =>
    lineProblems(kit(fields), AUD, catalogueOf(asked))

  test('are accepted if the catalogue has them', () => {
    const asked: string[] = []
    expect(found({ components: [made(PRODUCT)] }, asked)).toEqual([])
    expect(asked).toEqual([PRODUCT])
  })

  test('are not looked up for a component without a product', () => {
    const asked: string[] = []
    expect(found({ components: [made()] }, asked)).toEqual([])
    expect(asked).toEqual([])
  })

  test('are not checked by a catalogue with only templates', () => {
    const templates: Catalogue = { flashingTemplate: () => undefined }
    expect(
      lineProblems(kit({ components: [{ ...part('1.00'), productId: OTHER }] }), AUD, templates),
    ).toEqual([])
  })
})

describe('V6: kits', () => {
  const KIT = 'lines[0].product_kit'

  /** Builds a catalogue of these kits that records the ids that are looked up. */
  const kitsOf = (ids: readonly string[], asked: string[] = []): Catalogue => ({
    kit: (id) => {
      asked.push(id)
      return ids.includes(id) ? {} : undefined
    },
  })

  test('are looked up in the order of the request, including sub-kits', () => {
    const asked: string[] = []
    const line = kit({ kitId: 'a', subKits: [{ kitId: 'b', subKits: [{ kitId: 'c' }] }, { kitId: 'd' }] })
    expect(lineProblems(line, AUD, kitsOf(['a', 'b', 'c', 'd'], asked))).toEqual([])
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
    expect(lineProblems(line, AUD, kitsOf(['b']))).toEqual([
      ['kit_not_found', `${KIT}.kit_id`],
      ['kit_not_found', `${KIT}.sub_kits[0].sub_kits[0].kit_id`],
      ['kit_not_found', `${KIT}.sub_kits[1].kit_id`],
    ])
  })

  test.each([{}, true, 0, '', 'a', []])('exist if the look-up answers %j', (answer) => {
    expect(lineProblems(kit({ kitId: 'a' }), AUD, { kit: () => answer })).toEqual([])
  })

  test.each([undefined, null, '', 'prod_1', 5])('are not looked up with an id of %j', (kitId) => {
    const asked: string[] = []
    lineProblems(kit({ kitId }), AUD, kitsOf([], asked))
    expect(asked).toEqual([])
  })

  test('are not checked without a look-up for kits, nor are their rows', () => {
    const line = kit({ kitId: 'a', kitRowId: 'row 9' })
    expect(lineProblems(line)).toEqual([])
    expect(lineProblems(line, AUD, { product: () => undefined })).toEqual([])
    expect(lineProblems(line, AUD, kitsOf(['a']))).toEqual([])
  })

  test.each<[string, unknown, readonly (readonly [string, string])[]]>([
    ['a kit without an id', [{}], [['required', 'kits[0].kit_id']]],
    ['an empty id', [{ kitId: '' }], [['required', 'kits[0].kit_id']]],
    ['kits that are not a list', {}, [['invalid_type', 'kits']]],
  ])('are refused in a catalogue file with %s', (_, kits, found) => {
    const catalogue = parseCatalogue({ kits })
    expect(catalogue.ok ? [] : catalogue.problems.map(({ code, param }) => [code, param])).toEqual(found)
  })
})

describe('V6: a line without ids of the catalogue', () => {
  test.each([
    ['on the fly', onTheFly({ quantity: '1', unitPrice: money('1.00') })],
    ['labour', labour({ quantity: '1', unitPrice: money('1.00') })],
    ['notes', { notes: { text: 'Leave at the gate' } }],
  ])('causes no look-up: %s', (_, line) => {
    const asked: string[] = []
    expect(lineProblems(line, AUD, catalogueOf(asked))).toEqual([])
    expect(asked).toEqual([])
  })
})
