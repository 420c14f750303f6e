import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { PRICING_STRATEGIES } from '../../src/entries/index.js'
import {
  type AccountInput,
  type OrderRequestInput,
  type ProblemCode,
  type QuoteRequestInput,
  accountSchema,
  orderRequestSchema,
  priceQuote,
  quoteRequestSchema,
  parseAccount,
} from '../../src/entries/index.js'
import * as described from '../../src/entries/schemas.js'
import { allArgumentsOf, outcomeOf } from '../adversarial/call-cases.js'
import { isOfTheWire, SMALL_CLASSES } from '../adversarial/adversarial-cases.js'
import { REQUESTS } from './corpus.js'

/** A longer key is truncated in a path (docs/rules.md, V1). */
const MAX_KEY_CHARACTERS = 100

const quote = quoteRequestSchema['~standard']
const order = orderRequestSchema['~standard']
const account = accountSchema['~standard']

describe('the schemas as Standard Schemas', () => {
  test.each([
    ['quoteRequestSchema', quote],
    ['orderRequestSchema', order],
    ['accountSchema', account],
  ])('have version 1 and the vendor quotewright: %s', (_, { version, vendor }) => {
    expect([version, vendor]).toEqual([1, 'quotewright'])
  })

  test('validate with the same function with and without JSON Schema', () => {
    expect(described.quoteRequestSchema['~standard'].validate).toBe(quote.validate)
    expect(described.orderRequestSchema['~standard'].validate).toBe(order.validate)
    expect(described.accountSchema['~standard'].validate).toBe(account.validate)
  })

  test('are frozen, with and without JSON Schema', () => {
    const alone = [quoteRequestSchema, orderRequestSchema, accountSchema]
    const withJsonSchema = [
      described.quoteRequestSchema,
      described.orderRequestSchema,
      described.accountSchema,
    ]
    const parts: readonly object[] = [
      ...[...alone, ...withJsonSchema].flatMap((one) => [one, one['~standard']]),
      ...withJsonSchema.map((one) => one['~standard'].jsonSchema),
    ]
    expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([])
  })
})

describe('the result of a schema', () => {
  const request = {
    customerId: 'cust_1',
    reference: null,
    unknown: { to: 'us' },
    lines: [{ labour: { pricing: { pricingStrategy: 1 } } }],
  }

  test('is the same object for a valid value', () => {
    const result = quote.validate(request)
    expect(result).toEqual({ value: request })
    if (result.issues === undefined) expect(result.value).toBe(request)
    expect(account.validate({ currency: 'AUD', tax: null })).toEqual({
      value: { currency: 'AUD', tax: null },
    })
  })

  test('has every problem of form with its path, in the order of the request', () => {
    const { issues } = quote.validate({
      lines: [
        { onTheFly: { productName: 'Ridge cap', pricing: { unitPrice: { amountMicros: 12500000 } } } },
        { flashing: { drawing: { points: { 'p.A': { vectors: [7] } } } } },
        {},
      ],
      adjustments: [{ percentage: 10 }],
    })
    expect(issues?.map(({ code, path, param }) => ({ code, path, param }))).toEqual([
      {
        code: 'invalid_money',
        path: ['lines', 0, 'onTheFly', 'pricing', 'unitPrice', 'amountMicros'],
        param: 'lines[0].on_the_fly.pricing.unit_price.amount_micros',
      },
      {
        code: 'invalid_type',
        path: ['lines', 1, 'flashing', 'drawing', 'points', 'p.A', 'vectors', 0],
        param: 'lines[1].flashing.drawing.points.p.A.vectors[0]',
      },
      { code: 'line_kind_missing', path: ['lines', 2], param: 'lines[2]' },
      { code: 'invalid_decimal', path: ['adjustments', 0, 'percentage'], param: 'adjustments[0].percentage' },
      { code: 'required', path: ['customerId'], param: 'customer_id' },
    ])
  })

  test.each([undefined, null, 7, 'quote', [], () => undefined, Symbol('quote'), 10n])(
    'has one problem for a value that is not an object: %s',
    (value) => {
      for (const { validate } of [quote, order, account]) {
        const { issues } = validate(value)
        expect(issues?.map(({ code, path, param }) => ({ code, path, param }))).toEqual([
          { code: 'invalid_type', path: [], param: '' },
        ])
      }
    },
  )

  test('differs between a quote and an order (V8)', () => {
    const byName = { customerId: 'cust_1', companyName: 'Acme Roofing' }
    expect(quote.validate(byName).issues).toMatchObject([{ code: 'not_implemented', path: ['companyName'] }])
    expect(order.validate(byName)).toEqual({ value: byName })
  })

  test('has every problem of an account', () => {
    const settings = { currency: 'aud', tax: { rate: '1.5' }, crushFoldBendCount: 0.5 }
    const { issues } = account.validate(settings)
    const refused = parseAccount(settings)
    expect(refused.ok ? [] : refused.problems).toHaveLength(3)
    // The schema validates the account as a request, so it is the source (V2).
    expect(issues).toEqual(refused.ok ? [] : refused.problems.map((one) => ({ ...one, source: 'request' })))
    expect(issues?.map(({ path }) => path)).toEqual([['currency'], ['tax', 'rate'], ['crushFoldBendCount']])
  })

  test('has paths that end at a value, or in the object that lacks the field', () => {
    const at = (value: unknown, path: readonly (string | number)[]): unknown =>
      path.reduce<unknown>((part, key) => (part as Readonly<Record<string | number, unknown>>)[key], value)
    let count = 0
    for (const { request: sent } of REQUESTS) {
      for (const { path, code } of quote.validate(sent).issues ?? []) {
        // A key of more than 100 characters is truncated (V1).
        if (path.some((step) => String(step).length > MAX_KEY_CHARACTERS)) continue
        // A required field may be present but empty, null or unspecified. A line without pricing lacks its
        // unit price (L5).
        const isPricingSent = code !== 'unit_price_required' || (at(sent, path.slice(0, -1)) ?? null) !== null
        const end = code === 'required' ? path.slice(0, -1) : isPricingSent ? path : path.slice(0, -2)
        expect([path, at(sent, end)]).not.toEqual([path, undefined])
        count++
      }
    }
    expect(count).toBeGreaterThan(300)
  })

  test('has problems even for values that JSON cannot express: getters, proxies and cyclic objects', () => {
    // Other tests cover large inputs.
    const cases = SMALL_CLASSES.flatMap((one) => one.cases).filter(isOfTheWire)
    expect(cases.length).toBeGreaterThan(500)
    for (const one of cases) {
      const { validate } = one.call === 'priceOrder' ? order : quote
      const { issues = [] } = validate(allArgumentsOf(one)[0])
      const outcome = outcomeOf(one, allArgumentsOf(one))
      const found = 'problems' in outcome ? outcome.problems : []
      const problems = new Set(found.map(([code, param]) => `${code} ${param}`))
      const strange = issues.filter(({ code, param }) => !problems.has(`${code} ${param}`))
      expect([one.name, strange]).toEqual([one.name, []])
    }
  })

  test('has no problem that needs an account or two fields, which pricing reports', () => {
    const pricing = {
      quantity: '3',
      unitPrice: { amountMicros: '1000000' },
      totalPrice: { amountMicros: '1' },
    }
    const mismatch = { customerId: 'cust_1', lines: [{ labour: { pricing } }] }
    expect(quote.validate(mismatch)).toEqual({ value: mismatch })
    expect(priceQuote(mismatch, { currency: 'AUD' })).toMatchObject({
      problems: [{ code: 'total_price_mismatch' }],
    })
  })
})

