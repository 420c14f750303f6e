import { describe, expect, test } from 'vitest'
import { adviseAccount, adviseCatalogue, describeProblem, type Advisory } from '../../src/entries/index.js'
import { FILE_FIELDS } from '../../src/wire/field-names.generated.js'
import type { FieldTable } from '../../src/wire/unknown-fields.js'

const found = (advice: readonly Advisory[]) =>
  advice.map(({ code, param, details }) => [code, param, details])

describe('A1: a misspelt setting', () => {
  test('is reported with the name that was meant', () => {
    expect(found(adviseAccount({ currency: 'AUD', taxRuonding: 'line', tax: { rates: '0.10' } }))).toEqual([
      ['unknown_field', 'tax_ruonding', { field: 'taxRuonding', didYouMean: 'taxRounding' }],
      ['unknown_field', 'tax.rates', { field: 'rates', didYouMean: 'rate' }],
    ])
  })

  test('is reported in the wrong object', () => {
    expect(found(adviseAccount({ jurisdiction: 'AU', tax: { rate: '0.10', taxRounding: 'line' } }))).toEqual([
      [
        'unknown_field',
        'jurisdiction',
        { field: 'jurisdiction', didYouMean: 'jurisdiction', belongsIn: 'tax' },
      ],
      [
        'unknown_field',
        'tax.tax_rounding',
        { field: 'taxRounding', didYouMean: 'taxRounding', belongsIn: '' },
      ],
    ])
  })

  test('is reported in settings that are refused, where the misspelt field is required', () => {
    expect(found(adviseAccount({ curency: 'AUD' }))).toEqual([
      ['unknown_field', 'curency', { field: 'curency', didYouMean: 'currency' }],
    ])
  })

  test('has a sentence that names the account, also in German', () => {
    const [advice] = adviseAccount({ currency: 'AUD', taxRuonding: 'line' })
    expect(advice?.message).toContain('the account')
    expect(advice && describeProblem(advice, { locale: 'de' })).toMatch(/taxRounding/)
  })
})

describe('A3: a misspelt field of a catalogue', () => {
  test('is reported on each element that has it, in the order of the catalogue', () => {
    const products = [
      { productId: 'prod_1', colors: [] },
      { productId: 'prod_2', rows: [{ productRow: '1' }] },
    ]
    expect(found(adviseCatalogue({ products, costumers: [] }))).toEqual([
      ['unknown_field', 'products[0].colors', { field: 'colors', didYouMean: 'colours' }],
      [
        'unknown_field',
        'products[1].rows[0].product_row',
        { field: 'productRow', didYouMean: 'productRowId' },
      ],
      ['unknown_field', 'costumers', { field: 'costumers', didYouMean: 'customers' }],
    ])
  })
})

/** Lists each known field: the objects around it, its definition's fields, and its name. */
function placesIn(
  definition: string,
  around: (object: object) => object = (object) => object,
): readonly (readonly [string, (fields: object) => object])[] {
  const table: FieldTable = FILE_FIELDS
  return Object.entries(table[definition]?.fields ?? {}).flatMap(([name, inner]) => [
    [name, around] as const,
    ...(inner === null
      ? []
      : placesIn(inner.replace('[]', ''), (object) =>
          around({ [name]: inner.endsWith('[]') ? [object] : object }),
        )),
  ])
}

describe.each([
  ['account', 'Account', adviseAccount],
  ['catalogue', 'CatalogueFile', adviseCatalogue],
] as const)('each known field of the %s', (_, definition, advise) => {
  test.each(placesIn(definition))('is not reported, but one with another letter is: %s', (name, around) => {
    expect(found(advise(around({ [name]: {} })))).toEqual([])
    const misspelt = `${name}x`
    expect(advise(around({ [misspelt]: {} }))).toMatchObject([
      { code: 'unknown_field', details: { field: misspelt, didYouMean: name } },
    ])
  })

  test.each([undefined, null, 7, 'AUD', [], [{ taxRuonding: 1 }], () => 1])('is sought in no %j', (json) => {
    expect(advise(json)).toEqual([])
  })

  test('is not `$schema`, which editors use, nor a field without a value', () => {
    expect(advise({ $schema: 'account.schema.json', other: null, another: undefined })).toEqual([])
  })
})
