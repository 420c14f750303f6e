import { expect, test } from 'vitest'
import { solve, type Goal } from '../../src/entries/solve.js'
import { problemsIn } from '../answers.js'
import { bare, CUSTOMER, onTheFly, type Json } from '../rules/requests.js'

const sent = { customerId: CUSTOMER, lines: [onTheFly({ quantity: '1', unitPrice: bare('10') })] }
const DISCOUNT: readonly unknown[] = [{ type: 'discount' }]
const total: Json = { total: bare('5') }

type Arguments = [goal: unknown, levers?: unknown, options?: unknown, request?: unknown]

function answerTo(...[goal, levers = DISCOUNT, options, request = sent]: Arguments) {
  return solve(
    ...([request, { currency: 'AUD' }, goal, levers, options] as unknown as Parameters<typeof solve>),
  )
}

/** Returns each problem with its details, or the outcome. */
function found(...given: Arguments): unknown {
  const answer = answerTo(...given)
  return answer.ok
    ? answer.value.outcome
    : answer.problems.map(({ code, param, details, source }) => [`${code} ${param} ${source}`, details])
}

/** Returns each problem without its details. */
const listed = (...given: Arguments): readonly string[] => {
  const answer = answerTo(...given)
  return answer.ok ? [] : answer.problems.map(({ code, param, source }) => `${code} ${param} ${source}`)
}

const EUR: Json = { ...bare('5'), currency: 'EUR' }
const micros = (amountMicros: string): Json => ({ amountMicros })

test.each<[unknown, string, Json]>([
  [{ ...total, margin: bare('1') }, 'invalid_type goal.margin', { expected: 'absent', sent: 'object' }],
  [
    { ...total, marginPercentage: '5' },
    'invalid_type goal.margin_percentage',
    { expected: 'absent', sent: '"5"' },
  ],
  [{ ...total, ending: bare('0.5') }, 'invalid_type goal.ending', { expected: 'absent', sent: 'object' }],
  [{ total: micros('5') }, 'too_many_decimals goal.total', { sent: '0.000005', max: '2' }],
  [{ subtotal: micros('5') }, 'too_many_decimals goal.subtotal', { sent: '0.000005', max: '2' }],
  [{ margin: micros('5') }, 'too_many_decimals goal.margin', { sent: '0.000005', max: '2' }],
  [{ multipleOf: micros('1005000') }, 'too_many_decimals goal.multiple_of', { sent: '1.005', max: '2' }],
  [{ ending: micros('5000') }, 'too_many_decimals goal.ending', { sent: '0.005', max: '2' }],
  [{ marginPercentage: '1.234' }, 'too_many_decimals goal.margin_percentage', { sent: '1.234', max: '2' }],
  [
    { marginPercentage: '100' },
    'out_of_range goal.margin_percentage',
    { sent: '100', min: '-999999999999999', max: '99.99' },
  ],
  // N2: an amount without micros is zero.
  [{ multipleOf: {} }, 'out_of_range goal.multiple_of', { amountMicros: '0', min: '10000' }],
  [{ multipleOf: bare('0') }, 'out_of_range goal.multiple_of', { amountMicros: '0', min: '10000' }],
  [{ multipleOf: bare('-1') }, 'out_of_range goal.multiple_of', { amountMicros: '-1000000', min: '10000' }],
  [
    { multipleOf: bare('0'), ending: bare('1') },
    'out_of_range goal.multiple_of',
    { amountMicros: '0', min: '10000' },
  ],
  [{ ending: bare('-0.01') }, 'out_of_range goal.ending', { amountMicros: '-10000', min: '0' }],
  [{ ending: bare('1') }, 'out_of_range goal.ending', { sent: '1', min: '0', max: '0.99' }],
  [
    { multipleOf: bare('0.5'), ending: bare('0.5') },
    'out_of_range goal.ending',
    { sent: '0.5', min: '0', max: '0.49' },
  ],
])('solve refuses the goal %j at its field, with the allowed values', (goal, problem, details) => {
  expect(found(goal)).toEqual([[`${problem} settings`, details]])
})

test.each<[unknown, unknown]>([
  [{ multipleOf: bare('5'), ending: bare('4.99'), direction: 'down' }, 'exact'],
  [{ ending: bare('0') }, 'exact'],
  [total, 'exact'],
  // Without costs, every amount except 0 has a margin of 100%, so no document reaches this percentage.
  [{ marginPercentage: '33.33' }, 'nearest'],
])('solve accepts the goal %j', (goal, outcome) => {
  expect(found(goal)).toBe(outcome)
})

/** The details of an index of a document with one line. */
const only = (index: string): Json => ({ sent: index, min: '0', max: '0' })

