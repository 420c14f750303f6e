import { describe, expect, test } from 'vitest'
import { adviseAccount, adviseCatalogue, describeProblem, type Advisory } from '../../src/entries/index.js'

const found = (advice: readonly Advisory[]) =>
  advice.map(({ code, param, details }) => [code, param, details])

describe('A1: a misspelt setting', () => {
  test('is reported with the name that was meant', () => {
    expect(found(adviseAccount({ currency: 'AUD', taxRuonding: 'line', tax: { rates: '0.10' } }))).toEqual([
      ['unknown_field', 'tax_ruonding', { field: 'taxRuonding', didYouMean: 'taxRounding' }],
      ['unknown_field', 'tax.rates', { field: 'rates', didYouMean: 'rate' }],
    ])
  })

  test('gets advice with the object where it belongs', () => {
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

  test('is reported even if it makes the account invalid', () => {
    expect(found(adviseAccount({ curency: 'AUD' }))).toEqual([
      ['unknown_field', 'curency', { field: 'curency', didYouMean: 'currency' }],
    ])
  })

  test('has a message in each language', () => {
    const [advice] = adviseAccount({ currency: 'AUD', taxRuonding: 'line' })
    const german = advice && describeProblem(advice, { locale: 'de' })
    expect(german).toMatch(/taxRounding/)
    expect(german).not.toBe(advice?.message)
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

describe.each([
  ['adviseAccount', adviseAccount],
  ['adviseCatalogue', adviseCatalogue],
] as const)('%s', (_, advise) => {
  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'AUD'],
    ['a list', [{ taxRuonding: 1 }]],
    ['a function', () => 1],
  ])('returns no advice for a value that is not an object: %s', (_name, json) => {
    expect(advise(json)).toEqual([])
  })

  test('ignores `$schema` and fields without a value', () => {
    expect(advise({ $schema: 'account.schema.json', other: null, another: undefined })).toEqual([])
  })

  test('reports each of 10,000 unknown fields, also the names of inherited ones', () => {
    const names = [
      '__proto__',
      'toString',
      '',
      ' ',
      'x'.repeat(1000),
      ...Array.from({ length: 10_000 }, (_v, i) => `n${String(i)}`),
    ]
    const json = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:1`).join()}}`) as unknown
    expect(advise(json).map(({ path }) => path[0]?.toString().slice(0, 20))).toEqual(
      names.map((name) => name.slice(0, 20)),
    )
  })
})
