import { describe, expect, test } from 'vitest'
import {
  compareWithGolden,
  goldenHeader,
  parseGolden,
  type AccountInput,
  type GoldenRecord,
} from '../../src/entries/golden.js'
import { causesIn, hours, piece, quoteOf, recordWith, reportOn, taxed, valueOf } from './recorded.js'

type GoldenTotals = NonNullable<GoldenRecord['totals']>

const [tenth, more] = [taxed('0.10'), taxed('0.15')]
const RATE = 'tax.rate:0.10:0.15'
const LENGTH = 'minimumLinealLengthMm:1000:2000'
const minimum = (minimumLinealLengthMm: number) => ({ minimumLinealLengthMm })
const hour = quoteOf([hours('1', '1000000')])

/** 1.66 is 1.83 with 10% tax and 1.91 with 15%. */
const odd = quoteOf([hours('1', '1660000')])
const ODD_TO_FIVE = { total: '1850000' }
/**
 * Lines of 1.5, 2.5 and 2.5 cents. By the rules they are 2, 3 and 3 cents, half even 2, 2 and 2. The tax is a
 * cent in both cases.
 */
const TIES = [hours('0.5', '30000'), hours('0.5', '50000'), hours('0.5', '50000')]
const ties = quoteOf(TIES)
const TIES_EVEN = { subtotal: '60000', taxAmount: '10000', total: '70000' }
/** Lines of 0.01 (half a cent), 0.33 and 0.33. The tax of the sum is 0.07. By line it is 0, 0.03 and 0.03. */
const taxes = quoteOf([hours('0.5', '10000'), hours('1', '330000'), hours('1', '330000')])
const BY_LINE = { taxAmount: '60000', total: '730000' }

/** Returns the causes of one document that was recorded with these figures. */
const causesOf = (
  request: unknown,
  figures: GoldenTotals,
  { then = tenth, now = then, rest = {} }: Between = {},
): readonly string[] => causesIn(reportOn([[request, recordWith(request, then, figures, rest)]], then, now))

interface Between {
  readonly then?: AccountInput
  readonly now?: AccountInput
  readonly rest?: Partial<GoldenRecord>
}

describe('changed settings', () => {
  const [then, now] = [taxed('0.10', minimum(1000)), taxed('0.15', minimum(2000))]
  const between = { then, now }

  test('are individual causes if each explains the difference', () => {
    expect(causesOf(hour, {}, between)).toEqual([RATE])
    // A discount of 100% leaves only the subtotal, which depends only on the length.
    const untaxed = quoteOf([piece('0.2')], [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '100' }])
    expect(causesOf(untaxed, {}, between)).toEqual([LENGTH])
  })

  test('are a joint cause if both are needed', () => {
    expect(causesOf(quoteOf([piece('0.2')]), {}, between)).toEqual([`${RATE}+${LENGTH}`])
  })

  test('are not the cause if they explain only part of the recording', () => {
    expect(causesOf(hour, { total: '1', taxAmount: '1' }, between)).toEqual(['figure:taxAmount'])
    expect(causesOf(hour, {}, { ...between, rest: { lines: 'aaaaaaaa' } })).toEqual(['figure:taxAmount'])
    expect(causesOf(hour, {}, { ...between, rest: { problems: ['required a'] } })).toEqual([
      'accepted:required',
    ])
  })

  test('are the cause of a refusal only if they explain it (N1)', () => {
    // An amount must be below 2^63 micros. With 10% tax, this one is above.
    const request = quoteOf([hours('1', '9000000000000000000')])
    const [low, high] = [taxed('0.01'), taxed('0.10')]
    expect(causesOf(request, {}, { then: low, now: high })).toEqual(['tax.rate:0.01:0.10'])
    expect(causesOf(request, {}, { then: high, now: low })).toEqual(['tax.rate:0.10:0.01'])
    // The settings do not cause these problems, so they explain no problem.
    const rest = { problems: ['invalid_settings'] }
    expect(causesOf(request, {}, { then: high, now: low, rest })).toEqual(['accepted:invalid_settings'])
  })

  test('are the cause if they explain the figures that another program shows', () => {
    const { request } = recordWith(hour, then)
    const causesOfShown = (shown: Partial<GoldenRecord>) =>
      causesIn(reportOn([[hour, { kind: 'quote', request, ...shown }]], then, now))
    expect(causesOfShown({ totals: { total: '1100000' } })).toEqual([RATE])
    expect(causesOfShown({ totals: { total: '1100000', taxAmount: '100000' } })).toEqual([RATE])
    expect(causesOfShown({ totals: { total: '1100000', taxAmount: '110000' } })).not.toContain(RATE)
    // A record with lines has every figure.
    const { lines = '' } = recordWith(hour, then)
    expect(causesOfShown({ totals: { total: '1100000' }, lines })).not.toContain(RATE)
  })

  test('are the cause only of documents that use the default settings', () => {
    const report = reportOn(
      [
        [hour, recordWith(hour, tenth)],
        [hour, recordWith(hour, taxed('0.12'))],
      ],
      tenth,
      more,
    )
    expect(causesIn(report)).toEqual([RATE, 'figure:taxAmount'])
  })
})

