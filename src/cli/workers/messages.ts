import type { AnswerPiece } from '../answer-lines.js'
import type { Assignment } from '../assignment.js'
import type { ByteRange } from './byte-range.js'

/** What a worker knows from its start. */
export interface WorkerStart {
  readonly assignment: Assignment
  /** The open file: all threads of a process share its descriptors. */
  readonly descriptor: number
  /** What the file is called in messages. */
  readonly file: string
  /** A worker that is so many bytes of answers ahead of what was written waits. */
  readonly mostBytesAhead: number
}

export type ToWorker =
  /** Answer the lines of this range, after those that came before it. */
  | { readonly range: ByteRange }
  /** So many bytes of your answers were written. */
  | { readonly writtenBytes: number }

export type FromWorker =
  | { readonly piece: AnswerPiece<Uint8Array> }
  /** That was all of the range. */
  | { readonly isRangeDone: true }
  /** The range cannot be answered; the sentence is for the person who typed the command. */
  | { readonly failure: string }
  /** A defect of ours. */
  | { readonly defect: unknown }
