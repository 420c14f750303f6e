/**
 * Splits the discount of a line into percentages that are taken one after the other. A line of a request has only
 * their sum, so the splits are searched: the commonest first, and never more than some hundreds.
 */
import { multiply } from '../number/arithmetic.js'
import { narrow, signOf, type Decimal } from '../number/decimal.js'
import { plainText, readDecimal } from '../number/number-text.js'
import type { Choices } from '../policies/choices.js'
import {
  commonSplits,
  isHalfPercent,
  partsWith,
  percents,
  USUAL_SECONDS,
} from '../policies/percentages-in-turn.js'
import { ownField } from '../problem/own-fields.js'
import { valueAtStep } from '../problem/path.js'
import type { PlainDocument } from './plain-document.js'

/** The percentages taken in turn, by the discount of a line as text: 25 is 20 and 5. */
export type Splits = ReadonlyMap<string, readonly Decimal[]>

/** Choices, with the splits of discounts if they are taken in turn. */
export interface TriedChoices extends Choices {
  readonly splits?: Splits | undefined
}

/** Returns the splits of choices. */
export function splitsOf(choices: TriedChoices): Splits | undefined {
  return ownField(choices, 'splits')
}

/** Whether the discounts of lines are percentages that are taken one after the other. */
export function takesTurns({ discount }: Choices): boolean {
  return discount === 'in-two-turns' || discount === 'in-two-turns-to-cents'
}

/** A discount of a line, and the percentages that are taken in turn. */
export interface SplitDiscount {
  /** The discount in the request, in percent: `25`. */
  readonly discount: string
  /** The percentages of which it is the sum, in the order in which they are taken: `20`, `5`. */
  readonly inTurn: readonly string[]
}

/** Writes splits in their published form. */
export function writeSplits(splits: Splits): readonly SplitDiscount[] {
  return [...splits].map(([discount, parts]) => ({ discount, inTurn: parts.map(plainText) }))
}

/** Writes the splits of choices, if there are any, as a field. */
export function lineDiscountsOf(choices: TriedChoices): {
  readonly lineDiscounts?: readonly SplitDiscount[]
} {
  const splits = splitsOf(choices)
  return splits === undefined ? {} : { lineDiscounts: writeSplits(splits) }
}

/** Writes splits as a text for people: `25 = 20 + 5`. */
export function splitText({ discount, inTurn }: SplitDiscount): string {
  return `${discount} = ${inTurn.join(' + ')}`
}

/** Reads splits in their published form. Undefined if they cannot be read. */
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
      return parts.length === inTurn.length ? [plainText(percentage), parts] : undefined
    },
  ).filter((one) => one !== undefined)
  return read.length === sent.length ? new Map(read) : undefined
}

/** Returns the splits to try for the lines of these documents, the commonest first. */
export function splitsFor(documents: readonly PlainDocument[]): readonly Splits[] {
  const discounts = discountsOf(documents)
  const laterParts = [...laterPartsFor(discounts)]
  const alike = [
    splitsBy(discounts, commonParts),
    ...laterParts.map((later) => splitsBy(discounts, (discount) => partsWith(discount, later))),
    splitsBy(discounts, equalThirds),
  ]
  const all = [...alike, ...mixedSplits(discounts, laterParts)].filter(({ size }) => size > 0)
  return [...new Map(all.map((splits) => [textOf(splits), splits])).values()]
}

/** Returns the percentages of a discount whose splits are not given. */
export function commonParts(discount: Decimal): readonly Decimal[] | undefined {
  return commonSplits(discount)[0]
}

/** The percentages that follow a first one, if there are three or four. */
const USUAL_PAIRS = [
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

/** The maximum number of percentages in turn. No known system takes more. */
const MAX_PARTS = 10

/** Percentages after this many are ignored, so that the work does not grow with them. */
const MAX_DISCOUNTS = 50

/** Returns the different discounts of all lines. */
function discountsOf(documents: readonly PlainDocument[]): readonly Decimal[] {
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

/** Yields the percentages that may follow the first: one whole or half percentage, or a usual pair. */
function* laterPartsFor(discounts: readonly Decimal[]): Generator<readonly Decimal[]> {
  const isBelowSome = (later: readonly Decimal[]): boolean =>
    discounts.some((discount) => partsWith(discount, later) !== undefined)
  const halves = Array.from({ length: 2 * MAX_PERCENT }, (_, index) => narrow(5 * (index + 1), 1))
  const wholes = halves.filter((_, index) => index % 2 === 1)
  const seconds = [...USUAL_SECONDS, ...wholes, ...halves].map((one) => [one])
  const [usual, others] = [seconds.slice(0, USUAL_SECONDS.length), seconds.slice(USUAL_SECONDS.length)]
  const known = new Set<string>()
  for (const later of [...usual, ...USUAL_PAIRS, ...others]) {
    const text = later.map(plainText).join('+')
    if (known.has(text) || !isBelowSome(later)) continue
    known.add(text)
    yield later
  }
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

/** The number of combinations to try if two or three discounts are split in different ways. */
const MAX_MIXED = 400
const MAX_MIXED_DISCOUNTS = 3

/** Returns combinations of splits in which each discount has its own. */
function mixedSplits(
  discounts: readonly Decimal[],
  laterParts: readonly (readonly Decimal[])[],
): readonly Splits[] {
  if (discounts.length < 2 || discounts.length > MAX_MIXED_DISCOUNTS) return []
  const max = Math.floor(MAX_MIXED ** (1 / discounts.length))
  return discounts.reduce<readonly Splits[]>(
    (combined, discount) => {
      const ways = laterParts.flatMap((later) => {
        const parts = partsWith(discount, later)
        return parts === undefined ? [] : [[partsText(parts), parts] as const]
      })
      const different = [...new Map(ways).values()]
      const usual = different.length > 0 ? different.slice(0, max) : [undefined]
      return combined.flatMap((splits) =>
        usual.map((parts) =>
          parts === undefined ? splits : new Map([...splits, [plainText(discount), parts]]),
        ),
      )
    },
    [new Map()],
  )
}

/** Writes splits as a text, equal for equal splits. */
export function textOf(splits: Splits): string {
  return [...splits].map(([discount, parts]) => `${discount}=${partsText(parts)}`).join(' ')
}

function partsText(parts: readonly Decimal[]): string {
  return parts.map(plainText).join('+')
}