describe('recorded policies', () => {
  test.each<[string, unknown, GoldenTotals]>([
    ['total-to-five-cents', odd, ODD_TO_FIVE],
    ['tax-by-line', taxes, BY_LINE],
    ['half-even', ties, TIES_EVEN],
  ])('are the only cause if they give the recorded figures: %s', (policy, request, figures) => {
    expect(causesOf(request, figures)[0]?.split(' or ')).toContain(`recorded:${policy}`)
    expect(causesOf(request, figures)).toHaveLength(1)
  })

  test('are a joint cause with a setting if both are needed', () => {
    expect(causesOf(odd, ODD_TO_FIVE, { then: tenth, now: more })).toEqual([
      `${RATE}+recorded:total-to-five-cents`,
    ])
  })

  test('are a joint cause with several settings if all are needed', () => {
    // A piece of 0.2 m was charged as 1 m and is now charged as 2 m. 1.00 and 1.66 with tax are 2.93, to five
    // cents 2.95.
    const request = quoteOf([piece('0.2'), hours('1', '1660000')])
    const [then, now] = [taxed('0.10', minimum(1000)), taxed('0.15', minimum(2000))]
    expect(causesOf(request, { total: '2950000' }, { then, now })).toEqual([
      `${RATE}+${LENGTH}+recorded:total-to-five-cents`,
    ])
  })

  test('are a joint cause if both policies are needed', () => {
    // 1.66 and three times 0.02 are 1.72, with tax 1.89, to five cents 1.90.
    const request = quoteOf([hours('1', '1660000'), ...TIES])
    const figures = { subtotal: '1720000', taxAmount: '170000', total: '1900000' }
    // A program that never rounds shows 1.725 as 1.72 if its floats are a little less, and 1.8975 as 1.90.
    const [causes, ...others] = causesOf(request, figures)
    expect(causes?.split(' or ').sort()).toEqual([
      'recorded:binary-floats+recorded:never-rounded',
      'recorded:binary-floats-in-order+recorded:never-rounded',
      'recorded:binary-floats-in-order-to-fixed+recorded:never-rounded',
      'recorded:binary-floats-to-fixed+recorded:never-rounded',
      'recorded:half-even+recorded:total-to-five-cents',
      'recorded:unit-price-to-cents-in-floats+recorded:never-rounded',
    ])
    expect(others).toEqual([])
  })

  test('are a cause with the current settings if the recorded settings have no effect', () => {
    // The recording has a rate of 15% in its header, but figures with 10%.
    const recorded = recordWith(odd, tenth, ODD_TO_FIVE)
    expect(causesIn(reportOn([[odd, recorded]], more, tenth))).toEqual(['recorded:total-to-five-cents'])
  })

  test('are listed in the order of explained documents', () => {
    // 1.20 with tax is 1.32, to five cents 1.30.
    const also = quoteOf([hours('1', '1200000')])
    const report = reportOn(
      [
        [odd, recordWith(odd, tenth, ODD_TO_FIVE)],
        [ties, recordWith(ties, tenth, TIES_EVEN)],
        [also, recordWith(also, tenth, { total: '1300000' })],
      ],
      tenth,
    )
    expect(report.causes.map(({ cause, documents }) => [cause, documents])).toEqual([
      ['recorded:total-to-five-cents', 2],
      ['recorded:half-even', 1],
    ])
  })

  test('are not the cause if no policy gives the figures, or one side is refused', () => {
    expect(causesOf(odd, { total: '77' })).toEqual(['figure:total'])
    const { request } = recordWith(odd, tenth)
    const refused: GoldenRecord = { kind: 'quote', request, problems: ['required a'] }
    expect(causesIn(reportOn([[odd, refused]], tenth))).toEqual(['accepted:required'])
  })

  test('are the cause if they explain the figures that the recording shows', () => {
    const { request, totals } = recordWith(odd, tenth, ODD_TO_FIVE)
    const { total = '', subtotal = '' } = totals ?? {}
    const causesOfShown = (shown: GoldenTotals) =>
      causesIn(reportOn([[odd, { kind: 'quote', request, totals: shown }]], tenth))
    expect(causesOfShown({ total, subtotal })).toEqual(['recorded:total-to-five-cents'])
    expect(causesOfShown({ total: subtotal, subtotal })).not.toContain('recorded:total-to-five-cents')
  })
})

