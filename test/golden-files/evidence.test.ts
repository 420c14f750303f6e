import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { causeId, type Cause, type KnownCause } from '../../src/golden/cause.js'
import type { Change } from '../../src/golden/change.js'
import { addEvidence, type Evidence, type Group } from '../../src/golden/evidence.js'
import { explainedChanges } from '../../src/golden/explained-changes.js'
import { tallies, type Tally } from '../../src/golden/tally.js'

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f']

const cause = (name: string): KnownCause => ({
  settings: [{ name }],
  policies: [],
  lineDiscounts: undefined,
  side: 'recorded',
})

/** Returns a document on this line whose total changed in a currency. */
const change = (
  line: number,
  [was, before]: readonly [string, string],
  [is, now]: readonly [string, string],
) =>
  ({
    ...{ line, size: line, kind: 'quote', request: {}, settings: {} },
    recorded: { kind: 'quote', request: 'r', currency: was, totals: { total: before } },
    current: { kind: 'quote', request: 'r', currency: is, totals: { total: now } },
  }) as unknown as Change

function evidenceOf(...changes: readonly (readonly [Change, readonly Cause[]])[]): readonly Group[] {
  const evidence = new Map<string, Group>()
  for (const [one, fitting] of changes) addEvidence(evidence, one, fitting)
  return [...evidence.values()]
}

describe('the evidence', () => {
  test('has a group for changes with the same fitting causes, in any order', () => {
    const [a, b] = [cause('a'), cause('b')]
    const groups = evidenceOf(
      [change(1, ['AUD', '5'], ['AUD', '7']), [a, b]],
      [change(2, ['AUD', '5'], ['AUD', '1']), [b, a]],
      [change(3, ['AUD', '5'], ['AUD', '6']), [a]],
    )
    expect(groups.map(({ currency, fitting, tally }) => [currency, fitting, tally.up, tally.down])).toEqual([
      ['AUD', [a, b], 2n, -4n],
      ['AUD', [a], 1n, 0n],
    ])
    expect(groups.map(({ tally }) => tally.samples.map(({ change: { line } }) => line))).toEqual([
      [1, 2],
      [3],
    ])
    expect(groups.filter(({ before }) => before !== undefined)).toEqual([])
  })

  test('separates changes in different currencies', () => {
    const a = [cause('a')]
    const groups = evidenceOf(
      [change(1, ['AUD', '1'], ['AUD', '2']), a],
      [change(2, ['NZD', '1'], ['NZD', '2']), a],
      [change(3, ['AUD', '1'], ['NZD', '2']), a],
      [change(4, ['AUD', '10'], ['NZD', '30']), a],
      [change(5, ['NZD', '1'], ['AUD', '2']), a],
    )
    expect(
      groups.map(({ currency, tally, before }) => [currency, tally.documents, tally.up, before]),
    ).toEqual([
      ['AUD', 1, 1n, undefined],
      ['NZD', 1, 1n, undefined],
      ['NZD', 2, 32n, expect.objectContaining({ currency: 'AUD' })],
      ['AUD', 1, 2n, expect.objectContaining({ currency: 'NZD' })],
    ])
    expect(groups[2]?.before?.tally).toMatchObject({
      documents: 0,
      lines: 0,
      up: 0n,
      down: -11n,
      largest: -10n,
    })
  })

  test('separates causes whose ids are equal only when concatenated', () => {
    const groups = evidenceOf(
      [
        change(1, ['AUD', '1'], ['AUD', '2']),
        [
          { differs: 'figure', figure: 'a' },
          { differs: 'figure', figure: 'b' },
        ],
      ],
      [change(2, ['AUD', '1'], ['AUD', '2']), [{ differs: 'figure', figure: 'afigure:b' }]],
    )
    expect(groups.length).toBe(2)
  })
})

