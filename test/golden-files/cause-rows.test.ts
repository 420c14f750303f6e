import { describe, expect, test } from 'vitest'
import { causeRowOf } from '../../src/golden/cause-rows.js'
import type { Cause } from '../../src/golden/cause.js'
import type { Change } from '../../src/golden/change.js'
import type { ExplainedChanges } from '../../src/golden/explained-changes.js'
import type { GoldenRecord } from '../../src/entries/golden.js'
import type { CauseRow } from '../../src/entries/golden.js'
import { tallies, tallyOf } from '../../src/golden/tally.js'
import { changeOf, hours, knownCause, quoteOf, RECORDING, setting, taxed } from './small-changes.js'

const [tenth, more] = [taxed('0.10'), taxed('0.15')]
const RATE = setting('tax.rate', '0.10', '0.15')
const NO_ACCEPTANCES = new Map<string, string>()

const explained = (cause: Cause, changes: readonly Change[], rest: Partial<ExplainedChanges> = {}) => ({
  ...{ cause, currency: 'AUD', alsoFits: [], ...rest },
  tally: changes.map(tallyOf).reduce(tallies.concat, tallies.empty),
})

/** The row of a cause of these changes, without a smallest request unless it is known how requests are priced. */
const rowOf = (cause: Cause, changes: readonly Change[], rest: Partial<ExplainedChanges> = {}): CauseRow =>
  causeRowOf(explained(cause, changes, rest), 'golden', NO_ACCEPTANCES, undefined)
const shownRow = (cause: Cause, change: Change, currency = 'AUD'): CauseRow =>
  causeRowOf(explained(cause, [change], { currency }), 'golden', NO_ACCEPTANCES, RECORDING)

describe('the row of a cause', () => {
  test('has its id, its currency and its sums, and what it is made of', () => {
    const cause = knownCause([RATE], ['half-even', 'truncated'])
    const { english, german, ...row } = rowOf(cause, [], {
      alsoFits: [knownCause([RATE]), { differs: 'lines' }],
    })
    expect(row).toStrictEqual({
      cause: 'tax.rate:0.10:0.15+recorded:half-even+recorded:truncated',
      currency: 'AUD',
      ...{ documents: 0, lines: 0, up: '0', down: '0', net: '0', largest: '0' },
      ...{ policies: ['half-even', 'truncated'], settings: [RATE] },
      ...{ alsoFits: ['tax.rate:0.10:0.15', 'lines'], samples: [] },
    })
    expect([typeof english, typeof german]).toEqual(['string', 'string'])
  })

  test('of what is not known has no settings and no policies', () => {
    expect(rowOf({ differs: 'figure', figure: 'total' }, [])).toMatchObject({
      ...{ cause: 'figure:total', policies: [], settings: [] },
    })
  })

  test.each([
    [{}, undefined],
    [{ 'tax.rate:0.10:0.15': 'one', lines: 'two' }, 'one'],
    [{ lines: 'two', 'figure:total': 'three' }, 'three'],
    [{ lines: 'two' }, 'two'],
    [{ request: 'four' }, undefined],
  ])('is accepted with %j, which has it or what fits as well: %s', (accepted, reason) => {
    const alsoFits: readonly Cause[] = [{ differs: 'figure', figure: 'total' }, { differs: 'lines' }]
    const row = causeRowOf(
      explained(knownCause([RATE]), [], { alsoFits }),
      'golden',
      new Map(Object.entries(accepted)),
      undefined,
    )
    expect(row.accepted).toBe(reason)
    expect('accepted' in row).toBe(reason !== undefined)
  })
})

