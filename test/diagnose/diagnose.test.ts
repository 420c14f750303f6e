import { describe, expect, test } from 'vitest'
import {
  diagnose,
  suggestTestQuote,
  policies,
  systems,
  type Observation,
} from '../../src/entries/diagnose.js'
import type { AccountInput } from '../../src/entries/index.js'
import { problemsIn, valueOf } from '../answers.js'

type SuggestedTestQuote = Extract<ReturnType<typeof suggestTestQuote>, { readonly ok: true }>['value']

const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10' } }
const labour = (quantity: string, micros: string) => ({
  labour: { pricing: { quantity, unitPrice: { amountMicros: micros } } },
})
const request = {
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines: [labour('1', '1050000'), labour('1', '1050000'), labour('1', '1050000')],
}

const placesOf = (observations: unknown): readonly string[] =>
  problemsIn(diagnose(observations as readonly Observation[], ACCOUNT))

/** Returns the policies of each explanation of a document. */
const causesOf = (observation: Observation, account: AccountInput = ACCOUNT) =>
  valueOf(diagnose([observation], account)).explanations.map(({ policies: ids }) => ids)

/** Returns the groups of explanations that neither a quote nor its follow-up quotes distinguish. */
function leftAfter({ expected, together }: SuggestedTestQuote): readonly (readonly string[])[] {
  return together.flatMap((group) => {
    const policiesOf = group.map((index) => ({ policies: expected[index]?.policies ?? [] }))
    const answer = valueOf(suggestTestQuote(policiesOf, ACCOUNT))
    return group.length === expected.length || answer.together.some(({ length }) => length === group.length)
      ? [policiesOf.flatMap(({ policies: ids }) => ids)]
      : leftAfter(answer)
  })
}

