import { describe, expect, test } from 'vitest'
import {
  compareWithGolden,
  compareWithProgram,
  goldenHeader,
  goldenLines,
  groupByCause,
  parseGolden,
  recordLines,
  recordDocument,
  recordSent,
  type DifferenceStore,
  type GoldenAnswer,
  type GoldenHeader,
  type MatchedRecords,
} from '../../src/entries/golden.js'
import { valueOf } from './recorded.js'

type DocumentsNow = Parameters<typeof compareWithGolden>[1]
type StreamOptions = Parameters<typeof compareWithGolden>[2]

const TENTH = { currency: 'AUD', tax: { rate: '0.10' } }
const FIFTEENTH = { currency: 'AUD', tax: { rate: '0.15' } }

/** Returns a quote of hours at 10.50. Two hours are 21.00, with 10% tax 23.10. */
const quoteOf = (quantity: string) => ({
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines: [{ labour: { pricing: { quantity, unitPrice: { amountMicros: '10500000' } } } }],
})
const REQUESTS = ['2', '3', '4'].map((quantity, index) => ({
  id: `Q-${String(index)}`,
  request: quoteOf(quantity),
}))

async function linesOf(stream: AsyncIterable<string>): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of stream) lines.push(line)
  return lines
}

const recorded = (requests: readonly unknown[], account = TENTH, header = valueOf(goldenHeader(account))) =>
  linesOf(goldenLines(header, valueOf(recordLines(requests, account))))

const nowOf = (requests: readonly unknown[], account = TENTH): DocumentsNow => ({
  account,
  records: valueOf(recordLines(requests, account)),
  requestAt: (line) => requests[line - 1],
})

const faultOf = (answer: GoldenAnswer<unknown>) =>
  answer.ok ? undefined : { reason: answer.fault.reason, line: answer.fault.line }

describe('a comparison of streams', () => {
  test('finds the same causes as a comparison of documents in memory', async () => {
    const [header, ...records] = await recorded(REQUESTS)
    const golden = valueOf(await parseGolden([header ?? '', ...records]))
    const report = valueOf(await compareWithGolden(golden, nowOf(REQUESTS, FIFTEENTH)))
    const atHand = REQUESTS.map(({ id, request }) => ({
      request,
      recorded: valueOf(recordDocument(request, TENTH, { id })),
    }))
    expect(report).toEqual(valueOf(groupByCause(atHand, valueOf(goldenHeader(TENTH)), FIFTEENTH)))
    // The differences of 21.00, 31.50 and 42.00 are 1.05, 4.73 − 3.15 and 2.10.
    expect(report.causes.map(({ cause, net }) => [cause, net])).toEqual([['tax.rate:0.10:0.15', '4730000']])
  })

  test('names the file in the fault, even if its name is empty', async () => {
    const answer = await parseGolden(['{}'], '')
    expect(answer.ok ? '' : answer.fault.message).toMatch(/^[A-Z]/)
  })

  test('asks only for requests of documents that differ, and accepts a promise', async () => {
    const asked: number[] = []
    const golden = valueOf(await parseGolden(await recorded(REQUESTS)))
    const changed = REQUESTS.map((sent, index) => (index === 1 ? { ...sent, request: quoteOf('5') } : sent))
    const report = await compareWithGolden(golden, {
      ...nowOf(changed),
      requestAt: (line) => {
        asked.push(line)
        return Promise.resolve(changed[line - 1])
      },
    })
    expect(valueOf(report).causes.map(({ cause, documents }) => [cause, documents])).toEqual([['request', 1]])
    expect(new Set(asked)).toEqual(new Set([2]))
  })

  test('keeps differences in the given store', async () => {
    const kept: MatchedRecords[] = []
    const store: DifferenceStore = {
      add: (records) => void kept.push(JSON.parse(JSON.stringify(records)) as MatchedRecords),
      async *all() {
        for (const records of kept) yield await Promise.resolve(records)
      },
    }
    const golden = valueOf(await parseGolden(await recorded(REQUESTS)))
    const report = await compareWithGolden(golden, nowOf(REQUESTS, FIFTEENTH), { store })
    expect([kept.length, valueOf(report).same]).toEqual([3, 0])
  })

  test("takes a document's own settings from the line before it", async () => {
    const own = REQUESTS.map((sent) => ({ ...sent, account: FIFTEENTH }))
    const lines = await recorded(own)
    expect(lines.filter((line) => line.startsWith('{"settings":'))).toHaveLength(1)
    const golden = valueOf(await parseGolden(lines))
    const report = valueOf(await compareWithGolden(golden, nowOf(REQUESTS)))
    expect(report.causes.map(({ cause, documents }) => [cause, documents])).toEqual([
      ['tax.rate:0.15:0.10', 3],
    ])
  })

  test('reports a catalogue that differs from the recorded catalogue', async () => {
    const header = valueOf(goldenHeader(TENTH, { catalogueJson: { kits: [] } }))
    const settingsWith = async (catalogueJson: unknown) => {
      const golden = valueOf(await parseGolden(await recorded(REQUESTS, TENTH, header)))
      return valueOf(await compareWithGolden(golden, nowOf(REQUESTS), { catalogueJson })).settings
    }
    expect(await settingsWith({ kits: [] })).toEqual([])
    expect(await settingsWith({ kits: [{ kitId: 'kit_1' }] })).toMatchObject([{ name: 'catalogue' }])
  })
})

