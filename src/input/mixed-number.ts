import { exactOf, groupsOf, lowest, plus, type Exact } from './exact.js'
import type { Marks } from './marks.js'
import { readPlainNumber } from './plain-number.js'

/** A fraction in one character, or in small digits: `½`, `³/₈`. */
const SMALL = / *([½¼¾⅐-⅞↉]|⅟[₀-₉]+|[⁰¹²³⁴-⁹]+\/[₀-₉0-9]+)$/u

/**
 * A fraction, with or without a whole number. Its parts have at most nine digits, more than any ruler needs.
 */
const FRACTION = /^(?:([0-9]{1,9})(?: +|-))?([0-9]{1,9})\/([0-9]{1,9})$/

/**
 * Reads a number with or without a fraction: `3 1/2`, `3-1/2`, `3½`, `1/4`. A fraction must be less than one.
 * `31/2` may be three and a half without its space, and `22/6` may be 22 pieces, so neither is a number.
 */
export function readMixedNumber(text: string, marks: Marks): readonly Exact[] {
  const spelled = text
    .replace(SMALL, (_, sign: string) => ` ${sign.normalize('NFKD').replace('⁄', '/')}`)
    .replace(/^ +/, '')
  const [whole = '0', numerator, denominator] = groupsOf(FRACTION, spelled)
  if (numerator === undefined || denominator === undefined) return readPlainNumber(spelled, marks)
  const fraction = { numerator: BigInt(numerator), denominator: BigInt(denominator) }
  return fraction.numerator < fraction.denominator ? [plus(exactOf(whole), lowest(fraction))] : []
}