describe('a sample', () => {
  const record = (rest: Partial<GoldenRecord>): GoldenRecord => ({ kind: 'quote', request: 'r', ...rest })
  const settings = { recorded: { currency: 'AUD' }, current: { currency: 'AUD' } } as Change['settings']
  const sampleOf = (change: Partial<Change>, currency = 'AUD') =>
    rowOf({ differs: 'lines' }, [{ line: 7, size: 1, kind: 'quote', settings, ...change } as Change], {
      currency,
    }).samples[0]
  const totals = (total: string) => ({ totals: { total } })

  test('has its line, its id and its totals', () => {
    const change = {
      ...{ request: {}, recorded: record({ id: 'then', ...totals('1') }) },
      current: record({ id: 'now', ...totals('2') }),
    }
    expect(sampleOf(change)).toStrictEqual({ line: 7, id: 'now', recorded: '1', current: '2' })
  })

  test('has no line where it is no longer sent, and no total where there is none', () => {
    expect(sampleOf({ recorded: record({ id: 0, ...totals('1') }) })).toStrictEqual({ id: 0, recorded: '1' })
    expect(sampleOf({ request: {}, current: record({ id: 'now', ...totals('2') }) })).toStrictEqual({
      ...{ line: 7, id: 'now', current: '2' },
    })
    expect(
      sampleOf({ request: {}, recorded: record({ problems: ['a'] }), current: record({ totals: {} }) }),
    ).toStrictEqual({
      line: 7,
    })
    expect(
      sampleOf({ request: {}, recorded: record({ totals: {} }), current: record({ problems: ['a'] }) }),
    ).toStrictEqual({
      line: 7,
    })
  })

  test('has the totals that are in the currency of the row (N3)', () => {
    const change = {
      ...{ request: {}, recorded: record({ currency: 'AUD', ...totals('1') }) },
      current: record({ currency: 'NZD', ...totals('2') }),
    }
    expect(sampleOf(change, 'AUD')).toStrictEqual({ line: 7, recorded: '1' })
    expect(sampleOf(change, 'NZD')).toStrictEqual({ line: 7, current: '2' })
  })
})

describe('the smallest request that shows a cause', () => {
  const price = (amount: string) => hours('1', amount)

  test('has what its total needs, the totals of both sides, and the first figure', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }]
    const request = quoteOf([price('0'), price('1660000'), price('2000000')], adjustments)
    const row = shownRow(knownCause([RATE]), changeOf(request, { then: tenth, now: more }))
    expect(row.shrunk).toEqual({
      request: { ...(quoteOf([price('1660000')]) as object), adjustments: [] },
      ...{ recorded: '1830000', current: '1910000' }, // 1.66 with 0.17 and 0.25
    })
    expect(row.firstFigure).toMatchObject({ rule: 'T4', recorded: '0.17', current: '0.25' })
    expect(row.samples).toMatchObject([{ line: 1 }])
  })

  test('shows the last figure that differs, the total, and not only an earlier one', () => {
    // Without tax. 0.045 is 0.04 half even, to five cents 0.05; by the rules it is 0.05: the line differs, its total not.
    const [tie, other] = [hours('0.5', '90000'), price('1020000')]
    const policies = ['half-even', 'total-to-five-cents'] as const
    const change = changeOf(quoteOf([tie, other]), { now: { currency: 'AUD' }, recordedBy: policies })
    expect(shownRow(knownCause([], policies), change).shrunk).toEqual({
      ...{ request: quoteOf([other]), recorded: '1000000', current: '1020000' },
    })
  })

  test('has amounts in micros, also where a policy does not round them', () => {
    // 0.012 hours at 1.0036, with a tenth of tax: 0.01324752 is not rounded, and 0.01 is.
    const change = changeOf(quoteOf([hours('0.012', '1003600')]), { now: tenth })
    const { shrunk } = shownRow(knownCause([], ['never-rounded']), change)
    expect(shrunk).toMatchObject({ recorded: '13248', current: '10000' })
  })

  test('is not there where nothing differs, or where nothing is known of the cause', () => {
    const change = changeOf(quoteOf([price('1660000')]), { then: tenth, now: more })
    const none = (row: CauseRow): void => {
      expect([row.shrunk, row.firstFigure, 'shrunk' in row, 'firstFigure' in row]).toEqual([
        ...[undefined, undefined, false, false],
      ])
    }
    none(shownRow(knownCause([RATE]), changeOf(quoteOf([price('0')]), { then: tenth, now: more })))
    none(shownRow({ differs: 'figure', figure: 'total' }, change))
    none(shownRow(knownCause([RATE]), { ...change, recorded: undefined }))
    none(rowOf(knownCause([RATE]), [change]))
    none(causeRowOf(explained(knownCause([RATE]), []), 'golden', NO_ACCEPTANCES, RECORDING))
    const { recorded } = change
    none(shownRow(knownCause([RATE]), { ...change, recorded: { ...recorded, currency: 'NZD' } }))
    expect(shownRow(knownCause([RATE]), change).shrunk).toBeDefined()
  })

  test('is not there where the request is refused', () => {
    const change = changeOf(quoteOf([price('1660000')]), { then: tenth, now: more })
    const row = shownRow(knownCause([RATE]), { ...change, request: {} })
    expect([row.shrunk, row.firstFigure]).toEqual([undefined, undefined])
  })
})
