import { base64 } from '@scure/base'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { serviceProblem } from '../problems/problem.js'

/** Uses only length and padding, so that callers can refuse a large file before decoding it (G6). */
export function base64Size(text: string): Decision<number> {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return text.length % 4 === 0 ? allowed((text.length / 4) * 3 - padding) : invalidBase64()
}

/** Refuses missing padding, line ends, and unused bits in the last character (G6). */
export function decodeBase64(text: string): Decision<Uint8Array> {
  try {
    return allowed(base64.decode(text))
  } catch {
    return invalidBase64()
  }
}

function invalidBase64(): Decision<never> {
  return invalidRequest([serviceProblem('invalid_base64', ['file'])])
}
