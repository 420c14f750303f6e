import { divide, type Fraction, fraction, fromText, HUNDRED, multiply, ONE, subtract } from '../fraction.js'
import type { Account } from '../account.js'
import type { PlainKind } from '../line-pricing.js'
import { chargedMeasure, strategyOf } from '../measurements.js'
import { placeLists } from '../measurement-lists.js'
import { Notebook } from '../notebook.js'
import { costTimes, figuresOf, leftOutQuantity } from '../pricing-figures.js'
import type { MoneyJson, PieceJson, PricingJson } from '../wire.js'
import { aimedUnits } from './aim.js'
import { decimalText } from './decimals.js'
import { MAX_MICROS, moneyOf } from './money.js'
import { closingPiece } from './pieces.js'
import type { Random } from './random.js'

export type Draft = { -readonly [Key in keyof PricingJson]: PricingJson[Key] }

/** L1: prices have four decimals, so a unit of price is a hundredth of a cent. */
const UNITS_IN_A_CENT = fraction(100n)
const MAX_UNITS = MAX_MICROS / 100n
const MILLION_DOLLARS = 10n ** 10n

/** If the intended amount is implausibly large, mostly returns the alternative. */
const within = (random: Random, units: bigint | undefined, otherwise: bigint): bigint => {
  const max = random.chance(92) ? MILLION_DOLLARS : MAX_UNITS
  return units === undefined || units > max || units < -max ? otherwise : units
}

const keptOf = (draft: Draft): Fraction =>
  subtract(ONE, divide(fromText(draft.discount ? draft.discount : '0'), HUNDRED))

/** A unit is a hundredth of a cent. The total is at a tie, near the limit, or anywhere. */
function aimedPrice(random: Random, times: Fraction): bigint {
  const centsPerUnit = divide(times, UNITS_IN_A_CENT)
  const any = random.whole(random.pick([5, 8, 8, 13]))
  const atLimit = (limit: bigint) =>
    times.numerator === 0n
      ? any
      : (limit * centsPerUnit.denominator) / centsPerUnit.numerator + BigInt(random.between(-2, 2))
  const units = random.weigh([
    [12, () => within(random, aimedUnits(random, centsPerUnit, any), any)],
    [4, () => any],
    [1, () => 0n],
    // A product near the largest safe integer, or near the largest amount.
    [1, () => BigInt(Number.MAX_SAFE_INTEGER) / (times.numerator || 1n) + BigInt(random.between(-2, 2))],
    [1, () => atLimit(random.pick([2n ** 40n, 2n ** 46n, MAX_MICROS / 10_000n]))],
  ])()
  return units > MAX_UNITS || units < -MAX_UNITS ? any : units
}

/** The cost is zero, perhaps only after rounding (L1, L11). */
export const zeroCost = (random: Random): MoneyJson =>
  random.pick<MoneyJson>([
    {},
    { amountMicros: '0' },
    { amountMicros: '-49' },
    { amountMicros: '49', currency: '' },
  ])

/** The line's cost is at a tie, zero, or anything. */
export function anyCost(random: Random, draft: Draft, account: Account): MoneyJson {
  const figures = figuresOf(placeLists(draft, '', new Notebook()), account, new Notebook())
  const times = costTimes(figures, leftOutQuantity(figures)) ?? ONE
  const any = random.sign(8) * random.whole(7)
  return random.weigh([
    [8, () => moneyOf(random, within(random, aimedUnits(random, divide(times, UNITS_IN_A_CENT), any), any))],
    [4, () => moneyOf(random, any)],
    [1, () => random.pick([zeroCost(random), { amountMicros: '50' }])],
  ])()
}

/**
 * L10: the markup is a tie if (price − cost) × 1,000,000 ÷ cost is halfway. Rarely the cost is so small that its
 * markup may exceed the limit (N8).
 */
function markupOnTie(random: Random): Pick<Draft, 'cost' | 'unitPrice'> {
  if (random.chance(4))
    return {
      cost: moneyOf(random, BigInt(random.between(1, 9))),
      unitPrice: moneyOf(random, random.whole(16)),
    }
  const cost = 128n * (random.whole(5) + 1n)
  const above = aimedUnits(random, fraction(1_000_000n, cost), random.whole(6)) ?? cost
  const sign = random.sign(10)
  const unitPrice = moneyOf(random, sign * (cost + random.sign(20) * above))
  return { cost: moneyOf(random, sign * cost), unitPrice }
}

/** L8: the unit price is at a tie. The markup is a percentage or an amount. */
function unitPriceOnTie(random: Random): Pick<Draft, 'cost' | 'markup' | 'markupIsPercentage'> {
  const units = random.whole(7) + 1n
  const cost = moneyOf(random, random.sign(8) * units)
  const decimals = random.between(0, 10)
  if (random.chance(30)) {
    const markup = decimalText(random, random.sign(15) * (random.whole(7) * 10n + 5n), 5)
    return { cost, markup, markupIsPercentage: false }
  }
  // A markup with the most digits, on a cost that may be too large for it (N8).
  if (random.chance(9))
    return { cost: moneyOf(random, units * 10n ** 8n), markup: decimalText(random, random.whole(15), 0) }
  const stepsPerUnit = fraction(units, 10n ** BigInt(decimals + 2))
  const markup = aimedUnits(random, stepsPerUnit, random.whole(4)) ?? random.whole(4)
  return {
    cost,
    markup: decimalText(random, random.sign(15) * markup, decimals),
    ...(random.chance(50) && { markupIsPercentage: true }),
  }
}

/** A piece sometimes brings the measurements of the line to a tie. */
export function anyPrices(random: Random, draft: Draft, kind: PlainKind, account: Account): Draft {
  if (kind === 'catalogue' && account.derives && random.chance(25)) return unitPriceOnTie(random)
  if (random.chance(15)) return markupOnTie(random)
  const strategy = strategyOf(draft.pricingStrategy)
  const withCost = (prices: Draft): Draft =>
    random.chance(70) ? { ...prices, cost: anyCost(random, { ...draft, ...prices }, account) } : prices
  if (draft.measurements?.length && random.chance(40)) {
    const units = random.sign(10) * (random.whole(7) + 1n)
    const centsPerMeasure = multiply(divide(fraction(units), UNITS_IN_A_CENT), keptOf(draft))
    const charged = chargedMeasure(draft.measurements, strategy, account, new Notebook())
    const closing: PieceJson | undefined = closingPiece(random, charged, strategy, centsPerMeasure)
    const measurements = closing ? [...draft.measurements, closing] : draft.measurements
    return withCost({ unitPrice: moneyOf(random, units), measurements })
  }
  const figures = figuresOf(placeLists(draft, '', new Notebook()), account, new Notebook())
  const times = figures.isMeasured ? figures.charged : (figures.quantity ?? ONE)
  const units = aimedPrice(random, multiply(times, keptOf(draft)))
  return withCost({ unitPrice: moneyOf(random, random.sign(12) * units) })
}
