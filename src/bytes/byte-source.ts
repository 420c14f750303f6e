import type { Constant } from './constant.js'

const BLANK = 0x20
const NEWLINE = 0x0a
const RETURN = 0x0d
const TAB = 0x09
const QUOTE = 0x22
const ESCAPE = 0x5c
const COMMA = 0x2c
const LAST_OF_ASCII = 0x7f

/** What follows a value in an object or a list: another one, the end, or neither. */
export const After = { neither: 0, another: 1, end: 2 } as const
export type After = (typeof After)[keyof typeof After]

/** JSON as bytes, and how far it has been read. Behind the last byte every read is 0, which ends no value. */
export class ByteSource {
  bytes: Uint8Array = new Uint8Array()
  view = new DataView(this.bytes.buffer)
  at = 0
  /** Where the text begins and ends that was taken last, with its quotes. */
  from = 0
  to = 0
  /** How often something was sent otherwise than it is written: blanks, and fields in another order. */
  liberties = 0
  /** All bytes of texts, or-ed together. */
  private seen = 0

  /** Starts at the first of some bytes. Those around them in the same memory are seen too: a reader must know where to end. */
  start({ buffer, byteOffset }: Uint8Array): void {
    if (this.bytes.buffer !== buffer) {
      this.bytes = new Uint8Array(buffer)
      this.view = new DataView(buffer)
    }
    this.at = byteOffset
    this.seen = 0
    this.liberties = 0
  }

  /** Whether all texts so far were ASCII. */
  get isAscii(): boolean {
    return this.seen <= LAST_OF_ASCII
  }

  /** The next byte that is not blank. It is not taken. */
  peek(): number {
    const { bytes } = this
    let byte = bytes[this.at] ?? 0
    while (byte === BLANK || byte === NEWLINE || byte === RETURN || byte === TAB) {
      this.liberties++
      byte = bytes[++this.at] ?? 0
    }
    return byte
  }

  /** Takes a byte, if it is next. */
  take(byte: number): boolean {
    if (this.peek() !== byte) return false
    this.at++
    return true
  }

  /** Takes a constant, if it is next. */
  takeConstant({ words, length, mask }: Constant): boolean {
    const { view } = this
    let at = this.at
    if (at + 4 * words.length > view.byteLength) return this.takeLastConstant(words, length)
    const whole = length >> 2
    for (let word = 0; word < whole; word++, at += 4) {
      if (view.getUint32(at, true) !== words[word]) return false
    }
    if (whole < words.length && ((view.getUint32(at, true) ^ (words[whole] ?? 0)) & mask) !== 0) return false
    this.at += length
    return true
  }

  /** The same where its last word would reach beyond the memory. */
  private takeLastConstant(words: Uint32Array, length: number): boolean {
    for (let index = 0; index < length; index++) {
      const expected = ((words[index >> 2] ?? 0) >> (8 * (index & 3))) & 0xff
      if (this.bytes[this.at + index] !== expected) return false
    }
    this.at += length
    return true
  }

  /** Takes a text without escapes. */
  takeText(): boolean {
    if (this.peek() !== QUOTE) return false
    const { bytes } = this
    let at = this.at + 1
    let seen = this.seen
    for (;;) {
      const byte = bytes[at] ?? 0
      if (byte === QUOTE) break
      if (byte < BLANK || byte === ESCAPE) return false
      seen |= byte
      at++
    }
    this.seen = seen
    this.tookText(at + 1)
    return true
  }

  /** A text has been read up to here. */
  tookText(end: number): void {
    this.from = this.at
    this.at = this.to = end
  }

  /** Whether the text that was taken last is empty. */
  get isEmptyText(): boolean {
    return this.to - this.from === 2
  }

  /** Whether the text that was taken last begins with a prefix. */
  textStartsWith(prefix: Uint8Array): boolean {
    const { bytes, from } = this
    // A shorter text ends with a quote, which no prefix has.
    for (let index = 0; index < prefix.length; index++) {
      if (bytes[from + 1 + index] !== prefix[index]) return false
    }
    return true
  }

  /** Takes what follows a value in an object or a list that `close` ends. */
  takeAfter(close: number): After {
    const byte = this.peek()
    if (byte !== COMMA && byte !== close) return After.neither
    this.at++
    return byte === COMMA ? After.another : After.end
  }
}
