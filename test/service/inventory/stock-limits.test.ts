import { describe, expect, test } from 'vitest'
import {
  stockConsumption,
  entriesOf,
  promisedBy,
  setStockLevels,
  type StockProduct,
} from '../../../src/entries/service.js'
import { expectHostFault } from '../host-faults.js'
import { detailsOf, outcomeOf } from '../outcome.js'

const PLAIN: StockProduct = {
  productId: 'prod_1',
  isTracked: true,
  rows: [{ productRowId: 'r1' }, { productRowId: 'r2' }],
}
const COLOURED: StockProduct = {
  ...{ productId: 'prod_2', isTracked: true, isColourTracked: true, colours: ['Ivory'] },
  rows: [{ productRowId: 'c1' }],
}
const TRACKED = { productId: 'a', isTracked: true, rows: [{ productRowId: 'r' }] }

describe('Y1: entries', () => {
  const levels = { onHand: '3', promised: '1', onTheWay: '2' }

  test('Y1: an entry has the fields of its row and the levels', () => {
    const place = { productRowId: 'r1', colour: 'Ivory' }
    const more = { thickness: '0.55', attributes: [{ name: 'Profile' }] }
    const coloured = { ...COLOURED, rows: [{ productRowId: 'r1', ...more }] }
    expect(outcomeOf(entriesOf(coloured, [{ ...place, ...levels }]))).toStrictEqual([
      { ...place, ...more, ...levels, available: '2' },
    ])
    const product = { ...PLAIN, rows: [{ productRowId: 'r1', ...more }, { productRowId: 'r2' }] }
    expect(outcomeOf(entriesOf(product, [{ productRowId: 'r2', ...levels }]))).toStrictEqual([
      { productRowId: 'r1', ...more, onHand: '0', promised: '0', onTheWay: '0', available: '0' },
      { productRowId: 'r2', ...levels, available: '2' },
    ])
  })

  test('Y1: a product tracked by colour without colours has no entries', () => {
    expect(outcomeOf(entriesOf({ ...COLOURED, colours: undefined } as unknown as StockProduct, []))).toEqual(
      [],
    )
  })
})

describe('Y4 to Y6: taken stock', () => {
  const METRES = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' }
  const priced = (pricing: unknown): object => ({
    catalogue: { productId: 'prod_1', productRowId: 'r1', pricing },
  })
  const tracked = [{ productId: 'prod_1', isTracked: true, rows: [{ productRowId: 'r1' }] }]

  test.each<readonly [object, string]>([
    [{ quantity: 3.5 }, 'quantity'],
    [{ quantity: 'abc' }, 'quantity'],
    [{ quantity: ['3'] }, 'quantity'],
    [{ quantity: '3,5' }, 'quantity'],
    [{ ...METRES, measurements: [{ length: 'x', amount: '1' }] }, 'measurements[0].length'],
    [{ ...METRES, measurements: [{ length: 2.4 }] }, 'measurements[0].length'],
    [{ ...METRES, measurements: 5 }, 'measurements'],
    [
      { ...METRES, measurements: [{ length: '1' }], asBuiltMeasurements: [{ length: 'x' }] },
      'asBuiltMeasurements[0].length',
    ],
    [{ pricingStrategy: 'PRICING_STRATEGY_BY_WEIGHT', quantity: '1' }, 'pricingStrategy'],
    [{ pricingStrategy: 17, quantity: '1' }, 'pricingStrategy'],
  ])('Y4, E8: the pricing %j is refused, naming the field %s', (pricing, field) => {
    const order = { isSubmitted: true, isArchived: false, lines: [{ notes: {} }, priced(pricing)] }
    const components = [{ productId: 'prod_1', productType: 'PRODUCT_TYPE_CATALOGUE', pricing }]
    for (const [name, act] of [
      ['lines[0].catalogue.pricing', () => stockConsumption([priced(pricing)], tracked)],
      [
        'lines[0].productKit.components[0].pricing',
        () => stockConsumption([{ productKit: { components } }], tracked),
      ],
      ['orders[0].lines[1].catalogue.pricing', () => promisedBy([order], tracked)],
    ] as const)
      expectHostFault(act, `${name}.${field}`)
  })

  test('Y5: a line of an unknown kind or without a product takes no stock', () => {
    const params = [{}, { name: 'Thickness' }, { name: 'Colour', value: 'Ivory' }]
    const kit = { components: [{}, { productId: 'prod_2', params, pricing: { quantity: '2' } }] }
    const lines = [{}, { rental: { productId: 'prod_2' } }, { catalogue: null }, { catalogue: {} }]
    expect(stockConsumption([...lines, { productKit: null }, { productKit: kit }], [COLOURED])).toEqual({
      byEntry: [{ productId: 'prod_2', productRowId: 'c1', colour: 'Ivory', quantity: '2' }],
      unassigned: [],
    })
  })

  test('Y5: nested kits take stock in the order of their components', () => {
    const of = (productId: string) => ({ components: [{ productId, pricing: { quantity: '1' } }] })
    const products = ['a', 'b', 'c', 'd'].map((productId) => ({ ...TRACKED, productId }))
    const kit = { ...of('a'), subKits: [{ ...of('b'), subKits: [of('c')] }, of('d')] }
    expect(
      stockConsumption([{ productKit: kit }], products).byEntry.map(({ productId }) => productId),
    ).toEqual([...['a', 'b', 'c', 'd']])
  })

  test('Y5, K1: 16 levels of sub-kits take stock, and a kit inside itself throws', () => {
    const taken = (kit: object) => stockConsumption([{ productKit: kit }], [TRACKED]).byEntry[0]?.quantity
    let nested: object = { components: [{ productId: 'a', pricing: { quantity: '1' } }] }
    for (let level = 0; level < 16; level++) nested = { subKits: [nested] }
    expect(taken(nested)).toBe('1')
    expect(() => taken({ subKits: [nested] })).toThrow(/^lines\[0\]\.productKit(\.subKits\[0\]){17} must be/)
    const endless: object[] = []
    endless.push({ subKits: endless })
    expect(() => taken({ subKits: endless })).toThrow(TypeError)
  })

  test('Y5: a kit of many sub-kits is read, and takes no stock if they are empty', () => {
    const subKits = Array.from({ length: 600_000 }, () => ({}))
    expect(stockConsumption([{ productKit: { subKits } }], [TRACKED]).byEntry).toEqual([])
  }, 30_000)

  test('Y5, K7: both measurements of a component may be outside its pricing, but those inside take precedence', () => {
    const pieces = (length: string) => [{ amount: '1', length }]
    const pricing = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' }
    const of = (more: object) => {
      const component = { productId: 'a', pricing, ...more }
      return stockConsumption([{ productKit: { components: [component] } }], [TRACKED]).byEntry[0]?.quantity
    }
    expect(of({ measurements: pieces('8.2'), asBuiltMeasurements: pieces('8.25') })).toBe('8.25')
    expect(of({ measurements: pieces('2'), pricing: { ...pricing, measurements: pieces('3') } })).toBe('3')
    expect(of({ measurements: pieces('2'), pricing: { ...pricing, measurements: null } })).toBe('2')
    class Pricing {
      get pricingStrategy() {
        return 'PRICING_STRATEGY_LINEAL_METRES'
      }
    }
    expect(of({ measurements: pieces('2'), pricing: new Pricing() })).toBe('2')
    expect(of({ pricing: { ...pricing, measurements: pieces('3'), asBuiltMeasurements: pieces('4') } })).toBe(
      '4',
    )
    expect(() => of({ pricing: 'x' })).toThrow(/^lines\[0\]\.productKit\.components\[0\]\.pricing must be/)
  })

  test('Y5, Y6: a component of a product without rows is unassigned', () => {
    const component = { productId: 'a', pricing: { quantity: '2' } }
    const products = [{ productId: 'a', isTracked: true, rows: [] }]
    const { unassigned } = stockConsumption([{ productKit: { components: [component] } }], products)
    expect(unassigned).toEqual([{ productId: 'a', quantity: '2' }])
  })

  test('Y6: a line takes stock only in a colour of its product', () => {
    const item = { productId: 'prod_2', productRowId: 'c1', pricing: { quantity: '1' } }
    const by = (value: string | null, product = COLOURED) =>
      stockConsumption([{ catalogue: { ...item, params: [{ name: 'Colour', value }] } }], [product]).byEntry
        .length
    expect([by('Ivory'), by('Red'), by(null)]).toEqual([1, 0, 0])
    expect(by('Ivory', { ...COLOURED, colours: undefined } as unknown as StockProduct)).toBe(0)
  })
})

