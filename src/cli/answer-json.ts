import { isRefusal, type Answer } from './answer.js'
import type { Answering } from './task.js'

/** An answer as text, and whether it is the error envelope. */
export interface AnswerJson {
  readonly text: string
  readonly isRefusal: boolean
}

export function answerJson<A extends object>(
  answer: Answer<A>,
  { json }: Pick<Answering<A>, 'json'>,
  indent = 0,
): AnswerJson {
  return isRefusal(answer)
    ? { text: JSON.stringify(answer, null, indent), isRefusal: true }
    : { text: JSON.stringify(json(answer), null, indent), isRefusal: false }
}
