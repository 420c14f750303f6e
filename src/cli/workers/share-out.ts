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

/** Starting a worker takes about as long as answering this many ranges, so fewer are not worth it. */
const minRangesEach = 4

/**
 * Returns the answers to the lines of a file, computed by at most `workers` threads. They are in order and
 * identical to one thread's answers, byte by byte. Returns undefined for a file that one thread answers sooner.
 * Throws CommandFailure for a file that cannot be shared.
 */
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

/** Returns the number of workers worth starting for a file of this size, at most `max`. */
export function workersWorthwhile(bytes: number, max: number, { rangeBytes }: Sharing): number {
  return Math.min(max, Math.floor(bytes / (rangeBytes * minRangesEach)))
}

/**
 * Returns the size in bytes. Throws CommandFailure unless the file is regular, because a pipe, for example, can
 * only be read from its start.
 */
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

/**
 * Gives each range to the first free worker, and yields the answers in the order of the ranges.
 *
 * A worker answers its ranges in order, so the worker whose answers are next never waits for another worker.
 */
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
  // A worker gets its next range before this loop reads the end of its previous one. So `turns` is empty only
  // after the last range.
  for (let worker = turns.shift(); worker !== undefined; worker = turns.shift()) {
    yield* worker.answersOfNextRange()
  }
}

/** The work to do for each request. Plain data, because functions cannot be passed to another thread. */
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

/** A range of a file, and the number of the first of its own lines. */
export interface RangeOfLines extends LinesPlace {
  readonly range: ByteRange
}

export interface WorkerStart {
  readonly assignment: MarkedAssignment
  /** The open file: all threads of a process share its descriptors. */
  readonly descriptor: number
  /** The name of the file in messages. */
  readonly file: string
  /** A worker waits while this many bytes of its answers have not been written. */
  readonly maxBytesAhead: number
}

export type ToWorker =
  /** Answer the lines of this range after those of earlier ranges. */
  | RangeOfLines
  /** This many bytes of the worker's answers have been written. */
  | { readonly writtenBytes: number }

export type FromWorker =
  | { readonly piece: AnswerPiece }
  /** The range has been answered. */
  | { readonly isRangeDone: true }
  /** The range cannot be answered. The sentence is for the user. */
  | { readonly failure: string }
  /** A defect of quotewright. */
  | { readonly defect: unknown }

type AnsweringWorker = ReturnType<typeof startWorker>

/** Starts a thread that answers ranges of a file, one after the other. It runs its own bundle. */
function startWorker(entry: URL, start: WorkerStart) {
  const worker = new Worker(entry, { workerData: start })
  let rangeDone = (): void => undefined
  // Registered before `messages`, so that the next range is queued before the end of this one is read.
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
    /** Calls the listener after each answered range, even if nobody has read its answers yet. */
    onRangeDone(listener: () => void): void {
      rangeDone = listener
    },
    /**
     * Yields the answers of the next range in the queue as they arrive. Throws the error that stopped the
     * worker.
     */
    async *answersOfNextRange(): AsyncGenerator<AnswerPiece> {
      for (;;) {
        const message = await nextMessage()
        if ('isRangeDone' in message) return
        if ('failure' in message) throw new CommandFailure(message.failure)
        if ('defect' in message) throw message.defect
        // Read before yielding the piece, because its receiver may transfer the bytes to another thread.
        const writtenBytes = message.piece.text.byteLength
        yield message.piece
        send({ writtenBytes })
      }
    },
    end: (): Promise<unknown> => worker.terminate(),
  }
}
