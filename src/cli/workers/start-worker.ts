import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CommandFailure } from '../command-failure.js'
import type { AnswerPiece } from '../answer-lines.js'
import type { ByteRange } from './byte-range.js'
import type { FromWorker, ToWorker, WorkerStart } from './messages.js'

/** A thread that answers ranges of a file, one after the other. */
export interface AnsweringWorker {
  /** Gives it one more range, after those that it has. */
  answer(range: ByteRange): void
  /** Calls when it has answered a range, whether or not anybody has asked for those answers yet. */
  onRangeDone(listener: () => void): void
  /** The answers of the next range that it has, as they come. Throws what kept it from answering. */
  answersOfNextRange(): AsyncGenerator<AnswerPiece<Uint8Array>>
  /** Ends it, whatever it is doing. */
  end(): Promise<unknown>
}

/** Starts a worker from its own bundle. */
export function startWorker(entry: URL, start: WorkerStart): AnsweringWorker {
  const worker = new Worker(entry, { workerData: start })
  let rangeDone = (): void => undefined
  // Heard before the messages below tell of it: when a range's end is read, another range has been given.
  worker.on('message', (message: FromWorker) => {
    if ('isRangeDone' in message) rangeDone()
  })
  const messages = on(worker, 'message', { close: ['exit'] })
  // The messages tell of an error, in its turn. Without a listener it would also end the process, once they are left.
  worker.on('error', () => undefined)

  function tell(message: ToWorker): void {
    worker.postMessage(message)
  }

  async function nextMessage(): Promise<FromWorker> {
    const next = await messages.next()
    if (next.done === true) throw new CommandFailure('A worker ended before its work was done.')
    return next.value[0] as FromWorker
  }

  return {
    answer(range) {
      tell({ range })
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
        // Read before the piece is handed on: whoever writes it may hand it on as well.
        const writtenBytes = message.piece.text.byteLength
        yield message.piece
        tell({ writtenBytes })
      }
    },
    end: () => worker.terminate(),
  }
}
