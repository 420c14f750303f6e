import { sha256 } from '@noble/hashes/sha2'
import { base64urlnopad } from '@scure/base'
import { canonicalText } from './canonical-text.js'

/** The number of SHA-256 bytes in the fingerprint of a request or settings, and in that of a line. */
const REQUEST_BYTES = 12
const LINE_BYTES = 6

/** The characters of a line's fingerprint. */
export const LINE_CHARACTERS = (LINE_BYTES * 4) / 3

/**
 * Returns the fingerprint of a request, settings or a catalogue: 16 characters, independent of the order of keys.
 */
export function fingerprintOf(value: unknown): string {
  return textOfBytes(sha256(canonicalText(value)), REQUEST_BYTES)
}

/** Returns the fingerprint of a priced line: 8 characters. */
export function lineFingerprintOf(line: unknown): string {
  return textOfBytes(sha256(canonicalText(line)), LINE_BYTES)
}

/** Encodes the first bytes as base64url (RFC 4648). Their number is a multiple of three, so they need no padding. */
function textOfBytes(bytes: Uint8Array, count: number): string {
  return base64urlnopad.encode(bytes.subarray(0, count))
}
