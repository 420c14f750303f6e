import { base64urlnopad } from '@scure/base'
import { randomBytes } from '../ids/random-bytes.js'

/** The random bytes in a secret (H4). */
const SECRET_BYTES = 32

/**
 * Makes the secret of a webhook (H4): `whsec_` and 43 base64url characters, which encode 32 bytes from a
 * cryptographic generator. Throws a TypeError with the `name` of the argument unless it has exactly 32 bytes.
 */
export function secretOf(random: ArrayLike<number>, name: string): string {
  const bytes = randomBytes(random, SECRET_BYTES, name)
  if (random.length !== SECRET_BYTES) throw new TypeError(`${name} must have exactly 32 bytes.`)
  return `whsec_${base64urlnopad.encode(Uint8Array.from(bytes))}`
}
