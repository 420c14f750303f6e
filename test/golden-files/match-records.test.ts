import { describe, expect, test } from 'vitest'
import {
  compareWithGolden,
  goldenHeader,
  parseGolden,
  type DifferenceStore,
  type MatchedRecords,
  type RecordLine,
} from '../../src/entries/golden.js'
import { valueOf } from './recorded.js'

type Sent = readonly [request: string, id?: string]

const ACCOUNT = { currency: 'AUD' }

/** Returns a record as text. Its lines depend on the side, so that every pair differs. */
const textOf = ([request, id]: Sent, lines: string): string => JSON.stringify({ id, request, lines })

/** Returns the pairs of two sides, each record abbreviated. */
async function pairsOf(recorded: readonly Sent[], current: readonly Sent[]): Promise<unknown[]> {
  const short = (record: RecordLine | undefined): unknown => {
    if (record === undefined) return undefined
    const { id, request } = JSON.parse(record.text) as { id?: string; request: string }
    return id === undefined ? request : `${id}: ${request}`
  }
  const kept: MatchedRecords[] = []
  const store: DifferenceStore = {
    add: (records) => void kept.push(records),
    async *all() {
      yield* await Promise.resolve(kept)
    },
  }
  const header = JSON.stringify(valueOf(goldenHeader(ACCOUNT)))
  const golden = valueOf(await parseGolden([header, ...recorded.map((one) => textOf(one, 'aaaaaaaa'))]))
  const records = current.map((one, index) => ({ line: index + 1, text: textOf(one, 'bbbbbbbb') }))
  await compareWithGolden(golden, { account: ACCOUNT, records, requestAt: () => ({}) }, { store })
  return kept.map((pair) => [short(pair.recorded), short(pair.current)])
}

const [A, B, C]: readonly [Sent, Sent, Sent] = [
  ['a', 'q1'],
  ['b', 'q2'],
  ['c', 'q1'],
]

describe('records of two golden files', () => {
  test('match by their ids, at the same or a later position', async () => {
    expect(await pairsOf([A, B], [C, B])).toEqual([
      ['q1: a', 'q1: c'],
      ['q2: b', 'q2: b'],
    ])
    expect(await pairsOf([B], [A, B])).toEqual([
      [undefined, 'q1: a'],
      ['q2: b', 'q2: b'],
    ])
    expect(await pairsOf([A, B], [B])).toEqual([
      ['q1: a', undefined],
      ['q2: b', 'q2: b'],
    ])
  })

  test('belong to different documents if their ids differ', async () => {
    expect(await pairsOf([['a', 'q1']], [['a', 'q2']])).toEqual([
      [undefined, 'q2: a'],
      ['q1: a', undefined],
    ])
  })

  test.each<[string, Sent, Sent]>([
    ['neither has an id', ['a'], ['b']],
    ['the recorded one has an id', ['a', 'q1'], ['b']],
    ['the current one has an id', ['a'], ['b', 'q1']],
  ])('match by position unless both have an id: %s', async (_, one, other) => {
    expect(await pairsOf([one], [other])).toHaveLength(1)
  })

  test('match by their requests if they have no ids', async () => {
    expect(await pairsOf([['a'], ['b']], [['x'], ['a'], ['b']])).toEqual([
      [undefined, 'x'],
      ['a', 'a'],
      ['b', 'b'],
    ])
  })

  test.each([
    [1000, ['z: 1', 'z: 1']],
    [1001, ['z: 1', undefined]],
  ])('are matched up to 1000 records later: %d records later, the pair is %j', async (count, pair) => {
    const others = Array.from({ length: count }, (_, index): Sent => ['1', `q${String(index)}`])
    expect(await pairsOf([['1', 'z']], [...others, ['1', 'z']])).toContainEqual(pair)
  })

  test('have no partner if only one side has them', async () => {
    expect(await pairsOf([A], [])).toEqual([['q1: a', undefined]])
    expect(await pairsOf([], [A])).toEqual([[undefined, 'q1: a']])
  })
})

test('a failing comparison closes both sources', async () => {
  const ended: string[] = []
  async function* side<A>(name: string, values: readonly A[]): AsyncGenerator<A> {
    try {
      for (const value of values) yield await Promise.resolve(value)
    } finally {
      ended.push(name)
    }
  }
  const header = JSON.stringify(valueOf(goldenHeader(ACCOUNT)))
  const lines = [header, 'no record', ...[A, B].map((one) => textOf(one, ''))]
  const golden = valueOf(await parseGolden(side('recorded', lines)))
  const records = side(
    'current',
    [A, B, C].map((one, index) => ({ line: index + 1, text: textOf(one, '') })),
  )
  const answer = await compareWithGolden(golden, { account: ACCOUNT, records, requestAt: () => ({}) })
  expect(answer.ok).toBe(false)
  expect(ended.sort()).toEqual(['current', 'recorded'])
})
