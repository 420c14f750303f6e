import { parentPort, workerData } from 'node:worker_threads'
import { CommandFailure } from '../process-io.js'
import { readRange } from './byte-range.js'
import { answererOf } from './answerer.js'
import type { FromWorker, RangeOfLines, ToWorker, WorkerStart } from './share-out.js'

const { assignment, descriptor, file, maxBytesAhead } = workerData as WorkerStart
const answersTo = answererOf(assignment)

let allBefore = Promise.resolve()
let bytesAhead = 0
let resume: (() => void) | undefined

parentPort?.on('message', (message: ToWorker) => {
  if ('range' in message) {
    allBefore = allBefore.then(() => answerRange(message))
    return
  }
  bytesAhead -= message.writtenBytes
  if (bytesAhead < maxBytesAhead) resume?.()
})

async function answerRange({ range, firstLine }: RangeOfLines): Promise<void> {
  try {
    for await (const piece of answersTo(readRange(descriptor, file, range), { firstLine })) {
      bytesAhead += piece.text.byteLength
      // Copies the bytes: after a transfer, V8 would check every access to a buffer, and be slower.
      send({ piece })
      if (bytesAhead >= maxBytesAhead) await new Promise<void>((resolve) => (resume = resolve))
    }
    send({ isRangeDone: true })
  } catch (error) {
    send(error instanceof CommandFailure ? { failure: error.message } : { defect: error })
  }
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message)
}
