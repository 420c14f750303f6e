import { errorEnvelope } from '../index.js'
import { answerJson } from './answer-json.js'
import { answerTo, type Answer } from './answer.js'
import { maxLineBytes, splitLines } from './split-lines.js'
import type { Answering } from './task.js'

/** Answers are handed on in pieces of about this many characters: a step for each would cost more than pricing. */
const pieceSize = 65_536

/** Answers to some requests that follow each other. */
export interface AnswerPiece<Text extends string | Uint8Array = string | Uint8Array> {
  /** A line for each. */
  readonly text: Text
  readonly count: number
  /** Some request among them had problems. */
  readonly hasRefusal: boolean
}

/**
 * One request a line in, one answer a line out, in order, holding no more than a piece of either. Blank lines are
 * skipped.
 */
export async function* answerLines<A extends object>(
  chunks: AsyncIterable<Buffer | string>,
  answering: Answering<A>,
  startsFile = true,
): AsyncGenerator<AnswerPiece<string>> {
  for await (const lines of splitLines(chunks, startsFile)) {
    let piece = emptyPiece
    for (const line of lines) {
      if (isBlank(line)) continue
      const { text, isRefusal } = answerJson(answerLine(line, answering), answering)
      piece = {
        text: `${piece.text}${text}\n`,
        count: piece.count + 1,
        hasRefusal: piece.hasRefusal || isRefusal,
      }
      if (piece.text.length < pieceSize) continue
      yield piece
      piece = emptyPiece
    }
    // Whoever sends a line and waits for its answer must not wait for the next line.
    if (piece.count > 0) yield piece
  }
}

const emptyPiece: AnswerPiece<string> = { text: '', count: 0, hasRefusal: false }

function answerLine<A extends object>(line: Buffer, answering: Answering<A>): Answer<A> {
  if (line.length <= maxLineBytes) return answerTo(line, answering.answer)
  const message = `The line is longer than ${String(maxLineBytes)} bytes.`
  return errorEnvelope([{ code: 'invalid_type', message, param: '' }])
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)
}