describe('the causes that explain changes', () => {
  const tally = (documents: number, rest: Partial<Tally> = {}): Tally => ({
    ...tallies.empty,
    documents,
    ...rest,
  })
  const group = (names: string, documents: number, rest: Partial<Group> = {}): Group => ({
    ...{ currency: 'AUD', fitting: Array.from(names, cause), tally: tally(documents), before: undefined },
    ...rest,
  })
  const rowsOf = (...groups: readonly Group[]) => {
    const evidence: Evidence = new Map(groups.map((one, index) => [String(index), one]))
    return explainedChanges(evidence).map(({ cause: one, currency, tally: { documents }, alsoFits }) => [
      causeId(one).charAt(0),
      currency,
      documents,
      alsoFits.map((other) => causeId(other).charAt(0)).join(''),
    ])
  }

  test('start with the first cause found among those that fit equally many documents', () => {
    expect(rowsOf(group('ba', 3))).toEqual([['b', 'AUD', 3, 'a']])
    expect(rowsOf(group('c', 2), group('ab', 2))).toEqual([
      ['c', 'AUD', 2, ''],
      ['a', 'AUD', 2, 'b'],
    ])
  })

  test('list another fitting cause only if it fits every change', () => {
    expect(rowsOf(group('ab', 3), group('a', 2), group('ac', 1))).toEqual([['a', 'AUD', 6, '']])
    expect(rowsOf(group('abc', 3), group('ab', 2))).toEqual([['a', 'AUD', 5, 'b']])
  })

  test('come later, or not at all, if other causes explain part of their changes', () => {
    // c fits 6 documents, of which a takes 4. So b with 5 comes before c with 2. The document of d is
    // explained by a.
    expect(rowsOf(group('ac', 4), group('a', 5), group('b', 5), group('c', 2), group('ad', 1))).toEqual([
      ['a', 'AUD', 10, ''],
      ['b', 'AUD', 5, ''],
      ['c', 'AUD', 2, ''],
    ])
  })

  test('keep the order of discovery if they fit equally many remaining documents', () => {
    // b fits 5 documents, of which a takes 3. So c, which was found before b, comes first.
    expect(rowsOf(group('c', 2), group('ab', 3), group('a', 3), group('b', 2)).map(([name]) => name)).toEqual(
      [...['a', 'c', 'b']],
    )
    // Now b is found first.
    expect(rowsOf(group('ab', 3), group('a', 3), group('b', 2), group('c', 2)).map(([name]) => name)).toEqual(
      [...['a', 'b', 'c']],
    )
  })

  test('are sorted by currency, and then by the number of documents, largest first', () => {
    expect(
      rowsOf(
        group('a', 1, { currency: 'NZD' }),
        group('b', 2, { currency: 'NZD' }),
        group('a', 3, { currency: 'AUD' }),
        group('c', 9, { currency: 'EUR' }),
        group('b', 4, { currency: 'AUD' }),
      ),
    ).toEqual([
      ['b', 'AUD', 4, ''],
      ['a', 'AUD', 3, ''],
      ['c', 'EUR', 9, ''],
      ['b', 'NZD', 2, ''],
      ['a', 'NZD', 1, ''],
    ])
  })

  test('have a row without documents for the amounts in the previous currency', () => {
    const before = { currency: 'EUR', tally: tally(0, { down: -7n }) }
    const rows = explainedChanges(
      new Map([
        ['1', group('a', 2, { before, tally: tally(2, { up: 3n }) })],
        ['2', group('a', 1, { tally: tally(1, { up: 5n }) })],
        ['3', group('b', 4, { currency: 'EUR' })],
      ]),
    )
    expect(
      rows.map(({ currency, tally: { documents, up, down } }) => [currency, documents, up, down]),
    ).toEqual([
      ['AUD', 3, 8n, 0n],
      ['EUR', 4, 0n, 0n],
      ['EUR', 0, 0n, -7n],
    ])
  })

  test('have one row per currency, and list only causes that fit in every currency', () => {
    // In EUR, the causes a and b fit. For the change from EUR to AUD, the causes a and c fit.
    const rows = rowsOf(
      group('abc', 3, { currency: 'EUR' }),
      group('ac', 2, { before: { currency: 'EUR', tally: tally(0) } }),
    )
    expect(rows).toEqual([
      ['a', 'AUD', 2, 'c'],
      ['a', 'EUR', 3, 'c'],
    ])
  })

  test('equal repeated choice of the best remaining cause', () => {
    const arbitrary = fc.uniqueArray(
      fc.tuple(fc.subarray(NAMES, { minLength: 1 }), fc.integer({ min: 1, max: 9 })),
      { selector: ([names]) => names.join(''), maxLength: 12 },
    )
    fc.assert(
      fc.property(arbitrary, (some) => {
        const groups = some.map(([names, n]): [string, Group] => [names.join(''), group(names.join(''), n)])
        const rows = explainedChanges(new Map(groups))
        let left = some
        const expected: number[] = []
        while (left.length > 0) {
          const fits = (name: string): number =>
            left.reduce((sum, [names, n]) => (names.includes(name) ? sum + n : sum), 0)
          const max = Math.max(...NAMES.map(fits))
          const chosen = rows.find(({ cause: one }) => fits(causeId(one).charAt(0)) === max)
          if (chosen === undefined) throw new Error('the best cause was not chosen')
          const name = causeId(chosen.cause).charAt(0)
          expected.push(max)
          left = left.filter(([names]) => !names.includes(name))
        }
        const sorted = rows.map(({ tally: { documents } }) => documents).sort((a, b) => b - a)
        expect(sorted).toEqual(expected)
      }),
    )
  })
})