describe('the types of schemas', () => {
  test('match the types of the specification without importing them', () => {
    expectTypeOf(quoteRequestSchema).toExtend<StandardSchemaV1<QuoteRequestInput, unknown>>()
    expectTypeOf(orderRequestSchema).toExtend<StandardSchemaV1<OrderRequestInput, unknown>>()
    expectTypeOf(accountSchema).toExtend<StandardSchemaV1<AccountInput, unknown>>()
    expectTypeOf(described.quoteRequestSchema).toExtend<StandardSchemaV1<QuoteRequestInput, unknown>>()
    expectTypeOf(described.quoteRequestSchema).toExtend<StandardJSONSchemaV1<QuoteRequestInput, unknown>>()
    expectTypeOf(described.accountSchema).toExtend<StandardJSONSchemaV1<AccountInput, unknown>>()
  })

  test('declare input and output', () => {
    type Input = StandardSchemaV1.InferInput<typeof quoteRequestSchema>
    type Output = StandardSchemaV1.InferOutput<typeof quoteRequestSchema>
    expectTypeOf<Input>().toEqualTypeOf<QuoteRequestInput>()
    expectTypeOf<Output>().toEqualTypeOf<QuoteRequestInput>()
    expectTypeOf<StandardSchemaV1.InferInput<typeof accountSchema>>().toEqualTypeOf<AccountInput>()
    // A required field is present. An optional field may be null. A name may be its integer (N2, V4).
    expectTypeOf<Output['customerId']>().toEqualTypeOf<string>()
    expectTypeOf<Output['reference']>().toEqualTypeOf<string | null | undefined>()
    type Adjusted = NonNullable<Output['adjustments']>[number]
    expectTypeOf<Adjusted['type']>().toEqualTypeOf<
      | 'ADJUSTMENT_TYPE_UNSPECIFIED'
      | 'ADJUSTMENT_TYPE_DISCOUNT'
      | 'ADJUSTMENT_TYPE_SURCHARGE'
      | null
      | undefined
    >()
    type Priced = NonNullable<
      Extract<NonNullable<Output['lines']>[number], { labour: object }>['labour']['pricing']
    >
    expectTypeOf<Priced['pricingStrategy']>().toEqualTypeOf<
      (typeof PRICING_STRATEGIES)[number] | number | null | undefined
    >()
    // A setting cannot be an integer.
    type Settings = StandardSchemaV1.InferOutput<typeof accountSchema>
    expectTypeOf<Settings['taxRounding']>().toEqualTypeOf<'document' | 'line' | null | undefined>()
  })

  test('give an issue the fields of a problem, and a path', () => {
    const { issues = [] } = quote.validate({})
    for (const issue of issues) {
      expectTypeOf(issue.code).toEqualTypeOf<ProblemCode>()
      expectTypeOf(issue.path).toEqualTypeOf<readonly (string | number)[]>()
      expectTypeOf(issue.param).toEqualTypeOf<string>()
    }
    expect(issues).toHaveLength(1)
  })
})
