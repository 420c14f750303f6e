import { base64urlnopad } from '@scure/base'
import { randomBytes } from '../ids/random-bytes.js'

// H4
const SECRET_BYTES = 32

/** Takes the bytes of a cryptographic generator (H4). `name` is the argument that an error names. */
export function secretOf(random: ArrayLike<number>, name: string): string {
  const bytes = randomBytes(random, SECRET_BYTES, name)
  if (random.length !== SECRET_BYTES) throw new TypeError(`${name} must have exactly 32 bytes.`)
  return `whsec_${base64urlnopad.encode(Uint8Array.from(bytes))}`
}
