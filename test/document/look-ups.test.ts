import { validateQuote, type CatalogueProduct } from '../../src/entries/index.js'
import { describe, expect, test } from 'vitest'
import {
  AUD,
  catalogueLine,
  component,
  flashing,
  kit,
  labour,
  lineProblems,
  money,
  onTheFly,
  PRODUCT,
  TEMPLATE,
  type Found,
  type Json,
} from '../rules/requests.js'

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

  test('a row without a list of prices accepts every price', () => {
    const rows = [{ productRowId: 'row 1' }, { productRowId: 'row 2', rowPriceIds: ['rowprice_2'] }]
    const priced = (productRowId: string) =>
      catalogueLine(undefined, { productRowId, rowPriceId: 'rowprice_1' })
    expect(found(priced('row 1'), { rows })).toEqual([])
    expect(found(priced('row 2'), { rows })).toEqual([
      ['row_price_not_found', 'lines[0].catalogue.row_price_id'],
    ])
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

  test.each<Json>([onTheFly(), labour(), { notes: { text: 'x' } }])(
    'a line without a product is not checked: %j',
    (line) => {
      const product = () => {
        throw new Error('a product was looked up')
      }
      expect(lineProblems(line, AUD, { product })).toEqual([])
    },
  )
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
