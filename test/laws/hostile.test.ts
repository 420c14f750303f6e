import { describe, expect, test } from 'vitest'
import {
  adviseFlashing,
  cutList,
  documentTotals,
  drawProfile,
  flashingBends,
  flashingGirth,
  flashingLength,
  flashingPrice,
  flashingPricedLength,
  lineTotal,
  marginFrom,
  markupFrom,
  measureFlashing,
  noContribution,
  priceLine,
  priceLines,
  priceOrder,
  priceQuote,
  readAccount,
  readCatalogue,
  renderFlashingSvg,
  rollUpKit,
  sumMeasurements,
  taxAmount,
  unitPriceFromMarkup,
  validateQuote,
} from '../../src/index.js'

const AUD = { currency: 'AUD' }

/** What nobody should send. */
function garbage(): readonly (readonly [string, unknown])[] {
  const cyclic: Record<string, unknown> = { lines: [] }
  cyclic['self'] = cyclic
  cyclic['lines'] = [cyclic]
  cyclic['drawing'] = cyclic
  cyclic['deliveryAddress'] = cyclic
  const kit: Record<string, unknown> = {}
  kit['subKits'] = [kit, kit]
  const sparse: unknown[] = []
  sparse.length = 4_000_000_000
  let deep: unknown = {}
  for (let level = 0; level < 100_000; level++) deep = { subKits: [deep], deliveryAddress: deep }
  return [
    ['undefined', undefined],
    ['null', null],
    ['a number', 1e308],
    ['NaN', NaN],
    ['a bigint', 10n ** 30n],
    ['a string', 'quote'],
    ['a symbol', Symbol('quote')],
    ['a function', () => undefined],
    ['a list', [[], {}]],
    ['a list with holes', sparse],
    ['a date', new Date(0)],
    ['an object without a prototype', Object.create(null)],
    ['what holds itself', cyclic],
    ['a kit that holds itself', kit],
    ['a kit in a quote that holds itself', { customerId: 'cust_1', lines: [{ productKit: kit }] }],
    ['what is very deep', deep],
    [
      'what is very deep in a quote',
      { customerId: 'cust_1', lines: [{ productKit: deep }], deliveryAddress: deep },
    ],
    [
      'the names of the language',
      JSON.parse('{"__proto__":{"lines":[]},"constructor":1,"hasOwnProperty":2}'),
    ],
  ]
}

/** Every public function, each with the garbage in one of its places. */
const FUNCTIONS: readonly (readonly [string, (value: never) => unknown])[] = [
  ['readAccount', readAccount],
  ['readCatalogue', readCatalogue],
  ['priceQuote', (value) => priceQuote(value, AUD)],
  ['priceOrder', (value) => priceOrder(value, AUD)],
  ['priceQuote by account', (value) => priceQuote({ customerId: 'cust_1' }, value)],
  ['priceQuote by line', (value) => priceQuote({ lines: [value, { catalogue: value }] }, AUD)],
  ['validateQuote', (value) => validateQuote(value, AUD)],
  ['priceLines', (value) => priceLines(value, value, AUD)],
  ['priceLine', (value) => priceLine(value, AUD)],
  ['sumMeasurements', (value) => sumMeasurements(value, AUD)],
  ['lineTotal', (value) => lineTotal(value, AUD)],
  ['unitPriceFromMarkup', (value) => unitPriceFromMarkup(value, AUD)],
  ['markupFrom', (value) => markupFrom(value, AUD)],
  ['marginFrom', (value) => marginFrom(value, AUD)],
  ['rollUpKit', (value) => rollUpKit(value, AUD)],
  ['taxAmount', (value) => taxAmount(value, AUD)],
  ['documentTotals', (value) => documentTotals(value, undefined, AUD)],
  ['documentTotals by adjustments', (value) => documentTotals(noContribution, value, AUD)],
  ['measureFlashing', (value) => measureFlashing(value, AUD)],
  ['adviseFlashing', (value) => adviseFlashing(value, AUD, value)],
  ['flashingGirth', (value) => flashingGirth({ drawing: value, otherSides: value }, AUD)],
  ['flashingBends', (value) => flashingBends(value, AUD)],
  ['flashingLength', (value) => flashingLength({ subitems: value }, AUD)],
  ['flashingPricedLength', (value) => flashingPricedLength(value, AUD)],
  ['flashingPrice', (value) => flashingPrice(value, AUD)],
  ['cutList', (value) => cutList(value, AUD, value)],
  ['drawProfile', (value) => drawProfile(value, value)],
  ['renderFlashingSvg', (value) => renderFlashingSvg(value, value)],
]

describe('V1: bad input never throws', () => {
  test.each(FUNCTIONS)('%s takes anything', (_, call) => {
    for (const [name, value] of garbage()) {
      expect(() => call(value as never), name).not.toThrow()
    }
  })

  test('nothing was left on the prototype of objects', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>)['lines']).toBeUndefined()
  })
})

describe('V1: what is large takes no more than its share', () => {
  test('10 000 bad lines are told of one by one', () => {
    const lines = Array.from({ length: 10_000 }, () => ({ onTheFly: { pricing: { quantity: 1 } } }))
    const problems = validateQuote({ customerId: 'cust_1', lines }, AUD)
    expect(problems).toHaveLength(30_000)
  })

  test('100 000 components, and as many properties that nobody knows', () => {
    const pricing = { totalPrice: { amountMicros: '10000' } }
    const components = Array.from({ length: 100_000 }, () => ({ productType: 2, pricing }))
    const unknown = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, index) => [`x${String(index)}`, index]),
    )
    const result = priceQuote(
      { ...unknown, customerId: 'cust_1', lines: [{ productKit: { components } }] },
      AUD,
    )
    expect(result.ok && result.value.total.amountMicros).toBe('1000000000')
  })
})

describe('T3: the share of a discount is exact, however large', () => {
  test('a discount beside lines that nearly cancel out is priced', () => {
    const line = (amountMicros: string, isTaxFree: boolean) => ({
      onTheFly: { productName: 'Sheets', pricing: { quantity: '1', unitPrice: { amountMicros }, isTaxFree } },
    })
    const result = priceQuote(
      {
        customerId: 'cust_1',
        lines: [line('1000000000000', false), line('-999999990000', true)],
        adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '100000000000' } }],
      },
      { currency: 'AUD', tax: { rate: '0.10' } },
    )
    // 100 000.00 × 1 000 000.00 / 0.01 = 10 000 000 000 000.00 off a base of 1 000 000.00; a tenth of what remains.
    expect(result.ok && result.value.taxAmount.amountMicros).toBe('-999999900000000000')
  })
})
