import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutList, type StockOptions } from '../../src/entries/flashing.js'
import { CHVATAL, ROLLS, TWENTY_TWO, mixedList, ofLengths, smallLists } from './cutting-lists.js'
import { faultsOf, leastCost, notesOf, planOf, stockOf, type Pieces, type Plan } from './planned-bars.js'
import { bySize } from '../run-size.js'

const url = new URL('../vectors/cutting/plans.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(url, 'utf8')) as {
  cases: readonly {
    name: string
    subitems: readonly { amount: number; length: number }[]
    options: StockOptions
    expect: Partial<Plan>
  }[]
}

describe('F13: a cutting plan', () => {
  test.each(cases)('has the figures of the vector: $name', ({ subitems, options, expect: expected }) => {
    const pieces = subitems.map(({ amount, length }) => [amount, length] as const)
    const plan = planOf(pieces, options)
    expect(plan).toMatchObject(expected)
    expect(faultsOf(plan, pieces, options)).toEqual([])
  })

  test('is missing without a stock length', () => {
    const line = { subitems: [{ amount: 5, length: 2400 }] }
    const answers = [cutList(line, { currency: 'AUD' }), cutList(line, { currency: 'AUD' }, { offcuts: [] })]
    expect(answers.map((answer) => answer.ok && 'stock' in answer.value)).toEqual([false, false])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  })

  test('lists the bars of the example of the rule', () => {
    const plan = planOf([[5, 2400]], { stockLengthMm: 6000, kerfMm: 3 })
    expect(notesOf(plan)).toEqual([
      '2 × 6000: 2 × 2400, kerf 6, rest 1194',
      '1 × 6000: 1 × 2400, kerf 3, rest 3597',
    ])
    expect(plan).toMatchObject({ kerf: '15', offcut: '5985', method: 'exact', objective: 'bars' })
    expect(plan.cutBars[0]?.from).toBe('stock_length_mm')
  })

  test('names the offcut that a piece comes from', () => {
    const options = { stocks: [{ lengthMm: 6000 }], offcuts: [{ lengthMm: 100 }, { lengthMm: 2450 }] }
    const plan = planOf([[5, 2400]], options)
    expect(plan.cutBars.map(({ from, bars }) => [from, bars])).toEqual([
      ['offcuts[1]', 1],
      ['stocks[0]', 2],
    ])
  })

  test.each([
    ['the published data of 453 bars', CHVATAL, 453],
    ['the published rolls of 73 bars', ROLLS, 73],
    ['22 pieces that need 8 bars', TWENTY_TWO, 8],
    // With its kerf, a piece of 2998.5 mm takes half of 6003 mm, so two of them share a bar.
    [
      'those 22 pieces with 18 pieces of half a bar, which need 17 bars',
      { ...TWENTY_TWO, pieces: [...TWENTY_TWO.pieces, [18, 2998.5] as const] },
      17,
    ],
  ])('proves %s', (_, { pieces, stock, kerf }, bars) => {
    const options = { stockLengthMm: stock, kerfMm: kerf }
    const plan = planOf(pieces, options)
    expect(plan).toMatchObject({ bars, atLeast: bars, isOptimal: true, method: 'exact' })
    expect(faultsOf(plan, pieces, options)).toEqual([])
  })

  test.each([
    ['bars', { stockLengthMm: 6000 }],
    ['bars', { stocks: [{ lengthMm: 6000 }] }],
    ['metal', { stockLengthMm: 6000, stocks: [{ lengthMm: 4000 }] }],
    ['metal', { stocks: [{ lengthMm: 6000 }, { lengthMm: 4000 }] }],
  ])('minimises %s by default: %j', (objective, options) => {
    expect(planOf([[1, 2400]], options)).toMatchObject({ isEstimate: true, objective })
  })

  test('has the same bars for the same list, whatever was planned before', () => {
    const plans = [1, 2].map(() =>
      smallLists(8).map(({ pieces }) => planOf(pieces, { stockLengthMm: 6000, kerfMm: 3 })),
    )
    expect(JSON.stringify(plans[0])).toBe(JSON.stringify(plans[1]))
  })
})

