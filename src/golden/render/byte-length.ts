const [TWO_BYTES, THREE_BYTES] = [0x80, 0x800]

/** A pair of surrogates is a character with four bytes, so each counts as two. */
const [FIRST_HALF, PAST_HALVES] = [0xd800, 0xe000]

/** Counts UTF-8 bytes. The text must have no lone surrogates. */
export function byteLength(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isHalf = code >= FIRST_HALF && code < PAST_HALVES
    bytes += code < TWO_BYTES ? 1 : code < THREE_BYTES || isHalf ? 2 : 3
  }
  return bytes
}
