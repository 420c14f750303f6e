import type { Problem } from '../problem/problem.js'
import { definedOnly } from '../wire/object.js'

/** The reason why a function has no result: invalid settings, a damaged file or unusable answers. */
export interface GoldenFault {
  /** The stable code of the fault. */
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
  /** The number of the line, from 1, if one line is at fault. */
  readonly line?: number
  /** The problems of the account settings, if they are at fault (A2). */
  readonly problems?: readonly Problem[]
}

/** A value, or the fault that prevents it. */
export type GoldenAnswer<A> =
  | {
      /** True: there is a value. */
      readonly ok: true
      /** The value of the function. */
      readonly value: A
    }
  | {
      /** False: there is a fault. */
      readonly ok: false
      /** The fault that prevents the value. */
      readonly fault: GoldenFault
    }

class FaultFound extends Error {
  constructor(readonly fault: GoldenFault) {
    super(fault.message)
  }
}

export function faultFound(reason: GoldenFault['reason'], message: string, line?: number): Error {
  return new FaultFound(definedOnly({ reason, message, line }))
}

/** Other errors, such as file errors, propagate. */
export async function answerOfStream<A>(compute: () => Promise<A>): Promise<GoldenAnswer<A>> {
  try {
    return { ok: true, value: await compute() }
  } catch (error) {
    if (error instanceof FaultFound) return { ok: false, fault: error.fault }
    throw error
  }
}
