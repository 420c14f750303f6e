import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

/** Returns the SHA-256 of a string in UTF-8, as 64 lower-case hex digits (J3, P4). */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(text))
}

/**
 * Returns the HMAC-SHA256 of the concatenated parts, as lower-case hex digits (H13). Strings are hashed as
 * UTF-8.
 */
export function hmacHex(key: string, ...parts: readonly (string | Uint8Array)[]): string {
  const mac = hmac.create(sha256, key)
  for (const part of parts) mac.update(part)
  return bytesToHex(mac.digest())
}
