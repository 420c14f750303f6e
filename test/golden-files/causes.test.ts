import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { causeId, isPartOf, type KnownCause } from '../../src/golden/cause.js'
import { evidences, explainedChanges, type Evidence } from '../../src/golden/evidence.js'
import { shrunkRequest } from '../../src/golden/shrink.js'
import { tallies, type Tally } from '../../src/golden/tally.js'
import {
  goldenHeader,
  groupByCause,
  recordOf,
  type AccountInput,
  type GoldenRecord,
  type GoldenReport,
} from '../../src/golden.js'
import { figuresBy } from '../../src/diagnosis/calculate.js'
import { plainDocumentOf } from '../../src/diagnosis/plain-document.js'
import { candidateOf } from '../../src/diagnosis/search.js'
import { writeMicros } from '../../src/number/number-text.js'
import { accountOf } from '../../src/api/account.js'
import { yearOfQuotes } from '../cli/golden/year-of-quotes.js'

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
function recordsBy(policies: readonly string[]): readonly GoldenRecord[] {
  const account = accountOf(ACCOUNT)
  if (account._tag === 'Left') throw new Error('settings')
  return REQUESTS.map((request) => {
    const record = valueOf(recordOf(request, ACCOUNT))
    const choices = candidateOf(policies)?.choices
    if (choices === undefined) throw new Error('policies')
    const figures = figuresBy(choices, plainDocumentOf('quote', request, account.right))
    const names = ['subtotal', 'discountAmount', 'taxAmount', 'total'] as const
    const totals = Object.fromEntries(names.map((name) => [name, writeMicros(figures[name] as never)]))
    return { ...record, totals: { ...record.totals, ...totals } }
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

const idsOf = ({ causes }: GoldenReport): readonly string[] => causes.map(({ cause }) => cause)

describe('causes of differences', () => {
  const usual = REQUESTS.map((request) => valueOf(recordOf(request, ACCOUNT)))

  test('are none where nothing differs', () => {
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
  ])('are the policy that the recording had: %s', (policy) => {
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
    const requests = [...REQUESTS]
    requests[0] = { ...(requests[0] as object), reference: 'changed' }
    const records: (GoldenRecord | undefined)[] = [...usual]
    records[1] = undefined
    requests[2] = undefined
    expect([...idsOf(reportOn(records, ACCOUNT, requests))].sort()).toEqual(['added', 'removed', 'request'])
  })

  test('are problems that documents have now, or had', () => {
    const records = usual.map((record, index): GoldenRecord => {
      const { totals, lines, ...rest } = record
      return index < 3 ? { ...rest, problems: ['zero_quantity lines[0]'] } : record
    })
    expect(idsOf(reportOn(records))).toEqual(['accepted:zero_quantity'])
  })

  test('of what nothing explains are the first figure that differs', () => {
    const records = usual.map((record, index): GoldenRecord =>
      index === 7 ? { ...record, totals: { ...record.totals, totalCost: '1' } } : record,
    )
    expect(reportOn(records).causes).toMatchObject([
      { cause: 'figure:totalCost', documents: 1, net: '0', samples: [{ line: 8 }] },
    ])
  })

  test('of settings show the smallest request, the first figure and its rule', () => {
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

  test('are accepted with the reason, and reported when they are not met', () => {
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

describe('evidence', () => {
  const cause = (name: string): KnownCause => ({ settings: [{ name }], policies: [], side: 'recorded' })
  const tally = (documents: number): Tally => ({ ...tallies.empty, documents })
  const evidence = (...groups: readonly (readonly [names: string, documents: number])[]): Evidence =>
    groups
      .map(([names, documents]): Evidence => {
        const fitting = Array.from(names, cause)
        return new Map([[names, { currency: 'AUD', fitting, tally: tally(documents) }]])
      })
      .reduce(evidences.concat, evidences.empty)

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

  test('a part of a cause is one that has less of the same', () => {
    const both: KnownCause = { settings: [{ name: 'a' }], policies: ['half-even'], side: 'recorded' }
    expect(isPartOf(cause('a'), both)).toBe(true)
    expect(isPartOf(both, both)).toBe(false)
    expect(isPartOf({ ...both, side: 'current' }, { ...both, policies: ['half-even', 'x'] })).toBe(false)
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
