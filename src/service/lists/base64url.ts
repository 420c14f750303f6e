import { base64urlnopad } from '@scure/base'

/** Encodes an ASCII string as base64url without padding (P3). */
export function base64urlOf(text: string): string {
  return base64urlnopad.encode(Uint8Array.from(text, (character) => character.charCodeAt(0)))
}

/** Decodes base64url without padding to an ASCII string, or returns undefined for any other string. */
export function asciiOf(coded: string): string | undefined {
  try {
    const bytes = Array.from(base64urlnopad.decode(coded))
    return bytes.every((byte) => byte <= 0x7f)
      ? bytes.map((byte) => String.fromCharCode(byte)).join('')
      : undefined
  } catch {
    return undefined
  }
}
