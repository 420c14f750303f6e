import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AnswerPiece } from '../answering/answer-lines.js'
import type { NamedJson } from '../files.js'
import { CommandFailure } from '../process-io.js'
import type { SettingsJson } from '../settings.js'
import type { ByteRange } from './byte-range.js'

/** How requests are to be answered, as plain data: functions cannot be passed to another thread. */
export type Assignment =
  | { readonly command: 'price'; readonly settings: SettingsJson }
  | { readonly command: 'flashing'; readonly account: NamedJson; readonly needsDrawing: boolean }

/** What a worker is started with. */
export interface WorkerStart {
  readonly assignment: Assignment
  /** The open file: all threads of a process share its descriptors. */
  readonly descriptor: number
  /** What messages call the file. */
  readonly file: string
  /** A worker waits while this many bytes of its answers have not been written. */
  readonly mostBytesAhead: number
}

export type ToWorker =
  /** Answer the lines of this range after those of earlier ranges. */
  | { readonly range: ByteRange }
  /** This many bytes of the worker's answers were written. */
  | { readonly writtenBytes: number }

export type FromWorker =
  | { readonly piece: AnswerPiece<Uint8Array> }
  /** The range has been answered. */
  | { readonly isRangeDone: true }
  /** The range cannot be answered; the sentence is for the person who typed the command. */
  | { readonly failure: string }
  /** A defect of quotewright. */
  | { readonly defect: unknown }

/** A thread that answers ranges of a file, one after the other. */
export interface AnsweringWorker {
  /** Queues a range. */
  answer(range: ByteRange): void
  /** The listener is called whenever a range has been answered, even if nobody has asked for its answers yet. */
  onRangeDone(listener: () => void): void
  /** The answers of the next range in the queue, as they come. Throws what kept the worker from answering. */
  answersOfNextRange(): AsyncGenerator<AnswerPiece<Uint8Array>>
  /** Ends the worker, whatever it is doing. */
  end(): Promise<unknown>
}

/** Starts a worker from its own bundle. */
export function startWorker(entry: URL, start: WorkerStart): AnsweringWorker {
  const worker = new Worker(entry, { workerData: start })
  let rangeDone = (): void => undefined
  // Registered before `messages`, so that the next range is queued before the end of this one is read.
  worker.on('message', (message: FromWorker) => {
    if ('isRangeDone' in message) rangeDone()
  })
  const messages = on(worker, 'message', { close: ['exit'] })
  // `messages` throws the error in its turn. Without this listener a later error would end the process.
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
    answer(range) {
      send({ range })
    },
    onRangeDone(listener) {
      rangeDone = listener
    },
    async *answersOfNextRange() {
      for (;;) {
        const message = await nextMessage()
        if ('isRangeDone' in message) return
        if ('failure' in message) throw new CommandFailure(message.failure)
        if ('defect' in message) throw message.defect
        // Read before the piece is yielded: whoever writes it may transfer it.
        const writtenBytes = message.piece.text.byteLength
        yield message.piece
        send({ writtenBytes })
      }
    },
    end: () => worker.terminate(),
  }
}