/** Reports when the reader closes it. A generator that was never asked for a value does not. */
async function* source<A>(values: readonly A[], onClose: () => void): AsyncGenerator<A> {
  try {
    for (const value of values) yield await Promise.resolve(value)
  } finally {
    onClose()
  }
}

describe('a fault of a golden file', () => {
  const header = (): GoldenHeader => valueOf(goldenHeader(TENTH))
  test.each<[string, readonly string[], string]>([
    ['an empty file', [], 'not_a_golden_file'],
    ['a request in the first line', [JSON.stringify(REQUESTS[0])], 'not_a_golden_file'],
    ['invalid JSON', ['{'], 'not_a_golden_file'],
    ['an unknown kind', [JSON.stringify({ ...header(), kind: 'invoice' })], 'unknown_kind'],
  ])('is reported at the header: %s', async (_, lines, reason) => {
    expect(faultOf(await parseGolden(lines))).toEqual({ reason, line: 1 })
  })

  test.each<[string, string, string]>([
    ['half a record', '{"kind":"quo', 'not_a_record'],
    ['invalid settings', '{"settings":"f2ltR4OkK0aDeKmS","account":{}}', 'unusable_settings'],
  ])('is reported at the second line: %s', async (_, line, reason) => {
    const golden = valueOf(await parseGolden([JSON.stringify(header()), line]))
    expect(faultOf(await compareWithGolden(golden, nowOf(REQUESTS)))).toEqual({ reason, line: 2 })
  })

  test('is also reported for invalid current settings, with their problems', async () => {
    const golden = valueOf(await parseGolden(await recorded(REQUESTS)))
    const answer = await compareWithGolden(golden, { ...nowOf(REQUESTS), account: { currency: 'A' } })
    const fault = answer.ok ? undefined : answer.fault
    expect([fault?.reason, fault?.problems?.map(({ param }) => param)]).toEqual(['account', ['currency']])
  })

  test('is reported for a file that was already compared, because every document would seem new', async () => {
    const golden = valueOf(await parseGolden(await recorded(REQUESTS), 'year.golden'))
    expect(valueOf(await compareWithGolden(golden, nowOf(REQUESTS))).same).toBe(3)
    const again = await compareWithGolden(golden, nowOf(REQUESTS))
    expect(faultOf(again)).toEqual({ reason: 'already_read', line: undefined })
    expect(again.ok ? '' : again.fault.message).toContain('year.golden')
  })

  test.each<[string, readonly string[], readonly string[]]>([
    ['the file', ['{"kind":"quo'], []],
    ['the current records', [], ['{"kind":"quo']],
  ])('has a message that names the wrong side: %s', async (side, before, now) => {
    const golden = valueOf(await parseGolden([JSON.stringify(header()), ...before], 'year.golden'))
    const records = now.map((text, index) => ({ line: index + 1, text }))
    const answer = await compareWithGolden(golden, { ...nowOf([]), records })
    expect(answer.ok ? '' : answer.fault.message).toMatch(
      side === 'the file' ? /^year\.golden, line 2:/ : /^The current records, line 1:/,
    )
  })

  test.each([
    ['a golden file that was compared before', (now: object) => now],
    ['no records', (now: object) => ({ ...now, records: undefined })],
    ['a string instead of records', (now: object) => ({ ...now, records: 'x' })],
  ])('is reported as invalid settings first, even with %s', async (_, changed) => {
    const golden = valueOf(await parseGolden(await recorded(REQUESTS)))
    await compareWithGolden(golden, nowOf(REQUESTS))
    const now = changed({ ...nowOf(REQUESTS), account: { currency: 'A' } })
    expect(faultOf(await compareWithGolden(golden, now as never))).toMatchObject({ reason: 'account' })
  })

  test.each<[string, { account?: object; kind?: string; header?: object }, string]>([
    ['invalid settings', { account: { currency: 'A' } }, 'account'],
    ['an unknown kind', { kind: 'invoice' }, 'unknown_kind'],
    ['invalid settings in the header', { header: { settings: { currency: 'A' } } }, 'unusable_settings'],
    ['an unknown kind in the header', { header: { kind: 'invoice' } }, 'unknown_kind'],
  ])('closes both sources: %s', async (_, { account = TENTH, kind, header: wrong }, reason) => {
    const ended: string[] = []
    const read = valueOf(await parseGolden(source(await recorded(REQUESTS), () => ended.push('file'))))
    const golden = { ...read, header: { ...read.header, ...wrong } } as typeof read
    const records = source([{ line: 1, text: '' }], () => ended.push('records'))
    await records.next()
    const now = { ...nowOf([]), records, account } as DocumentsNow
    const answer = await compareWithGolden(golden, now, { kind } as StreamOptions)
    expect(faultOf(answer)).toMatchObject({ reason })
    expect(ended.sort()).toEqual(['file', 'records'])
  })

  test('closes the answers of another program if the settings are invalid', async () => {
    let isClosed = false
    const answers = source(['{}'], () => (isClosed = true))
    await answers.next()
    const answer = await compareWithProgram(answers, { ...nowOf([]), account: { currency: 'A' } })
    expect([faultOf(answer)?.reason, isClosed]).toEqual(['account', true])
  })

  test('is not reported for an error of the stream, which is thrown instead', async () => {
    const failing = {
      async *[Symbol.asyncIterator]() {
        yield await Promise.resolve(JSON.stringify(header()))
        throw new Error('the disk is gone')
      },
    }
    const golden = valueOf(await parseGolden(failing))
    await expect(compareWithGolden(golden, nowOf(REQUESTS))).rejects.toThrow('the disk is gone')
  })
})

