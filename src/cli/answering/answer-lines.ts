import { errorEnvelope, type ErrorEnvelope } from '../../index.js'
import { parseJson } from '../files.js'
import { maxLineBytes, splitLines } from './split-lines.js'

/** The result of a request, or the error envelope that the service would send. */
export type Answer<A extends object> = A | ErrorEnvelope

/** How requests are answered, one by one, and how results are written. */
export interface Answering<A extends object> {
  readonly answer: (request: unknown) => Answer<A>
  /** What a result is in JSON. */
  readonly json: (result: A) => object
}

export function isRefusal<A extends object>(answer: Answer<A>): answer is ErrorEnvelope {
  return 'errors' in answer
}

/** The answer to a request that arrives as bytes. */
export function answerTo<A extends object>(bytes: Buffer, { answer }: Answering<A>): Answer<A> {
  const json = parseJson(bytes)
  return json.ok ? answer(json.value) : refusalOfBytes(`The request is not JSON: ${json.reason}.`)
}

/** Refuses bytes that could not be read as a request. */
function refusalOfBytes(message: string): ErrorEnvelope {
  return errorEnvelope([{ code: 'invalid_type', message, param: '' }])
}

export function answerJson<A extends object>(answer: Answer<A>, { json }: Answering<A>, indent = 0): string {
  return JSON.stringify(isRefusal(answer) ? answer : json(answer), null, indent)
}

/** Answers are passed on in pieces of about this many characters: a step for each would cost more than pricing. */
const pieceSize = 65_536

/** Answers to consecutive requests. */
export interface AnswerPiece<Text extends string | Uint8Array = string | Uint8Array> {
  /** One line per answer. */
  readonly text: Text
  readonly count: number
  /** At least one of the requests had problems. */
  readonly hasRefusal: boolean
}

const emptyPiece: AnswerPiece<string> = { text: '', count: 0, hasRefusal: false }

/**
 * Answers one request per line with one line each, in order, without holding more than a piece of either. Blank
 * lines are skipped.
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
      const answer =
        line.length > maxLineBytes
          ? refusalOfBytes(`The line is longer than ${String(maxLineBytes)} bytes.`)
          : answerTo(line, answering)
      piece = {
        text: `${piece.text}${answerJson(answer, answering)}\n`,
        count: piece.count + 1,
        hasRefusal: piece.hasRefusal || isRefusal(answer),
      }
      if (piece.text.length < pieceSize) continue
      yield piece
      piece = emptyPiece
    }
    // A sender who waits for the answer to a line must not have to send another line first.
    if (piece.count > 0) yield piece
  }
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)
}