describe('F13: options that cannot be planned', () => {
  test.each<[name: string, options: object, problem: string]>([
    [
      'a cost that is missing',
      { objective: 'cost', stocks: [{ lengthMm: 1 }] },
      'required options.stocks[0].cost',
    ],
    ['no stock with a cost', { objective: 'cost', stockLengthMm: 6000 }, 'required options.stocks'],
    ['a missing length', { stocks: [{}] }, 'required options.stocks[0].length_mm'],
    ['a count of zero', { stocks: [{ lengthMm: 6000, count: 0 }] }, 'out_of_range options.stocks[0].count'],
    ['a negative count', { offcuts: [{ lengthMm: 1, count: -1 }] }, 'out_of_range options.offcuts[0].count'],
    [
      'a fractional count',
      { offcuts: [{ lengthMm: 1, count: 1.5 }] },
      'invalid_type options.offcuts[0].count',
    ],
    ['a negative length', { stocks: [{ lengthMm: -6000 }] }, 'out_of_range options.stocks[0].length_mm'],
    ['a negative kerf', { stockLengthMm: 6000, kerfMm: -3 }, 'out_of_range options.kerf_mm'],
    ['a negative trim', { stockLengthMm: 6000, trimMm: '-1' }, 'out_of_range options.trim_mm'],
    ['an unknown objective', { objective: 'time' }, 'unknown_enum_value options.objective'],
    ['stocks that are not a list', { stocks: 6000 }, 'invalid_type options.stocks'],
  ])('are problems of the settings: %s', (_, options, problem) => {
    const list = cutList(
      { subitems: [{ amount: 1, length: 1 }] },
      { currency: 'AUD' },
      options as StockOptions,
    )
    const found = list.ok ? [] : list.problems
    expect(found.map(({ code, param, source }) => `${code} ${param} ${source}`)).toEqual([
      `${problem} settings`,
    ])
  })

  test.each<[reason: string, options: StockOptions, pieces: Pieces]>([
    ['stock_length_not_positive', { stocks: [{ lengthMm: 0 }] }, [[1, 100]]],
    [
      'too_many_stock_lengths',
      { offcuts: Array.from({ length: 101 }, () => ({ lengthMm: 100 })) },
      [[1, 100]],
    ],
    ['too_many_pieces', { stockLengthMm: 6000 }, [[10_001, 100]]],
  ])('give the reason %s', (reason, options, pieces) => {
    expect(stockOf(pieces, options)).toMatchObject({ isEstimate: true, isPacked: false, reason })
  })

  test('are lengths of 2^53 mm, which have more than 15 digits (N4)', () => {
    expect(() => stockOf([[1, 100]], { stockLengthMm: 2 ** 53 })).toThrow(
      'invalid_decimal options.stock_length_mm',
    )
  })

  test('do not include lengths of 15 digits, or 2^53 - 1 bars', () => {
    const stocks = [{ lengthMm: 2 ** 49, count: 2 ** 53 - 1 }]
    expect(planOf([[3, 2 ** 48]], { stocks, kerfMm: 3 })).toMatchObject({ isOptimal: true, bars: 3 })
  })

  test('do not include a trim of the whole bar, for which every piece is too long', () => {
    expect(planOf([[2, 100]], { stockLengthMm: 100, trimMm: 100 })).toMatchObject({
      bars: 0,
      tooLong: [{ pieces: '2', length: '100' }],
    })
  })
})

const stocks = (...lengths: readonly number[]) => lengths.map((lengthMm) => ({ lengthMm }))

const LISTS: readonly (readonly [pieces: Pieces, options: StockOptions, least: number, bars: number])[] = [
  [
    ofLengths({ 863: 1, 1363: 2, 242: 1, 1842: 6, 1942: 1 }),
    {
      kerfMm: 3,
      stocks: stocks(3700, 3500, 5800),
      offcuts: [
        { lengthMm: 2300, count: 3 },
        { lengthMm: 700, count: 1 },
        { lengthMm: 1700, count: 2 },
      ],
    },
    9300,
    8,
  ],
  [
    ofLengths({ 863: 6, 1000: 3, 1549: 6, 2949: 6, 1149: 2, 2728: 2, 1956: 5 }),
    {
      kerfMm: 0,
      stocks: [{ lengthMm: 3000 }, { lengthMm: 4800, count: 2 }],
      offcuts: [{ lengthMm: 1700, count: 3 }],
    },
    49_800,
    19,
  ],
]

describe('F13: a plan with limited bars', () => {
  // A plan of this cost exists, so no plan that costs more may be called optimal, and no bound may be above it.
  test.each(LISTS)('is the cheapest: %#', (pieces, options, least, bars) => {
    const plan = planOf(pieces, options)
    expect(faultsOf(plan, pieces, options)).toEqual([])
    expect([Number(plan.cost), Number(plan.lowerBound), plan.isOptimal, plan.bars]).toEqual([
      least,
      least,
      true,
      bars,
    ])
  })

  test.each(LISTS)('costs the same if its bars are listed in another order: %#', (pieces, options) => {
    const { stocks: bars, offcuts } = options
    const reversed = {
      ...options,
      stocks: [...(bars ?? [])].reverse(),
      offcuts: [...(offcuts ?? [])].reverse(),
    }
    const [one, other] = [planOf(pieces, options), planOf(pieces, reversed)]
    expect(faultsOf(other, pieces, reversed)).toEqual([])
    expect(Number(one.lowerBound)).toBeLessThanOrEqual(Number(other.cost))
    expect(Number(other.lowerBound)).toBeLessThanOrEqual(Number(one.cost))
  })
})