describe('diagnose', () => {
  test('compares an order with the figures of an order', () => {
    const answer = diagnose(
      [{ request, kind: 'order', figures: { total: { amountMicros: '3470000' } } }],
      ACCOUNT,
    )
    expect(answer).toEqual({
      ok: true,
      value: { documents: 1, differing: [], explanations: [], unexplained: [], refused: [] },
    })
  })

  test('compares lines with a known total only', () => {
    const figures = { lines: [null, { totalPrice: { amountMicros: '1060000' } }, {}] }
    const answer = diagnose([{ request, figures }], ACCOUNT)
    expect(answer.ok && answer.value.differing).toEqual([
      { index: 0, figure: 'lines[1]', difference: { amountMicros: '10000', currency: 'AUD' } },
    ])
    expect(answer.ok && answer.value.unexplained).toEqual([0])
  })

  test('suggests a next quote that distinguishes explanations which large quotes leave alike', () => {
    const percentages = ['10', '5'].map((percentage) => ({
      type: 'ADJUSTMENT_TYPE_DISCOUNT' as const,
      percentage,
    }))
    const taken = { ...request, lines: [labour('1', '199990000')], adjustments: percentages }
    // 199.99 − 20.00 = 179.99, − 9.00 = 170.99, + 17.10 = 188.09
    const answer = diagnose([{ request: taken, figures: { total: { amountMicros: '188090000' } } }], ACCOUNT)
    if (!answer.ok) throw new Error('the request can be priced')
    const { explanations, next } = answer.value
    expect(explanations.length).toBeGreaterThan(1)
    expect(next && leftAfter(next)).toEqual([])
  })

  test('suggests a next quote if enough documents are informative for the first explanation only', () => {
    const changed = { ...request, lines: [labour('2', '570000'), labour('2', '520000')] }
    // 3.15 + 3 × 0.11 = 3.48. Tax of 1.14 and 1.04 is 0.11 + 0.10 by line. By unit, it is 2 × 0.06 + 2 × 0.05 = 0.22,
    // which is also ours. Its total is changed by 5.00.
    const answer = diagnose(
      [
        { request, figures: { total: { amountMicros: '3480000' } } },
        { request, figures: { total: { amountMicros: '3480000' } } },
        { request: changed, figures: { total: { amountMicros: '7400000' } } },
      ],
      ACCOUNT,
    )
    if (!answer.ok) throw new Error('the requests can be priced')
    const { explanations, next } = answer.value
    const informative = explanations.map((one) => [one.policies.join(), one.informative])
    expect(informative[0]).toEqual(['tax-by-line', 3])
    expect(informative).toContainEqual(['tax-by-unit', 2])
    expect(next && leftAfter(next)).toEqual([])
  })

  test('suggests a next quote as long as several explanations remain, although many documents are informative', () => {
    const answer = diagnose(
      Array(4).fill({ request, figures: { total: { amountMicros: '3480000' } } }),
      ACCOUNT,
    )
    if (!answer.ok) throw new Error('the request can be priced')
    const { explanations, next } = answer.value
    expect(explanations.length).toBeGreaterThan(1)
    expect(explanations.every(({ informative }) => informative === 4)).toBe(true)
    expect(next && leftAfter(next)).toEqual([])
  })

  test.each([
    [1, 2],
    [2, 2],
    [3, undefined],
  ])(
    'suggests a quote for a single explanation until three documents are informative: %i',
    (count, sides) => {
      // 100.00 less 10% is 90.00, with tax 99.00. The second discount of 10% would make it 89.10.
      const line = { pricing: { quantity: '1', unitPrice: { amountMicros: '100000000' }, discount: '10' } }
      const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }] as const
      const quote = { customerId: request.customerId, lines: [{ labour: line }], adjustments }
      const observation = { request: quote, figures: { total: { amountMicros: '99000000' } } }
      const answer = diagnose(Array(count).fill(observation) as Observation[], ACCOUNT)
      const found = answer.ok ? answer.value : undefined
      expect(found?.explanations.map((one) => one.policies)).toEqual([['discount-left-out']])
      expect(found?.next?.expected.length).toBe(sides)
    },
  )

  test('has the problem of invalid settings, and so does the next quote', () => {
    const refusal = { ok: false, problems: [{ code: 'invalid_currency', source: 'settings' }] }
    expect(diagnose([], { currency: 'A' })).toMatchObject(refusal)
    expect(suggestTestQuote([], { currency: 'A' })).toMatchObject(refusal)
  })

  test('lists an explanation with one choice before one with two', () => {
    const deposit = { labour: { pricing: { ...labour('-1', '900000000').labour.pricing, isTaxFree: true } } }
    const discounted = {
      ...request,
      lines: [labour('1', '1000000000'), deposit],
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT' as const, percentage: '5' }],
    }
    // 5 % of 100.00 is 5.00. Its share without bounds is 5.00 × 1000 ÷ 100 = 50.00, so tax is 950.00 × 10 % = 95.00.
    // Out of 200.00 with tax, 5 % leave 190.00, with 95.00 of the tax of 100.00.
    const figures = { total: { amountMicros: '190000000' }, taxAmount: { amountMicros: '95000000' } }
    expect(causesOf({ request: discounted, figures })).toEqual([
      ['percentages-out-of-total-with-tax'],
      ['share-without-bounds'],
      ['discount-of-price-with-tax'],
    ])
  })

  test('rounds the sizes of pieces whose minimum length alone has decimals (M3)', () => {
    // 10 × 1.234 m × 10.00 = 123.40, and 10 × 1.23 m × 10.00 = 123.00
    const pricing = {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' as const,
      measurements: [{ length: '1', amount: '10' }],
      unitPrice: { amountMicros: '10000000' },
    }
    const observation = {
      request: { ...request, lines: [{ labour: { pricing } }] },
      figures: { lines: [{ totalPrice: { amountMicros: '123000000' } }] },
    }
    expect(causesOf(observation, { currency: 'AUD', minimumLinealLengthMm: 1234 })).toContainEqual([
      'sizes-to-hundredths',
    ])
  })

  test('treats a markup as a margin if it can be a margin', () => {
    const line = (cost: string, markup: string) => ({
      catalogue: {
        productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3',
        pricing: { quantity: '1', cost: { amountMicros: cost }, markup },
      },
    })
    // A margin of 20 % on 8.00 is 10.00, and 100 % is not a margin: 10.05 + 100 % = 20.10
    const lines = [line('10050000', '100'), line('8000000', '20')]
    const observation = {
      request: { ...request, lines },
      figures: { total: { amountMicros: '30100000' } },
    }
    expect(causesOf(observation, { currency: 'AUD', derivationEnabled: true })).toContainEqual([
      'markup-as-margin',
    ])
  })

  test('finds nothing to explain in an empty list of observations', () => {
    expect(diagnose([], ACCOUNT)).toEqual({
      ok: true,
      value: { documents: 0, differing: [], explanations: [], unexplained: [], refused: [] },
    })
  })

  test('lists the problems of a request that cannot be priced, and compares the others', () => {
    const totalOf = (micros: string) => ({ figures: { total: { amountMicros: micros } } })
    const answer = diagnose(
      [
        { request: { lines: [{}] } as unknown, ...totalOf('1') },
        { request, ...totalOf('3480000') },
        { request: { ...request, lines: [labour('1', '0.5')] }, ...totalOf('1') },
        { request: { ...request, lines: [labour('1', '2000000')] }, ...totalOf('2200000') },
        { request, ...totalOf('99000000') },
      ],
      ACCOUNT,
    )
    if (!answer.ok) throw new Error('some requests can be priced')
    const { documents, differing, explanations, unexplained, refused } = answer.value
    expect(documents).toBe(3)
    expect(differing.map(({ index, figure }) => [index, figure])).toEqual([
      [1, 'total'],
      [4, 'total'],
    ])
    expect(explanations).toContainEqual({
      policies: ['tax-by-line'],
      documents: 1,
      of: 3,
      // The fifth document has the same request.
      informative: 2,
      certainty: 'possible',
      leaves: [4],
    })
    expect(unexplained).toEqual([4])
    expect(refused.map(({ index, problems }) => [index, problems.map(({ param }) => param)])).toEqual([
      [0, ['[0].request.lines[0]', '[0].request.customer_id']],
      [2, ['[2].request.lines[0].labour.pricing.unit_price.amount_micros']],
    ])
  })

  test('returns the problems of all requests if none can be priced', () => {
    const figures = { total: { amountMicros: '1' } }
    expect(placesOf([{ figures }, { request: { ...request, customerId: undefined }, figures }])).toEqual([
      'invalid_type [0].request',
      'required [1].request.customer_id',
    ])
    expect(placesOf([{ request: { lines: [{}] }, figures }])).toEqual([
      'line_kind_missing [0].request.lines[0]',
      'required [0].request.customer_id',
    ])
    expect(placesOf([{ request, figures }, { request }])).toEqual(['required [1].figures'])
    expect(placesOf([{ request, figures: { total: { amountMicros: 5 } } }])).toEqual([
      'invalid_money [0].figures.total.amount_micros',
    ])
  })
})

