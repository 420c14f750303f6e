const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** An ASCII text as base64url without padding (P3). */
export function base64urlOf(text: string): string {
  let [coded, bits, count] = ['', 0, 0]
  for (let index = 0; index < text.length; index++) {
    bits = ((bits << 8) | text.charCodeAt(index)) & 0xffff
    for (count += 8; count >= 6; count -= 6) coded += ALPHABET.charAt((bits >> (count - 6)) & 63)
  }
  return count === 0 ? coded : coded + ALPHABET.charAt((bits << (6 - count)) & 63)
}

/** The ASCII text of a base64url without padding; undefined when it is none. */
export function asciiOf(coded: string): string | undefined {
  let [text, bits, count] = ['', 0, 0]
  for (let index = 0; index < coded.length; index++) {
    const digit = ALPHABET.indexOf(coded.charAt(index))
    if (digit < 0) return undefined
    bits = ((bits << 6) | digit) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    const code = (bits >> count) & 0xff
    if (code > 0x7f) return undefined
    text += String.fromCharCode(code)
  }
  return count < 6 && (bits & ((1 << count) - 1)) === 0 ? text : undefined
}
