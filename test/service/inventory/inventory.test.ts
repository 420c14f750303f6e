import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  stockConsumption,
  entriesOf,
  isOpenOrder,
  promisedBy,
  RECEIVED_STATUSES,
  setStockLevels,
  type Decision,
  type StockProduct,
} from '../../../src/entries/service.js'

const SHEET: StockProduct = {
  productId: 'prod_sheet',
  isTracked: true,
  isColourTracked: true,
  colours: ['Charcoal', 'Ivory'],
  rows: [{ productRowId: 'r1' }],
}
const SCREWS: StockProduct = {
  productId: 'prod_screws',
  isTracked: true,
  rows: [{ productRowId: 's1' }, { productRowId: 's2' }],
}
const UNTRACKED: StockProduct = { productId: 'prod_free', isTracked: false, rows: [{ productRowId: 'f1' }] }
const PRODUCTS = [SHEET, SCREWS, UNTRACKED]

const metres = (measured: object, more: object = {}) => ({
  catalogue: {
    productId: 'prod_sheet',
    productRowId: 'r1',
    params: [{ name: 'Colour', value: 'Charcoal' }],
    pricing: { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', ...measured },
    ...more,
  },
})
const pieces = (amount: string, length: string) => [{ amount, length }]
const open = { isSubmitted: true, isArchived: false }

/** Returns the quantity that a line with this pricing takes. */
const takenBy = (pricing: unknown): string | undefined => {
  const line = { catalogue: { productId: 'prod_screws', productRowId: 's1', pricing } }
  return stockConsumption([line], PRODUCTS).byEntry[0]?.quantity
}

const problems = (decision: Decision<unknown>): readonly string[] =>
  decision.ok ? [] : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)

const entries = (...[product, stock]: Parameters<typeof entriesOf>) => {
  const decision = entriesOf(product, stock)
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.value
}

describe('Y1, Y2: stock entries', () => {
  test('Y1: exist for each row and colour, even without stock, but not for an untracked product', () => {
    expect(entries(SHEET, [{ productRowId: 'r1', colour: 'Ivory', onHand: '2.5' }])).toEqual([
      { productRowId: 'r1', colour: 'Charcoal', onHand: '0', promised: '0', onTheWay: '0', available: '0' },
      { productRowId: 'r1', colour: 'Ivory', onHand: '2.5', promised: '0', onTheWay: '0', available: '2.5' },
    ])
    expect(entries(SCREWS, []).map((entry) => Object.keys(entry))).toEqual([
      ['productRowId', 'onHand', 'promised', 'onTheWay', 'available'],
      ['productRowId', 'onHand', 'promised', 'onTheWay', 'available'],
    ])
    expect(entries(UNTRACKED, [])).toEqual([])
  })

  test('Y1: exist once for a repeated row and colour', () => {
    const rows = [{ productRowId: 'r1' }, { productRowId: 'r1' }]
    const product = { productId: 'p', isTracked: true, isColourTracked: true, colours: ['Red', 'Red'], rows }
    expect(entries(product, []).map(({ colour }) => colour)).toEqual(['Red'])
    expect(entries({ ...product, isColourTracked: false }, []).length).toBe(1)
  })

  test('Y2: available stock is exactly on hand minus promised, even if it is negative', () => {
    const decimal = fc.integer({ min: -(10 ** 12), max: 10 ** 12 })
    fc.assert(
      fc.property(decimal, decimal, (onHand, promised) => {
        const text = (tenThousandths: number) => (tenThousandths / 10_000).toFixed(4)
        const stock = { productRowId: 's1', onHand: text(onHand), promised: text(promised), onTheWay: '0' }
        const made = entriesOf(SCREWS, [stock])
        const available = made.ok ? (made.value[0]?.available ?? '') : ''
        expect(Math.round(Number(available) * 10_000)).toBe(onHand - promised)
        expect(available).not.toMatch(/\.\d*0$|^-0$/)
      }),
    )
  })

  test.each([
    [{ onHand: '1234567890123456' }, 'onHand'],
    [{ onHand: '1', promised: 5 }, 'promised'],
    [{ onHand: '' }, 'onHand'],
    [{ onTheWay: 'soon' }, 'onTheWay'],
  ])('Y2, N4: the stored levels %j are refused, naming %s', (levels, name) => {
    const stock = [{ productRowId: 's1', onHand: '1', promised: '0', onTheWay: '0', ...levels }]
    expect(() => entriesOf(SCREWS, stock as Parameters<typeof entriesOf>[1])).toThrow(`stock[0].${name} must`)
  })

  test('Y2, N4: levels may have 15 digits before the decimal point and 8 after it', () => {
    const stock = [{ productRowId: 's1', onHand: '123456789012345', promised: '0.12345678' }]
    expect(entries(SCREWS, stock)[0]).toMatchObject({ available: '123456789012344.87654322' })
  })

  test('Y2: an unreadable level in the host’s stock throws when another level is written', () => {
    const stock = [{ productRowId: 'r1', colour: 'Ivory', onHand: '1'.repeat(16) }]
    const sent = { entries: [{ productRowId: 'r1', colour: 'Charcoal', onHand: '1' }] }
    expect(() => setStockLevels(SHEET, stock, sent)).toThrow(/^stock\[0\]\.onHand must/)
  })

  test('Y3: promised quantities are summed exactly, however large they are', () => {
    const line = metres({ measurements: pieces('1', '999999999.99999') })
    const { byEntry } = promisedBy([{ ...open, lines: Array.from({ length: 3 }, () => line) }], PRODUCTS)
    expect(byEntry.map(({ quantity }) => quantity)).toEqual(['2999999999.99997'])
    const max = {
      catalogue: { productId: 'prod_screws', productRowId: 's1', pricing: { quantity: '9'.repeat(15) } },
    }
    const more = stockConsumption(
      Array.from({ length: 3 }, () => max),
      PRODUCTS,
    )
    expect(more.byEntry.map(({ quantity }) => quantity)).toEqual(['2999999999999997'])
    expect(promisedBy([], PRODUCTS, more)).toEqual(more)
  })
})

