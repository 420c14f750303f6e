import { open } from 'node:fs/promises'
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AnswerPiece, LineMarking, LinesPlace } from '../answering/answer-lines.js'
import type { StockOptions } from '../../entries/index.js'
import { statsOf, unreadable, type NamedJson } from '../files.js'
import { CommandFailure, type Sharing } from '../process-io.js'
import type { SettingsJson } from '../settings.js'
import { byteRanges, lineCounter, type ByteRange } from './byte-range.js'

/** The bundler puts the worker's bundle next to the bundle that contains this module. */
export const defaultSharing: Sharing = {
  entry: new URL('./cli-worker.js', import.meta.url),
  rangeBytes: 1024 * 1024,
  maxBytesWaiting: 64 * 1024 * 1024,
}

/** Starting a worker takes about as long as answering this many ranges. */
const minRangesEach = 4

/** Yields the same bytes as one thread, in order. Returns undefined if one thread answers the file sooner. */
export async function shareOut(
  file: string,
  assignment: MarkedAssignment,
  workers: number,
  sharing: Sharing = defaultSharing,
): Promise<AsyncIterable<AnswerPiece> | undefined> {
  const bytes = await sizeOfRegularFile(file)
  const count = workersWorthwhile(bytes, workers, sharing)
  return count > 1 ? answersBy(count, file, bytes, assignment, sharing) : undefined
}

export function workersWorthwhile(bytes: number, max: number, { rangeBytes }: Sharing): number {
  return Math.min(max, Math.floor(bytes / (rangeBytes * minRangesEach)))
}

/** Refuses pipes, which workers cannot read from the middle. */
async function sizeOfRegularFile(file: string): Promise<number> {
  const stats = await statsOf(file)
  if (stats.isDirectory()) throw unreadable(file, { code: 'EISDIR' })
  if (!stats.isFile()) {
    throw new CommandFailure(
      `${file} is not a regular file and cannot be read by several workers: leave out --workers.`,
    )
  }
  return stats.size
}

async function* answersBy(
  count: number,
  file: string,
  bytes: number,
  assignment: MarkedAssignment,
  { entry, rangeBytes, maxBytesWaiting }: Sharing,
): AsyncGenerator<AnswerPiece> {
  const handle = await open(file).catch((error: unknown) => {
    throw unreadable(file, error)
  })
  const maxBytesAhead = maxBytesWaiting / count
  const start = { assignment, descriptor: handle.fd, file, maxBytesAhead }
  const workers: AnsweringWorker[] = []
  try {
    for (let number = 0; number < count; number++) workers.push(startWorker(entry, start))
    const ranges = byteRanges(bytes, rangeBytes)
    yield* answersInOrder(ranges, lineCounter(handle.fd, file), workers)
    const { size } = await handle.stat()
    if (size < bytes) throw new CommandFailure(`Cannot read ${file}: it became shorter during the run.`)
  } finally {
    await Promise.all(workers.map((worker) => worker.end()))
    await handle.close()
  }
}

/** A worker answers its ranges in order, so the worker whose answers are next never waits for another worker. */
async function* answersInOrder(
  ranges: Iterator<ByteRange, undefined>,
  firstLineOf: (range: ByteRange) => number,
  workers: readonly AnsweringWorker[],
): AsyncGenerator<AnswerPiece> {
  const turns: AnsweringWorker[] = []

  function giveRange(worker: AnsweringWorker): void {
    const next = ranges.next()
    if (next.done === true) return
    worker.answer({ range: next.value, firstLine: firstLineOf(next.value) })
    turns.push(worker)
  }

  for (const worker of workers) {
    worker.onRangeDone(() => {
      giveRange(worker)
    })
    giveRange(worker)
  }
  // A worker gets its next range before this loop finishes the one before, so `turns` is empty only at the end.
  for (let worker = turns.shift(); worker !== undefined; worker = turns.shift()) {
    yield* worker.answersOfNextRange()
  }
}

/** Plain data, because functions cannot be passed to another thread. */
export type Assignment =
  | { readonly command: 'price'; readonly settings: SettingsJson }
  | { readonly command: 'record'; readonly settings: SettingsJson; readonly isFull: boolean }
  | {
      readonly command: 'flashing'
      readonly account: NamedJson
      readonly needsDrawing: boolean
      readonly stock?: StockOptions
    }

export type MarkedAssignment = Assignment & { readonly marking: LineMarking }

/** `firstLine` numbers the first line that the range owns. */
export interface RangeOfLines extends LinesPlace {
  readonly range: ByteRange
}

export interface WorkerStart {
  readonly assignment: MarkedAssignment
  /** All threads of a process share its descriptors. */
  readonly descriptor: number
  readonly file: string
  /** A worker waits while this many bytes of its answers are unwritten. */
  readonly maxBytesAhead: number
}

export type ToWorker = RangeOfLines | { readonly writtenBytes: number }

export type FromWorker =
  | { readonly piece: AnswerPiece }
  | { readonly isRangeDone: true }
  /** A sentence for the user. */
  | { readonly failure: string }
  | { readonly defect: unknown }

type AnsweringWorker = ReturnType<typeof startWorker>

function startWorker(entry: URL, start: WorkerStart) {
  const worker = new Worker(entry, { workerData: start })
  let rangeDone = (): void => undefined
  // Comes before `messages`, so that the next range is queued before the end of this range is read.
  worker.on('message', (message: FromWorker) => {
    if ('isRangeDone' in message) rangeDone()
  })
  const messages = on(worker, 'message', { close: ['exit'] })
  // `messages` throws the first error. Without this listener, a later error would end the process.
  worker.on('error', () => undefined)

  function send(message: ToWorker): void {
    worker.postMessage(message)
  }

  async function nextMessage(): Promise<FromWorker> {
    const next = await messages.next()
    if (next.done === true) throw new CommandFailure('A worker ended before its work was done.')
    return next.value[0] as FromWorker
  }

  return {
    answer(range: RangeOfLines): void {
      send(range)
    },
    /** Calls the listener even if nobody has read the answers of the range yet. */
    onRangeDone(listener: () => void): void {
      rangeDone = listener
    },
    /** Throws the error that stopped the worker. */
    async *answersOfNextRange(): AsyncGenerator<AnswerPiece> {
      for (;;) {
        const message = await nextMessage()
        if ('isRangeDone' in message) return
        if ('failure' in message) throw new CommandFailure(message.failure)
        if ('defect' in message) throw message.defect
        // Read before yielding the piece, because the receiver may transfer the bytes to another thread.
        const writtenBytes = message.piece.text.byteLength
        yield message.piece
        send({ writtenBytes })
      }
    },
    end: (): Promise<unknown> => worker.terminate(),
  }
}
