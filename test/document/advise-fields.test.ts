import { describe, expect, test } from 'vitest'
import {
  adviseOrder,
  adviseQuote,
  priceOrder,
  priceQuote,
  type AccountInput,
  type Advisory,
} from '../../src/entries/index.js'
import { priceQuoteText } from '../../src/entries/text.js'

const customerId = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
const ACCOUNT: AccountInput = { currency: 'AUD', tax: { rate: '0.10' }, customFields: ['jobNumber'] }
const price = { amountMicros: '85000000' }
const pricing = { quantity: '8', unitPrice: price }

function adviceOn(request: object, advise = adviseQuote): readonly Advisory[] {
  const result = advise({ customerId, ...request }, ACCOUNT)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

const briefly = (advice: readonly Advisory[]) =>
  advice.map((one) => [one.code, one.param, ...(one.details === undefined ? [] : [one.details])])

const onRequest = (request: object) => briefly(adviceOn(request))
const onLine = (line: object) => onRequest({ lines: [line] })
const onFields = (fields: object) => onLine({ onTheFly: { productName: 'Cap', pricing, ...fields } })
const onPricing = (fields: object) => onFields({ pricing: { ...pricing, ...fields } })
const at = 'lines[0].on_the_fly'

describe('V10: unknown_field', () => {
  test('names the unknown field and suggests a known field', () => {
    expect(onPricing({ discnt: '50' })).toEqual([
      ['unknown_field', `${at}.pricing.discnt`, { field: 'discnt', didYouMean: 'discount' }],
    ])
  })

  test('has a path of names and indexes next to its pointer, and a severity', () => {
    const drawing = { isFreeDrawing: true, points: { p_A: { finnish: {} } } }
    expect(adviceOn({ lines: [{ notes: {} }, { flashing: { drawing } }] })).toMatchObject([
      {
        severity: 'warning',
        param: 'lines[1].flashing.drawing.points.p_A.finnish',
        path: ['lines', 1, 'flashing', 'drawing', 'points', 'p_A', 'finnish'],
      },
    ])
  })

  test.each<[object, object]>([
    [{ refrence: 'A' }, { field: 'refrence', didYouMean: 'reference' }],
    [{ is_submitted: true }, { field: 'is_submitted', didYouMean: 'isSubmitted' }],
    [{ deliveryAdress: {} }, { field: 'deliveryAdress' }],
    [{ tax: { rat: '0.1' } }, { field: 'rat', didYouMean: 'rate' }],
    [{ taxRate: '0.1' }, { field: 'taxRate', didYouMean: 'rate', belongsIn: 'tax' }],
    [{ lines: [{ notes: {}, comment: 'x' }] }, { field: 'comment' }],
    [
      { lines: [{ notes: {}, reference: 'x' }] },
      { field: 'reference', didYouMean: 'reference', belongsIn: '' },
    ],
  ])('is given on a document and its parts: %j', (request, details) => {
    expect(onRequest(request)).toMatchObject([['unknown_field', expect.any(String), details]])
  })

  test('suggests `statusId` on an order, but not on a quote', () => {
    const status = { statusIdd: 'status_1' }
    const meant = { field: 'statusIdd', didYouMean: 'statusId' }
    expect(briefly(adviceOn(status, adviseOrder))).toEqual([['unknown_field', 'status_idd', meant]])
    expect(briefly(adviceOn(status))).toEqual([['unknown_field', 'status_idd', { field: 'statusIdd' }]])
  })

  test('has a name in camel case as snake case in its pointer, and any other name unchanged', () => {
    const paramOf = (name: string) => adviceOn({ [name]: 1 })[0]?.param
    expect(paramOf('unit Price')).toBe('unit Price')
    expect(paramOf('unitPriceX')).toBe('unit_price_x')
    // A name in a pointer has at most a hundred characters.
    expect(paramOf(`${'x'.repeat(98)}Yz`)).toBe(`${'x'.repeat(98)}_yz`)
  })

  test('is not given on an additional property of the array of lines', () => {
    const lines = Object.assign([{ notes: {} }], { comment: 'x' })
    expect(onRequest({ lines })).toEqual([])
  })

  test('is given on a misspelt amount, beside a unit price of 0 (N2)', () => {
    expect(onPricing({ unitPrice: { amount: '85.00' } })).toEqual([
      ['unknown_field', `${at}.pricing.unit_price.amount`, { field: 'amount', didYouMean: 'amountMicros' }],
      ['zero_unit_price', `${at}.pricing.unit_price`],
    ])
  })

  test.each<[object, string, string]>([
    [{ onTheFly: { productName: 'Cap', pricing, discount: '5' } }, 'discount', `${at}.pricing`],
    [{ onTheFly: { productName: 'Cap', pricing: { ...pricing, colour: 'Red' } } }, 'colour', at],
    [{ onTheFly: { productName: 'Cap', pricing: { ...pricing, rate: '0.1' } } }, 'rate', `${at}.pricing.tax`],
    [{ productKit: { measurements: [] } }, 'measurements', 'lines[0].product_kit.pricing'],
    [{ labour: { pricing }, productName: 'x' }, 'productName', 'lines[0].labour'],
  ])('names the object that a misplaced field belongs in: %j', (line, didYouMean, belongsIn) => {
    expect(onLine(line)).toMatchObject([['unknown_field', expect.any(String), { didYouMean, belongsIn }]])
  })

  test('suggests no field that is already present, and no object if several are possible', () => {
    expect(onPricing({ discount: '5', discnt: '5' })).toEqual([
      ['unknown_field', `${at}.pricing.discnt`, { field: 'discnt' }],
    ])
    expect(onPricing({ cost: {}, amountMicros: '1' })).toMatchObject([
      ['unknown_field', `${at}.pricing.amount_micros`, { belongsIn: `${at}.pricing.cost` }],
    ])
    expect(onPricing({ cost: {}, margin: {}, amountMicros: '1' })).toEqual([
      ['unknown_field', `${at}.pricing.amount_micros`, { field: 'amountMicros' }],
    ])
  })

  test('is given on a dropped property of an attribute, but not on a kept flag', () => {
    expect(onFields({ attributes: [{ name: 'Profile', isPrinted: true, unit: 'mm' }] })).toEqual([
      ['unknown_field', `${at}.attributes[0].unit`, { field: 'unit' }],
    ])
  })

  test('is not given on a known, kept or absent field', () => {
    expect(
      onRequest({
        $schema: 'quote.schema.json',
        requestId: '7d1f6f0e-3c39-4f3e-9a55-2f0c6a3a1b52',
        labelIds: ['label'],
        deliveryAddress: { street: 'x' },
        addresses: [],
        jobNumber: 7,
        subtotal: price,
        discountAmount: {},
        quoteId: 'quote_1',
        statusName: 'Draft',
        fields: 'total',
        statusId: 's',
        nothing: null,
        lines: [{ notes: {}, nothing: null, neither: undefined }],
      }),
    ).toEqual([])
    expect(briefly(adviceOn({ companyName: 'Firm' }, adviseOrder))).toEqual([])
    const tree = { drawing: { isFreeDrawing: true, annotations: { note: { text: [{ value: ['x'] }] } } } }
    expect(onLine({ flashing: { ...tree, subitems: [{ depth: 7 }] } })).toEqual([])
    expect(onLine({ productKit: { displayKitItems: [{ anything: 1 }] } })).toEqual([])
  })

  test('is given on own fields only, in the order of the request', () => {
    const inherited = Object.create({ discnt: '50' }) as object
    expect(onFields({ pricing: Object.assign(inherited, pricing) })).toEqual([])
    const found = adviceOn({
      lines: [{ onTheFly: { a1: 1, pricing: { b2: 1, ...pricing, c3: 1 }, productName: 'Cap', d4: 1 } }],
      e5: 1,
    })
    expect(found.map(({ path }) => path.at(-1))).toEqual(['e5', 'a1', 'b2', 'c3', 'd4'])
  })

  test('changes no figure', () => {
    const lines = (fields: object) => [{ labour: { pricing: { ...pricing, ...fields } } }]
    expect(priceQuote({ customerId, lines: lines({ discnt: '50' }) }, ACCOUNT)).toEqual(
      priceQuote({ customerId, lines: lines({}) }, ACCOUNT),
    )
  })

  test.each([
    ['Lines', 'Lines'],
    ['CUSTOMER_ID', 'CUSTOMER_ID'],
    ['customer_id', 'customer_id'],
    ['customerld', 'customerld'],
    ['subTotals', 'sub_totals'],
  ])('writes the field %s as %s in its pointer', (name, pointer) => {
    expect(adviceOn({ [name]: 7 }).map(({ code, param, path }) => [code, param, path])).toEqual([
      ['unknown_field', pointer, [name]],
    ])
  })

  test('is given on 100,000 names of any form and length', () => {
    const names = ['__proto__', 'constructor', '', ' ', '\u001b[2J', 'x'.repeat(200_000), 'toString', '数量']
    const fields = JSON.parse(
      `{${[...names, ...Array.from({ length: 100_000 }, (_, index) => `discount${String(index)}`)]
        .map((name) => `${JSON.stringify(name)}:1`)
        .join()}}`,
    ) as object
    const sent = Object.defineProperties({ ...pricing }, Object.getOwnPropertyDescriptors(fields))
    const found = adviceOn({ lines: [{ labour: { pricing: sent } }] })
    expect(found).toHaveLength(100_000 + names.length)
    expect(Math.max(...found.map(({ param, message }) => param.length + message.length))).toBeLessThan(400)
    // Suggestions take time, and a hundred thousand fields are not typing errors.
    expect(found.filter(({ details }) => details !== undefined && 'didYouMean' in details)).toHaveLength(
      100 - names.length,
    )
  })
})

describe('V10: similar_field', () => {
  const part = { productType: 'PRODUCT_TYPE_LABOUR', pricing: { totalPrice: price } }

  test.each<[object, string, string]>([
    [{ labour: { pricing, productNmae: 'Install' } }, 'productNmae', 'productName'],
    [{ notes: { txt: 'Scaffolding by others.' } }, 'txt', 'text'],
    [{ productKit: { components: [{ ...part, product_id: 'x' }] } }, 'product_id', 'productId'],
    [{ productKit: { subKits: [{ componnents: [] }] } }, 'componnents', 'components'],
    [{ labour: { pricing, attributes: [{ vale: true }] } }, 'vale', 'value'],
  ])('is given on objects that keep unknown fields: %j', (line, field, didYouMean) => {
    expect(adviceOn({ lines: [line] })).toMatchObject([
      { code: 'similar_field', severity: 'notice', details: { field, didYouMean } },
    ])
  })

  test('is given on adjustments', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '5', is_tax_free: true }]
    expect(onRequest({ adjustments })).toEqual([
      ['similar_field', 'adjustments[0].is_tax_free', { field: 'is_tax_free', didYouMean: 'isTaxFree' }],
    ])
  })

  test('is given on the tax flag of labour outside its pricing, where it exempts nothing (T4)', () => {
    const belongsIn = 'lines[0].labour.pricing'
    expect(onLine({ labour: { pricing, isTaxFree: true } })).toEqual([
      [
        'similar_field',
        'lines[0].labour.is_tax_free',
        { field: 'isTaxFree', didYouMean: 'isTaxFree', belongsIn },
      ],
    ])
  })

  test('is given on a field that has an effect only in the pricing', () => {
    expect(onLine({ productKit: { components: [{ ...part, quantity: '3' }] } })).toEqual([
      [
        'similar_field',
        'lines[0].product_kit.components[0].quantity',
        {
          field: 'quantity',
          didYouMean: 'quantity',
          belongsIn: 'lines[0].product_kit.components[0].pricing',
        },
      ],
    ])
  })

  test('is given on a misspelt field of the pricing or of a cut list (F6)', () => {
    const belongsIn = 'lines[0].labour.pricing'
    expect(onLine({ labour: { pricing, discnt: '50' } })).toEqual([
      ['similar_field', 'lines[0].labour.discnt', { field: 'discnt', didYouMean: 'discount', belongsIn }],
    ])
    const drawing = { isFreeDrawing: true }
    expect(onLine({ flashing: { drawing, subitems: [{ amount: 2, lenght: 3200 }] } })).toEqual([
      ['similar_field', 'lines[0].flashing.subitems[0].lenght', { field: 'lenght', didYouMean: 'length' }],
    ])
  })

  test('is not given on a host’s own fields', () => {
    const own = { productCode: 'A', sku: 'B', weight: 4, reference: 'C', unit: 'h', isOptional: true }
    expect(
      onRequest({
        lines: [
          { labour: { pricing, ...own } },
          { notes: own },
          { productKit: { components: [{ ...part, ...own }], subKits: [{ ...own, kitCode: 'D' }] } },
        ],
        adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '5', appliedAmount: price, ...own }],
      }),
    ).toEqual([])
  })
})

