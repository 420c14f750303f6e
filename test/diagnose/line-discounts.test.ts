/** Tests that the discount of a line is split into percentages in turn, and that certainty counts the choice. */
import { describe, expect, test } from 'vitest'
import { diagnose, suggestTestQuote, type Diagnosis } from '../../src/entries/diagnose.js'
import { bare, onTheFly, type Json } from '../rules/requests.js'
import { valueOf } from '../answers.js'

const ACCOUNT = { currency: 'AUD' }

const request = (...lines: readonly Json[]): unknown => ({
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines,
})
const line = (unitPrice: string, discount: string) =>
  onTheFly({ quantity: '1', unitPrice: bare(unitPrice), discount })

interface Shown {
  readonly lines: readonly Json[]
  readonly total: string
}

function diagnosisOf(...shown: readonly Shown[]): Diagnosis {
  const observations = shown.map(({ lines, total }) => ({
    request: request(...lines),
    figures: { total: bare(total) },
  }))
  return valueOf(diagnose(observations, ACCOUNT))
}

/** Lists the splits among the explanations: `25 = 20 + 5`. */
const splitsIn = ({ explanations }: Diagnosis): readonly string[] =>
  explanations.flatMap(({ lineDiscounts }) =>
    lineDiscounts === undefined
      ? []
      : [lineDiscounts.map(({ discount, inTurn }) => `${discount} = ${inTurn.join(' + ')}`).join(', ')],
  )

