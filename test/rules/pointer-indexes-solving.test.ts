import { expect, test } from 'vitest'
import { taxAmount } from '../../src/entries/index.js'
import { diagnose, suggestTestQuote, type Observation } from '../../src/entries/diagnose.js'
import { goldenHeader, groupByCause } from '../../src/entries/golden.js'
import { allocate, solve, splitDocument } from '../../src/entries/solve.js'
import {
  ALL,
  five,
  guardIndexes,
  problemsIn,
  HUGE,
  placesOf,
  type Located,
  type Finder,
} from './pointer-index-places.js'
import { AUD, labour, LINEAL_METRES, money, request } from './requests.js'

guardIndexes(
  'V1: a line to tax is reported at its own index:',
  placesOf(
    (lines) => problemsIn(taxAmount(lines, AUD)),
    [],
    [
      ['T4: no total', 'total_price_required', ['totalPrice'], {}],
      ['N8: a total beyond the limit', 'amount_out_of_range', ['totalPrice'], { totalPrice: HUGE }],
    ],
    { totalPrice: money('1.00') },
  ),
)

guardIndexes(
  'V1: a weight is reported at its own index:',
  placesOf(
    (weights) => problemsIn(allocate(money('1.00'), weights)),
    ['weights'],
    [
      ['N4: a negative weight', 'out_of_range', [], '-1'],
      ['N4: an empty weight', 'required', [], ''],
      ['N4: an exponent', 'invalid_decimal', [], '1e3'],
    ],
    '1',
  ),
)

/** Five lines priced by quantity, and a measured line. */
const LINES = [
  ...ALL.map(() => labour({ quantity: '1', unitPrice: money('10.00') })),
  labour({
    pricingStrategy: LINEAL_METRES,
    unitPrice: money('10.00'),
    measurements: [{ length: '1' }, { length: '2' }],
  }),
]

const split: Finder = (parts) => problemsIn(splitDocument(request(LINES), AUD, parts))

const WRONG_PARTS = [
  ['T1: neither a percentage nor lines', 'required', ['percentage'], {}],
  [
    'T1: both a percentage and the remainder',
    'invalid_type',
    ['isRemainder'],
    { percentage: '1', isRemainder: true },
  ],
  ['T1: a percentage above 100 %', 'out_of_range', ['percentage'], { percentage: '101' }],
  ['N4: an exponent', 'invalid_decimal', ['percentage'], { percentage: '1e1' }],
] as const

const WRONG_LINE_PARTS = [
  ['L3: a line without a percentage, quantity or amount', 'required', ['percentage'], { line: 0 }],
  [
    'L3: both a percentage and a quantity',
    'invalid_type',
    ['quantity'],
    { line: 0, percentage: '1', quantity: '1' },
  ],
  ['N7: a fraction of a cent', 'too_many_decimals', ['amount'], { line: 0, amount: money('0.001') }],
  ['T1: the index of a missing line', 'out_of_range', ['line'], { line: 9, percentage: '1' }],
  ['M3: a number of pieces of two sizes', 'required', ['measurements'], { line: 5, quantity: '1' }],
  [
    'M2: pieces of a line by quantity',
    'invalid_type',
    ['measurements'],
    { line: 1, measurements: [{ length: '1' }] },
  ],
  [
    'L3: an amount above the total of the line',
    'out_of_range',
    ['amount'],
    { line: 1, amount: money('10.01') },
  ],
  ['L3: a quantity above the quantity of the line', 'out_of_range', ['quantity'], { line: 1, quantity: '2' }],
] as const

const PART_OF_LINE = { line: 0, percentage: '1' }

guardIndexes('V1: a part of a document is reported at its own index:', [
  ...placesOf(split, ['parts'], WRONG_PARTS, { percentage: '1' }),
  ...placesOf(
    (lines) => split([{ percentage: '1' }, { lines }] as never),
    ['parts', 1, 'lines'],
    WRONG_LINE_PARTS,
    PART_OF_LINE,
  ),
  ...placesOf(
    split,
    ['parts'],
    WRONG_LINE_PARTS.map(([rule, code, field, wrong]) => [
      `${rule}, in each part`,
      code,
      ['lines', 1, ...field],
      { lines: [PART_OF_LINE, wrong] },
    ]),
    { lines: [PART_OF_LINE] },
  ),
])

