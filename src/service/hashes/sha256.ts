import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

// J3, P4
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(text))
}

/** Joins the parts without separators (H13). */
export function hmacHex(key: string, ...parts: readonly (string | Uint8Array)[]): string {
  const mac = hmac.create(sha256, key)
  for (const part of parts) mac.update(part)
  return bytesToHex(mac.digest())
}
