import { describe, expect, test } from 'vitest'
import { causeId, type KnownCause } from '../../src/golden/cause.js'
import type { AnswerChange, Change } from '../../src/golden/change.js'
import {
  causeByDifference,
  causesOfSettings,
  causesThatFit,
  narrowedTo,
} from '../../src/golden/fitting-causes.js'
import type { GoldenRecord } from '../../src/entries/golden.js'
import type { SettingDifference } from '../../src/entries/golden.js'
import { changeOf, hours, knownCause, piece, quoteOf, RECORDING, setting, taxed } from './small-changes.js'

const fitting = (change: AnswerChange, known: readonly KnownCause[] = []): readonly string[] =>
  causesThatFit(change, known, RECORDING).map(causeId)

const minimum = (minimumLinealLengthMm: number) => ({ minimumLinealLengthMm })
const RATE = 'tax.rate:0.10:0.15'
const LENGTH = 'minimumLinealLengthMm:1000:2000'

const hour = quoteOf([hours('1', '1000000')])
/** Half an hour at a cent is half a cent; a line of 0.33 twice, and tax of 0.033 each. */
const ties = quoteOf([hours('0.5', '10000'), hours('1', '330000'), hours('1', '330000')])

describe('the settings that differ explain a change', () => {
  const [then, now] = [taxed('0.10', minimum(1000)), taxed('0.15', minimum(2000))]

  test('by themselves, where each is enough', () => {
    expect(fitting(changeOf(hour, { then, now }))).toEqual([RATE])
    const untaxed = quoteOf([piece('0.2')], [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '100' }])
    // A discount of all leaves the subtotal: only the length changes it.
    expect(fitting(changeOf(untaxed, { then, now }))).toEqual([LENGTH])
  })

  test('together, where each is needed', () => {
    expect(fitting(changeOf(quoteOf([piece('0.2')]), { then, now }))).toEqual([`${RATE}+${LENGTH}`])
  })

  test('not at all, where they do not make everything that was recorded', () => {
    const change = changeOf(hour, { then, now })
    const { recorded } = change
    expect(
      fitting({ ...change, recorded: { ...recorded, totals: { ...recorded.totals, total: '1' } } }),
    ).toEqual([])
    expect(fitting({ ...change, recorded: { ...recorded, lines: 'aaaaaaaa' } })).toEqual([])
    expect(fitting({ ...change, recorded: { ...recorded, problems: ['required a'] } })).toEqual([])
  })

  test('where a document is refused with them on either side', () => {
    // An amount has at most 19 digits and is below 2^63 micros (N1): with a tenth more, this one is not.
    const request = quoteOf([hours('1', '9000000000000000000')])
    const [low, high] = [taxed('0.01'), taxed('0.10')]
    const refusedNow = changeOf(request, { then: low, now: high })
    expect([refusedNow.recorded.problems, refusedNow.current.totals]).toEqual([undefined, undefined])
    expect(fitting(refusedNow)).toEqual(['tax.rate:0.01:0.10'])
    expect(fitting(changeOf(request, { then: high, now: low }))).toEqual(['tax.rate:0.10:0.01'])
    // With problems that the settings do not make, they explain nothing.
    const otherwise = { ...refusedNow, current: { ...refusedNow.current, problems: ['invalid_settings'] } }
    expect(fitting(otherwise)).toEqual([])
  })

  test('of another program, as far as it shows its figures', () => {
    const change = changeOf(hour, { then, now })
    const shows = (recorded: Partial<GoldenRecord>): AnswerChange => ({
      ...change,
      recorded: { kind: 'quote', request: change.recorded.request, ...recorded },
    })
    expect(fitting(shows({ totals: { total: '1100000' } }))).toEqual([RATE])
    expect(fitting(shows({ totals: { total: '1100000', taxAmount: '100000' } }))).toEqual([RATE])
    expect(fitting(shows({ totals: { total: '1100000', taxAmount: '110000' } }))).toEqual([])
    // What has lines shows all.
    expect(fitting(shows({ totals: { total: '1100000' }, lines: change.recorded.lines ?? '' }))).toEqual([])
  })

  test('are listed by themselves, and all together where there are several', () => {
    const [a, b] = [setting('a', '1', '2'), setting('b', '3', '4')]
    expect(causesOfSettings([])).toEqual([])
    expect(causesOfSettings([a])).toEqual([{ settings: [a], policies: [], side: 'recorded' }])
    expect(causesOfSettings([a, b]).map(({ settings }) => settings)).toEqual([[a], [b], [a, b]])
  })
})

