import * as check from '../host-argument.js'

const LARGEST = 255

const hostByte = check.mustBe(
  'a byte from 0 to 255',
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST,
)

/** Throws for too few bytes, because an id or a secret with less randomness could be guessed (I3, H4). */
export function randomBytes(random: ArrayLike<number>, count: number, name: string): readonly number[] {
  check.bytes(random, name)
  return Array.from({ length: count }, (_, index) => {
    const byte = random[index]
    hostByte(byte, `${name}[${String(index)}]`)
    return Number(byte)
  })
}
