import type { AnswerPiece } from '../answer-lines.js'
import type { ByteRange } from './byte-range.js'
import type { AnsweringWorker } from './start-worker.js'

/**
 * Gives ranges to workers, the next one to whoever has answered one, and hands on the answers in the ranges' order.
 *
 * A worker answers its ranges in order too, so the one whose turn it is never waits for another.
 */
export async function* answersInOrder(
  ranges: Iterator<ByteRange, undefined>,
  workers: readonly AnsweringWorker[],
): AsyncGenerator<AnswerPiece> {
  const turns: AnsweringWorker[] = []

  function giveRange(worker: AnsweringWorker): void {
    const next = ranges.next()
    if (next.done === true) return
    worker.answer(next.value)
    turns.push(worker)
  }

  for (const worker of workers) {
    worker.onRangeDone(() => {
      giveRange(worker)
    })
    giveRange(worker)
  }
  // Another range is given before the end of one is read: turns run out only when ranges have.
  for (let worker = turns.shift(); worker !== undefined; worker = turns.shift()) {
    yield* worker.answersOfNextRange()
  }
}
