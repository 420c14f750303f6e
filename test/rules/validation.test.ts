import { describe, expect, test } from 'vitest'
import {
  errorEnvelope,
  priceOrder,
  priceQuote,
  problemCodes,
  validateOrder,
  validateQuote,
} from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  CUSTOMER,
  flashing,
  kit,
  labour,
  lineProblems,
  money,
  onTheFly,
  part,
  problems,
  request,
  REQUEST_ID,
  worth,
  type Json,
} from './requests.js'
import { PROBLEM_CASES, problemsOfCase } from './problem-cases.js'

/** A valid line of each kind. */
const KINDS: readonly (readonly [kind: string, line: Json])[] = [
  ['onTheFly', onTheFly()],
  ['catalogue', catalogueLine()],
  ['labour', labour()],
  ['notes', { notes: { text: 'Scaffolding by others.' } }],
  ['flashing', flashing()],
  ['productKit', kit({})],
]

describe('V1: problems of a request', () => {
  test('about a missing field come after the other problems of its object', () => {
    expect(lineProblems({ onTheFly: { pricing: { quantity: 'x' }, colour: 5 } })).toEqual([
      ['invalid_decimal', 'lines[0].on_the_fly.pricing.quantity'],
      ['unit_price_required', 'lines[0].on_the_fly.pricing.unit_price'],
      ['invalid_type', 'lines[0].on_the_fly.colour'],
      ['required', 'lines[0].on_the_fly.product_name'],
    ])
  })

  test('follow the order of sub-kits, components and pricing in a kit', () => {
    const line = kit({
      subKits: [{ components: [component()] }, { customPricing: true }],
      components: [part('1.00'), component({ quantity: 'x', totalPrice: {} })],
      pricing: { discount: '101' },
    })
    expect(lineProblems(line)).toEqual([
      ['component_total_required', 'lines[0].product_kit.sub_kits[0].components[0].pricing.total_price'],
      ['total_price_required', 'lines[0].product_kit.sub_kits[1].pricing.total_price'],
      ['invalid_decimal', 'lines[0].product_kit.components[1].pricing.quantity'],
      ['out_of_range', 'lines[0].product_kit.pricing.discount'],
    ])
  })

  test('have the index of their list element, even after unreadable elements', () => {
    const entries = [5, { length: '0' }]
    const measured = {
      unitPrice: money('1.00'),
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      measurements: entries,
    }
    const lines = [
      labour(measured),
      kit({ components: ['x', component()], subKits: [7, { components: [component()] }] }),
    ]
    const adjustments = [null, { type: 'ADJUSTMENT_TYPE_DISCOUNT' }]
    expect(problems(request(lines, { adjustments })).map(([, param]) => param)).toEqual([
      'lines[0].labour.pricing.measurements[0]',
      'lines[0].labour.pricing.measurements[1].length',
      'lines[1].product_kit.components[0]',
      'lines[1].product_kit.components[1].pricing.total_price',
      'lines[1].product_kit.sub_kits[0]',
      'lines[1].product_kit.sub_kits[1].components[0].pricing.total_price',
      'adjustments[0]',
      'adjustments[1].amount',
    ])
  })

  test.each([[null], [undefined], ['a quote'], [5], [true], [[]], [[{ customerId: CUSTOMER }]]])(
    'include a wrong type for a request of %j',
    (sent) => {
      expect(problems(sent)).toEqual([['invalid_type', '']])
    },
  )

  test.each<[string, unknown]>([
    ['lines', 'none'],
    ['lines', { 0: {} }],
    ['adjustments', {}],
    ['isSubmitted', 'yes'],
    ['isSubmitted', 1],
    ['reference', 5],
    ['labelIds', 'label'],
    ['customerId', 5],
    ['requestId', {}],
    ['tax', '0.10'],
  ])('include a wrong type if %s is %j', (field, value) => {
    const param = field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
    expect(problems(request([], { [field]: value }))).toEqual([['invalid_type', param]])
  })

  test.each<[string, Json]>([
    ['on_the_fly.product_name', onTheFly(undefined, { productName: 5 })],
    ['on_the_fly.product_description', onTheFly(undefined, { productDescription: true })],
    ['on_the_fly.attributes', onTheFly(undefined, { attributes: 'x' })],
    ['on_the_fly.attributes[0]', onTheFly(undefined, { attributes: ['x'] })],
    ['on_the_fly.pricing', onTheFly('free')],
    ['on_the_fly.pricing.markup_is_percentage', worth('1.00', { markupIsPercentage: 'true' })],
    ['on_the_fly.pricing.is_tax_free', worth('1.00', { isTaxFree: 1 })],
    ['on_the_fly.pricing.price_level', worth('1.00', { priceLevel: 5 })],
    ['on_the_fly.pricing.tax', worth('1.00', { tax: '0.10' })],
    ['catalogue.params', catalogueLine(undefined, { params: {} })],
    ['notes', { notes: 'By others.' }],
    ['notes.text', { notes: { text: 5 } }],
    ['flashing.drawing', flashing({ drawing: [] })],
    ['flashing.other_sides', flashing({ otherSides: {} })],
    ['product_kit.custom_pricing', kit({ customPricing: 'yes' })],
    ['product_kit.sub_kits', kit({ subKits: {} })],
  ])('include a wrong type at %s', (place, line) => {
    expect(lineProblems(line)).toEqual([['invalid_type', `lines[0].${place}`]])
  })

  test('are the same from pricing and from validating', () => {
    const sent: unknown = { lines: [{}, worth('1.00', { discount: '101' })] }
    for (const [price, validate] of [
      [priceQuote, validateQuote],
      [priceOrder, validateOrder],
    ] as const) {
      expect(price(sent, AUD)).toEqual({ ok: false, problems: validate(sent, AUD) })
      expect(validate(request([]), AUD)).toEqual([])
    }
  })
})

