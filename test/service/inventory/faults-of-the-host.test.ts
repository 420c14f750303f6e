import { describe, expect, test } from 'vitest'
import {
  stockConsumption,
  entriesOf,
  isOpenOrder,
  promisedBy,
  type StockProduct,
} from '../../../src/entries/service.js'
import { testHostFaults, wrong, type HostFault } from '../host-faults.js'

const PRODUCT: StockProduct = { productId: 'prod_1', isTracked: true, rows: [{ productRowId: 'r1' }] }

/** Values that are not records. */
const NO_RECORDS: readonly (readonly [string, unknown])[] = [
  ['a promise', Promise.resolve({ catalogue: { productId: 'prod_1' } })],
  ['a string', 'x'],
  ['a number', 5],
  ['a list', []],
  ['a Map', new Map([['catalogue', {}]])],
]
const inKit = (kit: object): object => ({ productKit: { subKits: [{ subKits: [kit] }] } })
const PLACES: readonly (readonly [string, (one: unknown) => unknown])[] = [
  ['', (one) => one],
  ['.catalogue', (catalogue) => ({ catalogue })],
  ['.catalogue.pricing', (pricing) => ({ catalogue: { pricing } })],
  ['.catalogue.params[0]', (param) => ({ catalogue: { params: [param] } })],
  ['.productKit', (productKit) => ({ productKit })],
  ['.productKit.components[1]', (component) => ({ productKit: { components: [{}, component] } })],
  ['.productKit.subKits[0]', (kit) => ({ productKit: { subKits: [kit] } })],
  ['.productKit.subKits[0].subKits[0].components[0]', (component) => inKit({ components: [component] })],
]
const MISSPELT: readonly (readonly [string, object])[] = [
  ['.Catalogue', { Catalogue: { productId: 'prod_1' } }],
  ['.product_kit', { product_kit: {} }],
  ['.catalogue.productID', { catalogue: { productID: 'prod_1' } }],
  ['.catalogue.productRowID', { catalogue: { productId: 'prod_1', productRowID: 'r1' } }],
  ['.catalogue.Params', { catalogue: { productId: 'prod_1', Params: [] } }],
  ['.catalogue.params[0].Name', { catalogue: { params: [{ Name: 'Colour', value: 'Red' }] } }],
  ['.catalogue.Pricing', { catalogue: { productId: 'prod_1', Pricing: { quantity: '3' } } }],
  ['.productKit.Components', { productKit: { Components: [] } }],
  ['.productKit.components[0].productID', { productKit: { components: [{ productID: 'prod_1' }] } }],
  ['.productKit.components[0].mesurements', { productKit: { components: [{ mesurements: [] }] } }],
  ['.productKit.sub_kits', { productKit: { sub_kits: [] } }],
  ['.productKit.components', { productKit: { components: {} } }],
  ['.productKit.subKits', { productKit: { subKits: new Map() } }],
  ['.catalogue.params', { catalogue: { params: 'Colour' } }],
]

/** The fields by which a line names its product, row or colour. Each must be a string. */
const NAMES: readonly (readonly [string, (value: unknown) => object])[] = [
  ['.catalogue.productId', (productId) => ({ catalogue: { productId } })],
  ['.catalogue.productRowId', (productRowId) => ({ catalogue: { productId: 'prod_1', productRowId } })],
  ['.catalogue.params[0].name', (name) => ({ catalogue: { params: [{ name, value: 'Red' }] } })],
  ['.catalogue.params[0].value', (value) => ({ catalogue: { params: [{ name: 'Colour', value }] } })],
  ['.productKit.components[0].productId', (productId) => ({ productKit: { components: [{ productId }] } })],
  [
    '.productKit.subKits[0].subKits[0].components[0].productId',
    (id) => inKit({ components: [{ productId: id }] }),
  ],
]
const NO_TEXTS = [5, true, ['prod_1'], {}, new Date(0), Promise.resolve('prod_1')]

describe('E8: wrong arguments for stock', () => {
  testHostFaults([
    [
      'Y2: a stored level that is not a decimal',
      () => entriesOf(PRODUCT, [{ productRowId: 'r1', promised: 'x' }]),
      'stock[0].promised',
    ],
    ['Y3: null as an order', () => isOpenOrder(wrong(null)), 'order'],
    ['Y3: null as orders', () => promisedBy(wrong(null), [PRODUCT]), 'orders'],
    ['Y5: null as lines', () => stockConsumption(wrong(null), [PRODUCT]), 'lines'],
    ...NO_RECORDS.flatMap(([what, one]) =>
      PLACES.flatMap(([place, lineWith]): readonly HostFault[] => [
        [
          `Y5: ${what} as line${place}`,
          () => stockConsumption([lineWith(one)], [PRODUCT]),
          `lines[0]${place}`,
        ],
        [
          `Y5: ${what} as line${place} of an order`,
          () => promisedBy([{ isSubmitted: true, isArchived: false, lines: [{}, lineWith(one)] }], [PRODUCT]),
          `orders[0].lines[1]${place}`,
        ],
      ]),
    ),
    ...NAMES.flatMap(([place, lineWith]) =>
      NO_TEXTS.flatMap((value, index): readonly HostFault[] => [
        [
          `Y5: non-string ${String(index)} as line${place}`,
          () => stockConsumption([lineWith(value)], [PRODUCT]),
          `lines[0]${place}`,
        ],
        [
          `Y3: non-string ${String(index)} as line${place} of an order`,
          () => promisedBy([{ isSubmitted: true, isArchived: false, lines: [lineWith(value)] }], [PRODUCT]),
          `orders[0].lines[0]${place}`,
        ],
      ]),
    ),
    ...MISSPELT.map(([place, line]): HostFault => [
      `Y5: a misspelt or invalid line${place}`,
      () => stockConsumption([line], [PRODUCT]),
      `lines[0]${place}`,
    ]),
    ['Y5: null as products', () => stockConsumption([], wrong(null)), 'products'],
    [
      'Y6: a number as a colour',
      () => stockConsumption([], [{ ...PRODUCT, isColourTracked: true, colours: [wrong(5)] }]),
      'products[0].colours[0]',
    ],
  ])

  test('Y5: null as an id or as parameters counts as absent', () => {
    const pricing = { quantity: '3' }
    const lines = NAMES.map(([, lineWith]) => lineWith(null))
    expect(stockConsumption(lines, [PRODUCT]).byEntry).toEqual([])
    const line = { catalogue: { productId: 'prod_1', productRowId: null, params: null, pricing } }
    expect(stockConsumption([line], [PRODUCT]).unassigned).toEqual([{ productId: 'prod_1', quantity: '3' }])
  })

  test('Y4: stockConsumption passes on an error thrown by a getter of the pricing', () => {
    const fault = new Error('gone')
    const broken = {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      get measurements(): never {
        throw fault
      },
    }
    const line = { catalogue: { productId: 'prod_1', productRowId: null, params: null, pricing: broken } }
    expect(() => stockConsumption([line], [PRODUCT])).toThrow(fault)
  })
})
