import type { ByteSource } from './byte-source.js'

const HYPHEN = 0x2d
const DIGIT_ZERO = 0x30
const DIGIT_NINE = 0x39
const SMALL_A = 0x61
const SMALL_F = 0x66
/** What makes a small letter of a capital one, and leaves a digit as it is. */
const SMALL = 0x20
const UUID_LENGTH = 36
/** Where its hyphens are: a bit for each place. The last four places count as the first, where no hyphen is either. */
const HYPHENS = (1 << 8) | (1 << 13) | (1 << 18) | (1 << 23)

/** V5: whether the text that was taken last is a UUID in its usual form. */
export function isUuid({ bytes, from, to }: ByteSource): boolean {
  if (to - from - 2 !== UUID_LENGTH) return false
  for (let place = 0; place < UUID_LENGTH; place++) {
    const byte = bytes[from + 1 + place] ?? 0
    const isHyphen = (HYPHENS & (1 << place)) !== 0
    if (isHyphen ? byte !== HYPHEN : !isHexDigit(byte)) return false
  }
  return true
}

function isHexDigit(byte: number): boolean {
  const small = byte | SMALL
  return (byte >= DIGIT_ZERO && byte <= DIGIT_NINE) || (small >= SMALL_A && small <= SMALL_F)
}
