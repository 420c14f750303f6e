import { parentPort, workerData } from 'node:worker_threads'
import { CommandFailure } from '../command-failure.js'
import { answersFor } from './answers-for.js'
import type { ByteRange } from './byte-range.js'
import type { FromWorker, ToWorker, WorkerStart } from './messages.js'
import { readRange } from './read-range.js'

// The entry of a thread of its own: answers the ranges that it is told, one after the other.

const { assignment, descriptor, file, mostBytesAhead } = workerData as WorkerStart
const answers = answersFor(assignment)
const encoder = new TextEncoder()

let allBefore = Promise.resolve()
let bytesAhead = 0
let goOn: (() => void) | undefined

parentPort?.on('message', (message: ToWorker) => {
  if ('range' in message) {
    allBefore = allBefore.then(() => answerRange(message.range))
    return
  }
  bytesAhead -= message.writtenBytes
  if (bytesAhead < mostBytesAhead) goOn?.()
})

async function answerRange(range: ByteRange): Promise<void> {
  try {
    for await (const piece of answers(readRange(descriptor, file, range), range.start === 0)) {
      const text = encoder.encode(piece.text)
      bytesAhead += text.byteLength
      // Moved, not copied.
      tell({ piece: { ...piece, text } }, [text.buffer])
      if (bytesAhead >= mostBytesAhead) await new Promise<void>((resolve) => (goOn = resolve))
    }
    tell({ isRangeDone: true })
  } catch (error) {
    tell(error instanceof CommandFailure ? { failure: error.message } : { defect: error })
  }
}

function tell(message: FromWorker, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved)
}
