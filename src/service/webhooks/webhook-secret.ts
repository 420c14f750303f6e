import { base64urlnopad } from '@scure/base'
import { randomBytes } from '../ids/random-bytes.js'

/** The random bytes in a secret (H4). */
const SECRET_BYTES = 32

/**
 * Makes the secret of a webhook (H4): `whsec_` and 43 base64url characters, which encode 32 bytes from a
 * cryptographic generator. Throws a TypeError unless `random` is exactly 32 bytes.
 *
 * @example
 * import { webhookSecret } from 'quotewright/service'
 *
 * const bytes = Array.from({ length: 32 }, (_, index) => index)
 * assert.equal(webhookSecret(bytes), 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8')
 */
export function webhookSecret(random: ArrayLike<number>): string {
  return secretOf(random, 'random')
}

/** Works like {@link webhookSecret}, with the name of the argument for error messages. */
export function secretOf(random: ArrayLike<number>, name: string): string {
  const bytes = randomBytes(random, SECRET_BYTES, name)
  if (random.length !== SECRET_BYTES) throw new TypeError(`${name} must have exactly 32 bytes.`)
  return `whsec_${base64urlnopad.encode(Uint8Array.from(bytes))}`
}
