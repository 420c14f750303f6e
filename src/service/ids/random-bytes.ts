import { mustBe, hostBytes } from '../host-argument.js'

/** The largest byte. */
const LARGEST = 255

const hostByte = mustBe(
  'a byte from 0 to 255',
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST,
)

/**
 * The first bytes of what a generator gave. Where there are fewer, or one is no byte, it throws a TypeError: with less
 * chance than there should be, an id or a secret could be guessed (I3, H4).
 */
export function randomBytes(random: ArrayLike<number>, count: number, name: string): readonly number[] {
  hostBytes(random, name)
  return Array.from({ length: count }, (_, index) => {
    const byte = random[index]
    hostByte(byte, `${name}[${String(index)}]`)
    return Number(byte)
  })
}
