import { errorEnvelope } from '../index.js'
import { isPriced, type Answer } from './answer.js'

/** An answer as text, and whether it is a document. */
export interface AnswerJson {
  readonly text: string
  readonly isPriced: boolean
}

/**
 * Writes an answer as JSON. JSON is read to any depth, but not written: what the engine passes through untouched
 * may be too deep, and that must not end a stream of other requests.
 */
export function answerJson(answer: Answer, indent = 0): AnswerJson {
  try {
    return { text: JSON.stringify(answer, null, indent), isPriced: isPriced(answer) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = `The answer cannot be written as JSON: ${error.message}.`
    return answerJson(errorEnvelope([{ code: 'invalid_type', message, param: '' }]), indent)
  }
}
