import { LONGEST_PIECE_MM, SHORTEST_PIECE_MM } from '../definitions/limits.js'
import { compare } from '../number/arithmetic.js'
import { decimalsOf, narrow, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { LinealUnit, MetresOrFeet, Millimetres, Pieces } from '../number/units.js'
import type { Advice } from '../problem/advisory.js'
import { LENGTH_UNITS, UNIT_SYMBOLS, type OtherSize } from '../rules/strategies.js'
import type { ParsedAccount } from '../wire/account.generated.js'

export type PieceSizeSettings = Pick<ParsedAccount, 'longestPieceMm'>

const SHORTEST = narrow(SHORTEST_PIECE_MM, 0) as Millimetres
const LONGEST = narrow(LONGEST_PIECE_MM, 0) as Millimetres

// V10, F11
export function advisePieces(amount: Pieces): readonly Advice[] {
  if (decimalsOf(amount) === 0) return []
  const sent = plainText(amount)
  const message = `amount is ${sent}, which is not a whole number of pieces. Send whole pieces, each with its own length.`
  return [{ code: 'fractional_pieces', path: ['amount'], message, details: { sent } }]
}

// V10, F11
export function adviseSize(
  size: Decimal,
  unit: LinealUnit | 'millimetres',
  field: 'length' | OtherSize,
  { longestPieceMm: longest = LONGEST }: PieceSizeSettings,
): readonly Advice[] {
  const isInMillimetres = unit === 'millimetres'
  const millimetres = isInMillimetres
    ? (size as Millimetres)
    : LENGTH_UNITS[unit].toMillimetres(size as MetresOrFeet)
  const [isLong, isShort] = [compare(millimetres, longest) > 0, compare(millimetres, SHORTEST) < 0]
  if (!isLong && !isShort) return []
  const limit = isLong ? longest : SHORTEST
  const sign = isInMillimetres ? ('mm' as const) : UNIT_SYMBOLS[unit]
  const details = {
    size: plainText(size),
    limit: plainText(isInMillimetres ? limit : LENGTH_UNITS[unit].ofMillimetres(limit)),
    unit: sign,
    sizeMm: plainText(millimetres),
    limitMm: plainText(limit),
  }
  // Account limits are in mm, and rarely a round number of feet.
  const inMillimetres = unit === 'feet' ? ` (${details.limitMm} mm)` : ''
  const message = `${field} is ${details.size} ${sign}, ${isLong ? 'more' : 'less'} than ${details.limit} ${sign}${inMillimetres}. Check its unit.`
  return [{ code: isLong ? 'piece_very_long' : 'piece_very_short', path: [field], message, details }]
}
