import { expect, test } from 'vitest'
import { solve, type Goal, type Lever, type SolveOptions } from '../../src/entries/solve.js'
import { bare, CUSTOMER, onTheFly, type Json } from '../rules/requests.js'

const sent = { customerId: CUSTOMER, lines: [onTheFly({ quantity: '1', unitPrice: bare('10') })] }
const DISCOUNT: readonly unknown[] = [{ type: 'discount' }]
const total: Json = { total: bare('5') }

function found(goal: unknown, levers: unknown = DISCOUNT, options?: unknown): unknown {
  const answer = solve(
    sent as unknown,
    { currency: 'AUD' },
    goal as Goal,
    levers as readonly Lever[],
    options as SolveOptions,
  )
  return answer.ok
    ? answer.value.outcome
    : answer.problems.map(({ code, param, details, source }) => [code, param, details, source])
}

const EUR: Json = { ...bare('5'), currency: 'EUR' }
const micros = (amountMicros: string): Json => ({ amountMicros })

test.each<[unknown, string, string, Json]>([
  [{ ...total, margin: bare('1') }, 'invalid_type', 'margin', { expected: 'absent', sent: 'object' }],
  [
    { ...total, marginPercentage: '5' },
    'invalid_type',
    'margin_percentage',
    { expected: 'absent', sent: '"5"' },
  ],
  [{ ...total, ending: bare('0.5') }, 'invalid_type', 'ending', { expected: 'absent', sent: 'object' }],
  [{ subtotal: micros('5') }, 'too_many_decimals', 'subtotal', { sent: '0.000005', max: '2' }],
  [{ margin: micros('5') }, 'too_many_decimals', 'margin', { sent: '0.000005', max: '2' }],
  [{ multipleOf: micros('1005000') }, 'too_many_decimals', 'multiple_of', { sent: '1.005', max: '2' }],
  [{ ending: micros('5000') }, 'too_many_decimals', 'ending', { sent: '0.005', max: '2' }],
  [{ marginPercentage: '1.234' }, 'too_many_decimals', 'margin_percentage', { sent: '1.234', max: '2' }],
  [
    { marginPercentage: '100' },
    'out_of_range',
    'margin_percentage',
    { sent: '100', min: '-999999999999999', max: '99.99' },
  ],
  [{ multipleOf: bare('0') }, 'out_of_range', 'multiple_of', { amountMicros: '0', min: '10000' }],
  [{ multipleOf: bare('-1') }, 'out_of_range', 'multiple_of', { amountMicros: '-1000000', min: '10000' }],
  [
    { multipleOf: bare('0'), ending: bare('1') },
    'out_of_range',
    'multiple_of',
    { amountMicros: '0', min: '10000' },
  ],
  [{ ending: bare('-0.01') }, 'out_of_range', 'ending', { amountMicros: '-10000', min: '0' }],
  [{ ending: bare('1') }, 'out_of_range', 'ending', { sent: '1', min: '0', max: '0.99' }],
  [
    { multipleOf: bare('0.5'), ending: bare('0.5') },
    'out_of_range',
    'ending',
    { sent: '0.5', min: '0', max: '0.49' },
  ],
])('solve refuses the goal %j at its field, with the allowed values', (goal, code, field, details) => {
  expect(found(goal)).toEqual([[code, `goal.${field}`, details, 'settings']])
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

test.each<[unknown, unknown, string, string, Json]>([
  [[], undefined, 'required', 'levers[0]', {}],
  [[{ typ: 'discount' }], undefined, 'required', 'levers[0].type', { nearMiss: 'typ', didYouMean: 'type' }],
  [[{ type: 'unitPrice' }], undefined, 'required', 'levers[0].line', {}],
  [[...DISCOUNT, { type: 'markup' }], undefined, 'required', 'levers[1].line', {}],
  [
    [{ type: 'unitPrice', line: 1 }],
    undefined,
    'out_of_range',
    'levers[0].line',
    { sent: '1', min: '0', max: '0' },
  ],
  [
    [{ type: 'unitPrice', line: -1 }],
    undefined,
    'out_of_range',
    'levers[0].line',
    { sent: '-1', min: '0', max: '0' },
  ],
  [
    [...DISCOUNT, { type: 'lineDiscount', lines: [0, 3] }],
    undefined,
    'out_of_range',
    'levers[1].lines[1]',
    { sent: '3', min: '0', max: '0' },
  ],
  [
    [{ type: 'surcharge', adjustment: 0 }],
    undefined,
    'out_of_range',
    'levers[0].adjustment',
    { sent: '0', min: '0', max: '-1' },
  ],
  [DISCOUNT, { locked: [0, 1] }, 'out_of_range', 'options.locked[1]', { sent: '1', min: '0', max: '0' }],
  [
    DISCOUNT,
    { constraints: { maxDiscount: '-0.5' } },
    'out_of_range',
    'options.constraints.max_discount',
    { sent: '-0.5', min: '0' },
  ],
])('solve refuses the levers %j with the options %j', (levers, options, code, param, details) => {
  expect(found(total, levers, options)).toEqual([[code, param, details, 'settings']])
})

test('solve accepts missing options, and a discount limit of 0', () => {
  expect([
    found(total, DISCOUNT, null),
    found(total, DISCOUNT, {}),
    found(total, DISCOUNT, { constraints: {} }),
  ]).toEqual(['exact', 'exact', 'exact'])
  expect(found(total, DISCOUNT, { constraints: { maxDiscount: '0' } })).toBe('impossible')
})

test.each([
  [total, [5], undefined, 'invalid_type', 'levers[0]'],
  [{ total: micros('x') }, DISCOUNT, undefined, 'invalid_money', 'goal.total.amount_micros'],
  [{ marginPercentage: 'x' }, DISCOUNT, undefined, 'invalid_decimal', 'goal.margin_percentage'],
  [
    total,
    DISCOUNT,
    { constraints: { maxDiscount: 'x' } },
    'invalid_decimal',
    'options.constraints.max_discount',
  ],
  [total, DISCOUNT, 5, 'invalid_type', 'options'],
  [{ total: bare('9300000000000') }, DISCOUNT, undefined, 'invalid_money', 'goal.total.amount_micros'],
])(
  'solve reports an unreadable value once, at its field: %j, %j, %j',
  (goal, levers, options, code, param) => {
    const problems = found(goal, levers, options) as readonly (readonly unknown[])[]
    expect(problems.map(([ofCode, ofParam, , source]) => [ofCode, ofParam, source])).toEqual([
      [code, param, 'settings'],
    ])
  },
)

test('solve refuses invalid settings before it reads the goal', () => {
  const answer = solve(sent as unknown, { currency: 'A' }, {} as Goal, [])
  expect(answer.ok ? [] : answer.problems.map(({ code, param }) => [code, param])).toEqual([
    ['invalid_currency', 'currency'],
  ])
})

test('solve accepts the largest amount as a goal, and refuses a cent more', () => {
  expect(found({ total: bare('9223372036854.77') })).toBe('impossible')
  expect(found({ total: bare('-9223372036854.77') })).toBe('impossible')
  const [problem] = found({ total: bare('9223372036854.78') }) as readonly (readonly unknown[])[]
  expect(problem?.slice(0, 2)).toEqual(['invalid_money', 'goal.total.amount_micros'])
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
  expect(found(goal, DISCOUNT, options)).toEqual([
    ['unknown_enum_value', `${field}.currency`, details, 'settings'],
  ])
})
