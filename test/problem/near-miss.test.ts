import { describe, expect, test } from 'vitest'
import {
  describeProblem,
  parseAccount,
  priceLine,
  validateQuote,
  quoteRequestSchema,
  sumMeasurements,
  type Problem,
  type SalesLine,
} from '../../src/entries/index.js'

const customerId = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
const AUD = { currency: 'AUD' }
const price = { amountMicros: '85000000' }
const LINEAL = 'PRICING_STRATEGY_LINEAL_METRES'

function nearMissesIn(problems: readonly Problem[]): readonly unknown[] {
  return problems.map(({ code, details }) => [
    code,
    'nearMiss' in details ? details.nearMiss : undefined,
    'didYouMean' in details ? details.didYouMean : undefined,
  ])
}

const inRequest = (request: object) => nearMissesIn(validateQuote(request as unknown, AUD))
const inLine = (line: object) => inRequest({ customerId, lines: [line] })
const inPricing = (pricing: object) => inLine({ labour: { pricing } })

describe('V1: a missing field', () => {
  test.each<[readonly unknown[], () => readonly unknown[]]>([
    [['required', 'custmerId', 'customerId'], () => inRequest({ custmerId: customerId })],
    [
      ['required', 'percentag', 'percentage'],
      () => inRequest({ customerId, adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentag: '5' }] }),
    ],
    [['required', 'customer_id', 'customerId'], () => inRequest({ customer_id: customerId })],
    [['required', 'customer', 'customerId'], () => inRequest({ customer: customerId })],
    [['zero_quantity', 'quanity', 'quantity'], () => inPricing({ quanity: '3', unitPrice: price })],
    [
      ['unit_price_required', 'unit_price', 'unitPrice'],
      () => inPricing({ quantity: '3', unit_price: price }),
    ],
    [['unit_price_required', 'price', 'unitPrice'], () => inPricing({ quantity: '3', price })],
    [['unit_price_required', 'unit', 'unitPrice'], () => inPricing({ quantity: '3', unit: price })],
    [
      ['unit_price_required', 'UNIT-PRICE', 'unitPrice'],
      () => inPricing({ quantity: '3', 'UNIT-PRICE': price }),
    ],
    // Null counts as absent.
    [
      ['unit_price_required', 'unit_price', 'unitPrice'],
      () => inPricing({ quantity: '3', unitPrice: null, unit_price: price }),
    ],
    [
      ['empty_measurements', 'measurments', 'measurements'],
      () => inPricing({ pricingStrategy: LINEAL, unitPrice: price, measurments: [{ length: '2' }] }),
    ],
    [
      ['width_required', 'widht', 'width'],
      () =>
        inPricing({
          pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
          unitPrice: price,
          measurements: [{ length: '2', widht: '3' }],
        }),
    ],
    [
      ['total_price_required', 'totalPrise', 'totalPrice'],
      () =>
        inPricing({
          pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA',
          unitPrice: price,
          totalPrise: price,
        }),
    ],
    [['line_kind_missing', 'labor', 'labour'], () => inLine({ labor: {} })],
    [['line_kind_missing', 'on_the_fly', 'onTheFly'], () => inLine({ id: 7, on_the_fly: {} })],
    [['drawing_required', 'drawng', 'drawing'], () => inLine({ flashing: { drawng: {} } })],
    [
      ['component_total_required', 'total', 'totalPrice'],
      () =>
        inLine({
          productKit: { components: [{ productType: 'PRODUCT_TYPE_LABOUR', pricing: { total: price } }] },
        }),
    ],
    [
      ['required', 'product_type', 'productType'],
      () => inLine({ productKit: { components: [{ product_type: 'PRODUCT_TYPE_NOTES' }] } }),
    ],
  ])('is reported with the misspelt field and the right name: %j', (expected, found) => {
    expect(found()).toEqual([expected])
  })

  test('is reported with the misspelt field if that is among the first hundred unknown fields of the object', () => {
    const others = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${String(index)}`, 1]))
    expect(inPricing({ ...others(99), quanity: '3', unitPrice: price })).toEqual([
      ['zero_quantity', 'quanity', 'quantity'],
    ])
    expect(inPricing({ ...others(100), quanity: '3', unitPrice: price })).toEqual([
      ['zero_quantity', undefined, undefined],
    ])
  })

  test('is reported with the misspelt field on a submitted document', () => {
    const flashing = { drawing: { points: {} }, bend: '3', priceLevl: 'A' }
    const found = inRequest({ customerId, isSubmitted: true, lines: [{ flashing }] })
    expect(found).toContainEqual(['required_when_submitted', 'bend', 'bends'])
    expect(found).toContainEqual(['required_when_submitted', 'priceLevl', 'priceLevel'])
    expect(found).toContainEqual(['required_when_submitted', undefined, undefined])
  })

  test('is reported with the misspelt field if the object around it is misspelt or missing', () => {
    expect(inLine({ labour: { pricng: { unitPrice: price } } })).toEqual([
      ['unit_price_required', 'pricng', 'pricing'],
    ])
    expect(inLine({ labour: { unitPrice: price } })).toEqual([
      ['unit_price_required', 'unitPrice', 'pricing.unitPrice'],
    ])
  })

  test('is reported with the misspelt field in settings, a single line, the input of a calculator, and an issue of a schema', () => {
    const account = parseAccount({ curency: 'AUD' })
    expect(!account.ok && nearMissesIn(account.problems)).toEqual([['required', 'curency', 'currency']])
    const line = { labour: { pricing: { quanity: '3', unitPrice: price } } } as SalesLine
    const priced = priceLine(line, AUD)
    expect(!priced.ok && nearMissesIn(priced.problems)).toEqual([['zero_quantity', 'quanity', 'quantity']])
    const entries = [{ lenght: '2' }] as never
    const sum = sumMeasurements({ pricingStrategy: LINEAL, measurements: entries }, AUD)
    expect(!sum.ok && nearMissesIn(sum.problems)).toEqual([['required', 'lenght', 'length']])
    const judged = quoteRequestSchema['~standard'].validate({ customer_id: customerId })
    expect(judged.issues?.map((issue) => 'details' in issue && issue.details)).toEqual([
      { nearMiss: 'customer_id', didYouMean: 'customerId' },
    ])
  })

  test('is named with the misspelt field in the message of every language', () => {
    const [problem] = validateQuote({ customerId, lines: [{ labor: {} }] } as unknown, AUD)
    const [without] = validateQuote({ customerId, lines: [{}] } as unknown, AUD)
    if (problem === undefined || without === undefined) throw new Error('a line is of one kind')
    for (const locale of ['en', 'de'] as const) {
      const [long, short] = [describeProblem(problem, locale), describeProblem(without, locale)]
      expect(long.startsWith(short)).toBe(true)
      expect(long.slice(short.length)).toMatch(/ labor\b.* labour\b/)
    }
    expect(problem.message).toBe(describeProblem(problem, 'en'))
  })

  test('is reported first with a name that differs only in case', () => {
    expect(inPricing({ quantit: '3', Quantity: '4', unitPrice: price })).toEqual([
      ['zero_quantity', 'Quantity', 'quantity'],
    ])
  })
})

describe('V1: a missing or wrong field', () => {
  const none = [undefined, undefined]

  test.each<[string, () => readonly unknown[]]>([
    ['if no field is similar', () => inRequest({ reference: 'A', colour: 'Red' })],
    ['if the similar field is null', () => inRequest({ custmerId: null })],
    ['if the field is present and empty', () => inRequest({ customerId: '', custmerId: customerId })],
    [
      'if the similar field is another known field',
      () => inLine({ catalogue: { productRowId: 'row', pricing: { quantity: '1', unitPrice: price } } }),
    ],
    ['if the figure is present and zero', () => inPricing({ quantity: '0', quanity: '3', unitPrice: price })],
    [
      'if the similar field is inherited',
      () => inRequest(Object.create({ custmerId: customerId }) as object),
    ],
    [
      'if the similar name has 100 000 more characters',
      () => inRequest({ [`custmerId${' '.repeat(100_000)}`]: customerId }),
    ],
    ['if only a few letters are the same', () => inPricing({ quantity: '3', pri: price })],
    ['if the other field has no letters', () => inPricing({ quantity: '3', '--': price })],
    ['if a field of a line only vaguely resembles a kind', () => inLine({ catalogueKit: {} })],
  ])('is reported without another field %s', (_, found) => {
    const [first, ...others] = found()
    expect(others).toEqual([])
    expect((first as readonly unknown[]).slice(1)).toEqual(none)
  })

  test('is reported without another field if it is present and wrong', () => {
    expect(inPricing({ quantity: 'x', quanity: '3', unitPrice: price })).toEqual([
      ['invalid_decimal', undefined, undefined],
    ])
  })
})
