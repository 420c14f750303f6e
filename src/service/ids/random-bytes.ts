/** The largest byte. */
const LARGEST = 255

/**
 * The first bytes of what a generator gave. Undefined where there are fewer, or where one is no byte: with less chance than
 * there should be, an id or a secret could be guessed (I3, H4).
 */
export function randomBytes(random: ArrayLike<number>, count: number): readonly number[] | undefined {
  const bytes: number[] = []
  while (bytes.length < count) {
    const byte = random[bytes.length] ?? -1
    if (!Number.isInteger(byte) || byte < 0 || byte > LARGEST) return undefined
    bytes.push(byte)
  }
  return bytes
}
