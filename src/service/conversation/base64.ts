import { allowed, invalidRequest, type Decision } from '../decision.js'
import { serviceProblem } from '../problems/problem.js'
import { hostPath } from '../host-argument.js'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The six bits of each character of the alphabet, by its code. Any other is -1, which is 255 in a byte. */
const BITS = Uint8Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)))

/**
 * How many bytes a text of base64 decodes to, by its length alone, so that a file that is too large is refused before
 * anything is decoded (G6). The standard alphabet, with padding and without line ends, or else `invalid_base64` at `path`.
 *
 * @example
 * import { base64Size } from 'quotewright/service'
 *
 * assert.deepEqual(base64Size('aGVsbG8='), { ok: true, value: 5 })
 * assert.ok(!base64Size('aGVsbG8').ok)
 */
export function base64Size(text: string, path: readonly (string | number)[] = ['file']): Decision<number> {
  hostPath(path, 'path')
  if (typeof text !== 'string') return invalidRequest([serviceProblem('invalid_base64', path)])
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return text.length % 4 === 0
    ? allowed((text.length / 4) * 3 - padding)
    : invalidRequest([serviceProblem('invalid_base64', path)])
}

/**
 * The bytes of a text of base64 (G6); `invalid_base64` at `path` for any other text, and for one whose last character has
 * bits that belong to no byte.
 *
 * @example
 * import { decodeBase64 } from 'quotewright/service'
 *
 * const decoded = decodeBase64('aGVsbG8=')
 * assert.ok(decoded.ok)
 * assert.equal(new TextDecoder().decode(decoded.value), 'hello')
 */
export function decodeBase64(
  text: string,
  path: readonly (string | number)[] = ['file'],
): Decision<Uint8Array> {
  const size = base64Size(text, path)
  if (!size.ok) return size
  const bytes = new Uint8Array(size.value)
  const padding = (text.length / 4) * 3 - size.value
  const end = text.length - padding
  let [held, count, at, wrong] = [0, 0, 0, 0]
  for (let index = 0; index < end; index++) {
    const bits = BITS[text.charCodeAt(index)] ?? 255
    wrong |= bits & 0xc0
    held = ((held << 6) | bits) & 0xffff
    count += 6
    if (count >= 8) {
      count -= 8
      bytes[at++] = held >> count
    }
  }
  // What is left over is less than a byte, and must be zero: two texts would be one file.
  const isWhole = (held & ((1 << count) - 1)) === 0
  return wrong === 0 && isWhole ? allowed(bytes) : invalidRequest([serviceProblem('invalid_base64', path)])
}
