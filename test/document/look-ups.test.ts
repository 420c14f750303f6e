import { lookUpsOf } from '../../src/engine/catalogue.js'
import type { CatalogueProduct } from '../../src/entries/index.js'
import { describe, expect, test } from 'vitest'
import { checkAgainstCatalogue } from '../../src/engine/look-ups.js'
import type { ParsedSalesLine } from '../../src/wire/document.generated.js'
import {
  AUD,
  catalogueLine,
  component,
  flashing,
  kit,
  lineProblems,
  money,
  PRODUCT,
  TEMPLATE,
  type Found,
  type Json,
} from '../rules/requests.js'

describe('V6: what a catalogue does not list is not checked', () => {
  const found = (line: Json, product: CatalogueProduct): readonly Found[] =>
    lineProblems(line, AUD, { product: () => product })
  const coloured = (value: string) => catalogueLine(undefined, { params: [{ name: 'Colour', value }] })

  test('a product without colours comes in every colour', () => {
    expect(found(coloured('Basalt'), {})).toEqual([])
    expect(found(coloured('Basalt'), { colours: [] })).toEqual([
      ['colour_not_available', 'lines[0].catalogue.params[0].value'],
    ])
  })

  test('an empty colour counts as absent', () => {
    expect(found(coloured(''), { colours: ['Monument'] })).toEqual([])
  })

  test('a row without row prices takes any, another row does not', () => {
    const rows = [{ productRowId: 'row 1' }, { productRowId: 'row 2', rowPriceIds: ['rowprice_2'] }]
    const priced = (productRowId: string) =>
      catalogueLine(undefined, { productRowId, rowPriceId: 'rowprice_1' })
    expect(found(priced('row 1'), { rows })).toEqual([])
    expect(found(priced('row 2'), { rows })).toEqual([
      ['row_price_not_found', 'lines[0].catalogue.row_price_id'],
    ])
  })

  test('a template without colours comes in every colour', () => {
    const line = flashing({ templateId: TEMPLATE, colour: 'Basalt' })
    expect(lineProblems(line, AUD, { flashingTemplate: () => ({}) })).toEqual([])
    expect(lineProblems(line, AUD, { flashingTemplate: () => ({ colours: ['Monument'] }) })).toEqual([
      ['colour_not_available', 'lines[0].flashing.colour'],
    ])
  })

  test('when only templates are looked up, products are not checked', () => {
    expect(lineProblems(catalogueLine(), AUD, { flashingTemplate: () => undefined })).toEqual([])
  })

  test.each<ParsedSalesLine['kind']>(['onTheFly', 'labour', 'notes'])('nothing of a line of %s', (kind) => {
    const line = { kind, line: {} } as unknown as ParsedSalesLine
    const product = () => {
      throw new Error('nobody is asked')
    }
    expect(checkAgainstCatalogue(line, lookUpsOf({ product }))).toEqual([])
  })
})

describe('V6: a located problem says which id it was', () => {
  const details = (line: ParsedSalesLine) =>
    checkAgainstCatalogue(line, lookUpsOf({ product: () => null })).map((found) => found.details)

  test('of a catalogue line, and of a component', () => {
    const line = { productId: PRODUCT }
    expect(details({ kind: 'catalogue', line } as unknown as ParsedSalesLine)).toEqual([{ id: PRODUCT }])
    const kit = { components: [line], subKits: undefined }
    expect(details({ kind: 'productKit', line: kit } as unknown as ParsedSalesLine)).toEqual([
      { id: PRODUCT },
    ])
  })

  test('and the same is found by way of a request', () => {
    const part = { ...component({ totalPrice: money('1.00') }), productId: PRODUCT }
    expect(lineProblems(kit({ components: [part] }), AUD, { product: () => null })).toEqual([
      ['product_not_found', 'lines[0].product_kit.components[0].product_id'],
    ])
  })
})
