import { parentPort, workerData } from 'node:worker_threads'
import { answerLines, type Answering, type AnswerPiece } from '../answering/answer-lines.js'
import { measuring } from '../flashing/measured-line.js'
import { pricing } from '../pricing/price-request.js'
import { CommandFailure } from '../process-io.js'
import { accountOf, settingsOf } from '../settings.js'
import { readRange, type ByteRange } from './byte-range.js'
import type { Assignment, FromWorker, ToWorker, WorkerStart } from './share-out.js'

// The entry of a worker thread: answers the ranges that it is sent, one after the other.

const { assignment, descriptor, file, mostBytesAhead } = workerData as WorkerStart
const answersTo = linesAnsweredBy(assignment)
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
    for await (const piece of answersTo(readRange(descriptor, file, range), range.start === 0)) {
      const text = encoder.encode(piece.text)
      bytesAhead += text.byteLength
      // The bytes are transferred, not copied.
      send({ piece: { ...piece, text } }, [text.buffer])
      if (bytesAhead >= mostBytesAhead) await new Promise<void>((resolve) => (goOn = resolve))
    }
    send({ isRangeDone: true })
  } catch (error) {
    send(error instanceof CommandFailure ? { failure: error.message } : { defect: error })
  }
}

function send(message: FromWorker, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred)
}

type AnswersToLines = (
  chunks: AsyncIterable<Buffer>,
  startsFile: boolean,
) => AsyncIterable<AnswerPiece<string>>

function linesAnsweredBy(assigned: Assignment): AnswersToLines {
  if (assigned.command === 'price') return linesAnswered(pricing(settingsOf(assigned.settings)))
  const { account, needsDrawing } = assigned
  return linesAnswered(measuring({ account: accountOf(account), needsDrawing }))
}

function linesAnswered<A extends object>(answering: Answering<A>): AnswersToLines {
  return (chunks, startsFile) => answerLines(chunks, answering, startsFile)
}
