import { describe, expect, test } from 'vitest'
import type { Cause } from '../../src/golden/cause.js'
import type { Group } from '../../src/golden/evidence.js'
import { makeReport, type ReportFacts } from '../../src/golden/make-report.js'
import { type GoldenReport, currentVersion as CURRENT_VERSION } from '../../src/entries/golden.js'
import { tallies } from '../../src/golden/tally.js'
import { changeOf, hours, knownCause, quoteOf, RECORDING, setting, taxed } from './small-changes.js'

const FACTS: ReportFacts = {
  ...{ comparedWith: 'golden', recorded: { engine: '0.1.0', rules: 'abc' }, documents: 10 },
  ...{ settings: [setting('a', '1', '2')], acceptances: new Map() },
}

const group = (fitting: readonly Cause[], documents: number, rest: Partial<Group> = {}): Group => ({
  ...{ currency: 'AUD', fitting, tally: { ...tallies.empty, documents, up: BigInt(documents) * 10n } },
  ...rest,
})

const reportOn = (groups: readonly Group[], facts: Partial<ReportFacts> = {}): GoldenReport =>
  makeReport(new Map(groups.map((one, index) => [String(index), one])), { ...FACTS, ...facts }, RECORDING)

describe('a report', () => {
  test('of nothing has what was compared', () => {
    expect(reportOn([])).toStrictEqual({
      ...{ format: 'quotewright.golden-report/1', comparedWith: 'golden' },
      versions: { recorded: { engine: '0.1.0', rules: 'abc' }, current: CURRENT_VERSION },
      ...{ documents: 10, same: 10, settings: FACTS.settings, causes: [], sums: [], unusedAcceptances: [] },
    })
  })

  test('of another program has no version of the recording', () => {
    const report = reportOn([], { comparedWith: 'program', recorded: undefined })
    expect(report.comparedWith).toBe('program')
    expect(report.versions).toStrictEqual({ current: CURRENT_VERSION })
  })

  test('counts the documents that are the same, and adds up the causes of each currency', () => {
    const report = reportOn([
      group([{ differs: 'lines' }], 2),
      group([{ differs: 'added' }], 1, { currency: 'NZD' }),
      group([{ differs: 'removed' }], 3),
    ])
    expect(report.same).toBe(4)
    expect(report.causes.map(({ cause, currency, documents }) => [cause, currency, documents])).toEqual([
      ['removed', 'AUD', 3],
      ['lines', 'AUD', 2],
      ['added', 'NZD', 1],
    ])
    expect(report.sums).toStrictEqual([
      { currency: 'AUD', documents: 5, lines: 0, up: '50', down: '0', net: '50', largest: '0' },
      { currency: 'NZD', documents: 1, lines: 0, up: '10', down: '0', net: '10', largest: '0' },
    ])
  })

  test('lists accepted causes that were not met, neither by themselves nor as what fits as well', () => {
    const acceptances = new Map([
      ...([
        ['lines', '1'],
        ['figure:total', '2'],
        ['request', '3'],
      ] as const),
    ])
    const report = reportOn([group([{ differs: 'lines' }, { differs: 'figure', figure: 'total' }], 1)], {
      acceptances,
    })
    expect(report.unusedAcceptances).toEqual(['request'])
    expect(report.causes[0]?.accepted).toBe('1')
  })

  test('has the smallest request of the 500 causes of most documents, in whatever currency they are', () => {
    const [then, now] = [taxed('0.10'), taxed('0.15')]
    const change = changeOf(quoteOf([hours('1', '1000000')]), { then, now })
    const causes = Array.from({ length: 501 }, (_, index) => {
      const rate = setting('tax.rate', '0.10', '0.15')
      // Each is a cause of its own, with the same two sides.
      return knownCause([rate, setting(`unknown ${String(index)}`, '1', '2')])
    })
    // Only those at the limit have a sample, so that no more than three requests are shrunk.
    const tally = (documents: number, index: number) => ({
      ...tallies.empty,
      ...{ documents, samples: index < 498 ? [] : [change] },
    })
    const report = reportOn(
      causes.map((cause, index) =>
        index < 500
          ? group([cause], 1, { tally: tally(1, index) })
          : group([cause], 2, { tally: tally(2, index), currency: 'NZD' }),
      ),
    )
    const isShrunk = report.causes.map(({ shrunk }) => shrunk !== undefined)
    expect([isShrunk.length, ...isShrunk.slice(498)]).toEqual([501, true, false, true])
  })
})
