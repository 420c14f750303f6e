import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote, type ProblemCode } from '../../src/entries/index.js'

/* Builds a valid request with every kind of line. */
function soundRequest() {
  const aud = (amountMicros: string) => ({ amountMicros, currency: 'AUD' })
  return {
    requestId: '6f1c6a52-2d3a-4d57-9a2f-0d2f5a1f3b11',
    customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
    isSubmitted: true,
    labelIds: ['label-1', 'label-2'],
    lines: [
      {
        catalogue: {
          productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3',
          params: [{ name: 'Colour', value: 'Monument' }],
          pricing: {
            unitPrice: aud('18500000'),
            totalPrice: aud('133200000'),
            pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
            measurements: [{ length: '2.4', amount: '3' }],
          },
        },
      },
      {
        onTheFly: {
          productName: 'Fixings',
          colour: 'Monument',
          pricing: { quantity: '3', unitPrice: aud('11230000'), discount: '10', totalPrice: aud('30320000') },
        },
      },
      { labour: { productName: 'Install', pricing: { quantity: '8', unitPrice: aud('85000000') } } },
      { notes: { text: 'Access from the lane.' } },
      {
        flashing: {
          templateId: 'flashtpl_01hx5zq8k3v9m2n4p6r8t0w1y3',
          colour: 'Monument',
          thickness: '0.55',
          bends: '3',
          totalGirth: '160',
          priceLevel: 'A',
          unitPrice: aud('20000000'),
          totalPrice: aud('111000000'),
          drawing: { tempId: 'first', points: { a: { x: 0, y: 0 } } },
          otherSides: [{ tempId: 'second', points: { a: { x: 0, y: 0 } } }],
        },
      },
      {
        productKit: {
          components: [
            { productType: 'PRODUCT_TYPE_ON_THE_FLY', pricing: { totalPrice: aud('10000000') } },
            { productType: 'PRODUCT_TYPE_LABOUR', pricing: { totalPrice: aud('15005000') } },
          ],
          subKits: [{ customPricing: true, pricing: { totalPrice: aud('2500000') } }],
        },
      },
    ],
    adjustments: [
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '5' },
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: aud('45000000') },
    ],
  }
}

type SoundRequest = ReturnType<typeof soundRequest>

/** A mistake: its path in the valid request, the wrong value, and the one problem it causes. */
interface Mistake {
  readonly at: string
  readonly value: unknown
  readonly code: ProblemCode
  /** The pointer of the problem, if it differs from the path of the mistake. */
  readonly param?: string
}

/** Mistakes in the order of the request, one per path. An undefined value removes the field. */
const MISTAKES: readonly Mistake[] = [
  { at: 'requestId', value: 'again', code: 'invalid_id' },
  { at: 'customerId', value: 'quote_01hx5zq8k3v9m2n4p6r8t0w1y3', code: 'wrong_id_kind' },
  { at: 'labelIds[1]', value: 7, code: 'invalid_type' },
  { at: 'lines[0].catalogue.productId', value: 'trimdek', code: 'invalid_id' },
  { at: 'lines[0].catalogue.params[0].value', value: ['Monument'], code: 'invalid_type' },
  { at: 'lines[0].catalogue.pricing.unitPrice.currency', value: 'aud', code: 'invalid_currency' },
  {
    at: 'lines[0].catalogue.pricing.totalPrice.amountMicros',
    value: '133300000',
    code: 'total_price_mismatch',
    param: 'lines[0].catalogue.pricing.total_price',
  },
  { at: 'lines[1].onTheFly.colour', value: false, code: 'invalid_type' },
  { at: 'lines[1].onTheFly.pricing.quantity', value: '3.00001', code: 'too_many_decimals' },
  { at: 'lines[1].onTheFly.pricing.discount', value: '110', code: 'out_of_range' },
  { at: 'lines[2].labour.pricing.quantity', value: '0', code: 'zero_quantity' },
  { at: 'lines[2].labour.pricing.unitPrice', value: undefined, code: 'unit_price_required' },
  { at: 'lines[3].notes', value: undefined, code: 'line_kind_missing', param: 'lines[3]' },
  { at: 'lines[4].flashing.templateId', value: 'flashtpl_short', code: 'invalid_id' },
  { at: 'lines[4].flashing.bends', value: '0', code: 'required_when_submitted' },
  { at: 'lines[4].flashing.totalGirth', value: 160, code: 'invalid_decimal' },
  { at: 'lines[4].flashing.drawing.points.a.x', value: '0', code: 'invalid_type' },
  { at: 'lines[4].flashing.otherSides[0].tempId', value: 'first', code: 'duplicate_temp_id' },
  {
    at: 'lines[5].productKit.components[0].productType',
    value: 'PRODUCT_TYPE_GIFT',
    code: 'unknown_enum_value',
  },
  {
    at: 'lines[5].productKit.components[1].pricing.totalPrice',
    value: undefined,
    code: 'component_total_required',
  },
  { at: 'lines[5].productKit.subKits[0].pricing.totalPrice', value: 2.5, code: 'invalid_money' },
  { at: 'adjustments[0].percentage', value: '101', code: 'out_of_range' },
  {
    at: 'adjustments[1].amount.amountMicros',
    value: '-1',
    code: 'out_of_range',
    param: 'adjustments[1].amount',
  },
]