describe('suggestTestQuote', () => {
  const ofEveryObject = (name: string): [string, { policies: string[] }[], string] => [
    `the name ${name}, which every object has`,
    [{ policies: [name] }],
    '[0].policies',
  ]
  const pairs = policies.flatMap((one, index) =>
    policies.slice(index + 1).map((other) => [one.id, other.id] as const),
  )

  test.each([
    ['some pairs', 160],
    ['many pairs of policies', 40],
  ])('expects the figures of a system with these policies, for %s', (_, step) => {
    for (const [one, other] of pairs.filter((_, index) => index % step === 0)) {
      const { expected, request: made } = valueOf(
        suggestTestQuote([{ policies: [one] }, { policies: [other] }], ACCOUNT),
      )
      for (const { figures, policies: ids } of expected) {
        const back = diagnose([{ request: made, figures }], ACCOUNT)
        expect([ids, back.ok && back.value.unexplained]).toEqual([ids, []])
        // Without a line discount, or with one factor to round, the policy that it then equals is listed.
        const isDiscounted = JSON.stringify(made.lines).includes('"discount"')
        const isOfDiscounts = ids.some((id) => id.startsWith('discounted-unit-price'))
        const isOther = (!isDiscounted && isOfDiscounts) || ids.includes('factors-rounded-first')
        // A policy that has no effect on this request gives our own figures.
        if (back.ok && back.value.differing.length > 0 && !isOther)
          expect(back.value.explanations.map((explanation) => explanation.policies)).toContainEqual(ids)
      }
    }
  })

  test.each([
    ['a few policies', 5],
    ['all policies at once', 1],
  ])('returns a small request, and the same one every time, for %s', (_, step) => {
    const remaining = policies.filter((_, index) => index % step === 0).map(({ id }) => ({ policies: [id] }))
    const [first, second] = [suggestTestQuote(remaining, ACCOUNT), suggestTestQuote(remaining, ACCOUNT)]
    expect(first).toEqual(second)
    expect(first.ok && (first.value.request.lines ?? []).length).toBeLessThanOrEqual(6)
  })

  test('does not group policies with different shown figures', () => {
    const next = suggestTestQuote(
      [{ policies: ['discounted-unit-price-to-cents'] }, { policies: ['binary-floats'] }],
      ACCOUNT,
    )
    if (!next.ok) throw new Error('the policies are known')
    const [one, other] = next.value.expected
    expect(next.value.together).toEqual([])
    expect(one?.figures).not.toEqual(other?.figures)
  })

  test('groups identical explanations', () => {
    const next = suggestTestQuote([{ policies: ['tax-by-line'] }, { policies: ['tax-by-line'] }], ACCOUNT)
    expect(next.ok && next.value.together).toEqual([[0, 1]])
  })

  test('treats a policy that is named twice as one policy', () => {
    const once = suggestTestQuote([{ policies: ['tax-by-line'] }], ACCOUNT)
    const twice = suggestTestQuote([{ policies: ['tax-by-line', 'tax-by-line'] }], ACCOUNT)
    if (!once.ok || !twice.ok) throw new Error('the policies are known')
    expect(twice.value.expected.map(({ figures }) => figures)).toEqual(
      once.value.expected.map(({ figures }) => figures),
    )
  })

  test.each([
    ...['constructor', 'toString', '__proto__', 'hasOwnProperty'].map(ofEveryObject),
    ['no explanations', [], '[0].policies'],
    ['no policies', [{ policies: [] }], '[0].policies'],
    ['an unknown policy', [{ policies: ['tax-by-line'] }, { policies: ['by-hand'] }], '[1].policies'],
    ['a known and an unknown policy', [{ policies: ['tax-by-line', 'by-hand'] }], '[0].policies'],
    ['a list that reads as a policy', [{ policies: [['tax-by-line']] as never }], '[0].policies'],
    ['policies that contradict each other', [{ policies: ['tax-by-line', 'tax-by-unit'] }], '[0].policies'],
  ])('requires known policies that fit together: %s', (_, explanations, param) => {
    const next = suggestTestQuote(explanations, ACCOUNT)
    expect(problemsIn(next)).toEqual([`required ${param}`])
  })
})

describe('the policies', () => {
  test('have unique ids and words in both languages, and systems have known policies that fit together', () => {
    expect(new Set(policies.map(({ id }) => id)).size).toBe(policies.length)
    expect(policies.length).toBeGreaterThanOrEqual(28)
    for (const { english, german } of policies) expect([english, german]).not.toContain('')
    for (const { policies: ids } of systems)
      expect(suggestTestQuote([{ policies: ids }], ACCOUNT).ok).toBe(true)
  })
})