describe('a cause that is known explains a change', () => {
  test.each([
    ['recorded', { recordedBy: ['tax-by-line'] }],
    ['current', { currentBy: ['tax-by-line'] }],
  ] as const)('with a policy on the side %s, and not on the other', (side, by) => {
    const change = changeOf(ties, { now: taxed('0.10'), ...by })
    const causes = [knownCause([], ['tax-by-line'], 'recorded'), knownCause([], ['tax-by-line'], 'current')]
    expect(fitting(change, causes)).toEqual([`${side}:tax-by-line`])
  })

  test('with a setting and a policy, where both are needed', () => {
    const rate = setting('tax.rate', '0.10', '0.15')
    const change = changeOf(ties, { then: taxed('0.10'), now: taxed('0.15'), recordedBy: ['half-even'] })
    const causes = [knownCause([], ['half-even']), knownCause([rate]), knownCause([rate], ['half-even'])]
    expect(fitting(change, causes)).toEqual([`${RATE}+recorded:half-even`])
  })

  test('only where its settings have changed in the same manner', () => {
    const change = changeOf(hour, { then: taxed('0.10'), now: taxed('0.15') })
    // As if the settings that differ had not been found, so that only the known cause can explain it.
    const rate = setting('tax.rate', '0.10', '0.15')
    const explains = (one: SettingDifference, differences: readonly SettingDifference[] = [rate]): boolean =>
      causesThatFit(
        { ...change, settings: { ...change.settings, differences } },
        [knownCause([one])],
        RECORDING,
      ).some(({ settings }) => settings[0] === one)
    const same = { ...rate }
    expect(explains(same)).toBe(true)
    expect(explains(same, [setting('tax.code', 'a', 'b'), rate])).toBe(true)
    expect(explains(same, [])).toBe(false)
    expect(explains(setting('tax.rate', '0.11', '0.15'))).toBe(false)
    expect(explains(setting('tax.rate', '0.10', '0.16'))).toBe(false)
    expect(explains(setting('tax.code', '0.10', '0.15'))).toBe(false)
  })

  test('not where its policies contradict each other, or a side was refused', () => {
    const change = changeOf(ties, { now: taxed('0.10'), recordedBy: ['tax-by-line'] })
    const byLine = [knownCause([], ['tax-by-line'])]
    expect(fitting(change, byLine)).toEqual(['recorded:tax-by-line'])
    expect(fitting(change, [knownCause([], ['tax-by-line', 'tax-by-document'])])).toEqual([])
    const refused: GoldenRecord = {
      kind: 'quote',
      request: change.recorded.request,
      problems: ['required a'],
    }
    expect(fitting({ ...change, recorded: refused }, byLine)).toEqual([])
    expect(fitting({ ...change, current: refused }, byLine)).toEqual([])
  })

  test('as far as figures are shown that are amounts', () => {
    const change = changeOf(ties, { now: taxed('0.10'), recordedBy: ['tax-by-line'] })
    const byLine = [knownCause([], ['tax-by-line'])]
    const { total = '', subtotal = '' } = change.recorded.totals ?? {}
    const fittingOf = (totals: NonNullable<GoldenRecord['totals']>) =>
      fitting({ ...change, recorded: { kind: 'quote', request: change.recorded.request, totals } }, byLine)
    expect(fittingOf({ total })).toEqual(['recorded:tax-by-line'])
    expect(fittingOf({ total, subtotal: 'unknown' })).toEqual(['recorded:tax-by-line'])
    expect(fittingOf({ total, subtotal })).toEqual(['recorded:tax-by-line'])
    expect(fittingOf({ total: subtotal })).toEqual([])
  })

  test.each([
    ['half-even', true],
    ['binary-floats', true],
    ['tax-by-line', false],
  ] as const)('of the policy %s, where a line has changed although its total has not: %s', (policy, fits) => {
    const change = changeOf(ties, { now: taxed('0.10'), recordedBy: [policy] })
    const { lines = '' } = change.recorded
    const changed = { ...change, recorded: { ...change.recorded, lines: `${lines.slice(0, 16)}aaaaaaaa` } }
    expect(fitting(change, [knownCause([], [policy])])).toEqual([`recorded:${policy}`])
    expect(fitting(changed, [knownCause([], [policy])])).toEqual(fits ? [`recorded:${policy}`] : [])
  })

  test('is left out where a part of it explains the change as well', () => {
    const change = changeOf(ties, { now: taxed('0.10'), recordedBy: ['half-even'] })
    const causes = [knownCause([], ['half-even', 'minimum-left-out']), knownCause([], ['half-even'])]
    expect(fitting(change, causes)).toEqual(['recorded:half-even'])
    expect(fitting(change, causes.slice(0, 1))).toEqual(['recorded:half-even+recorded:minimum-left-out'])
  })
})

