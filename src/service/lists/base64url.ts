import { base64urlnopad } from '@scure/base'

/** Takes ASCII only (P3). */
export function base64urlOf(text: string): string {
  return base64urlnopad.encode(Uint8Array.from(text, (character) => character.charCodeAt(0)))
}

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