describe('F13: a plan without kerf', () => {
  const stock = { stockLengthMm: 10_000, kerfMm: 0, trimMm: 0 }

  test('is better than first fit if lengths have few decimals', () => {
    // First fit needs three bars: 2 × 4000, 3 × 3000 and 1 × 3000.
    const plan = planOf(ofLengths({ 4000: 2, 3000: 4 }), stock)
    expect(notesOf(plan)).toEqual(['2 × 10000: 1 × 4000 + 2 × 3000, kerf 0, rest 0'])
    expect([plan.isOptimal, plan.bars, plan.atLeast]).toEqual([true, 2, 2])
  })

  test('is first fit if sums of lengths have too many digits to be exact', () => {
    const plan = planOf(ofLengths({ 4000: 2, 2999.999999999: 4 }), stock)
    expect(notesOf(plan)).toEqual([
      '1 × 10000: 2 × 4000, kerf 0, rest 2000',
      '1 × 10000: 3 × 2999.999999999, kerf 0, rest 1000.000000003',
      '1 × 10000: 1 × 2999.999999999, kerf 0, rest 7000.000000001',
    ])
    // 2 × 4000 + 4 × 2999.999999999 is 19 999.999999996, which needs at least two bars.
    expect([plan.isOptimal, plan.bars, plan.atLeast]).toEqual([false, 3, 2])
  })
})

describe('properties of cutting plans', () => {
  const length = fc.oneof(
    fc.integer({ min: 1, max: 20 }).map((steps) => steps * 300),
    fc.integer({ min: 40, max: 620 }).map((steps) => steps * 10),
  )
  const pieces = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), length), { minLength: 1, maxLength: 12 })
  const stock = fc.record(
    {
      lengthMm: fc.constantFrom(3000, 6000, 6500, 8000),
      count: fc.integer({ min: 1, max: 9 }),
      cost: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ['lengthMm', 'cost'] },
  )
  const offcut = fc.record({ lengthMm: length, count: fc.integer({ min: 1, max: 3 }) })
  const options = fc.record({
    stocks: fc.array(stock, { minLength: 1, maxLength: 3 }),
    offcuts: fc.array(offcut, { maxLength: 3 }),
    kerfMm: fc.constantFrom(0, 3, 100),
    trimMm: fc.constantFrom(0, 20),
    objective: fc.constantFrom('bars', 'metal', 'cost'),
  })
  const runs = { numRuns: bySize(25, 100) }

  test('every piece is in one bar or listed; cuts + kerf + trim + rest = bar; counts are kept', () => {
    fc.assert(
      fc.property(pieces, options, (list, how) => {
        expect(faultsOf(planOf(list, how), list, how)).toEqual([])
      }),
      runs,
    )
  })

  test('lower bound ≤ least cost of all ways to cut ≤ cost; equal if optimal', () => {
    const few = fc.array(length, { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(few, options, (lengths, how) => {
        const plan = planOf(
          lengths.map((one) => [1, one]),
          how,
        )
        const min = leastCost(lengths, how)
        expect(Number(plan.lowerBound)).toBeLessThanOrEqual(min)
        if (plan.unplaced.length > 0) return
        expect(Number(plan.cost)).toBeGreaterThanOrEqual(min)
        if (plan.isOptimal) expect(Number(plan.cost)).toBe(min)
      }),
      runs,
    )
  })

  test('few pieces are cut at the least cost of all ways, which the bound proves', () => {
    for (let index = 0; index < 150; index++) {
      const { pieces: all, options: how } = mixedList(index)
      const lengths = all.slice(0, 7).map(([, each]) => each)
      const plan = planOf(
        lengths.map((one) => [1, one]),
        how,
      )
      if (plan.unplaced.length > 0) continue
      const min = leastCost(lengths, how)
      const { cost, lowerBound, isOptimal } = plan
      expect({ index, cost, lowerBound, isOptimal }).toEqual({
        index,
        cost: String(min),
        lowerBound: String(min),
        isOptimal: true,
      })
    }
  })

  test('an additional piece never lowers an optimal cost', () => {
    fc.assert(
      fc.property(pieces, length, (list, more) => {
        const how = { stockLengthMm: 6200, kerfMm: 3 }
        const [before, after] = [planOf(list, how), planOf([...list, [1, more]], how)]
        if (before.isOptimal && after.isOptimal) expect(after.bars).toBeGreaterThanOrEqual(before.bars)
      }),
      runs,
    )
  })

  test('an additional offcut never raises an optimal cost, nor does a second stock length', () => {
    fc.assert(
      fc.property(pieces, offcut, (list, extra) => {
        const how = { stocks: [{ lengthMm: 6200 }], objective: 'metal', kerfMm: 3 } as const
        const before = planOf(list, how)
        const after = [
          planOf(list, { ...how, offcuts: [extra] }),
          planOf(list, { ...how, stocks: [...how.stocks, { lengthMm: 8000 }] }),
        ]
        for (const plan of after) {
          if (before.isOptimal && plan.isOptimal)
            expect(Number(plan.cost)).toBeLessThanOrEqual(Number(before.cost))
        }
      }),
      runs,
    )
  })
})
