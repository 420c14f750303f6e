import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { splitLines } from '../../../src/cli/answering/split-lines.js'
import { batchesOf, sharedBatches, type Batch } from '../../../src/cli/queue/batches.js'
import { byteRanges, lineCounter, readRange, type ByteRange } from '../../../src/cli/workers/byte-range.js'
import { Readable } from 'node:stream'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()

interface OwnLines {
  readonly firstLine: number
  readonly lines: readonly string[]
}

/** Reads each range of a file as a worker does. */
async function linesIn(file: string, ranges: readonly ByteRange[]): Promise<readonly OwnLines[]> {
  const descriptor = openSync(file, 'r')
  try {
    const firstLineOf = lineCounter(descriptor, file)
    const read: OwnLines[] = []
    for (const range of ranges) {
      const lines: string[] = []
      for await (const some of splitLines(readRange(descriptor, file, range), range.start === 0))
        lines.push(...some.map(String))
      read.push({ firstLine: firstLineOf(range), lines })
    }
    return read
  } finally {
    closeSync(descriptor)
  }
}

const numbered = (count: number, width: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1).padEnd(width, '.'))

describe('a range of a file', () => {
  test.each([
    ['short lines', 4, 100],
    ['lines longer than the range', 100, 7],
    ['lines that end with the range', 9, 10],
    ['a line of several chunks', 150_000, 100_000],
    ['ranges of several chunks', 100, 140_000],
  ])('counts and reads its own lines among %s', async (_name, width, rangeBytes) => {
    const lines = numbered(Math.max(3, Math.ceil(300_000 / (width + 1) / 100)), width)
    const file = folder.write('lines.txt', lines.join('\n'))
    const size = lines.length * (width + 1) - 1
    const read = await linesIn(file, [...byteRanges(size, rangeBytes)])
    expect(read.flatMap(({ lines: own }) => own)).toEqual(lines)
    // The text of a line begins with its number.
    for (const { firstLine, lines: own } of read)
      if (own.length > 0) expect(own[0]?.split('.', 1)).toEqual([String(firstLine)])
  })

  test('is refused in a sentence if its file cannot be read', async () => {
    const file = folder.write('closed.txt', 'a\n')
    const descriptor = openSync(file, 'w')
    const reading = readRange(descriptor, file, { start: 0, end: 1 }).next()
    await expect(reading).rejects.toMatchObject({ name: 'CommandFailure' })
    closeSync(descriptor)
  })
})

type BatchText = Omit<Batch, 'lines'> & { readonly lines: string | undefined }

async function all(batches: AsyncIterable<Batch>): Promise<readonly BatchText[]> {
  const list: BatchText[] = []
  for await (const { lines, ...batch } of batches) list.push({ ...batch, lines: lines?.toString() })
  return list
}

const streams = (text: string) => {
  const stdin = Readable.from([Buffer.from(text)], { objectMode: false })
  return { stdin, stdout: process.stdout, stderr: process.stderr }
}

/** Two lines together just exceed the 128 KiB of a batch. */
const HALF = 65_536
const LONG = 'a'.repeat(HALF)

describe('the batches of a queue', () => {
  test('have whole lines of at least 128 KiB in total, and line numbers', async () => {
    const text = `${LONG}\n${LONG}\n\nb\n${LONG}${LONG}\nlast`
    expect(await all(batchesOf(undefined, streams(text)))).toEqual([
      { number: 0, firstLine: 1, lastLine: 2, lines: `${LONG}\n${LONG}\n`, shared: undefined },
      {
        number: 1,
        firstLine: 3,
        lastLine: 5,
        lines: `\nb\n${LONG}${LONG}\n`,
        shared: undefined,
      },
      { number: 2, firstLine: 6, lastLine: 6, lines: 'last\n', shared: undefined },
    ])
  })

  test('do not end one byte too early, and do not exist for empty input', async () => {
    // The two line ends count too, and one byte is missing.
    const almost = `${LONG}\n${LONG.slice(3)}\nc\n`
    expect(await all(batchesOf(undefined, streams(almost)))).toMatchObject([{ firstLine: 1, lastLine: 3 }])
    expect(await all(batchesOf(undefined, streams('')))).toEqual([])
    expect(await all(batchesOf(undefined, streams(`${LONG}${LONG}\n`)))).toHaveLength(1)
    expect(await all(batchesOf(undefined, streams('\n'.repeat(4 * HALF))))).toHaveLength(2)
  })

  test('name the ranges of a shared file, of which the last is open', async () => {
    const file = folder.write('shared.ndjson', `${LONG}\n${LONG}\n${LONG}\n`)
    expect(await all(sharedBatches(file))).toEqual([
      { number: 0, firstLine: 1, ...inFile(file, 0, 2 * HALF) },
      { number: 1, firstLine: 3, ...inFile(file, 2 * HALF, null) },
    ])
  })

  test.each([undefined, '-'])('refuse standard input as a shared file: %s', async (file) => {
    await expect(all(sharedBatches(file))).rejects.toMatchObject({ name: 'CommandFailure' })
  })

  test('refuse a shared file that cannot be opened', async () => {
    // A socket has a size, but cannot be opened.
    const file = join(folder.path, 'socket')
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(file, resolve))
    await expect(all(sharedBatches(file))).rejects.toMatchObject({ name: 'CommandFailure' })
    server.close()
  })
})

function inFile(file: string, start: number, end: number | null) {
  return { lastLine: undefined, lines: undefined, shared: { file, start, end } }
}
