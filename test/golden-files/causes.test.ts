import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { causeId, isPartOf, type KnownCause } from '../../src/golden/cause.js'
import type { Evidence, Group } from '../../src/golden/evidence.js'
import { explainedChanges } from '../../src/golden/explained-changes.js'
import { startLook } from '../../src/golden/looking.js'
import { settingsThenAndNow } from '../../src/golden/settings-difference.js'
import { NO_LOOK_UPS } from '../../src/engine/catalogue.js'
import { shrunkRequest } from '../../src/golden/shrink.js'
import { tallies, type Tally } from '../../src/golden/tally.js'
import {
  goldenHeader,
  groupByCause,
  recordOf,
  type AccountInput,
  type GoldenRecord,
  type GoldenReport,
} from '../../src/entries/golden.js'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { candidateOf } from '../../src/diagnose/search.js'
import { writeMicros } from '../../src/number/number-text.js'
import { accountOf } from '../../src/api/account.js'
import { yearOfQuotes } from './year-of-quotes.js'
import type { PolicyId } from '../../src/entries/diagnose.js'

const ACCOUNT: AccountInput = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 1000,
}
const REQUESTS = yearOfQuotes(120)
  .trimEnd()
  .split('\n')
  .map((line): unknown => JSON.parse(line))

function valueOf<A>(result: { readonly ok: true; readonly value: A } | { readonly ok: false }): A {
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}

/** Records of requests whose figures some policies make. */
function recordsBy(policies: readonly PolicyId[]): readonly GoldenRecord[] {
  const account = accountOf(ACCOUNT)
  if (account._tag === 'Left') throw new Error('settings')
  return REQUESTS.map((request) => {
    const record = valueOf(recordOf(request, ACCOUNT))
    const choices = candidateOf(policies)?.choices
    if (choices === undefined) throw new Error('policies')
    const figures = figuresBy(choices, plainDocumentOf('quote', request, account.right))
    const names = ['subtotal', 'discountAmount', 'taxAmount', 'total'] as const
    const totals = Object.fromEntries(names.map((name) => [name, writeMicros(figures[name] as never)]))
    const [total = '0', tax = '0', cost = '0'] = [
      totals['total'],
      totals['taxAmount'],
      record.totals?.totalCost,
    ]
    const margin = String(BigInt(total) - BigInt(tax) - BigInt(cost)) // T6, T7
    return { ...record, totals: { ...record.totals, ...totals, margin } }
  })
}

function reportOn(
  records: readonly (GoldenRecord | undefined)[],
  now = ACCOUNT,
  requests = REQUESTS,
): GoldenReport {
  const header = valueOf(goldenHeader(ACCOUNT))
  const documents = requests.map((request, index) => ({ request, recorded: records[index] }))
  return valueOf(groupByCause(documents, header, now))
}

/** The records of these requests as they are. */
const usualRecords = (): readonly GoldenRecord[] =>
  REQUESTS.map((request) => valueOf(recordOf(request, ACCOUNT)))

const idsOf = ({ causes }: GoldenReport): readonly string[] => causes.map(({ cause }) => cause)

