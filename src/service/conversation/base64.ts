import { base64 } from '@scure/base'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { serviceProblem } from '../problems/problem.js'
import * as check from '../host-argument.js'

/** Uses only length and padding, so that callers can refuse a large file before decoding it (G6). */
export function base64Size(text: string, path: readonly (string | number)[] = ['file']): Decision<number> {
  check.path(path, 'path')
  if (typeof text !== 'string') return invalidRequest([serviceProblem('invalid_base64', path)])
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return text.length % 4 === 0
    ? allowed((text.length / 4) * 3 - padding)
    : invalidRequest([serviceProblem('invalid_base64', path)])
}

/** Refuses missing padding, line ends, and unused bits in the last character (G6). */
export function decodeBase64(
  text: string,
  path: readonly (string | number)[] = ['file'],
): Decision<Uint8Array> {
  const size = base64Size(text, path)
  if (!size.ok) return size
  try {
    return allowed(base64.decode(text))
  } catch {
    return invalidRequest([serviceProblem('invalid_base64', path)])
  }
}
