import { divide, type Fraction, fraction, fromText, larger, multiply, ONE, sum, ZERO } from './fraction.js'
import type { Account } from './account.js'
import type { Notebook } from './notebook.js'
import { named, type PieceJson, sent } from './wire.js'

export const STRATEGIES = [
  'PRICING_STRATEGY_UNSPECIFIED',
  'PRICING_STRATEGY_BASIC_QUANTITIES',
  'PRICING_STRATEGY_LINEAL_METRES',
  'PRICING_STRATEGY_CUSTOM_FORMULA',
  'PRICING_STRATEGY_SQUARE_METRES',
  'PRICING_STRATEGY_LINEAL_FEET',
  'PRICING_STRATEGY_SQUARE_FEET',
] as const

/** M1: an absent or unspecified strategy prices by quantity. */
export function strategyOf(value: string | number | null | undefined): string {
  const name = named(STRATEGIES, sent(value) ?? 0)
  return name === 'PRICING_STRATEGY_UNSPECIFIED' ? 'PRICING_STRATEGY_BASIC_QUANTITIES' : name
}

export const isLineal = (strategy: string): boolean => strategy.includes('_LINEAL_')
// M1
export const isMeasured = (strategy: string): boolean => isLineal(strategy) || strategy.includes('_SQUARE_')

const MILLIMETRES_IN_A_METRE = fraction(1000n)
const MILLIMETRES_IN_A_FOOT = fromText('304.8')

/** M4: returns the minimum length in the unit of the strategy. */
function minimumLength(strategy: string, account: Account, notebook: Notebook): Fraction {
  const { minimumLinealLength } = account
  if (minimumLinealLength === undefined) return ZERO
  if (strategy === 'PRICING_STRATEGY_LINEAL_METRES')
    return divide(minimumLinealLength, MILLIMETRES_IN_A_METRE)
  return notebook.round('M4', divide(minimumLinealLength, MILLIMETRES_IN_A_FOOT), 6)
}

// M3
function addUp(pieces: readonly PieceJson[], minimum: Fraction | undefined): Fraction {
  return sum(
    pieces.map(({ length, width, amount }) => {
      const pieceLength = fromText(length)
      return multiply(
        amount === undefined || amount === '' ? ONE : fromText(amount),
        minimum === undefined ? pieceLength : larger(pieceLength, minimum),
        width === undefined ? ONE : fromText(width),
      )
    }),
  )
}

// M3
export function chargedMeasure(
  pieces: readonly PieceJson[],
  strategy: string,
  account: Account,
  notebook: Notebook,
): Fraction {
  return addUp(pieces, isLineal(strategy) ? minimumLength(strategy, account, notebook) : undefined)
}

/** M7: no minimum applies. */
export const builtMeasure = (pieces: readonly PieceJson[]): Fraction => addUp(pieces, undefined)
