import { errorEnvelope } from '../index.js'
import type { ErrorEnvelope } from '../index.js'
import { parseJson } from './parse-json.js'

/** What a request asks for, or the error envelope that the service would answer with. */
export type Answer<A extends object> = A | ErrorEnvelope

export function isRefusal<A extends object>(answer: Answer<A>): answer is ErrorEnvelope {
  return 'errors' in answer
}

/** The answer to a request that comes as bytes. */
export function answerTo<A extends object>(
  bytes: Buffer,
  answer: (request: unknown) => Answer<A>,
): Answer<A> {
  const json = parseJson(bytes)
  if (json.ok) return answer(json.value)
  return errorEnvelope([
    { code: 'invalid_type', message: `The request is not JSON: ${json.reason}.`, param: '' },
  ])
}
