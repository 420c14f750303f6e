import { add, compare, multiply, subtract } from '../number/arithmetic.js'
import { narrow, signOf, ZERO, type Decimal } from '../number/decimal.js'
import { plainText, readDecimal } from '../number/number-text.js'
import type { Choices } from './choices.js'
import { commonSplits, isHalfPercent, partsWith, percents, USUAL_SECONDS } from './percentages-in-turn.js'
import { ownField } from '../problem/own-fields.js'
import { valueAtStep } from '../problem/path.js'
import type { PlainLine } from './plain-line.js'

/** Maps a line's discount, as text, to percentages taken in turn: '25' to 20 and 5. */
export type Splits = ReadonlyMap<string, readonly Decimal[]>

export interface TriedChoices extends Choices {
  readonly splits?: Splits | undefined
}

export function splitsOf(choices: TriedChoices): Splits | undefined {
  return ownField(choices, 'splits')
}

export function takesTurns({ discount }: Choices): boolean {
  return discount === 'in-two-turns' || discount === 'in-two-turns-to-cents'
}

/** A discount of a line, and the percentages that are taken in turn. */
export interface SplitDiscount {
  /** The discount in the request, in percent: `25`. */
  readonly discount: string
  /** The percentages that add up to the discount, the largest first: `20`, `5`. */
  readonly inTurn: readonly string[]
}

export function writeSplits(splits: Splits): readonly SplitDiscount[] {
  return [...splits].map(([discount, parts]) => ({ discount, inTurn: parts.map(plainText) }))
}

export function lineDiscountsOf(choices: TriedChoices): {
  readonly lineDiscounts?: readonly SplitDiscount[]
} {
  const splits = splitsOf(choices)
  return splits === undefined ? {} : { lineDiscounts: writeSplits(splits) }
}

/** Writes `25 = 20 + 5`. */
export function splitText({ discount, inTurn }: SplitDiscount): string {
  return `${discount} = ${inTurn.join(' + ')}`
}

export function readSplits(sent: unknown): Splits | undefined {
  if (!Array.isArray(sent) || sent.length > MAX_DISCOUNTS) return undefined
  const read = Array.from(
    sent as readonly unknown[],
    (one): readonly [string, readonly Decimal[]] | undefined => {
      const [discount, inTurn] = [valueAtStep(one, 'discount'), valueAtStep(one, 'inTurn')]
      const percentage = typeof discount === 'string' ? readDecimal(discount) : undefined
      if (percentage === undefined || !Array.isArray(inTurn) || inTurn.length > MAX_PARTS) return undefined
      const parts = Array.from(inTurn as readonly unknown[], (part) =>
        typeof part === 'string' ? readDecimal(part) : undefined,
      ).filter((part) => part !== undefined)
      const isWhole = compare(parts.reduce<Decimal>(add, ZERO), percentage) === 0
      return isWhole && parts.length === inTurn.length ? [plainText(percentage), parts] : undefined
    },
  ).filter((one) => one !== undefined)
  const splits = new Map(read)
  return splits.size === sent.length ? splits : undefined
}

interface WithLines {
  readonly lines: readonly PlainLine[]
}

/** Splits all discounts by one pattern at a time. Those that do not fit it stay whole. */
export function splitsAlike(documents: readonly WithLines[]): readonly Splits[] {
  const discounts = discountsOf(documents)
  return [
    splitsBy(discounts, commonParts),
    ...laterPartsFor(discounts).map((later) => splitsBy(discounts, (discount) => partsWith(discount, later))),
    splitsBy(discounts, equalThirds),
  ].filter(({ size }) => size > 0)
}

/** Lists the commonest ways first. */
export function waysToSplit(
  documents: readonly WithLines[],
): ReadonlyMap<string, readonly (readonly Decimal[])[]> {
  return new Map(
    discountsOf(documents).flatMap((discount) => {
      const usual = laterPartsFor([discount]).map((later) => partsWith(discount, later))
      // One of the two percentages is a multiple of 0.5; the other may be any.
      const others = HALVES.filter((half) => compare(half, discount) < 0).map((half) =>
        partsWith(discount, [subtract(discount, half)]),
      )
      const ways = [...usual, equalThirds(discount), ...others].filter((parts) => parts !== undefined)
      const different = new Map(ways.map((parts) => [partsText(parts), parts]))
      return different.size === 0 ? [] : [[plainText(discount), [...different.values()]] as const]
    }),
  )
}

export function commonParts(discount: Decimal): readonly Decimal[] | undefined {
  return commonSplits(discount)[0]
}

const USUAL_ENDINGS = [
  [10, 5],
  [5, 5],
  [10, 10],
  [5, 2],
  [5, 3],
  [10, 5, 5],
  [10, 10, 10],
  [5, 5, 5],
].map((one) => percents(...one))

const HALF_PERCENT = narrow(5, 1)
const MAX_PERCENT = 100

/** No known system takes this many percentages in turn. */
const MAX_PARTS = 10

/** Bounds the work. The search ignores further discounts. */
const MAX_DISCOUNTS = 50

function discountsOf(documents: readonly WithLines[]): readonly Decimal[] {
  const found = new Map<string, Decimal>()
  for (const { lines } of documents) {
    for (const line of lines) {
      if (line.type !== 'priced' || signOf(line.discount) <= 0) continue
      if (found.size >= MAX_DISCOUNTS) return [...found.values()]
      found.set(plainText(line.discount), line.discount)
    }
  }
  return [...found.values()]
}

const HALVES = Array.from({ length: 2 * MAX_PERCENT }, (_, index) => narrow(5 * (index + 1), 1))
const SECONDS = [...HALVES.filter((_, index) => index % 2 === 1), ...HALVES].map((one) => [one])

function laterPartsFor(discounts: readonly Decimal[]): readonly (readonly Decimal[])[] {
  const all = [...USUAL_SECONDS.map((one) => [one]), ...USUAL_ENDINGS, ...SECONDS]
  const different = new Map(all.map((later) => [partsText(later), later]))
  return [...different.values()].filter((later) =>
    discounts.some((discount) => partsWith(discount, later) !== undefined),
  )
}

function equalThirds(discount: Decimal): readonly Decimal[] | undefined {
  const halves = Number(plainText(multiply(discount, narrow(2, 0))))
  if (!isHalfPercent(discount) || halves % 3 !== 0) return undefined
  const third = multiply(narrow(halves / 3, 0), HALF_PERCENT)
  return [third, third, third]
}

function splitsBy(
  discounts: readonly Decimal[],
  partsOf: (discount: Decimal) => readonly Decimal[] | undefined,
): Splits {
  return new Map(
    discounts.flatMap((discount) => {
      const parts = partsOf(discount)
      return parts === undefined ? [] : [[plainText(discount), parts]]
    }),
  )
}

export function textOf(splits: Splits): string {
  return [...splits].map(([discount, parts]) => `${discount}=${partsText(parts)}`).join(' ')
}

function partsText(parts: readonly Decimal[]): string {
  return parts.map(plainText).join('+')
}
