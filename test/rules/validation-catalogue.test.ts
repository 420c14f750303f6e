import { describe, expect, test } from 'vitest'
import { errorEnvelope, priceQuote, parseCatalogue, type Catalogue } from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  CUSTOMER,
  flashing,
  inAnyOrder,
  kit,
  ordered,
  orderProblems,
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

  test('existing entries are accepted', () => {
    const fields = { productRowId: 'row 2', rowPriceId: 'rowprice_2' }
    expect(found(catalogueLine(undefined, fields))).toEqual([])
    expect(found(coloured('Basalt'))).toEqual([])
    expect(found(flashing({ templateId: TEMPLATE, colour: 'Monument' }))).toEqual([])
  })

  test.each<[string, string, Json, Json]>([
    ['customer_not_found', 'customer_id', {}, { customerId: 'cust_2' }],
    [
      'product_not_found',
      'lines[0].catalogue.product_id',
      catalogueLine(undefined, { productId: 'prod_2' }),
      {},
    ],
    [
      'product_row_not_found',
      'lines[0].catalogue.product_row_id',
      catalogueLine(undefined, { productRowId: 'row 3' }),
      {},
    ],
    [
      'row_price_not_found',
      'lines[0].catalogue.row_price_id',
      catalogueLine(undefined, { rowPriceId: 'rowprice_3' }),
      {},
    ],
    ['colour_not_available', 'lines[0].catalogue.params[1].value', coloured('Beige'), {}],
    [
      'template_not_found',
      'lines[0].flashing.template_id',
      flashing({ templateId: 'flashtpl_00000000000000000000000000' }),
      {},
    ],
    [
      'colour_not_available',
      'lines[0].flashing.colour',
      flashing({ templateId: TEMPLATE, colour: 'Basalt' }),
      {},
    ],
  ])('%s is reported at %s, but only with a catalogue', (code, param, line, header) => {
    const lines = Object.keys(line).length === 0 ? [] : [line]
    expect(problems(request(lines, header), AUD, catalogue)).toEqual([[code, param]])
    expect(problems(request(lines, header), AUD)).toEqual([])
  })

  test('a line that names a row and the price of another row is refused', () => {
    const fields = { productRowId: 'row 1', rowPriceId: 'rowprice_2' }
    expect(found(catalogueLine(undefined, fields))).toEqual([
      ['row_price_not_found', 'lines[0].catalogue.row_price_id'],
    ])
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

  test('a line that names a price but no row may use the price of any row', () => {
    expect(found(catalogueLine(undefined, { rowPriceId: 'rowprice_2' }))).toEqual([])
  })

  test('products of components are checked', () => {
    const line = kit({ components: [{ ...component({ totalPrice: {} }), productId: 'prod_2' }] })
    expect(found(line)).toEqual([['product_not_found', 'lines[0].product_kit.components[0].product_id']])
  })

  test('a missing product hides its other checks', () => {
    const fields = { productId: 'prod_2', productRowId: 'row 9', rowPriceId: 'rowprice_9' }
    const line = catalogueLine(undefined, { ...fields, params: [{ name: 'Colour', value: 'Beige' }] })
    expect(found(line)).toEqual([['product_not_found', 'lines[0].catalogue.product_id']])
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

  test('a colour must be spelt exactly', () => {
    expect(found(coloured('monument'))).toHaveLength(1)
    expect(found(coloured(' Monument'))).toHaveLength(1)
  })

  test('an absent colour is not checked', () => {
    expect(found(coloured(null))).toEqual([])
    expect(found(flashing({ templateId: TEMPLATE }))).toEqual([])
  })

  test('the colour of a flashing is not checked without a template', () => {
    expect(found(flashing({ colour: 'Beige' }))).toEqual([])
  })

  test('the thickness of a flashing is not compared with the template’s', () => {
    expect(found(flashing({ templateId: TEMPLATE, thickness: '9.9' }))).toEqual([])
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

  test('a quote for a company name with another problem is a validation failure', () => {
    expect(problems(forName({ lines: [{}] }))).toEqual([
      ['not_implemented', 'company_name'],
      ['line_kind_missing', 'lines[0]'],
    ])
    expect(envelopeOf(forName({ lines: [{}] }))?.type).toBe('validation_failure')
    expect(problems(forName({ customerId: 'quote_1' }))).toHaveLength(2)
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