describe('Y3 to Y6: promised stock', () => {
  const TWO = pieces('2', '2.4')
  const AREA = 'PRICING_STRATEGY_SQUARE_METRES'

  test('Y3, Y4, Y7: 135.5 m promised (132 m as built and 3.5 m) leave -15.5 m of 120 m, or 64.5 m of 200 m', () => {
    const built = metres({ measurements: pieces('16', '8.2'), asBuiltMeasurements: pieces('16', '8.25') })
    const [more, draft] = ['3.5', '1000'].map((length) => metres({ measurements: pieces('1', length) }))
    const orders = [
      { ...open, lines: [built] },
      { ...open, receivedStatus: 'RECEIVED_STATUS_NOT_RECEIVED', lines: [more] },
      { ...open, isSubmitted: false, lines: [draft] },
    ]
    const { byEntry, unassigned } = promisedBy(orders, PRODUCTS)
    const first = promisedBy(orders.slice(0, 1), PRODUCTS)
    expect(promisedBy(orders.slice(1), PRODUCTS, first)).toEqual({ byEntry, unassigned })
    expect(byEntry).toEqual([
      { productId: 'prod_sheet', productRowId: 'r1', colour: 'Charcoal', quantity: '135.5' },
    ])
    expect(unassigned).toEqual([])
    const stock = byEntry.map(({ productRowId, colour, quantity }) => ({
      productRowId,
      ...(colour === undefined ? {} : { colour }),
      onHand: '120',
      promised: quantity,
    }))
    expect(entries(SHEET, stock)[0]?.available).toBe('-15.5')
    const after = setStockLevels(SHEET, stock, {
      entries: [{ productRowId: 'r1', colour: 'Charcoal', onHand: '200' }],
    })
    expect(after.ok && after.value[0]).toMatchObject({ onHand: '200', promised: '135.5', available: '64.5' })
  })

  test('Y3: an order is open if it is submitted, not archived and not received', () => {
    const openBy = ['RECEIVED_STATUS_UNSPECIFIED', 'RECEIVED_STATUS_NOT_RECEIVED']
    expect(RECEIVED_STATUSES.filter((receivedStatus) => isOpenOrder({ ...open, receivedStatus }))).toEqual(
      openBy,
    )
    expect(isOpenOrder(open)).toBe(true)
    expect(isOpenOrder({ ...open, receivedStatus: '' })).toBe(true)
    expect(isOpenOrder({ ...open, isArchived: true })).toBe(false)
    expect(isOpenOrder({ ...open, isSubmitted: false })).toBe(false)
  })

  test.each([
    [{ quantity: '3.50' }, '3.5'],
    [{ quantity: '' }, '0'],
    [{ pricingStrategy: 3, quantity: '2' }, '2'],
    [{ pricingStrategy: 2, quantity: '7', measurements: TWO }, '4.8'],
    [{ pricingStrategy: AREA, measurements: [{ length: '2', width: '1.5' }] }, '3'],
    [{ pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', quantity: '7' }, '0'],
    [{ pricingStrategy: 2, measurements: null }, '0'],
    [{ pricingStrategy: 2, measurements: [], asBuiltMeasurements: pieces('3', '2.5') }, '7.5'],
    [{ pricingStrategy: 2, asBuiltMeasurements: pieces('3', '2.5') }, '7.5'],
    [{ pricingStrategy: 2, measurements: TWO, asBuiltMeasurements: [] }, '4.8'],
    [{ pricingStrategy: 2, measurements: [], asBuiltMeasurements: [] }, '0'],
    [{ pricingStrategy: 2, measurements: TWO, asBuiltMeasurements: pieces('2', '2.6') }, '5.2'],
  ])('Y4: a line with the pricing %j takes %s', (pricing, expected) => {
    expect(takenBy(pricing)).toBe(expected)
  })

  test('Y4, M7: a piece below the minimum length takes only its own length', () => {
    const pricing = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', measurements: pieces('1', '0.3') }
    expect(takenBy(pricing)).toBe('0.3')
  })

  test('Y5: a component at any depth takes stock from its product’s only row, whatever the kit quantity', () => {
    const component = (productId: string, more: object = {}) => ({
      productId,
      productType: 'PRODUCT_TYPE_CATALOGUE_PRODUCT',
      pricing: { quantity: '2' },
      ...more,
    })
    const ivory = { params: [{ name: 'Colour', value: 'Ivory' }] }
    const inner = {
      components: [component('prod_sheet', ivory)],
      subKits: [{ components: [component('prod_free')] }],
    }
    const components = [component('prod_sheet', ivory), component('prod_screws')]
    const productKit = { pricing: { quantity: '10' }, components, subKits: [inner] }
    expect(stockConsumption([{ productKit }], PRODUCTS)).toEqual({
      byEntry: [{ productId: 'prod_sheet', productRowId: 'r1', colour: 'Ivory', quantity: '4' }],
      unassigned: [{ productId: 'prod_screws', quantity: '2' }],
    })
  })

  test('Y5, Y6: rows of two products are two entries, even with the same row id', () => {
    const products = ['prod_1', 'prod_2'].map((productId) => ({ ...SCREWS, productId }))
    const taken = (productId: string, quantity: string) => ({
      catalogue: { productId, productRowId: 's1', pricing: { quantity } },
    })
    expect(stockConsumption([taken('prod_1', '3'), taken('prod_2', '4')], products).byEntry).toEqual([
      { productId: 'prod_1', productRowId: 's1', quantity: '3' },
      { productId: 'prod_2', productRowId: 's1', quantity: '4' },
    ])
  })

  test('Y5: on-the-fly products, labour, notes and flashings take no stock', () => {
    const pricing = { quantity: '5' }
    const lines = [
      { onTheFly: { productId: 'prod_sheet', productName: 'Sheet', pricing } },
      { labour: { productName: 'Fixing', pricing } },
      { notes: {} },
      { flashing: { drawing: {} } },
    ]
    expect(stockConsumption(lines, PRODUCTS)).toEqual({ byEntry: [], unassigned: [] })
  })

  test.each([
    ['no colour', { params: [] }],
    ['another parameter', { params: [{ name: 'Finish', value: 'Charcoal' }] }],
  ])('Y6: a line with %s is unassigned', (_, more) => {
    expect(stockConsumption([metres({ measurements: pieces('1', '3') }, more)], PRODUCTS)).toEqual({
      byEntry: [],
      unassigned: [{ productId: 'prod_sheet', quantity: '3' }],
    })
  })
})

describe('Y7: a write of stock levels', () => {
  const entry = { productRowId: 'r1', colour: 'Ivory', onHand: '5' }
  const set = (entries: unknown, product = SHEET) => setStockLevels(product, [], { entries })

  test('keeps other levels and accepts a negative level', () => {
    const stock = [{ productRowId: 'r1', colour: 'Charcoal', onHand: '7', promised: '1', onTheWay: '2' }]
    const after = setStockLevels(SHEET, stock, { entries: [{ ...entry, onHand: '-5.2500' }] })
    expect(after.ok && after.value.map(({ onHand, available }) => [onHand, available])).toEqual([
      ['7', '6'],
      ['-5.2500', '-5.25'],
    ])
  })

  test.each([
    ['x', ['invalid_type entries']],
    [[5], ['invalid_type entries[0]']],
    [
      [{}],
      ['required entries[0].product_row_id', 'required entries[0].colour', 'required entries[0].on_hand'],
    ],
    [[{ ...entry, productRowId: 'gone' }], ['product_row_not_found entries[0].product_row_id']],
    [[{ ...entry, productRowId: 5 }], ['invalid_type entries[0].product_row_id']],
    [[{ ...entry, colour: 5 }], ['invalid_type entries[0].colour']],
    [[{ ...entry, onHand: 5 }], ['invalid_decimal entries[0].on_hand']],
    [[{ ...entry, onHand: '1.00001' }], ['too_many_decimals entries[0].on_hand']],
    [
      [entry, entry, { ...entry, onHand: 'x' }],
      ['duplicate_entry entries[1]', 'invalid_decimal entries[2].on_hand'],
    ],
  ])('has, with the entries %j, the problems %j', (entries, expected) => {
    expect(problems(set(entries))).toEqual(expected)
  })

  test('reports the fields that an untracked product needs', () => {
    expect(problems(set([{}], UNTRACKED))).toEqual([
      'required entries[0].product_row_id',
      'required entries[0].on_hand',
    ])
  })
})
