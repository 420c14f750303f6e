import type { Problem } from '../problem/problem.js'
import { definedOnly } from '../wire/object.js'

/** What prevents a comparison: settings, or a damaged file. */
export interface GoldenFault {
  /** What is wrong; its value never changes its meaning. */
  readonly reason:
    | 'account'
    | 'not_a_golden_file'
    | 'unknown_kind'
    | 'already_read'
    | 'unusable_settings'
    | 'not_a_record'
    | 'not_an_answer'
    | 'other_currency'
    | 'too_few_answers'
    | 'too_many_answers'
  /** For people, in English. The wording may change in any release. */
  readonly message: string
  /** The number of the line, from 1, where one line is to blame. */
  readonly line?: number
  /** The problems of the account, where it is to blame (A2). */
  readonly problems?: readonly Problem[]
}

/** A value, or what prevents it. */
export type GoldenAnswer<A> =
  | {
      /** True: there is a value. */
      readonly ok: true
      /** What the function answers. */
      readonly value: A
    }
  | {
      /** False: there is a fault. */
      readonly ok: false
      /** What prevents the value. */
      readonly fault: GoldenFault
    }

/** A fault on its way out of a stream. It leaves the library as an answer. */
class FaultFound extends Error {
  constructor(readonly fault: GoldenFault) {
    super(fault.message)
  }
}

export function faultFound(reason: GoldenFault['reason'], message: string, line?: number): Error {
  return new FaultFound(definedOnly({ reason, message, line }))
}

/** What a stream comes to. Errors of the streams themselves, such as those of files, are passed on. */
export async function answerOfStream<A>(compute: () => Promise<A>): Promise<GoldenAnswer<A>> {
  try {
    return { ok: true, value: await compute() }
  } catch (error) {
    if (error instanceof FaultFound) return { ok: false, fault: error.fault }
    throw error
  }
}
