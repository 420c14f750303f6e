import type { AnswerPiece } from '../answering/answer-lines.js'

/** A worker's result for a batch: the answers, or a sentence for the user. */
export type BatchAnswers = AnswerPiece<Buffer> | { readonly failure: string }

/** Packs answers into one value for Redis: a line of JSON, then the answers unchanged. */
export function packAnswers(answers: BatchAnswers): Buffer {
  if ('failure' in answers) return Buffer.from(`${JSON.stringify(answers)}\n`)
  const { text, ...facts } = answers
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), text])
}

export function unpackAnswers(packed: Buffer): BatchAnswers {
  const end = packed.indexOf('\n')
  const facts = JSON.parse(packed.subarray(0, end).toString('utf8')) as
    Omit<AnswerPiece<Buffer>, 'text'> | { readonly failure: string }
  return 'failure' in facts ? facts : { ...facts, text: packed.subarray(end + 1) }
}