describe('causes of differences', () => {
  test.each([
    [
      'a cost',
      (record: GoldenRecord) => ({ ...record, totals: { ...record.totals, totalCost: '987654320000' } }),
    ],
    ['a line', (record: GoldenRecord) => ({ ...record, lines: `AAAAAAAA${(record.lines ?? '').slice(8)}` })],
    [
      'the number of lines',
      (record: GoldenRecord) => ({ ...record, lines: `${record.lines ?? ''}AAAAAAAA` }),
    ],
    ['labour', (record: GoldenRecord) => ({ ...record, totals: { ...record.totals, labourTotal: '10000' } })],
    [
      'the margin',
      (record: GoldenRecord) => ({ ...record, totals: { ...record.totals, margin: '987654320000' } }),
    ],
  ])('of a policy do not take in that %s has changed as well', (_, changed) => {
    const usual = usualRecords()
    const records = recordsBy(['tax-by-line'])
    const differing = records.map(({ totals }, index) => totals?.total !== usual[index]?.totals?.total)
    expect(idsOf(reportOn(records))).toEqual(['recorded:tax-by-line'])
    const report = reportOn(
      records.map((record, index) => (differing[index] === true ? changed(record) : record)),
    )
    const explained = report.causes.filter(({ policies }) => policies.length > 0)
    expect([explained, report.documents - report.same]).toEqual([[], differing.filter(Boolean).length])
  })

  test('are none where nothing differs', () => {
    const usual = usualRecords()
    expect(reportOn(usual)).toMatchObject({ documents: 120, same: 120, causes: [], sums: [] })
  })

  test.each([
    ['half-even'],
    ['tax-by-line'],
    ['unit-price-to-cents'],
    ['truncated'],
    ['tax-rounded-up'],
    ['discounts-after-tax'],
    ['minimum-left-out'],
  ] as const)('are the policy that the recording had: %s', (policy) => {
    const report = reportOn(recordsBy([policy]))
    const named = [report.causes[0]?.cause, ...(report.causes[0]?.alsoFits ?? [])]
    expect(named).toContain(`recorded:${policy}`)
    expect(report.causes).toHaveLength(1)
  })

  test('are two policies where both are needed, and each by itself where it is not', () => {
    const ids = idsOf(reportOn(recordsBy(['half-even', 'minimum-left-out'])))
    expect([...ids].sort()).toEqual([
      'recorded:half-even',
      'recorded:half-even+recorded:minimum-left-out',
      'recorded:minimum-left-out',
    ])
  })

  test('have the money of their documents, and nothing is counted twice', () => {
    const usual = usualRecords()
    const records = recordsBy(['truncated'])
    const { causes, sums, documents, same } = reportOn(records)
    const net = usual.reduce(
      (sum, record, index) =>
        sum + BigInt(record.totals?.total ?? 0) - BigInt(records[index]?.totals?.total ?? 0),
      0n,
    )
    expect(sums.map((sum) => sum.net)).toEqual([String(net)])
    expect(causes.reduce((sum, cause) => sum + cause.documents, 0)).toBe(documents - same)
  })

  test('are requests that changed, are new, or are no longer sent', () => {
    const usual = usualRecords()
    const requests = [...REQUESTS]
    requests[0] = { ...(requests[0] as object), reference: 'changed' }
    const records: (GoldenRecord | undefined)[] = [...usual]
    records[1] = undefined
    requests[2] = undefined
    expect([...idsOf(reportOn(records, ACCOUNT, requests))].sort()).toEqual(['added', 'removed', 'request'])
  })

  test('are problems that documents have now, or had', () => {
    const usual = usualRecords()
    const records = usual.map((record, index): GoldenRecord => {
      const { totals, lines, ...rest } = record
      return index < 3 ? { ...rest, problems: ['zero_quantity lines[0]'] } : record
    })
    expect(idsOf(reportOn(records))).toEqual(['accepted:zero_quantity'])
  })

  test('of what nothing explains are the first figure that differs', () => {
    const usual = usualRecords()
    const records = usual.map((record, index): GoldenRecord =>
      index === 7 ? { ...record, totals: { ...record.totals, totalCost: '1' } } : record,
    )
    expect(reportOn(records).causes).toMatchObject([
      { cause: 'figure:totalCost', documents: 1, net: '0', samples: [{ line: 8 }] },
    ])
  })

  test('of settings show the smallest request, the first figure and its rule', () => {
    const usual = usualRecords()
    const now = { ...ACCOUNT, minimumLinealLengthMm: 2000 }
    const [cause] = reportOn(usual, now).causes
    expect(cause).toMatchObject({
      cause: 'minimumLinealLengthMm:1000:2000',
      // A piece of 0.2 m, charged as 1 m, and now as 2 m.
      firstFigure: { rule: 'M3', recorded: '1', current: '2' },
    })
    const shrunk = cause?.shrunk?.request as {
      readonly lines: readonly unknown[]
      readonly adjustments: unknown
    }
    expect([shrunk.lines.length, shrunk.adjustments]).toEqual([1, []])
    const [before, after] = [ACCOUNT, now].map((account) => valueOf(recordOf(shrunk, account)).totals?.total)
    expect([cause?.shrunk?.recorded, cause?.shrunk?.current]).toEqual([before, after])
    expect(before).not.toBe(after)
  })

  test('never subtract amounts of one currency from those of another', () => {
    const usual = usualRecords()
    const now = { ...ACCOUNT, currency: 'NZD', tax: { rate: '0.15', code: 'GST' } }
    const report = reportOn(usual, now)
    const totalOf = (records: readonly GoldenRecord[]): string =>
      String(records.reduce((sum, { totals }) => sum + BigInt(totals?.total ?? 0), 0n))
    const priced = REQUESTS.map((request) => valueOf(recordOf(request, now)))
    expect(report.sums).toMatchObject([
      { currency: 'AUD', documents: 0, up: '0', net: `-${totalOf(usual)}` },
      { currency: 'NZD', documents: 120, down: '0', net: totalOf(priced) },
    ])
    expect(report).toMatchObject({ documents: 120, same: 0 })
    expect(report.causes.map(({ cause, currency }) => [cause, currency])).toEqual([
      ['currency:AUD:NZD+tax.rate:0.10:0.15', 'AUD'],
      ['currency:AUD:NZD+tax.rate:0.10:0.15', 'NZD'],
    ])
    const [before, after] = report.causes.map(({ samples }) => samples)
    expect(before?.map((sample) => [sample.recorded !== undefined, sample.current])).toEqual(
      Array(3).fill([true, undefined]),
    )
    expect(after?.map((sample) => [sample.recorded, sample.current !== undefined])).toEqual(
      Array(3).fill([undefined, true]),
    )
    expect(report.causes.map(({ shrunk }) => shrunk)).toEqual([undefined, undefined])
  })

  test('that make a document new or no longer sent are in the currency that it has or had', () => {
    const usual = usualRecords()
    const now = { ...ACCOUNT, currency: 'NZD' }
    const records: (GoldenRecord | undefined)[] = [undefined, usual[1]]
    const { causes } = reportOn(records, now, [REQUESTS[0], undefined])
    expect(causes.map(({ cause, currency }) => [cause, currency])).toEqual([
      ['removed', 'AUD'],
      ['added', 'NZD'],
    ])
  })

  test('are accepted with the reason, and reported when they are not met', () => {
    const usual = usualRecords()
    const header = valueOf(goldenHeader(ACCOUNT))
    const documents = REQUESTS.map((request, index) => ({ request, recorded: usual[index] }))
    const accepted = { 'taxRounding:document:line': 'from 1 July', 'figure:total': 'once' }
    const report = valueOf(groupByCause(documents, header, { ...ACCOUNT, taxRounding: 'line' }, { accepted }))
    expect(report.causes).toMatchObject([{ cause: 'taxRounding:document:line', accepted: 'from 1 July' }])
    expect(report.unusedAcceptances).toEqual(['figure:total'])
  })

  test('of a record that is none is a problem at its place', () => {
    const header = valueOf(goldenHeader(ACCOUNT))
    const documents = [{ request: {}, recorded: {} }, { recorded: 5 }] as never
    const report = groupByCause(documents, header, ACCOUNT)
    expect(report.ok ? [] : report.problems.map(({ code, param }) => [code, param])).toEqual([
      ['required', '[0].recorded.request'],
      ['invalid_type', '[1].recorded'],
    ])
  })
})

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f']