describe('V10: other_currency', () => {
  const nzd = { ...price, currency: 'NZD' }
  const details = { sent: 'NZD', account: 'AUD' }

  test.each<[object, string]>([
    [
      { lines: [{ labour: { pricing: { ...pricing, unitPrice: nzd } } }] },
      'lines[0].labour.pricing.unit_price',
    ],
    [
      {
        lines: [
          { flashing: { drawing: { isFreeDrawing: true }, customPricePerLength: nzd, totalPrice: price } },
        ],
      },
      'lines[0].flashing.custom_price_per_length',
    ],
    [
      { lines: [{ productKit: { subKits: [{ pricing: { cost: { currency: 'NZD' }, totalPrice: {} } }] } }] },
      'lines[0].product_kit.sub_kits[0].pricing.cost',
    ],
    [{ adjustments: [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: nzd }] }, 'adjustments[0].amount'],
  ])('is given on each amount of the request: %j', (request, param) => {
    expect(onRequest(request)).toEqual([['other_currency', `${param}.currency`, details]])
  })

  test.each(['AUD', '', null])(
    'is not given on the account’s currency or a missing currency: %j',
    (currency) => {
      expect(onPricing({ unitPrice: { ...price, currency } })).toEqual([])
    },
  )
})

describe('V10: zero_unit_price', () => {
  const zero = (unitPrice: object, more: object = {}) => onPricing({ unitPrice, ...more })

  test.each([{}, { amountMicros: '0' }, { amountMicros: '49' }])('is given on %j', (unitPrice) => {
    expect(zero(unitPrice)).toEqual([['zero_unit_price', `${at}.pricing.unit_price`]])
  })

  test('is given on a price computed from a cost of 0', () => {
    const ofCatalogue = { productId: 'prod_1', pricing: { quantity: '2', cost: {}, markup: '10' } }
    expect(onLine({ catalogue: ofCatalogue })).toEqual([
      ['zero_unit_price', 'lines[0].catalogue.pricing.unit_price'],
    ])
  })

  test('is not given if the total is not 0, nor on kits, components and flashings', () => {
    expect(zero({}, { pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA', totalPrice: price })).toEqual([])
    const free = { unitPrice: {}, totalPrice: {} }
    const component = { productType: 'PRODUCT_TYPE_ON_THE_FLY', pricing: free }
    expect(onLine({ productKit: { components: [component], pricing: { unitPrice: {} } } })).toEqual([])
    expect(onLine({ flashing: { drawing: { isFreeDrawing: true }, unitPrice: {} } })).toEqual([])
  })

  test('is not given if a discount or rounding makes the total 0', () => {
    expect(onPricing({ discount: '100' })).toEqual([])
    expect(onPricing({ quantity: '1', unitPrice: { amountMicros: '1000' } })).toEqual([])
  })
})

describe('M8: pricing on a notes line', () => {
  const pricing = { quantity: 'five', unitPrice: { amountMicros: '1000000' } }

  test.each([
    ['an object', pricing],
    ['a string', 'free'],
    ['a list nested too deep', Array.from({ length: 80 }).reduce((inner) => [inner], [])],
  ])('is dropped in the form of %s, and reported as advice', (_, sent) => {
    const request = { customerId, lines: [{ notes: { text: 'By others.', crew: 2, pricing: sent } }] }
    const priced = [priceQuote(request, ACCOUNT), priceOrder(request, ACCOUNT)]
    for (const answer of priced)
      expect(answer.ok && answer.value.lines).toEqual([{ notes: { text: 'By others.', crew: 2 } }])
    expect(onLine({ notes: { pricing: sent } }).map(([code, pointer]) => [code, pointer])).toEqual([
      ['unknown_field', 'lines[0].notes.pricing'],
    ])
  })

  test('is kept on a component of the type notes (K3)', () => {
    const components = [{ productType: 'PRODUCT_TYPE_NOTES', pricing: { quantity: '1' } }]
    const answer = priceQuote({ customerId, lines: [{ productKit: { components } }] } as unknown, ACCOUNT)
    const [line] = answer.ok ? answer.value.lines : []
    expect(line?.productKit?.components?.[0]?.pricing).toMatchObject({ quantity: '1' })
  })

  test('is dropped from a document that is read as text', () => {
    const request = { customerId, lines: [{ notes: { text: 'a', pricing } }] }
    const answer = priceQuoteText(JSON.stringify(request), ACCOUNT)
    expect(answer.ok && (JSON.parse(answer.value) as { lines: unknown }).lines).toEqual([
      { notes: { text: 'a' } },
    ])
  })
})

test('V10: advice is in the order of the document, its lines, and the parts of a line', () => {
  const nzd = { amountMicros: '0', currency: 'NZD' }
  const cost = { amountMicros: '1000000' }
  const odd = { discnt: '5', quantity: '1', unitPrice: nzd, cost, tax: { rate: '0.5' } }
  const found = adviceOn({
    lines: [{ notes: { txt: 'x' } }, { labour: { pricing: odd } }],
    refrence: 'A',
  })
  expect(found.map(({ code, path }) => [code, path.slice(0, 2)])).toEqual([
    ['unknown_field', ['refrence']],
    ['similar_field', ['lines', 0]],
    ['unknown_field', ['lines', 1]],
    ['other_currency', ['lines', 1]],
    ['line_below_cost', ['lines', 1]],
    ['zero_unit_price', ['lines', 1]],
    ['line_tax_differs', ['lines', 1]],
  ])
})
