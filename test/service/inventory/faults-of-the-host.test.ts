import { describe, expect, test } from 'vitest'
import {
  consumption,
  entriesOf,
  isOpenOrder,
  lineConsumption,
  promisedBy,
  stockEntry,
  type StockProduct,
} from '../../../src/service.js'
import { testHostFaults } from '../host-faults.js'

/** What the types of TypeScript do not let a host pass. */
const wrong = (value: unknown): never => value as never
const PRODUCT: StockProduct = { productId: 'prod_1', isTracked: true, rows: [{ productRowId: 'r1' }] }

describe('E8: of stock', () => {
  testHostFaults([
    ['Y1: null as an entry', () => stockEntry(wrong(null)), 'stock'],
    [
      'Y2: a level that is kept and no decimal',
      () => entriesOf(PRODUCT, [{ productRowId: 'r1', promised: 'x' }]),
      'stock[0].promised',
    ],
    ['Y3: null as an order', () => isOpenOrder(wrong(null)), 'order'],
    ['Y3: null as orders', () => promisedBy(wrong(null), [PRODUCT]), 'orders'],
    ['Y5: null as lines', () => consumption(wrong(null), [PRODUCT]), 'lines'],
    ['Y5: null as products', () => consumption([], wrong(null)), 'products'],
    [
      'Y6: a number as a colour',
      () => consumption([], [{ ...PRODUCT, isColourTracked: true, colours: [wrong(5)] }]),
      'products[0].colours[0]',
    ],
  ])

  test('Y4: what the pricing of a line throws when it is read passes through unchanged', () => {
    const fault = new Error('gone')
    const broken = {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      get measurements(): never {
        throw fault
      },
    }
    expect(() => lineConsumption(broken)).toThrow(fault)
  })
})
