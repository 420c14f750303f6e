import { describe, expect, test } from 'vitest'
import type { RecordLine } from '../../src/entries/golden.js'
import { matchRecords } from '../../src/golden/match-records.js'

type Sent = readonly [request: string, id?: string]

async function* placed(records: readonly Sent[]): AsyncGenerator<RecordLine> {
  for (const [index, [request, id]] of records.entries())
    yield await Promise.resolve({ line: index + 2, text: JSON.stringify({ id, request }) })
}

/** The pairs of two sides, each record in short. */
async function pairsOf(recorded: readonly Sent[], current: readonly Sent[]): Promise<unknown[]> {
  const short = (record: RecordLine | undefined): unknown => {
    if (record === undefined) return undefined
    const { id, request } = JSON.parse(record.text) as { id?: string; request: string }
    return id === undefined ? request : `${id}: ${request}`
  }
  const pairs: unknown[] = []
  for await (const { recorded: one, current: other } of matchRecords(
    placed(recorded),
    placed(current),
    'year.golden',
  ))
    pairs.push([short(one), short(other)])
  return pairs
}

describe('records of two golden files', () => {
  test('have their partners by their ids, in the same place or further on', async () => {
    expect(
      await pairsOf(
        [
          ['a', 'q1'],
          ['b', 'q2'],
        ],
        [
          ['c', 'q1'],
          ['b', 'q2'],
        ],
      ),
    ).toEqual([
      ['q1: a', 'q1: c'],
      ['q2: b', 'q2: b'],
    ])
    expect(
      await pairsOf(
        [['b', 'q2']],
        [
          ['a', 'q1'],
          ['b', 'q2'],
        ],
      ),
    ).toEqual([
      [undefined, 'q1: a'],
      ['q2: b', 'q2: b'],
    ])
    expect(
      await pairsOf(
        [
          ['a', 'q1'],
          ['b', 'q2'],
        ],
        [['b', 'q2']],
      ),
    ).toEqual([
      ['q1: a', undefined],
      ['q2: b', 'q2: b'],
    ])
  })

  test('with other ids are of different documents', async () => {
    expect(await pairsOf([['a', 'q1']], [['a', 'q2']])).toEqual([
      [undefined, 'q2: a'],
      ['q1: a', undefined],
    ])
  })

  test.each<[string, Sent, Sent]>([
    ['neither has one', ['a'], ['b']],
    ['the earlier one has one', ['a', 'q1'], ['b']],
    ['the later one has one', ['a'], ['b', 'q1']],
  ])('without two ids have changed in their place: %s', async (_, one, other) => {
    expect(await pairsOf([one], [other])).toHaveLength(1)
  })

  test('without ids have their partners by their requests', async () => {
    expect(await pairsOf([['a'], ['b']], [['x'], ['a'], ['b']])).toEqual([
      [undefined, 'x'],
      ['a', 'a'],
      ['b', 'b'],
    ])
  })
})

test('whoever stops early ends both sides', async () => {
  const ended: string[] = []
  async function* side(name: string): AsyncGenerator<RecordLine> {
    try {
      yield* placed([['a'], ['b'], ['c']])
    } finally {
      ended.push(name)
    }
  }
  for await (const pair of matchRecords(side('recorded'), side('current'), 'year.golden'))
    if (pair.current) break
  expect(ended.sort()).toEqual(['current', 'recorded'])
})