function snakeCase(path: string): string {
  return path.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}

function withMistakes(mistakes: readonly Mistake[]): SoundRequest {
  const request = soundRequest()
  for (const { at, value } of mistakes) {
    const steps = at.split(/[.[\]]+/).filter((step) => step !== '')
    const last = steps.pop() ?? ''
    const parent = steps.reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], request)
    if (value === undefined) Reflect.deleteProperty(parent as object, last)
    else (parent as Record<string, unknown>)[last] = value
  }
  return request
}

function problemsOf(request: unknown): readonly (readonly [string, string])[] {
  const result = priceQuote(request, { currency: 'AUD' })
  return result.ok ? [] : result.problems.map(({ code, param }) => [code, param] as const)
}

describe('V1, V7: problems of a request with mistakes', () => {
  test('do not exist without mistakes', () => {
    expect(problemsOf(soundRequest())).toEqual([])
  })

  test.each(MISTAKES)('are exactly one for a mistake at $at: $code', (mistake) => {
    expect(problemsOf(withMistakes([mistake]))).toEqual([
      [mistake.code, mistake.param ?? snakeCase(mistake.at)],
    ])
  })

  test('are the problems of each mistake, in the order of the request', () => {
    fc.assert(
      fc.property(fc.subarray([...MISTAKES]), (mistakes) => {
        // No mistake hides another. The line with a wrong total has no wrong quantity or discount.
        const found = problemsOf(withMistakes(mistakes))
        const expected = mistakes.map(({ code, at, param }) => [code, param ?? snakeCase(at)])
        expect([...found].sort()).toEqual([...expected].sort())
        expect(inOrder(found.map(([, param]) => param))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('gain exactly one problem for each further mistake', () => {
    fc.assert(
      fc.property(fc.subarray([...MISTAKES], { minLength: 1 }), fc.nat(), (mistakes, pick) => {
        const added = mistakes[pick % mistakes.length]
        const before = problemsOf(withMistakes(mistakes.filter((mistake) => mistake !== added)))
        const after = problemsOf(withMistakes(mistakes))
        expect(after.length).toBe(before.length + 1)
        const remaining = after.map(String)
        for (const problem of before) expect(remaining).toContain(String(problem))
      }),
      { numRuns: 500 },
    )
  })
})

/** Tells whether pointers are in the order of the request. */
function inOrder(params: readonly string[]): boolean {
  const places = MISTAKES.map(({ at, param }) => param ?? snakeCase(at))
  // Within one object, a missing field comes after present fields.
  const lastInObject = new Set(['lines[2].labour.pricing.unit_price'])
  const order = params.filter((param) => !lastInObject.has(param)).map((param) => places.indexOf(param))
  return order.every((place, index) => index === 0 || place > (order[index - 1] ?? -1))
}
