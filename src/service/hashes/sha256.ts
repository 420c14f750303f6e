import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

/** Returns the SHA-256 of a text in UTF-8, as 64 lower-case hex digits (J3, P4). */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(text))
}

/**
 * Returns the HMAC-SHA256 of concatenated texts or bytes, with a text as the key, as lower-case hex digits (H13).
 */
export function hmacHex(key: string, ...parts: readonly (string | Uint8Array)[]): string {
  const mac = hmac.create(sha256, key)
  for (const part of parts) mac.update(part)
  return bytesToHex(mac.digest())
}
