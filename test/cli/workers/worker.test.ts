import { closeSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildCommand } from '../build-command.js'
import { quoteNamed } from '../requests.js'
import { temporaryFolder } from '../temporary-folder.js'

let built = ''
const folder = temporaryFolder()

beforeAll(async () => {
  built = await buildCommand()
})

afterAll(() => {
  rmSync(built, { recursive: true })
})

const requests = 3000

/**
 * A message from a worker: some answers, the end of its range, or the reason why it cannot read its range.
 */
type Sent =
  | {
      readonly piece: { readonly text: Uint8Array; readonly count: number; readonly hasRefusal: boolean }
    }
  | { readonly isRangeDone: true }
  | { readonly failure: string }

/** Starts a worker on a file of many requests, and collects its messages. */
function startWorker(mode: 'r' | 'w', maxBytesAhead: number) {
  const file = folder.write('requests.ndjson', `${JSON.stringify(quoteNamed('A'))}\n`.repeat(requests))
  const descriptor = openSync(file, mode)
  const start = {
    assignment: {
      command: 'price',
      marking: { name: 'requests.ndjson', hasIds: false },
      settings: {
        kind: 'quote',
        hasWorkings: false,
        maxProblems: 1000,
        account: { name: 'The account', json: { currency: 'AUD' } },
        catalogue: undefined,
      },
    },
    descriptor,
    file,
    maxBytesAhead,
  }
  const worker = new Worker(pathToFileURL(join(built, 'cli-worker.js')), { workerData: start })
  const sent: Sent[] = []
  worker.on('message', (message: Sent) => sent.push(message))
  onTestFinished(async () => {
    await worker.terminate()
    closeSync(descriptor)
  })
  const send = (message: object): void => {
    worker.postMessage(message)
  }
  const hasSent = async (count: number): Promise<void> => {
    while (sent.length < count) await setTimeout(5)
  }
  return { sent, send, hasSent }
}

function bytesIn(message: Sent | undefined): number {
  return message !== undefined && 'piece' in message ? message.piece.text.byteLength : 0
}

describe('a worker', () => {
  it('waits until its answers are written, and then continues', async () => {
    // Between one and two pieces of answers: the second piece exceeds the limit.
    const { sent, send, hasSent } = startWorker('r', 200_000)
    send({ range: { start: 0, end: Infinity }, firstLine: 1 })
    await hasSent(2)
    await setTimeout(100)
    expect(sent).toHaveLength(2)
    send({ writtenBytes: bytesIn(sent[0]) })
    await hasSent(3)
    await setTimeout(100)
    expect(sent).toHaveLength(3)
  })

  it('answers all requests, and reports the end of its range, if its answers are written', async () => {
    const { sent, send, hasSent } = startWorker('r', 1)
    send({ range: { start: 0, end: Infinity }, firstLine: 1 })
    let count = 0
    for (let read = 0; ; read++) {
      await hasSent(read + 1)
      const message = sent[read]
      if (message === undefined || !('piece' in message)) {
        expect(message).toEqual({ isRangeDone: true })
        break
      }
      expect(message.piece.hasRefusal).toBe(false)
      count += message.piece.count
      send({ writtenBytes: bytesIn(message) })
    }
    expect(count).toBe(requests)
  })

  it('reports the reason why it cannot read', async () => {
    const { sent, send, hasSent } = startWorker('w', 1)
    send({ range: { start: 0, end: Infinity }, firstLine: 1 })
    await hasSent(1)
    expect(sent).toEqual([
      { failure: expect.stringMatching(/^Cannot read .*requests\.ndjson: .+\.$/) as string },
    ])
  })
})
