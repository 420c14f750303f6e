import { errorEnvelope, type ErrorEnvelope } from '../../entries/index.js'
import { idOf } from '../json/object.js'
import { parseJson, utf16MarkOf } from '../json/parse-json.js'
import { CommandFailure } from '../process-io.js'
import { isBlank, maxLineBytes, splitLines } from './split-lines.js'
import { jsonText } from '../json/json-pieces.js'

export type Answer<A extends object> = A | ErrorEnvelope

export interface Answering<A extends object> {
  readonly answer: (request: unknown) => Answer<A>
  readonly json: (result: A) => object
}

export function isRefusal<A extends object>(answer: Answer<A>): answer is ErrorEnvelope {
  return 'errors' in answer
}

export function refusalOfBytes(message: string): ErrorEnvelope {
  return errorEnvelope([{ code: 'invalid_type', message, param: '', path: [] }])
}

export function jsonOf<A extends object>(answer: Answer<A>, { json }: Answering<A>): object {
  return isRefusal(answer) ? answer : json(answer)
}

/** In characters. Yielding answers singly would be slower than pricing. */
const pieceSize = 131_072

export interface AnswerPiece<Text extends Uint8Array = Uint8Array> {
  /** One line per answer, in UTF-8. */
  readonly text: Text
  readonly count: number
  /** Approximate: includes blank lines, but no carriage returns. */
  readonly bytesRead: number
  readonly hasRefusal: boolean
}

/** Plain data, so that other threads can receive it. */
export interface LineMarking {
  /** The name of the input in messages. */
  readonly name: string
  /** Adds the line number, and the id of the request, to each answer. */
  readonly hasIds: boolean
}

export interface LinesPlace {
  /** From 1. */
  readonly firstLine: number
}

/** Counts the blank lines that it skips, so that line numbers match those of a text editor. */
export async function* answerLines<A extends object>(
  chunks: AsyncIterable<Buffer | string>,
  answering: Answering<A>,
  marking: LineMarking,
  { firstLine }: LinesPlace = { firstLine: 1 },
): AsyncGenerator<AnswerPiece<Uint8Array<ArrayBuffer>>> {
  let number = firstLine - 1
  let text = ''
  let [count, bytesRead, hasRefusal] = [0, 0, false]
  const takePiece = () => {
    const piece = { text: encoder.encode(text), count, bytesRead, hasRefusal }
    text = ''
    ;[count, bytesRead, hasRefusal] = [0, 0, false]
    return piece
  }
  for await (const lines of splitLines(chunks, firstLine === 1)) {
    for (const line of lines) {
      number++
      if (number === 1) refuseUtf16(line, marking.name)
      const answer = isBlank(line) ? undefined : answerLine(line, number, answering, marking)
      // A string has a maximum length, so a very long answer gets its own piece.
      if (count > 0 && text.length + (answer?.text.length ?? 0) > pieceSize) yield takePiece()
      bytesRead += line.length + 1
      if (answer === undefined) continue
      text += answer.text
      hasRefusal ||= answer.isRefused
      count++
    }
    // Yields even a small piece: a caller may wait for the answer before sending the next line.
    if (count > 0) yield takePiece()
  }
}

const encoder = new TextEncoder()

/** Lines of UTF-16 cannot be split at 0x0A, because this byte can be half of a character. */
function refuseUtf16(line: Buffer, name: string): void {
  if (utf16MarkOf(line) === undefined) return
  throw new CommandFailure(
    `The input, ${name}, is UTF-16, but lines of JSON must be UTF-8. Save it as UTF-8.`,
  )
}

function answerLine<A extends object>(
  line: Buffer,
  number: number,
  answering: Answering<A>,
  marking: LineMarking,
): { readonly text: string; readonly isRefused: boolean } {
  const name = `Line ${String(number)} of ${marking.name}`
  const written = (request: unknown, answer: Answer<A>) => {
    const json = jsonOf(answer, answering)
    const text = jsonText(marking.hasIds ? { line: number, ...idOf(request), ...json } : json)
    return { text: `${text}\n`, isRefused: isRefusal(answer) }
  }
  if (line.length > maxLineBytes) {
    return written(undefined, refusalOfBytes(`${name} is longer than ${String(maxLineBytes)} bytes.`))
  }
  const parsed = parseJson(line)
  if (!parsed.ok) {
    const where = parsed.place && ` at column ${String(parsed.place.column)}`
    return written(undefined, refusalOfBytes(`${name} ${parsed.fault}${where ?? ''}: ${parsed.reason}.`))
  }
  try {
    return written(parsed.value, answering.answer(parsed.value))
  } catch (error) {
    if (!isTooLong(error)) throw error
    return written(parsed.value, refusalOfBytes(`The answer to ${name} is too long: split the request.`))
  }
}

/** JSON.stringify throws this error if its result would exceed the maximum length of a string. */
function isTooLong(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Invalid string length'
}
