import { exactOf, groupsOf, lowest, plus, type Exact } from './exact.js'
import type { Marks } from './marks.js'
import { readPlainNumber } from './plain-number.js'

/** Matches `½` and `³/₈`. */
const SMALL = / *([½¼¾⅐-⅞↉]|⅟[₀-₉]+|[⁰¹²³⁴-⁹]+\/[₀-₉0-9]+)$/u

/** Limits each part to nine digits, more than any ruler needs. */
const FRACTION = /^(?:([0-9]{1,9})(?: +|- ?))?([0-9]{1,9})\/([0-9]{1,9})$/

/** Refuses `31/2`, which may be three and a half lacking its space, and `22/6`, which may be 22 pieces. */
export function readMixedNumber(text: string, marks: Marks): readonly Exact[] {
  const spelled = text
    .replace(SMALL, (_, sign: string) => ` ${sign.normalize('NFKD').replace('⁄', '/')}`)
    .replace(/^ +/, '')
  const [whole = '0', numerator, denominator] = groupsOf(FRACTION, spelled)
  if (numerator === undefined || denominator === undefined) return readPlainNumber(spelled, marks)
  const fraction = { numerator: BigInt(numerator), denominator: BigInt(denominator) }
  return fraction.numerator < fraction.denominator ? [plus(exactOf(whole), lowest(fraction))] : []
}