describe('a current policy', () => {
  /** Returns the causes of a document with these two records. */
  async function causesBetween(
    request: unknown,
    recorded: GoldenRecord,
    current: GoldenRecord,
    then = tenth,
    now = then,
  ) {
    const header = JSON.stringify(valueOf(goldenHeader(then)))
    const golden = valueOf(await parseGolden([header, JSON.stringify(recorded)]))
    const records = [{ line: 1, text: JSON.stringify(current) }]
    return causesIn(
      valueOf(await compareWithGolden(golden, { account: now, records, requestAt: () => request })),
    )
  }

  test.each<[string, unknown, GoldenTotals]>([
    ['total-to-five-cents', odd, ODD_TO_FIVE],
    ['half-even', ties, TIES_EVEN],
  ])('is the cause if only the current figures follow it: %s', async (policy, request, figures) => {
    const [byRules, byPolicy] = [recordWith(request, tenth), recordWith(request, tenth, figures)]
    expect(await causesBetween(request, byRules, byPolicy)).toEqual([`current:${policy}`])
    expect(await causesBetween(request, byPolicy, byRules)).toEqual([`recorded:${policy}`])
  })

  test('is a joint cause with a setting if the policy changes other fields of lines too', async () => {
    // By the rules the subtotal is 1.74 and the tax at 15% is 0.26. Half even they are 1.72 and 0.26.
    const request = quoteOf([...TIES, hours('1', '1660000')])
    // The engine has no policy of its own, so the setting alone does not give the recorded lines.
    const recorded = recordWith(request, tenth, {}, { lines: 'a'.repeat(32) })
    const current = recordWith(request, more, { subtotal: '1720000', taxAmount: '260000', total: '1980000' })
    expect(await causesBetween(request, recorded, current, tenth, more)).toEqual([
      `${RATE}+current:half-even`,
    ])
  })
})

describe('a policy that explains only part of the changes', () => {
  /** Tests whether tax by line is the cause for a document of three lines. */
  const isByLine = (figures: GoldenTotals, rest: Partial<GoldenRecord> = {}): boolean =>
    causesOf(taxes, { ...BY_LINE, ...figures }, { rest }).some((ids) =>
      ids.split(' or ').includes('recorded:tax-by-line'),
    )

  const { lines = '' } = recordWith(taxes, tenth)

  test.each<[string, string, boolean]>([
    ['equal lines are explained', lines, true],
    ['a changed line with an equal total is not explained', `${lines.slice(0, 16)}aaaaaaaa`, false],
    ['a missing line is not explained', lines.slice(8), false],
    ['an additional line is not explained', `${lines}aaaaaaaa`, false],
  ])('is judged by the lines: %s', (_, recorded, isCause) => {
    expect(isByLine({}, { lines: recorded })).toBe(isCause)
  })

  test('is not the cause of changed lines, unless it may change other fields of the same number of lines', () => {
    const { lines: own = '' } = recordWith(ties, tenth)
    const causesWith = (recorded: string) => causesOf(ties, TIES_EVEN, { rest: { lines: recorded } })
    expect(causesWith(`aaaaaaaa${own.slice(8)}`)).toEqual(['recorded:half-even'])
    expect(causesWith(own.slice(8))).not.toContain('recorded:half-even')
  })

  test.each([
    // The tolerance is a cent for each of the three lines.
    ['30000', true],
    ['30001', false],
  ])('explains the cost %s within a cent per line: %s', (totalCost, isCause) => {
    expect(isByLine({ totalCost })).toBe(isCause)
  })

  // The margin is 0.67 (T6, T7). The tolerance is one unit in either direction.
  test.each([
    ['670000', true],
    ['-330000', true],
    ['1670000', true],
    ['-330001', false],
    ['1670001', false],
  ])('explains the margin %s within one unit: %s', (margin, isCause) => {
    expect(isByLine({ margin })).toBe(isCause)
  })

  test('is not the cause of changed labour with unchanged lines', () => {
    const { labourTotal = '' } = recordWith(taxes, tenth).totals ?? {}
    expect(isByLine({ labourTotal })).toBe(true)
    expect(isByLine({ labourTotal: '1' })).toBe(false)
    // Half even changes lines.
    expect(causesOf(ties, { ...TIES_EVEN, labourTotal: '60000' })).toEqual(['recorded:half-even'])
  })
})

describe('a difference without a known cause', () => {
  test('is its own cause for a document that is new, removed, or has a different request', () => {
    const record = recordWith(odd, tenth)
    const report = reportOn(
      [
        [odd, undefined],
        [undefined, record],
        [odd, { ...record, request: 's' }],
        [odd, { ...record, kind: 'order' }],
      ],
      tenth,
    )
    expect([...causesIn(report)].sort()).toEqual(['added', 'figure:discountAmount', 'removed', 'request'])
  })

  test('is named after the first differing figure, or else after lines', () => {
    expect(causesOf(odd, { total: '2', margin: '1' })).toEqual(['figure:total'])
    expect(causesOf(odd, { margin: '1' })).toEqual(['figure:margin'])
    expect(causesOf(odd, {}, { rest: { lines: 'bbbbbbbb' } })).toEqual(['lines'])
  })

  // The current problems are required customer_id and unknown_enum_value of an adjustment.
  const refused = { adjustments: [{ type: 'x' }], lines: [] }
  test.each<[readonly string[], string]>([
    [[], 'refused:unknown_enum_value'],
    [['unknown_enum_value x'], 'refused:required'],
    [['unknown_enum_value adjustments[0].type', 'required customer_id', 'b y'], 'accepted:b'],
    // The codes are the same, the paths are not.
    [['required x', 'unknown_enum_value'], 'accepted:required'],
  ])('is named after changed problems %j: %s', (problems, cause) => {
    expect(causesOf(refused, {}, { rest: { problems } })).toEqual([cause])
  })
})
