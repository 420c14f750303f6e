import { divide, type Fraction, fraction, fromText, multiply, ONE } from '../fraction.js'
import type { Account } from '../account.js'
import { isLineal } from '../measurements.js'
import type { PieceJson } from '../wire.js'
import { aimedUnits } from './aim.js'
import { anySize, decimalText } from './decimals.js'
import type { Random } from './random.js'

const PICO = 10n ** 12n
/** 15 digits before the point and 12 after it (N4). */
const MAX_LENGTH = 10n ** 27n

function anyPiece(random: Random, strategy: string): PieceJson {
  const amount = random.weigh([
    [2, undefined],
    [1, ''],
    [5, String(random.between(1, 30))],
    [2, anySize(random)],
  ])
  return {
    length: anySize(random),
    ...(!isLineal(strategy) && { width: anySize(random) }),
    ...(amount !== undefined && { amount }),
  }
}

/** M3, M4: above the account's minimum, a lineal length counts as in the request. */
function pieceAtMinimum(random: Random, account: Account): PieceJson | undefined {
  const { minimumLinealLength } = account
  if (minimumLinealLength === undefined) return undefined
  const millimetres = minimumLinealLength.numerator / minimumLinealLength.denominator
  const length = millimetres + BigInt(random.between(-2, 2))
  return length > 0n
    ? { length: decimalText(random, length, 3), amount: String(random.between(1, 9)) }
    : undefined
}

export function anyPieces(random: Random, strategy: string, account: Account): readonly PieceJson[] {
  return Array.from({ length: random.between(1, 4) }, () => {
    const atMinimum = isLineal(strategy) && random.chance(20) ? pieceAtMinimum(random, account) : undefined
    return atMinimum ?? anyPiece(random, strategy)
  })
}

/**
 * The piece brings the price of all pieces to a tie, and its length has the most decimals. The price is per metre
 * or square metre, and `charged` is the measure charged so far.
 */
export function closingPiece(
  random: Random,
  charged: Fraction,
  strategy: string,
  centsPerMeasure: Fraction,
): PieceJson | undefined {
  const width = isLineal(strategy) ? undefined : random.pick(['1', '2.4', '0.762', '0.5'])
  const centsPerLength = multiply(centsPerMeasure, width === undefined ? ONE : fromText(width))
  const wanted = BigInt(random.between(1, 9)) * PICO
  const already = multiply(charged, centsPerMeasure)
  const length = aimedUnits(random, divide(centsPerLength, fraction(PICO)), wanted, already)
  if (length === undefined || length <= 0n || length >= MAX_LENGTH) return undefined
  return { length: decimalText(random, length, 12), ...(width !== undefined && { width }) }
}
