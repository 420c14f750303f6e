import { describe, expect, test } from 'vitest'
import { bySize, currenciesOf, isAnswerChange, type Change } from '../../src/golden/change.js'
import type { GoldenRecord } from '../../src/entries/golden.js'
import { addedBy, sumsOf, takenAwayBy, tallies, tallyOf } from '../../src/golden/tally.js'

const record = (rest: Partial<GoldenRecord> = {}): GoldenRecord => ({ kind: 'quote', request: 'r', ...rest })

/** A change between two records; its settings have only a currency, which is all that is asked of them. */
const change = (
  recorded: GoldenRecord | undefined,
  current: GoldenRecord | undefined,
  rest: Partial<Change> = {},
): Change => ({
  ...{ line: 1, size: 1, kind: 'quote', request: {}, recorded, current },
  settings: { recorded: { currency: 'AUD' }, current: { currency: 'NZD' } } as Change['settings'],
  ...rest,
})
const withTotal = (total: string): GoldenRecord => record({ totals: { total } })

describe('a tally', () => {
  test.each([
    ['up', withTotal('5'), withTotal('12'), { up: 7n, down: 0n, largest: 7n }],
    ['down', withTotal('12'), withTotal('5'), { up: 0n, down: -7n, largest: -7n }],
    ['by nothing', withTotal('5'), withTotal('5'), { up: 0n, down: 0n, largest: 0n }],
    ['by all of a new document', undefined, withTotal('5'), { up: 5n, down: 0n, largest: 5n }],
    ['by all of a document that is gone', withTotal('5'), undefined, { up: 0n, down: -5n, largest: -5n }],
    ['from nothing, where it was refused', record(), withTotal('5'), { up: 5n, down: 0n, largest: 5n }],
    [
      'from a document without a total',
      record({ totals: {} }),
      withTotal('5'),
      { up: 5n, down: 0n, largest: 5n },
    ],
  ])('of a total that goes %s', (_, recorded, current, expected) => {
    const one = change(recorded, current)
    expect(tallyOf(one)).toEqual({ documents: 1, lines: 0, ...expected, samples: [one] })
  })

  test('counts the lines that differ where both sides have the document', () => {
    const [before, now] = [
      record({ lines: 'aaaaaaaabbbbbbbb' }),
      record({ lines: 'aaaaaaaaccccccccdddddddd' }),
    ]
    expect(tallyOf(change(before, now)).lines).toBe(2)
    expect(tallyOf(change(undefined, now)).lines).toBe(0)
    expect(tallyOf(change(before, undefined)).lines).toBe(0)
  })

  test('of another currency adds all of now, and takes away all that was, which counts nothing', () => {
    const one = change(
      record({ totals: { total: '5' }, lines: 'aaaaaaaa' }),
      record({ totals: { total: '7' }, lines: 'bbbbbbbb' }),
    )
    expect(addedBy(one)).toEqual({ documents: 1, lines: 1, up: 7n, down: 0n, largest: 7n, samples: [one] })
    expect(takenAwayBy(one)).toEqual({
      documents: 0,
      lines: 0,
      up: 0n,
      down: -5n,
      largest: -5n,
      samples: [one],
    })
  })

  test('has three samples, the smallest first, and of one size those that come first', () => {
    const sizes = [
      [5, 1],
      [2, 2],
      [2, 9],
      [1, 4],
      [2, 3],
    ] as const
    const all = sizes.map(([size, line]) => tallyOf(change(undefined, undefined, { size, line })))
    const { samples } = all.reduce(tallies.concat, tallies.empty)
    expect(samples.map(({ size, line }) => [size, line])).toEqual([
      [1, 4],
      [2, 2],
      [2, 3],
    ])
    expect(bySize({ size: 1, line: 9 }, { size: 2, line: 1 })).toBeLessThan(0)
    expect(bySize({ size: 1, line: 2 }, { size: 1, line: 1 })).toBeGreaterThan(0)
  })

  test('adds up', () => {
    const one = { documents: 1, lines: 2, up: 3n, down: -4n, largest: -4n, samples: [] }
    const other = { documents: 10, lines: 20, up: 30n, down: -40n, largest: 30n, samples: [] }
    const both = { documents: 11, lines: 22, up: 33n, down: -44n, largest: 30n, samples: [] }
    expect(tallies.concat(one, other)).toEqual(both)
    expect(sumsOf(both)).toEqual({
      documents: 11,
      lines: 22,
      up: '33',
      down: '-44',
      net: '-11',
      largest: '30',
    })
  })
})

describe('a change', () => {
  test('is one of the answer alone where the request and its kind are the same', () => {
    expect(isAnswerChange(change(record(), record()))).toBe(true)
    expect(isAnswerChange(change(record(), record({ request: 's' })))).toBe(false)
    expect(isAnswerChange(change(record(), record({ kind: 'order' })))).toBe(false)
    expect(isAnswerChange(change(undefined, record()))).toBe(false)
    expect(isAnswerChange(change(record(), undefined))).toBe(false)
  })

  const refused = record({ problems: ['required a'] })
  test.each<[string, GoldenRecord | undefined, GoldenRecord | undefined, string, string]>([
    ['the currencies of the settings', withTotal('1'), withTotal('2'), 'AUD', 'NZD'],
    [
      'its own currencies',
      { ...withTotal('1'), currency: 'EUR' },
      { ...withTotal('2'), currency: 'USD' },
      ...(['EUR', 'USD'] as const),
    ],
    ['that of now where it is new', undefined, withTotal('2'), 'NZD', 'NZD'],
    ['that of then where it is gone', withTotal('1'), undefined, 'AUD', 'AUD'],
    ['that of now where it was refused', refused, withTotal('2'), 'NZD', 'NZD'],
    ['that of then where it is refused', withTotal('1'), refused, 'AUD', 'AUD'],
    ['that of now where it is refused on both sides', refused, refused, 'NZD', 'NZD'],
  ])('has %s (N3)', (_, recorded, current, before, now) => {
    expect(currenciesOf(change(recorded, current))).toEqual({ recorded: before, current: now })
  })
})