describe('the discount of a line that is two or three percentages in turn', () => {
  test.each([
    // 100 × 0.80 × 0.95, and so on.
    ['100', '25', '76', '20 + 5'],
    ['100', '20', '80.75', '15 + 5'],
    ['100', '10', '90.16', '8 + 2'],
    ['100', '10', '90.21', '7 + 3'],
    ['100', '35', '66.5', '30 + 5'],
    ['100', '38', '63.65', '33 + 5'],
    ['100', '60', '48', '40 + 20'],
    ['100', '70', '40', '50 + 20'],
    ['100', '20', '80.96', '12 + 8'],
    // 90 × 0.9 × 0.95.
    ['100', '25', '76.95', '10 + 10 + 5'],
    // 0.92 × 0.92 × 0.92 = 0.778688.
    ['1000', '24', '778.69', '8 + 8 + 8'],
    // 100 × 0.925 × 0.95 = 87.875.
    ['1000', '12.5', '878.75', '7.5 + 5'],
    // 57.35 × 0.92 × 0.98 = 51.70676, as reported in PrestaShop#15697.
    ['57.35', '10', '51.71', '8 + 2'],
  ])('%s less %s % is shown as %s with %s', (price, discount, total, parts) => {
    const diagnosis = diagnosisOf({ lines: [line(price, discount)], total })
    expect(splitsIn(diagnosis)).toContain(`${discount} = ${parts}`)
    expect(diagnosis.unexplained).toEqual([])
  })

  test('is split into three only if the first is a multiple of half a percent', () => {
    // 1000 × 0.9 × 0.95 × 0.977 = 835.335.
    const diagnosis = diagnosisOf({ lines: [line('1000', '17.3')], total: '835.34' })
    expect(splitsIn(diagnosis)).not.toContain('17.3 = 10 + 5 + 2.3')
  })

  test('is split from a first percentage such as 7.25 on all lines only if the second is common', () => {
    const shown = (...totals: readonly number[]) => ({
      lines: [line('1000', '12.25'), line('2000', '20'), line('3000', '33.33')],
      total: totals.reduce((sum, one) => sum + one, 0).toFixed(2),
    })
    // 1000 × 0.9275 × 0.95 = 881.125, 2000 × 0.85 × 0.95 = 1615.00, 3000 × 0.7167 × 0.95 = 2042.595.
    expect(splitsIn(diagnosisOf(shown(881.13, 1615, 2042.6)))).toContain(
      '12.25 = 7.25 + 5, 20 = 15 + 5, 33.33 = 28.33 + 5',
    )
    // 1000 × 0.9175 × 0.96 = 880.80, 2000 × 0.84 × 0.96 = 1612.80, 3000 × 0.7067 × 0.96 = 2035.296.
    expect(splitsIn(diagnosisOf(shown(880.8, 1612.8, 2035.3)))).toEqual([])
  })

  test('is not split into itself and 0%', () => {
    // 1000 × 0.90 × 0.95 = 855.00, and 1000 × 0.90 = 900.00.
    const splits = splitsIn(diagnosisOf({ lines: [line('1000', '15'), line('1000', '10')], total: '1755' }))
    expect(splits).toContain('15 = 10 + 5')
    expect(splits.filter((one) => /\+ 0(,|$)/.test(one))).toEqual([])
  })

  test('is split on all lines by the same second percentage, or on each by its own', () => {
    // 80.75 + 66.50, and 85.50 + 90.16.
    expect(
      splitsIn(diagnosisOf({ lines: [line('100', '20'), line('100', '35')], total: '147.25' })),
    ).toContain('20 = 15 + 5, 35 = 30 + 5')
    expect(
      splitsIn(diagnosisOf({ lines: [line('100', '15'), line('100', '10')], total: '175.66' })),
    ).toContain('15 = 10 + 5, 10 = 8 + 2')
  })

  test('lists splits that one small document cannot distinguish as guesses, with a quote that distinguishes them', () => {
    // 2.00 × 0.76 = 1.52, as with 19 + 6, 21 + 4 and more, which are 1.5228 and 1.5168.
    const { explanations, next } = diagnosisOf({ lines: [line('2', '25')], total: '1.52' })
    const split = explanations.filter(({ lineDiscounts }) => lineDiscounts !== undefined)
    expect(split.length).toBeGreaterThan(1)
    expect(split.map(({ certainty }) => certainty)).toEqual(split.map(() => 'guess'))
    expect(split[0]?.lineDiscounts).toEqual([{ discount: '25', inTurn: ['20', '5'] }])
    const totals = next?.expected.map(({ figures }) => figures.total.amountMicros)
    expect(new Set(totals).size).toBe(totals?.length)
  })

  test('is likely after six documents of one discount, but only after more of several', () => {
    // 0.76 of each price, such as 253.3612; with each step rounded, 266.70 × 0.95 = 253.365.
    const priced = [
      ['100', '76'],
      ['250', '190'],
      ['333.37', '253.36'],
      ['200', '152'],
      ['120', '91.2'],
      ['500', '380'],
    ] as const
    const certaintyAfter = (documents: number) =>
      diagnosisOf(
        ...priced.slice(0, documents).map(([price, total]) => ({ lines: [line(price, '25')], total })),
      ).explanations.map(({ policies, lineDiscounts, certainty }) => [policies, lineDiscounts, certainty])
    const split = [['line-discounts-in-turn'], [{ discount: '25', inTurn: ['20', '5'] }]]
    expect(certaintyAfter(3)).toEqual([[...split, 'possible']])
    expect(certaintyAfter(6)).toEqual([[...split, 'likely']])
    // 76.00, 90.16 and 63.65: each document has its own split.
    const mixed = diagnosisOf(
      { lines: [line('100', '25')], total: '76' },
      { lines: [line('100', '20')], total: '80.96' },
      { lines: [line('100', '35')], total: '66.5' },
    )
    expect(mixed.explanations.map(({ certainty }) => certainty)).not.toContain('likely')
  })
})

/** Splits whose products differ, so that the total of one line of some hundreds determines each. */
const SEEDED: readonly (readonly [discount: string, ...inTurn: string[]])[] = [
  ['25', '20', '5'],
  ['32.5', '30', '2.5'],
  ['35', '25', '10'],
  ['14.75', '11.5', '3.25'],
  ['10', '8', '2'],
  ['38.33', '33.33', '5'],
  ['24', '8', '8', '8'],
  ['17', '12', '5'],
]
const PRICES = [1000, 231.7, 324.6, 125.1, 811.15, 1199.9, 477.35, 918.45]