describe('a comparison with another program', () => {
  const answers = ['23100000', '34650000', '46200000'].map((total) => JSON.stringify({ figures: { total } }))
  test.each<[string, readonly string[], object | undefined]>([
    ['accepts equal totals', answers, undefined],
    ['ignores blank lines', ['', ...answers, ' '], undefined],
    ['reports a missing answer', answers.slice(1), { reason: 'too_few_answers', line: 3 }],
    [
      'reports an additional answer',
      [...answers, ...answers],
      { reason: 'too_many_answers', line: undefined },
    ],
    [
      'reports an answer without a figure after a blank line',
      ['', '{}'],
      { reason: 'not_an_answer', line: 2 },
    ],
    [
      'reports a total that is not an amount',
      ['{"figures":{"total":"1.5"}}'],
      { reason: 'not_an_answer', line: 1 },
    ],
    [
      'reports a different currency',
      ['{"figures":{"total":{"amountMicros":"1","currency":"NZD"}}}'],
      { reason: 'other_currency', line: 1 },
    ],
  ])('%s', async (_, lines, fault) => {
    const answer = await compareWithProgram(lines, nowOf(REQUESTS))
    expect(faultOf(answer)).toEqual(fault)
    if (answer.ok) expect(answer.value.same).toBe(3)
  })
})

test('the fields of a request decide between quote and order, unless the caller gives a kind', () => {
  const order = { ...quoteOf('2'), statusId: 'status_01hx5zq8k3v9m2n4p6r8t0w1y3' }
  const kindOf = (sent: unknown, kind?: 'quote') => valueOf(recordSent(sent, TENTH, { kind })).kind
  expect([kindOf(quoteOf('2')), kindOf(order), kindOf({ request: order }), kindOf(order, 'quote')]).toEqual([
    'quote',
    'order',
    'order',
    'quote',
  ])
})