describe('Y7: writes of stock levels', () => {
  const set = (product: StockProduct, ...entries: readonly unknown[]) =>
    setStockLevels(product, [], { entries })

  test('Y7: accept four decimals, and replace only the named levels', () => {
    const after = setStockLevels(PLAIN, [{ productRowId: 'r1', onHand: '9', promised: '1' }], {
      entries: [{ productRowId: 'r1', onHand: '1.2345' }],
    })
    expect(outcomeOf(after)).toStrictEqual([
      { productRowId: 'r1', onHand: '1.2345', promised: '1', onTheWay: '0', available: '0.2345' },
      { productRowId: 'r2', onHand: '0', promised: '0', onTheWay: '0', available: '0' },
    ])
  })

  test.each<[StockProduct, unknown, object]>([
    [PLAIN, 5, { expected: 'object', sent: '5' }],
    [PLAIN, { productRowId: 5, onHand: '1' }, { expected: 'string', sent: '5' }],
    [PLAIN, { productRowId: 'gone', onHand: '1' }, { id: 'gone' }],
    [PLAIN, { productRowId: 'r1', colour: 'Ivory', onHand: '1' }, { expected: 'absent', sent: '"Ivory"' }],
    [PLAIN, { productRowId: 'r1', onHand: '1.23456' }, { sent: '1.23456', max: '4' }],
    [COLOURED, { productRowId: 'c1', colour: 5, onHand: '1' }, { expected: 'string', sent: '5' }],
    [COLOURED, { productRowId: 'c1', colour: 'Red', onHand: '1' }, { colour: 'Red', available: ['Ivory'] }],
  ])(
    'Y7: have for the product %j, in the entry %j, a problem with the details %j',
    (product, entry, details) => {
      expect(detailsOf(set(product, entry))).toEqual([details])
    },
  )

  test('Y7: refuse any colour for a product without colours', () => {
    const bare = { ...COLOURED, colours: undefined } as unknown as StockProduct
    expect(detailsOf(set(bare, { productRowId: 'c1', colour: 'Red', onHand: '1' }))).toEqual([
      { colour: 'Red', available: [] },
    ])
  })

  test('E5: report problems in the order of the entries', () => {
    const entry = { productRowId: 'r1', onHand: '1' }
    expect(
      outcomeOf(set(PLAIN, entry, { ...entry, onHand: 'x' }, entry, { productRowId: 'gone', onHand: '1' })),
    ).toEqual([
      'validation_failure',
      'invalid_decimal entries[1].on_hand',
      'duplicate_entry entries[2]',
      'product_row_not_found entries[3].product_row_id',
    ])
  })
})
