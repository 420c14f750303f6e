import { exactOf, lowest, plus, type Exact } from './exact.js'
import { groupsOf } from './groups-of.js'
import type { Marks } from './marks.js'
import { readPlainNumber } from './plain-number.js'

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
}

/** The most digits of a fraction's parts: more than any ruler has. */
const FRACTION = /^(?:([0-9]{1,9})[ -])?([0-9]{1,9})\/([0-9]{1,9})$/

/**
 * A number that may have a fraction behind it: `3 1/2`, `3-1/2`, `3½`, `1/4`. A fraction is less than one: `31/2` is three
 * and a half without its space, and `22/6` is 22 pieces, so neither is a number.
 */
export function readMixedNumber(text: string, marks: Marks): readonly Exact[] {
  const spelled = text
    .replace(/ ?([½¼¾⅛⅜⅝⅞⅓⅔])$/u, (_, sign: string) => ` ${String(VULGAR[sign])}`)
    .replace(/^ /, '')
  const [whole = '0', numerator, denominator] = groupsOf(FRACTION, spelled)
  if (numerator === undefined || denominator === undefined) return readPlainNumber(spelled, marks)
  const fraction = { numerator: BigInt(numerator), denominator: BigInt(denominator) }
  return fraction.numerator < fraction.denominator ? [plus(exactOf(whole), lowest(fraction))] : []
}