describe('V2: the error envelope', () => {
  test('contains the problems unchanged', () => {
    const found = validateQuote({ lines: [{}] } as unknown, AUD)
    const errors = found.map(({ code, message, param }) => ({ code, message, param }))
    const envelope = errorEnvelope(found, REQUEST_ID)
    expect(envelope).toMatchObject({ type: 'validation_failure', requestId: REQUEST_ID, errors })
    expect(typeof envelope.message).toBe('string')
    expect(Object.keys(envelope)).toEqual(['type', 'message', 'requestId', 'errors'])
  })

  test('omits an absent request id', () => {
    expect(errorEnvelope(validateQuote({} as unknown, AUD))).not.toHaveProperty('requestId')
  })

  test('survives conversion to JSON and back', () => {
    const envelope = errorEnvelope(validateQuote({ lines: [{}, 5] } as unknown, AUD), REQUEST_ID)
    expect(JSON.parse(JSON.stringify(envelope))).toEqual(envelope)
    for (const error of envelope.errors)
      expect(Object.keys(error).sort()).toEqual(['code', 'details', 'message', 'param', 'path'])
  })
})

describe('V3: the kind of a line', () => {
  test('is ambiguous for any two kinds', () => {
    for (const [one, first] of KINDS) {
      for (const [other, second] of KINDS) {
        if (one !== other)
          expect(lineProblems({ ...first, ...second })).toEqual([['line_kind_ambiguous', 'lines[0]']])
      }
    }
  })

  test('does not hide problems inside the kinds if it is ambiguous', () => {
    const line = {
      ...onTheFly({ quantity: 'x' }, { colour: 5 }),
      ...catalogueLine(undefined, { productId: 'x' }),
    }
    expect(lineProblems(line)).toEqual(
      expect.arrayContaining([
        ['line_kind_ambiguous', 'lines[0]'],
        ['invalid_decimal', 'lines[0].on_the_fly.pricing.quantity'],
        ['invalid_type', 'lines[0].on_the_fly.colour'],
        ['invalid_id', 'lines[0].catalogue.product_id'],
      ]),
    )
  })

  test('requires a product id if it is catalogue', () => {
    expect(lineProblems(catalogueLine(undefined, { productId: undefined }))).toEqual([
      ['required', 'lines[0].catalogue.product_id'],
    ])
    expect(lineProblems(catalogueLine())).toEqual([])
  })
})

describe('V9: problem codes', () => {
  test.each(problemCodes)('include $code, reported once at the invalid field', ({ code }) => {
    const one = PROBLEM_CASES[code]
    const found = problemsOfCase(one).map((problem) => [problem.code, problem.param])
    expect(found).toEqual([[code, one.param]])
  })

  test('are listed once each, with a meaning, an example and rules', () => {
    const codes = problemCodes.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect([...codes].sort()).toEqual(Object.keys(PROBLEM_CASES).sort())
    for (const { code, meaning, example, rules } of problemCodes) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(meaning).not.toBe('')
      expect(example).not.toBe('')
      expect(rules.length).toBeGreaterThan(0)
      for (const rule of rules) expect(rule).toMatch(/^[NAMLKFTV]\d+$/)
    }
  })
})
