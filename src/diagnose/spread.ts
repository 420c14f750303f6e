import { compare } from '../number/arithmetic.js'
import { isZero, narrow, signOf, ZERO, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import { EXACT } from '../policies/arithmetic.js'
import type { Choices } from '../policies/choices.js'

const EXACT_PLACES = 12

/** Spreads the adjustments over the amounts, or appends them if the amounts add up to 0. */
export function amountsWithParts(
  { spread, ties }: Pick<Choices, 'spread' | 'ties'>,
  amounts: readonly Decimal[],
  adjustments: Decimal,
): readonly Decimal[] {
  const whole = amounts.reduce<Decimal>((sum, amount) => EXACT.add(sum, amount), ZERO)
  if (isZero(whole)) return [...amounts, adjustments]
  const shares = amounts.map((amount) => EXACT.multiply(adjustments, amount))
  const isByRemainder = spread === 'largest-remainder'
  if (spread === 'not-rounded')
    return amounts.map((amount, index) =>
      EXACT.add(amount, EXACT.quotient(shares[index] ?? ZERO, whole, EXACT_PLACES, ties)),
    )
  if (spread === 'in-sequence') return inSequence(amounts, whole, adjustments, ties)
  const parts = shares.map((share) => EXACT.quotient(share, whole, 2, isByRemainder ? 'truncated' : ties))
  const rest = parts.reduce<Decimal>((left, part) => EXACT.subtract(left, part), adjustments)
  const remainders = shares.map((share, index) =>
    EXACT.subtract(share, EXACT.multiply(parts[index] ?? ZERO, whole)),
  )
  const extra = isByRemainder
    ? centsByRemainder(remainders, rest, signOf(rest) * signOf(whole) < 0)
    : atOne(amounts.length, remainderIndex(spread, amounts), spread === 'each-rounded' ? ZERO : rest)
  return amounts.map((amount, index) =>
    EXACT.add(amount, EXACT.add(parts[index] ?? ZERO, extra[index] ?? ZERO)),
  )
}

/** Gives each line its part of what the earlier lines leave, so that the last line takes the rest. */
function inSequence(
  amounts: readonly Decimal[],
  whole: Decimal,
  adjustments: Decimal,
  ties: Choices['ties'],
): readonly Decimal[] {
  let [rest, left] = [whole, adjustments]
  return amounts.map((amount) => {
    const part = isZero(rest) ? ZERO : EXACT.quotient(EXACT.multiply(left, amount), rest, 2, ties)
    rest = EXACT.subtract(rest, amount)
    left = EXACT.subtract(left, part)
    return EXACT.add(amount, part)
  })
}

function remainderIndex(spread: Choices['spread'], amounts: readonly Decimal[]): number {
  switch (spread) {
    case 'remainder-to-last':
      return amounts.length - 1
    case 'remainder-to-largest':
      return amounts.reduce(
        (largest, amount, index) => (compare(amount, amounts[largest] ?? ZERO) > 0 ? index : largest),
        0,
      )
    // Of these, only `remainder-to-first` uses the index.
    case 'remainder-to-first':
    case 'none':
    case 'largest-remainder':
    case 'each-rounded':
    case 'in-sequence':
    case 'not-rounded':
      return 0
  }
}

function atOne(length: number, at: number, rest: Decimal): readonly Decimal[] {
  return Array.from({ length }, (_, index) => (index === at ? rest : ZERO))
}

/** @param isReversed whether the lines and the rest have opposite signs */
function centsByRemainder(
  remainders: readonly Decimal[],
  rest: Decimal,
  isReversed: boolean,
): readonly Decimal[] {
  const cent = narrow(signOf(rest), 2)
  const order = remainders
    .map((remainder, index) => ({ index, lost: isReversed ? EXACT.subtract(ZERO, remainder) : remainder }))
    .sort((a, b) => compare(b.lost, a.lost))
  // In doubles or unrounded, the rest may include part of a cent.
  const count = Math.round(Math.abs(Number(plainText(rest))) * 100)
  const extra = remainders.map<Decimal>(() => ZERO)
  for (const { index } of order.slice(0, count)) extra[index] = cent
  return extra
}
