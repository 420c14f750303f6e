import { divide, type Fraction, fraction, HUNDRED, multiply } from '../fraction.js'
import type { Account } from '../account.js'
import type { AdjustmentJson, Json, LineJson, MoneyJson } from '../wire.js'
import { aimedUnits } from './aim.js'
import { decimalText } from './decimals.js'
import { anyJson, LEGACY_ELSEWHERE, withMembers } from './members.js'
import { anyAmount, centsOf, MAX_MICROS } from './money.js'
import type { Random } from './random.js'

const DISCOUNT = ['ADJUSTMENT_TYPE_DISCOUNT', 1] as const
const SURCHARGE = ['ADJUSTMENT_TYPE_SURCHARGE', 2] as const

/** Rarely returns the position of the type (V4). */
const typeOf = (random: Random, isDiscount: boolean): string | number =>
  (isDiscount ? DISCOUNT : SURCHARGE)[random.below(120) > 0 ? 0 : 1]

/** T2: amounts have parts of cents, and percentages up to twelve decimals. */
export function anyAdjustments(random: Random): readonly AdjustmentJson[] {
  return Array.from({ length: random.between(1, 5) }, () => {
    const isDiscount = random.chance(55)
    const decimals = random.pick([0, 1, 2, 4, 12])
    // A few percentages are zero. An explanation states that the rule changes no figure.
    const percentage = random.chance(5) ? 0n : random.wholeBelow(100n * 10n ** BigInt(decimals) + 1n)
    const common = {
      type: typeOf(random, isDiscount),
      ...(random.chance(40) && { name: 'Rate' }),
      ...(random.chance(25) && { isTaxFree: random.chance(80) }),
    }
    const adjustment = random.chance(50)
      ? { ...common, amount: random.chance(4) ? {} : anyAmount(random, 9, random.chance(2) ? 100 : 0) }
      : { ...common, percentage: decimalText(random, beyond(random, percentage, decimals), decimals) }
    // T10: a priced document may come back with this field, or with any other value.
    const applied = random.chance(50) ? anyAmount(random, 9, 0) : anyJson(random)
    const sentBack = random.chance(10) ? { ...adjustment, appliedAmount: applied } : adjustment
    return withMembers<AdjustmentJson>(random, sentBack, 15, LEGACY_ELSEWHERE)
  })
}

/** A percentage below zero or above 100 is valid only for a surcharge (T2). */
function beyond(random: Random, percentage: bigint, decimals: number): bigint {
  if (!random.chance(2)) return percentage
  return random.chance(50) ? -percentage : 100n * 10n ** BigInt(decimals) + 1n + percentage
}

/** T2, T3: has discounts and surcharges, by amount and by percentage, taxed and tax-free, in random order. */
export function mixedAdjustments(random: Random): readonly AdjustmentJson[] {
  const all = [true, false].flatMap((isDiscount) =>
    [true, false].flatMap((isTaxFree) => {
      const common = { type: (isDiscount ? DISCOUNT : SURCHARGE)[0], isTaxFree }
      return [
        { ...common, amount: anyAmount(random, 10, 0) },
        { ...common, percentage: decimalText(random, random.wholeBelow(10n ** 6n), 4) },
      ]
    }),
  )
  return all
    .map((adjustment) => [random.word(), adjustment] as const)
    .sort(([one], [other]) => one - other)
    .map(([, adjustment]) => adjustment)
}

/** Returns a line that adds exactly this amount to the document. */
function lineOfCents(random: Random, cents: bigint, isTaxFree: boolean): LineJson {
  const amount: MoneyJson = { amountMicros: String(cents * 10_000n), currency: 'AUD' }
  const exempt: Json = isTaxFree ? { isTaxFree } : {}
  const pricing = { quantity: '1', unitPrice: amount, totalPrice: amount, ...exempt }
  return random.pick<LineJson>([
    { onTheFly: { productName: 'Item', pricing } },
    { labour: { productName: 'Work', pricing } },
    { flashing: { drawing: {}, totalPrice: amount, ...exempt } },
    { productKit: { productName: 'Kit', customPricing: true, pricing: { totalPrice: amount, ...exempt } } },
  ])
}

interface Totals {
  readonly lines: readonly LineJson[]
  readonly adjustments: readonly AdjustmentJson[]
}

/** N8: the amount is at or just above the largest, or the percentage has the most digits. */
export function wideAdjustment(random: Random): AdjustmentJson {
  const amount = { amountMicros: String(MAX_MICROS - random.wholeBelow(1_600n)) }
  return random.chance(50)
    ? { type: typeOf(random, random.chance(50)), amount }
    : { type: typeOf(random, false), percentage: decimalText(random, random.whole(15), 0) }
}

interface Part {
  readonly cents: bigint
  readonly isTaxFree: boolean
}

const sumOf = (parts: readonly Part[]): bigint => parts.reduce((total, { cents }) => total + cents, 0n)
const taxableOf = (parts: readonly Part[]): bigint => sumOf(parts.filter(({ isTaxFree }) => !isTaxFree))