describe('several discounts that are percentages in turn', () => {
  const seeded = (first: number, count: number) => [...SEEDED, ...SEEDED].slice(first, first + count)
  /** Returns a line with a split discount, and its total. */
  const sold = ([discount, ...inTurn]: (typeof SEEDED)[number], at: number) => {
    const price = PRICES[at % PRICES.length] ?? 0
    const total = inTurn.reduce((left, percentage) => left * (1 - Number(percentage) / 100), price)
    return { line: line(String(price), discount), total: Math.round(total * 100 + 1e-6) / 100 }
  }
  const found = (splits: readonly (readonly string[])[]) =>
    splits.map(([discount, ...inTurn]) => `${discount} = ${inTurn.join(' + ')}`).sort()

  /** Diagnoses documents of these lines, with the totals of lines or only of documents. */
  const splitsFor = (documents: readonly (readonly ReturnType<typeof sold>[])[], hasLines: boolean) => {
    const answer = diagnose(
      documents.map((lines) => ({
        request: request(...lines.map((one) => one.line)),
        figures: hasLines
          ? { lines: lines.map(({ total }) => ({ totalPrice: bare(String(total)) })) }
          : { total: bare(lines.reduce((sum, { total }) => sum + total, 0).toFixed(2)) },
      })),
      ACCOUNT,
    )
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
    expect(answer.value.explanations[0]?.documents).toBe(documents.length)
    return splitsIn(answer.value).map((splits) => splits.split(', ').sort())
  }

  test.each([1, 2, 3, 4, 5])('are all found if there are %i and the totals of lines are given', (count) => {
    for (const first of [0, 3, 6]) {
      const splits = seeded(first, count)
      const documents = [0, 3].map((at) => splits.map((one, index) => sold(one, first + at + index)))
      expect(splitsFor(documents, true)).toContainEqual(found(splits))
    }
  })

  test.each([2, 3, 4, 5])(
    'are all found if there are %i and each document has one more than the one before',
    (count) => {
      for (const first of [0, 3, 6]) {
        const splits = seeded(first, count)
        const documents = splits.map((_, last) =>
          splits.slice(0, last + 1).map((one, index) => sold(one, first + last + index)),
        )
        expect(splitsFor(documents, false)).toContainEqual(found(splits))
      }
    },
  )
})

describe('a test quote', () => {
  const split = (discount: string, ...inTurn: readonly string[]) => ({
    policies: ['line-discounts-in-turn'],
    lineDiscounts: [{ discount, inTurn }],
  })

  test('distinguishes two splits', () => {
    const answer = valueOf(suggestTestQuote([split('25', '20', '5'), split('25', '15', '10')], ACCOUNT))
    // 100 × 0.80 × 0.95 and 100 × 0.85 × 0.90.
    expect(answer.expected).toMatchObject([
      {
        lineDiscounts: [{ discount: '25', inTurn: ['20', '5'] }],
        figures: { total: { amountMicros: '76000000' } },
      },
      {
        lineDiscounts: [{ discount: '25', inTurn: ['15', '10'] }],
        figures: { total: { amountMicros: '76500000' } },
      },
    ])
    expect(answer.together).toEqual([])
  })

  test.each([
    [[{ discount: 'x', inTurn: ['20', '5'] }]],
    [[{ discount: '25', inTurn: ['20', null] }]],
    [[{ discount: '25', inTurn: '20' }]],
    [[{ discount: '25', inTurn: [] }]],
    [[{ discount: '25', inTurn: ['90'] }]],
    [['25', '25.0'].map((discount) => ({ discount, inTurn: ['20', '5'] }))],
    [[null]],
    ['25'],
    [new Array(2 ** 32 - 1)],
  ])('refuses splits that cannot be read: %#', (lineDiscounts) => {
    const wrong = [{ policies: ['line-discounts-in-turn'], lineDiscounts }] as never
    const answer = suggestTestQuote(wrong, ACCOUNT)
    expect(answer.ok ? [] : answer.problems).toMatchObject([{ code: 'required', param: '[0].policies' }])
  })
})
