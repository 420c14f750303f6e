import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { batchesOf, sharedBatches, type Batch } from '../../../src/cli/queue/batches.js'
import { CommandFailure } from '../../../src/cli/process-io.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()

/** Batches end at 128 KiB, or at the first line end after that. */
const LONG = 70 * 1024
const lines = Array.from({ length: 24 }, (_, at) =>
  at % 3 === 2 ? '{}' : JSON.stringify({ reference: `${String(at)} ${'x'.repeat(LONG)}` }),
)

test('a batch has the numbers of its own lines in the file', async () => {
  const stdin = Readable.from([Buffer.from(`${lines.join('\n')}\n`)])
  const batches: Batch[] = []
  for await (const batch of batchesOf(undefined, { stdin } as never)) batches.push(batch)
  const owned = batches.map(({ firstLine, lastLine = 0 }) => lines.slice(firstLine - 1, lastLine))
  expect(owned.flat()).toEqual(lines)
  expect(batches.map((batch) => batch.lines?.toString())).toEqual(
    owned.map((own) => own.map((line) => `${line}\n`).join('')),
  )
  // Two long lines fill a batch, and every third line is short: 2 lines, seven times 3, and 1.
  expect(batches.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('a batch of a shared file begins with the number of the first line that starts in its range', async () => {
  const file = folder.write('shared.ndjson', lines.join('\n'))
  const bytes = readFileSync(file)
  for await (const { firstLine, number, shared } of sharedBatches(file)) {
    const start = shared?.start ?? -1
    expect(start).toBe(number * 128 * 1024)
    const before = bytes.subarray(0, start).toString().split('\n').length
    // The line that is cut by the start of a range, or begins there, belongs to the range before.
    expect(firstLine).toBe(start === 0 ? 1 : before + 1)
  }
})

test('a shared file that cannot be opened is refused in a sentence', async () => {
  // A socket has a size, but cannot be opened.
  const file = join(folder.path, 'socket')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(file, resolve))
  await expect(sharedBatches(file).next()).rejects.toThrow(CommandFailure)
  server.close()
})
