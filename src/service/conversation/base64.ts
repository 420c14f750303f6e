import { base64 } from '@scure/base'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { serviceProblem } from '../problems/problem.js'
import * as check from '../host-argument.js'

/**
 * Computes the number of bytes in a base64 string from its length and padding, so that a host can refuse a
 * large file before decoding it (G6). A value that is not a string, or whose length is not a multiple of 4,
 * is `invalid_base64` at `path`. Only `decodeBase64` checks the characters.
 */
export function base64Size(text: string, path: readonly (string | number)[] = ['file']): Decision<number> {
  check.path(path, 'path')
  if (typeof text !== 'string') return invalidRequest([serviceProblem('invalid_base64', path)])
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return text.length % 4 === 0
    ? allowed((text.length / 4) * 3 - padding)
    : invalidRequest([serviceProblem('invalid_base64', path)])
}

/**
 * Decodes a base64 string (G6): the standard alphabet, with padding and without line ends. Any other string
 * is `invalid_base64` at `path`, including a string whose last character has unused bits set.
 */
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
