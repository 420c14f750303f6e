import { LONGEST_PIECE_MM, SHORTEST_PIECE_MM } from '../nouns/limits.js'
import { compare } from '../number/arithmetic.js'
import { decimalsOf, narrow, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import {
  feetOf,
  metresOf,
  millimetresOfFeet,
  millimetresOfMetres,
  type Feet,
  type Metres,
  type Millimetres,
  type Pieces,
} from '../number/units.js'
import type { Advice } from '../problem/advisory.js'
import type { ParsedAccount } from '../wire/account.generated.js'

/** The settings of an account for the sizes of pieces. */
export type PieceSizeSettings = Pick<ParsedAccount, 'longestPieceMm'>

const SHORTEST = narrow(SHORTEST_PIECE_MM, 0) as Millimetres
const LONGEST = narrow(LONGEST_PIECE_MM, 0) as Millimetres

/** A unit that sizes are sent in, in which advice shows them too. */
export interface SizeUnit {
  readonly name: 'mm' | 'm' | 'ft'
  readonly inMillimetres: (size: Decimal) => Millimetres
  readonly ofMillimetres: (size: Millimetres) => Decimal
}

export const MILLIMETRES: SizeUnit = {
  name: 'mm',
  inMillimetres: (size) => size as Millimetres,
  ofMillimetres: (size) => size,
}

export const METRES: SizeUnit = {
  name: 'm',
  inMillimetres: (size) => millimetresOfMetres(size as Metres),
  ofMillimetres: metresOf,
}

export const FEET: SizeUnit = {
  name: 'ft',
  inMillimetres: (size) => millimetresOfFeet(size as Feet),
  ofMillimetres: (size) => feetOf(size, 6), // M4
}

/** V10, F11: how many pieces an entry counts. The path is relative to the entry. */
export function advisePieces(amount: Pieces): readonly Advice[] {
  if (decimalsOf(amount) === 0) return []
  const sent = plainText(amount)
  const message = `amount is ${sent}, which is not a whole number of pieces. Send whole pieces, each with its own length.`
  return [{ code: 'fractional_pieces', path: ['amount'], message, details: { sent } }]
}

/** V10, F11: a size that is likely in another unit. The path is relative to the entry. */
export function adviseSize(
  size: Decimal,
  unit: SizeUnit,
  field: 'length' | 'width',
  { longestPieceMm: longest = LONGEST }: PieceSizeSettings,
): readonly Advice[] {
  const millimetres = unit.inMillimetres(size)
  const [isLong, isShort] = [compare(millimetres, longest) > 0, compare(millimetres, SHORTEST) < 0]
  if (!isLong && !isShort) return []
  const limit = isLong ? longest : SHORTEST
  const details = {
    size: plainText(size),
    limit: plainText(unit.ofMillimetres(limit)),
    unit: unit.name,
    sizeMm: plainText(millimetres),
    limitMm: plainText(limit),
  }
  // The limit of an account is in mm, and rarely a round number of feet.
  const inMillimetres = unit === FEET ? ` (${details.limitMm} mm)` : ''
  const message = `${field} is ${details.size} ${unit.name}, ${isLong ? 'more' : 'less'} than ${details.limit} ${unit.name}${inMillimetres}. Check its unit.`
  return [{ code: isLong ? 'piece_very_long' : 'piece_very_short', path: [field], message, details }]
}