describe('evidence', () => {
  const cause = (name: string): KnownCause => ({ settings: [{ name }], policies: [], side: 'recorded' })
  const tally = (documents: number): Tally => ({ ...tallies.empty, documents })
  const evidence = (...groups: readonly (readonly [names: string, documents: number])[]): Evidence =>
    new Map(
      groups.map(([names, documents]) => [
        names,
        { currency: 'AUD', fitting: Array.from(names, cause), tally: tally(documents) },
      ]),
    )

  test('gives each document to the cause that explains most, and names what explains all of them as well', () => {
    const rows = explainedChanges(evidence(['ab', 5], ['abc', 3], ['c', 4], ['d', 1]))
    expect(
      rows.map(({ cause: one, tally: { documents }, alsoFits }) => [
        causeId(one),
        documents,
        alsoFits.map(causeId),
      ]),
    ).toEqual([
      ['a::', 8, ['b::']],
      ['c::', 4, []],
      ['d::', 1, []],
    ])
  })

  test('gives documents to causes as choosing the best one again and again does', () => {
    const groups = fc.uniqueArray(
      fc.tuple(fc.subarray(NAMES, { minLength: 1 }), fc.integer({ min: 1, max: 9 })),
      { selector: ([names]) => names.join(''), maxLength: 12 },
    )
    fc.assert(
      fc.property(groups, (some) => {
        const rows = explainedChanges(evidence(...some.map(([names, n]) => [names.join(''), n] as const)))
        let left = some
        const expected: number[] = []
        while (left.length > 0) {
          const fits = (name: string): number =>
            left.reduce((sum, [names, n]) => (names.includes(name) ? sum + n : sum), 0)
          const most = Math.max(...NAMES.map(fits))
          const chosen = rows.find(({ cause: one }) => fits(causeId(one).charAt(0)) === most)
          if (chosen === undefined) throw new Error('the best cause was not chosen')
          const name = causeId(chosen.cause).charAt(0)
          expected.push(most)
          left = left.filter(([names]) => !names.includes(name))
        }
        const sorted = rows.map(({ tally: { documents } }) => documents).sort((a, b) => b - a)
        expect(sorted).toEqual(expected)
      }),
    )
  })

  test('takes no more work for each cause however many there are', () => {
    let reads = 0
    const groups = Array.from({ length: 1000 }, (_, index): [string, Group] => {
      const fitting = [cause(String(index))]
      const group = { currency: 'AUD', tally: tally(1) }
      return [
        String(index),
        Object.defineProperty(group, 'fitting', { get: () => (reads++, fitting) }) as Group,
      ]
    })
    expect(explainedChanges(new Map(groups))).toHaveLength(1000)
    expect(reads).toBeLessThan(10_000)
  })

  test('is collected without copying what is known already', () => {
    const account = accountOf(ACCOUNT)
    if (account._tag === 'Left') throw new Error('settings')
    const settings = settingsThenAndNow(account.right, account.right)
    const look = startLook([], { lookUps: NO_LOOK_UPS, isFull: false })
    const record: GoldenRecord = { kind: 'quote', request: 'x', lines: '' }
    const maps = Map.prototype as unknown as { set: (this: object, key: unknown, value: unknown) => object }
    const { set } = maps
    let calls = 0
    try {
      maps.set = function (key, value) {
        calls++
        return set.call(this, key, value)
      }
      for (let index = 0; index < 300; index++) {
        const current = { ...record, problems: [`problem_${String(index)}`] }
        look.at({ line: index, size: 1, kind: 'quote', request: {}, recorded: record, current, settings })
      }
    } finally {
      maps.set = set
    }
    expect(look.evidence.size).toBe(300)
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThan(3000)
  })

  test('adds up in any order and in any parts', () => {
    const micros = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n })
    const arbitrary = fc
      .record({ documents: fc.nat(), lines: fc.nat(), up: micros, down: micros, largest: micros })
      .map((parts): Tally => ({ ...parts, samples: [] }))
    fc.assert(
      fc.property(arbitrary, arbitrary, arbitrary, (a, b, c) => {
        const { concat, empty } = tallies
        expect(concat(a, b)).toEqual(concat(b, a))
        expect(concat(concat(a, b), c)).toEqual(concat(a, concat(b, c)))
        expect(concat(a, empty)).toEqual(a)
      }),
    )
  })

  test.each([
    [5n, -5n, 5n],
    [-5n, 5n, 5n],
    [-6n, 5n, -6n],
    [5n, -6n, -6n],
    [0n, -1n, -1n],
  ])('of changes of %s and %s the largest is %s: as far from zero, the positive one', (a, b, largest) => {
    const tallyOf = (change: bigint): Tally => ({ ...tallies.empty, largest: change })
    expect(tallies.concat(tallyOf(a), tallyOf(b)).largest).toBe(largest)
  })

  test('a part of a cause is one that has less of the same', () => {
    const both: KnownCause = { settings: [{ name: 'a' }], policies: ['half-even'], side: 'recorded' }
    expect(isPartOf(cause('a'), both)).toBe(true)
    expect(isPartOf(both, both)).toBe(false)
    expect(isPartOf({ ...both, side: 'current' }, { ...both, policies: ['half-even', 'truncated'] })).toBe(
      false,
    )
  })
})

describe('shrinking', () => {
  test.each<[string, readonly number[], (lines: readonly number[]) => boolean, readonly number[]]>([
    ['to one line', [1, 2, 3, 4], (lines) => lines.includes(3), [3]],
    ['to none', [1, 2], () => true, []],
    [
      'to two that are both needed',
      [1, 2, 3, 4, 5],
      (lines) => lines.includes(2) && lines.includes(5),
      [2, 5],
    ],
    ['to many', [1, 2, 3], (lines) => lines.length === 3, [1, 2, 3]],
  ])('%s', (_, lines, differs, expected) => {
    const shrunk = shrunkRequest({ lines, adjustments: [9] }, (request) =>
      differs((request as { readonly lines: readonly number[] }).lines),
    )
    expect(shrunk).toEqual({ lines: expected, adjustments: [] })
  })

  test('of what is no request is what was sent', () => {
    expect(shrunkRequest('quote', () => true)).toBe('quote')
  })
})