const solved = (levers: unknown, options: unknown = {}): readonly Located[] =>
  problemsIn(solve(request(LINES), AUD, { total: money('50.00') }, levers as never, options as never))

guardIndexes('V1: a lever or a line of it is reported at its own index:', [
  ...placesOf(
    solved,
    ['levers'],
    [
      ['L8: no line', 'required', ['line'], { type: 'markup' }],
      ['V4: an unknown lever', 'unknown_enum_value', ['type'], { type: 'other' }],
      ['L3: a missing line', 'out_of_range', ['line'], { type: 'unitPrice', line: 9 }],
      [
        'T2: the index of a missing adjustment',
        'out_of_range',
        ['adjustment'],
        { type: 'discount', adjustment: 9 },
      ],
      [
        'L3: a missing line as the last of two',
        'out_of_range',
        ['lines', 1],
        { type: 'lineDiscount', lines: [0, 9] },
      ],
    ],
    { type: 'discount' },
  ),
  ...placesOf(
    (lines) => solved([{ type: 'discount' }, { type: 'lineDiscount', lines }]),
    ['levers', 1, 'lines'],
    [['L3: a missing line', 'out_of_range', [], 9]],
    0,
  ),
  ...placesOf(
    (locked) => solved([{ type: 'discount' }], { locked }),
    ['options', 'locked'],
    [['L3: the index of a missing line to lock', 'out_of_range', [], 9]],
    0,
  ),
])

const SOUND_OBSERVATION = { request: request([]), figures: { total: money('0.00') } }

const diagnosed: Finder = (observations) => {
  const diagnosis = diagnose(observations, AUD)
  return diagnosis.ok ? diagnosis.value.refused.flatMap(({ problems }) => problems) : diagnosis.problems
}

const recorded: Finder = (documents) => {
  const header = goldenHeader(AUD)
  return problemsIn(header.ok ? groupByCause(documents, header.value, AUD) : header)
}

guardIndexes('V1: a document of another system is reported at its own index:', [
  ...placesOf(
    diagnosed,
    [],
    [
      [
        'V3: a line without a kind',
        'line_kind_missing',
        ['request', 'lines', 1],
        {
          ...SOUND_OBSERVATION,
          request: request([labour(), {}]),
        },
      ],
      ['T6: no figures', 'required', ['figures'], { request: request([]) }],
      [
        'T6: figures without a total',
        'required',
        ['figures', 'total'],
        { request: request([]), figures: {} },
      ],
    ],
    SOUND_OBSERVATION,
  ),
  ...placesOf(
    (explanations) => problemsIn(suggestTestQuote(explanations, AUD)),
    [],
    [['T4: an unknown policy', 'required', ['policies'], { policies: ['unknown'] }]],
    { policies: ['tax-by-line'] },
  ),
  ...placesOf(recorded, [], [['T6: no request', 'required', ['recorded', 'request'], { recorded: {} }]], {}),
])

test.each(ALL)('T6: an observation that cannot be priced is refused at its index, %s', (index) => {
  const wrong = { ...SOUND_OBSERVATION, request: request([{}]) }
  const observations = five(
    [index],
    () => wrong,
    () => SOUND_OBSERVATION,
  )
  const diagnosis = diagnose(observations, AUD)
  expect(diagnosis.ok && diagnosis.value.refused.map((one) => one.index)).toEqual([index])
})

test.each(ALL)(
  'L3: a line with another total is named by its index and by the index of its document, %s',
  (index) => {
    const lines = ALL.map((line) => ({ totalPrice: money(line === index ? '99.00' : '10.00') }))
    const sent = request(LINES.slice(0, 5))
    const observations = [
      // The first document cannot be priced, so it is not compared, but its index counts.
      { ...SOUND_OBSERVATION, request: request([{}]) },
      ...five<Observation>(
        [index],
        () => ({ request: sent, figures: { lines } }),
        () => SOUND_OBSERVATION,
      ),
    ]
    const diagnosis = diagnose(observations, AUD)
    expect(diagnosis.ok && diagnosis.value).toMatchObject({
      differing: [{ index: index + 1, figure: `lines[${index}]` }],
      unexplained: [index + 1],
    })
  },
)