/** T3: a share can have half a cent only if the taxable cents are odd and all cents even. */
function evenedOut(random: Random, parts: readonly Part[], digits: number): readonly Part[] {
  const odd: readonly Part[] = taxableOf(parts) % 2n === 0n ? [{ cents: 1n, isTaxFree: false }] : []
  const wanted = random.sign(35) * 2n * random.whole(digits)
  const isEven = sumOf([...parts, ...odd]) % 2n === 0n
  return [...odd, { cents: isEven ? wanted : wanted + 1n, isTaxFree: true }]
}

/**
 * T3: taxable and tax-free lines outweigh each other, down to a subtotal of 0. The quotient is below 0, above 1,
 * at both ends or between them.
 */
export function sharesAtBounds(random: Random): Totals {
  const digits = random.pick([1, 3, 6, 9])
  const taxable = random.sign(40) * random.whole(digits)
  const near = random.pick([0n, 1n, -1n])
  const subtotal = random.weigh<() => bigint>([
    [3, () => random.sign(40) * random.whole(digits)],
    [2, () => near],
    [2, () => taxable + near],
    [1, () => -taxable + near],
    // Half of an odd discount is a tie. It is below zero if the lines are.
    [2, () => 2n * taxable],
  ])()
  // Each kind has up to two lines, sometimes with different signs.
  const split = (cents: bigint, isTaxFree: boolean): readonly Part[] => {
    const first = random.sign(40) * random.whole(digits)
    return random.chance(50)
      ? [{ cents, isTaxFree }]
      : [
          { cents: first, isTaxFree },
          { cents: cents - first, isTaxFree },
        ]
  }
  const parts = [...split(taxable, false), ...split(subtotal - taxable, true)]
  return {
    lines: parts.map(({ cents, isTaxFree }) => lineOfCents(random, cents, isTaxFree)),
    adjustments: [
      { type: DISCOUNT[0], amount: centsOf(random, random.whole(digits) * 10_000n) },
      { type: DISCOUNT[0], percentage: decimalText(random, random.wholeBelow(10_001n), 2) },
      ...(random.chance(50) ? anyAdjustments(random) : []),
    ],
  }
}

/**
 * Adjustments and a last line bring the document to ties: of a percentage of the subtotal (T2), the taxable share
 * of a discount (T3), and the tax (T4).
 */
export function totalsOnTies(random: Random, account: Account): Totals {
  const count = random.between(1, 5)
  const digits = random.pick([4, 6, 9])
  const sign = random.sign(15)
  const { rate = fraction(1n, 10n) } = account
  const parts: Part[] = Array.from({ length: count }, (_, index) => {
    const any = random.whole(digits) + 1n
    const isAimed = account.taxesByLine && random.chance(60)
    const cents = (isAimed ? aimedUnits(random, rate, any) : undefined) ?? any
    return { cents: sign * cents * random.sign(8), isTaxFree: index > 0 && random.chance(35) }
  })
  if (random.chance(40)) parts.push(...evenedOut(random, parts, digits))
  else if (!account.taxesByLine && random.chance(80)) {
    const closing = aimedUnits(random, rate, random.whole(digits), multiply(fraction(taxableOf(parts)), rate))
    if (closing !== undefined) parts.push({ cents: closing, isTaxFree: false })
  }
  const [subtotal, taxable] = [sumOf(parts), taxableOf(parts)]
  return {
    lines: parts.map(({ cents, isTaxFree }) => lineOfCents(random, cents, isTaxFree)),
    adjustments: random.chance(25) ? [] : aimedAdjustments(random, subtotal, taxable, rate),
  }
}

function aimedAdjustments(
  random: Random,
  subtotal: bigint,
  taxable: bigint,
  rate: Fraction,
): readonly AdjustmentJson[] {
  return Array.from({ length: random.between(1, 2) }, (): AdjustmentJson => {
    const aim = random.weigh([
      [3, 'percentage'],
      [3, 'share'],
      [2, 'tax'],
    ] as const)
    if (aim === 'percentage') {
      const isDiscount = random.chance(60)
      const decimals = random.pick([1, 2, 3, 5, 12])
      const hundred = 100n * 10n ** BigInt(decimals)
      const centsPerUnit = divide(fraction(subtotal, 10n ** BigInt(decimals)), HUNDRED)
      const units = aimedUnits(random, centsPerUnit, random.wholeBelow(hundred)) ?? 0n
      const percentage = decimalText(random, isDiscount ? units % hundred : units, decimals)
      return { type: typeOf(random, isDiscount), percentage }
    }
    const isDiscount = aim === 'share'
    const share = subtotal === 0n ? undefined : divide(fraction(taxable), fraction(subtotal))
    const stepsPerCent = isDiscount ? share : rate
    const any = random.whole(5)
    const cents = (stepsPerCent && aimedUnits(random, stepsPerCent, any)) ?? any
    return { type: typeOf(random, isDiscount), amount: cents === 0n ? {} : centsOf(random, cents * 10_000n) }
  })
}
