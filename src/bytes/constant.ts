/** Bytes that are written or expected as they are: four at a time, which takes a third of the time of one by one. */
export interface Constant {
  /** In bytes. */
  readonly length: number
  readonly words: Uint32Array
  /** The bits of the last word that belong to the constant, where it does not fill the word. */
  readonly mask: number
}

const WORD = 4

export function constantOf(bytes: Uint8Array): Constant {
  const { length } = bytes
  const padded = new Uint8Array(Math.ceil(length / WORD) * WORD)
  padded.set(bytes)
  const view = new DataView(padded.buffer)
  const words = new Uint32Array(padded.length / WORD)
  words.forEach((_, word) => (words[word] = view.getUint32(word * WORD, true)))
  return { length, words, mask: 2 ** (8 * (length % WORD)) - 1 }
}

/** ASCII as bytes. */
export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

export function asciiConstant(text: string): Constant {
  return constantOf(asciiBytes(text))
}