describe('as much of a record as another one shows', () => {
  const record: GoldenRecord = {
    ...{ id: 'Q', kind: 'quote', request: 'r', lines: 'aaaaaaaa' },
    totals: { subtotal: '1', taxAmount: '2', total: '3' },
  }
  const shown: GoldenRecord = { kind: 'quote', request: 'r', totals: { total: '9', margin: '9' } }
  const refused: GoldenRecord = { kind: 'quote', request: 'r', problems: ['required a'] }

  test('are the figures that it has, without lines', () => {
    expect(narrowedTo(shown, record)).toStrictEqual({
      id: 'Q',
      kind: 'quote',
      request: 'r',
      totals: { total: '3' },
    })
  })

  test('is all of it, where that one has lines or is refused, and where it is refused itself', () => {
    expect(narrowedTo({ ...shown, lines: '' }, record)).toBe(record)
    expect(narrowedTo(refused, record)).toBe(record)
    expect(narrowedTo(shown, refused)).toBe(refused)
  })
})

describe('what differs, where nothing known explains it', () => {
  const record: GoldenRecord = { kind: 'quote', request: 'r', totals: { total: '1' }, lines: 'aaaaaaaa' }
  const between = (recorded: GoldenRecord | undefined, current: GoldenRecord | undefined): string =>
    causeId(causeByDifference({ line: 1, size: 1, kind: 'quote', recorded, current } as Change))

  test('is a document that is new, gone, or of another request', () => {
    expect(between(undefined, record)).toBe('added')
    expect(between(record, undefined)).toBe('removed')
    expect(between(record, { ...record, request: 's' })).toBe('request')
  })

  test('is the first figure, or else lines', () => {
    expect(between(record, { ...record, totals: { total: '2', margin: '1' } })).toBe('figure:total')
    expect(between(record, { ...record, totals: { total: '1', margin: '1' } })).toBe('figure:margin')
    expect(between(record, { ...record, lines: 'bbbbbbbb' })).toBe('lines')
  })

  const refusedWith = (...problems: readonly string[]): GoldenRecord => ({
    kind: 'quote',
    request: 'r',
    problems,
  })
  test.each<[readonly string[], readonly string[], string]>([
    [[], ['a lines[0]', 'b'], 'refused:a'],
    [['a'], ['a', 'b x'], 'refused:b'],
    [['a', 'b y'], ['a'], 'accepted:b'],
    [['a x'], [], 'accepted:a'],
    [['a', 'b'], ['c', 'a'], 'refused:c'],
    // The same problems in other places.
    [['a x', 'b'], ['a y', 'b'], 'accepted:a'],
  ])('is of problems %j that are %j: %s', (before, now, differs) => {
    expect(between(refusedWith(...before), refusedWith(...now))).toBe(differs)
  })
})
