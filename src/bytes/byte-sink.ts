import type { ByteSource } from './byte-source.js'
import type { Constant } from './constant.js'

const DIGIT_ZERO = 0x30
const MINUS = 0x2d
const POINT = 0x2e
/** The largest whole number that bit operations take. */
const LARGEST_INT32 = 2_147_483_647
const TEN_THOUSAND = 10_000
/** Room that is kept; more of it is given back by `clear`. */
const USUAL_ROOM = 262_144

/** Bytes as they are written. Nothing checks for room but `room`: ask for as much as will be written until the next call. */
export class ByteSink {
  bytes = new Uint8Array(USUAL_ROOM)
  length = 0
  private view = new DataView(this.bytes.buffer)

  clear(): void {
    this.length = 0
    if (this.bytes.length > USUAL_ROOM) this.use(new Uint8Array(USUAL_ROOM))
  }

  room(further: number): void {
    const needed = this.length + further
    if (needed <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(2 * this.bytes.length, needed))
    grown.set(this.written())
    this.use(grown)
  }

  private use(bytes: Uint8Array<ArrayBuffer>): void {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer)
  }

  /** What has been written: a view, valid until more is written. */
  written(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length)
  }

  byte(byte: number): void {
    this.bytes[this.length++] = byte
  }

  constant({ words, length }: Constant): void {
    const { view } = this
    let at = this.length
    // The last word may reach beyond the constant: what follows is written over it.
    for (let word = 0; word < words.length; word++, at += 4) view.setUint32(at, words[word] ?? 0, true)
    this.length += length
  }

  /** A part of what is being read. */
  copy(source: ByteSource, from: number, to: number): void {
    const { bytes, view } = this
    const { bytes: sent, view: sentView } = source
    let at = this.length
    let next = from
    for (; next + 4 <= to; next += 4, at += 4) view.setUint32(at, sentView.getUint32(next, true), true)
    for (; next < to; next++) bytes[at++] = sent[next] ?? 0
    this.length = at
  }

  text(text: string): void {
    this.room(3 * text.length)
    this.length += new TextEncoder().encodeInto(text, this.bytes.subarray(this.length)).written
  }

  append(other: ByteSink): void {
    this.bytes.set(other.written(), this.length)
    this.length += other.length
  }

  /** A whole number in digits. */
  whole(number: number): void {
    const { bytes } = this
    let rest = number
    if (number < 0) {
      this.byte(MINUS)
      rest = -number
    }
    let count = 1
    for (let power = 10; power <= rest; power *= 10) count++
    let at = (this.length += count)
    for (; rest > LARGEST_INT32; count--) {
      const digit = rest % 10
      bytes[--at] = DIGIT_ZERO + digit
      rest = (rest - digit) / 10
    }
    let small = rest | 0
    for (; count > 0; count--) {
      const tens = (small / 10) | 0
      bytes[--at] = DIGIT_ZERO + (small - tens * 10)
      small = tens
    }
  }

  /** Ten-thousandths as a decimal without trailing zeros (N9). */
  tenThousandths(number: number): void {
    const magnitude = Math.abs(number)
    const whole = Math.floor(magnitude / TEN_THOUSAND)
    let decimals = magnitude - whole * TEN_THOUSAND
    if (number < 0) this.byte(MINUS)
    this.whole(whole)
    if (decimals === 0) return
    this.byte(POINT)
    for (let power = TEN_THOUSAND / 10; decimals > 0; power /= 10) {
      const digit = (decimals / power) | 0
      this.byte(DIGIT_ZERO + digit)
      decimals -= digit * power
    }
  }
}
