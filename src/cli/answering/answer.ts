import { errorEnvelope, type ErrorEnvelope } from '../../index.js'
import { parseJson } from '../files.js'

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
export function refusalOfBytes(message: string): ErrorEnvelope {
  return errorEnvelope([{ code: 'invalid_type', message, param: '' }])
}

export function answerJson<A extends object>(answer: Answer<A>, { json }: Answering<A>, indent = 0): string {
  return JSON.stringify(isRefusal(answer) ? answer : json(answer), null, indent)
}