test.each<[levers: unknown, problem: string, details: Json, options?: unknown]>([
  [[], 'required levers[0]', {}],
  [[{ typ: 'discount' }], 'required levers[0].type', { nearMiss: 'typ', didYouMean: 'type' }],
  [[{ type: 'unitPrice' }], 'required levers[0].line', {}],
  [[...DISCOUNT, { type: 'markup' }], 'required levers[1].line', {}],
  [[{ type: 'unitPrice', line: 1 }], 'out_of_range levers[0].line', only('1')],
  [[{ type: 'unitPrice', line: -1 }], 'out_of_range levers[0].line', only('-1')],
  [[{ type: 'markup', line: 1 }], 'out_of_range levers[0].line', only('1')],
  [[...DISCOUNT, { type: 'lineDiscount', lines: [0, 3] }], 'out_of_range levers[1].lines[1]', only('3')],
  [[{ type: 'lineDiscount', lines: [0, -1] }], 'out_of_range levers[0].lines[1]', only('-1')],
  [[{ type: 'discount', adjustment: 0 }], 'out_of_range levers[0].adjustment', { ...only('0'), max: '-1' }],
  [[{ type: 'surcharge', adjustment: 0 }], 'out_of_range levers[0].adjustment', { ...only('0'), max: '-1' }],
  [DISCOUNT, 'out_of_range options.locked[1]', only('1'), { locked: [0, 1] }],
  [
    DISCOUNT,
    'out_of_range options.constraints.max_discount',
    { sent: '-0.5', min: '0' },
    { constraints: { maxDiscount: '-0.5' } },
  ],
])(
  'solve refuses the levers %j: %s, with the details %j and the options %j',
  (levers, problem, details, options) => {
    expect(found(total, levers, options)).toEqual([[`${problem} settings`, details]])
  },
)

test('solve accepts missing options, and a discount limit of 0', () => {
  for (const options of [null, {}, { constraints: {} }]) expect(found(total, DISCOUNT, options)).toBe('exact')
  expect(found(total, DISCOUNT, { constraints: { maxDiscount: '0' } })).toBe('impossible')
})

test.each<[unknown, unknown, unknown, ...string[]]>([
  [{}, DISCOUNT, undefined, 'required goal.total'],
  [null, 'all', undefined, 'invalid_type goal', 'invalid_type levers'],
  [total, [5], undefined, 'invalid_type levers[0]'],
  [total, [{}], undefined, 'required levers[0].type'],
  [total, [{ type: 'price' }], undefined, 'unknown_enum_value levers[0].type'],
  [{ total: 5 }, DISCOUNT, undefined, 'invalid_money goal.total'],
  [{ total: micros('x') }, DISCOUNT, undefined, 'invalid_money goal.total.amount_micros'],
  [{ marginPercentage: 'x' }, DISCOUNT, undefined, 'invalid_decimal goal.margin_percentage'],
  [
    ...([total, DISCOUNT, { constraints: { maxDiscount: 'x' } }] as const),
    'invalid_decimal options.constraints.max_discount',
  ],
  [total, DISCOUNT, 5, 'invalid_type options'],
  [{ total: bare('9300000000000') }, DISCOUNT, undefined, 'invalid_money goal.total.amount_micros'],
])(
  'solve reports an unreadable value once, at its field: %j, %j, %j',
  (goal, levers, options, ...problems) => {
    expect(listed(goal, levers, options)).toEqual(problems.map((problem) => `${problem} settings`))
  },
)

test('solve refuses invalid settings before it reads the goal', () => {
  expect(problemsIn(solve(sent as unknown, { currency: 'A' }, {} as Goal, []))).toEqual([
    'invalid_currency currency',
  ])
})

test('solve lists the problems of the request after those of the other arguments', () => {
  expect(listed({}, DISCOUNT, { constraints: { maxDiscount: '-1' } }, { lines: [{}] })).toEqual([
    'required goal.total settings',
    'out_of_range options.constraints.max_discount settings',
    'line_kind_missing lines[0] request',
    'required customer_id request',
  ])
})

test('solve accepts the largest amount as a goal, and refuses a cent more', () => {
  for (const sign of ['', '-']) expect(found({ total: bare(`${sign}9223372036854.77`) })).toBe('impossible')
  expect(listed({ total: bare('9223372036854.78') })[0]).toBe(
    'invalid_money goal.total.amount_micros settings',
  )
})

test.each<[Json, Json, string]>([
  [{ total: EUR }, {}, 'goal.total'],
  [{ subtotal: EUR }, {}, 'goal.subtotal'],
  [{ margin: EUR }, {}, 'goal.margin'],
  [{ multipleOf: EUR }, {}, 'goal.multiple_of'],
  [{ multipleOf: bare('10'), ending: EUR }, {}, 'goal.ending'],
  [total, { constraints: { minMargin: EUR } }, 'options.constraints.min_margin'],
])('solve refuses another currency than the account has: %j, %j', (goal, options, field) => {
  const details = { sent: '"EUR"', known: ['AUD'] }
  expect(found(goal, DISCOUNT, options)).toEqual([[`unknown_enum_value ${field}.currency settings`, details]])
})
