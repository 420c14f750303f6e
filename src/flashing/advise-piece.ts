import { compare } from '../number/arithmetic.js'
import { decimalsOf, narrow } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { Millimetres, Pieces } from '../number/units.js'
import type { Advice } from '../problem/advisory.js'
import type { ParsedAccount } from '../wire/account.generated.js'

/** The settings of an account for the sizes of sheets. */
export type SheetSettings = Pick<ParsedAccount, 'longestSheetMm'>

const SHORTEST_SHEET_MM = narrow(50, 0) as Millimetres
/** What counts when the account does not say (A1). */
const LONGEST_SHEET_MM = narrow(15_000, 0) as Millimetres

/** V10, F11: how many pieces an entry counts. The path is relative to the entry. */
export function advisePieces(amount: Pieces): readonly Advice[] {
  if (decimalsOf(amount) === 0) return []
  const sent = plainText(amount)
  const message = `amount is ${sent}, which is not a whole number of pieces. Send whole pieces, each with its own length.`
  return [{ code: 'fractional_pieces', path: ['amount'], message, details: { sent } }]
}

/** V10, F11: a size that is likely in another unit. The path is relative to the entry. */
export function adviseSize(
  size: Millimetres,
  field: 'length' | 'width',
  { longestSheetMm: longest = LONGEST_SHEET_MM }: SheetSettings,
): readonly Advice[] {
  const [isLong, isShort] = [compare(size, longest) > 0, compare(size, SHORTEST_SHEET_MM) < 0]
  if (!isLong && !isShort) return []
  const details = { sizeMm: plainText(size), limitMm: plainText(isLong ? longest : SHORTEST_SHEET_MM) }
  const message = `${field} is ${details.sizeMm} mm, ${isLong ? 'more' : 'less'} than ${details.limitMm} mm. Check its unit.`
  return [{ code: isLong ? 'piece_very_long' : 'piece_very_short', path: [field], message, details }]
}
