import { PREFIXES } from '../../definitions/ids.js'
import { valueAtStep } from '../../problem/path.js'
import { idKinds, type HostPrefixes, type IdKind } from './id-kinds.js'
import { randomBytes } from './random-bytes.js'
import * as check from '../host-argument.js'

/** Lacks i, l, o and u (I3). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Holds 128 bits: five per character, and three in the first (I1). */
const SUFFIX_CHARACTERS = 26

// I3
const RANDOM_BYTES = 10

/** The first time beyond 48 bits: the year 10889 (I3). */
const TOO_LATE = 2 ** 48

/**
 * Makes an id (I3): the prefix of its kind and 26 characters. The first ten encode the time, and the others
 * are random. Ids of one kind sort by the time they were made.
 *
 * `nowMs` is the time in milliseconds since 1970. `random` is ten bytes from a cryptographic generator. Pass
 * `hostPrefixes` if the host has chosen its own prefixes. Throws a TypeError for a time beyond 48
 * bits, or for fewer than ten bytes, because ids could then repeat.
 *
 * @example
 * import { newId } from 'quotewright/service'
 *
 * const random = [0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99]
 * assert.equal(newId('order', 1_795_167_000_125, random), 'order_01m7w4n5hx008j4ct4ank7f24s')
 * assert.equal(newId('kit', 0, new Uint8Array(10), { kit: 'set_' }), 'set_00000000000000000000000000')
 */
export function newId(
  kind: IdKind,
  nowMs: number,
  random: ArrayLike<number>,
  hostPrefixes: HostPrefixes = {},
): string {
  check.oneOf(Object.keys(idKinds))(kind, 'kind')
  hostMilliseconds(nowMs, 'nowMs')
  check.onlyFields(Object.keys(idKinds))(hostPrefixes, 'hostPrefixes')
  const time = BigInt(Math.floor(nowMs))
  const bits = randomBytes(random, RANDOM_BYTES, 'random').reduce(
    (all, byte) => (all << 8n) | BigInt(byte),
    time,
  )
  return `${prefixOf(kind, hostPrefixes)}${suffixOf(bits)}`
}

// I3
const hostMilliseconds = check.mustBe(
  'milliseconds since 1970 that fit into 48 bits',
  (value) => typeof value === 'number' && value >= 0 && value < TOO_LATE,
)

/** Ignores the host's choice for a kind with a published prefix. */
function prefixOf(kind: IdKind, hostPrefixes: HostPrefixes): string {
  const chosen = PREFIXES.includes(idKinds[kind]) ? undefined : valueAtStep(hostPrefixes, kind)
  check.optional(check.text)(chosen, `hostPrefixes.${kind}`)
  return typeof chosen === 'string' ? chosen : idKinds[kind]
}

function suffixOf(bits: bigint): string {
  let suffix = ''
  for (let rest = bits; suffix.length < SUFFIX_CHARACTERS; rest >>= 5n)
    suffix = `${ALPHABET.charAt(Number(rest & 31n))}${suffix}`
  return suffix
}
