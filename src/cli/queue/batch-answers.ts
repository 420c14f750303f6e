import type { AnswerPiece } from '../answering/answer-lines.js'
import { CommandFailure } from '../process-io.js'

/** The answers, or a sentence for the user. */
export type BatchAnswers = AnswerPiece<Buffer> | { readonly failure: string }

/** Puts a line of JSON before the answers, which stay unchanged. */
export function packAnswers(answers: BatchAnswers): Buffer {
  if ('failure' in answers) return Buffer.from(`${JSON.stringify(answers)}\n`)
  const { text, ...facts } = answers
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), text])
}

/** Checks the bytes, because other programs may write to Redis. */
export function unpackAnswers(packed: Buffer): BatchAnswers {
  const end = packed.indexOf('\n')
  const { failure, count, bytesRead, hasRefusal } = factsIn(packed.toString('utf8', 0, Math.max(end, 0)))
  if (typeof failure === 'string') return { failure }
  if (!isCount(count) || !isCount(bytesRead) || typeof hasRefusal !== 'boolean') throw notByWorker()
  return { count, bytesRead, hasRefusal, text: packed.subarray(end + 1) }
}

function factsIn(json: string): Readonly<Record<string, unknown>> {
  try {
    const facts: unknown = JSON.parse(json)
    if (typeof facts === 'object' && facts !== null) return { ...facts }
  } catch {
    // Invalid JSON gets the same message as any other wrong value.
  }
  throw notByWorker()
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function notByWorker(): CommandFailure {
  return new CommandFailure("Redis has an answer that is not a worker's. Find out what else writes to it.")
}
