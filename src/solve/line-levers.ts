import { addContributions } from '../engine/contribution.js'
import type { Contribution } from '../engine/priced.js'
import { compare, roundHalfUp } from '../number/arithmetic.js'
import { HUNDRED, narrow, signOf, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { MajorUnits, Percent, PercentOrMajorUnits } from '../number/units.js'
import { factorOf, unitPriceFromMarkup } from '../pricing/formulas.js'
import type { ParsedFloors } from '../wire/solving.generated.js'
import { moneyOf } from '../wire/money.js'
import type { JsonObject } from '../wire/object.js'
import { boundsBetween } from './bounds.js'
import {
  isBelowCost,
  priceChanged,
  solvableLine,
  writeChanged,
  type PricingChange,
  type SolvableLine,
} from './changed-line.js'
import type { Positions } from './positions.js'
import { sumOf, totalsWith, type PricedRequest } from './priced-request.js'
import type { Change } from './solution.js'

/** The greatest position of a price: a safe integer, and more than any price that fits. */
const MOST_STEPS = 9e15

/** 0.01 % (L2). */
const DISCOUNT_DECIMALS = 2
/** 0.0001 (L1, L10). */
const PRICE_DECIMALS = 4

/** A line that a lever changes, with its index. */
export interface ChangingLine {
  readonly index: number
  readonly line: SolvableLine
}

/** The lines that have a total worked out, of some or of all indexes. */
export function changingLines({ lines }: PricedRequest, indexes: readonly number[]): readonly ChangingLine[] {
  return indexes.flatMap((index) => {
    const line = solvableLine(lines[index])
    return line === undefined ? [] : [{ index, line }]
  })
}

/** The same discount on some lines. A position is so many hundredths of a per cent. */
export function discountPositions(
  document: PricedRequest,
  chosen: readonly ChangingLine[],
  { discount: most }: ParsedFloors,
): Positions {
  const held = most !== undefined && compare<Decimal>(most, HUNDRED) < 0
  const greatest = held ? Math.floor(Number(plainText(most)) * 100 + 1e-6) : 10_000
  const [present = 0] = chosen.map(({ line }) => stepsOf(line.pricing.basis.discount, DISCOUNT_DECIMALS))
  const isNothing = chosen.every(({ line }) => line.pricing.beforeDiscount === 0)
  return {
    ...linePositions(
      document,
      chosen,
      (position) => ({ discount: narrow(position, DISCOUNT_DECIMALS) as Percent }),
      {
        // Every discount fits, whether lines rise or fall.
        sign: isNothing ? 0 : -1,
        changeOf: (position) => ({
          type: 'lineDiscount',
          lines: chosen.map(({ index }) => index),
          discount: plainText(narrow(position, DISCOUNT_DECIMALS)),
        }),
      },
    ),
    least: 0,
    greatest,
    present,
    step: '0.01 %',
    isHeldByFloor: held,
  }
}

/** The unit price of a line. A position is so many ten-thousandths of the major unit (L1). */
export function unitPricePositions(document: PricedRequest, one: ChangingLine): Positions {
  const { pricing } = one.line
  const present = stepsOf(pricing.unitPrice ?? narrow(0, 0), PRICE_DECIMALS)
  const isNegative = present < 0
  const price = (position: number): MajorUnits => narrow(position, PRICE_DECIMALS) as MajorUnits
  return {
    ...linePositions(
      document,
      [one],
      (position) => ({
        unitPrice: { amount: price(position), amountMicros: undefined, currency: undefined },
      }),
      {
        sign: signOf(factorOf(pricing.basis)) as 1 | 0 | -1,
        changeOf: (position) => ({
          type: 'unitPrice',
          line: one.index,
          unitPrice: moneyOf(price(position), document.account.currency),
        }),
      },
    ),
    least: isNegative ? -MOST_STEPS : 0,
    greatest: isNegative ? 0 : MOST_STEPS,
    present,
    step: '0.0001',
    isHeldByFloor: false,
  }
}

/** The markup of a line, as its cost is marked up now: a percentage or an amount, of 4 decimals (L8, L10). */
export function markupPositions(document: PricedRequest, one: ChangingLine): Positions | undefined {
  const { pricing } = one.line
  const { cost } = pricing.basis
  if (cost === undefined || signOf(cost) === 0) return undefined
  const { markup: sent, markupIsPercentage: isPercentage = true } = pricing.sent
  const present = isPercentage ? (pricing.markup ?? sent) : sent
  const markup = (position: number): PercentOrMajorUnits =>
    narrow(position, PRICE_DECIMALS) as PercentOrMajorUnits
  const costSteps = stepsOf(cost, PRICE_DECIMALS)
  return {
    ...linePositions(
      document,
      [one],
      (position) => ({
        markup: markup(position),
        unitPrice: {
          amount: unitPriceFromMarkup(cost, markup(position), isPercentage),
          amountMicros: undefined,
          currency: undefined,
        },
      }),
      {
        sign: (signOf(factorOf(pricing.basis)) * (isPercentage ? signOf(cost) : 1)) as 1 | 0 | -1,
        changeOf: (position) => ({
          type: 'markup',
          line: one.index,
          markup: plainText(markup(position)),
          markupIsPercentage: isPercentage,
          unitPrice: moneyOf(
            unitPriceFromMarkup(cost, markup(position), isPercentage),
            document.account.currency,
          ),
        }),
      },
    ),
    // A price of zero.
    least: isPercentage ? -1_000_000 : Math.max(-costSteps, -MOST_STEPS),
    greatest: MOST_STEPS,
    present: present === undefined ? 0 : stepsOf(present, PRICE_DECIMALS),
    step: isPercentage ? '0.0001 %' : '0.0001',
    isHeldByFloor: false,
  }
}

/** A number in steps of its last decimal, to the nearest. */
function stepsOf(number: Decimal, decimals: number): number {
  const { coefficient, scale } = roundHalfUp(number, decimals)
  const steps = Math.round(coefficient * 10 ** (decimals - scale))
  return Number.isSafeInteger(steps) ? steps : 0
}

interface LineChanges {
  /** Whether a line rises with the position: for where it does not fit. */
  readonly sign: 1 | 0 | -1
  readonly changeOf: (position: number) => Change
}

type OfEvery = Omit<Positions, 'least' | 'greatest' | 'present' | 'step' | 'isHeldByFloor'>

/** What levers on lines have in common: lines that do not change were priced before, and are in one sum. */
function linePositions(
  document: PricedRequest,
  chosen: readonly ChangingLine[],
  changeAt: (position: number) => PricingChange,
  { sign, changeOf }: LineChanges,
): OfEvery {
  const { lines, adjustments } = document
  const changing = new Set(chosen.map(({ index }) => index))
  const rest = sumOf(lines.filter((_, index) => !changing.has(index)))
  const pricedAt = (position: number): readonly SolvableLine[] | undefined => {
    const changed = chosen.flatMap(({ line }) => priceChanged(line, changeAt(position), document) ?? [])
    return changed.length === chosen.length ? changed : undefined
  }
  // Contributions are kept, and not the lines with all that is in them: there are many positions.
  const known = new Map<number, readonly Contribution[] | undefined>()
  const contributionsAt = (position: number): readonly Contribution[] | undefined => {
    if (!known.has(position)) {
      known.set(
        position,
        pricedAt(position)?.map(({ contribution }) => contribution),
      )
    }
    return known.get(position)
  }
  const totalsOfLinesAt = (position: number): readonly number[] | undefined =>
    contributionsAt(position)?.map(({ total }) => Number(total))
  return {
    totalsAt: (position) => {
      const changed = contributionsAt(position)
      return changed && totalsWith(document, changed.reduce(addContributions, rest), adjustments)
    },
    // Lines that rise and lines that fall may have the same sum at two positions, and another one between.
    keyAt: (position) => totalsOfLinesAt(position)?.join(' ') ?? 'unfit',
    courseOf: (figure) => {
      if (sign === 0) return { type: 'fixed' }
      const isTaxed = chosen.map(({ line }) => line.pricing.sent.isTaxFree !== true)
      const between = boundsBetween(document, { rest, isTaxed }, figure)
      return {
        type: 'bounded',
        between: (low, high) => {
          const [first, last] = [totalsOfLinesAt(low), totalsOfLinesAt(high)]
          if (first === undefined && last === undefined) return undefined
          return between(first ?? (sign === 1 ? 'down' : 'up'), last ?? (sign === 1 ? 'up' : 'down'))
        },
      }
    },
    isBelowCostAt: (position) => pricedAt(position)?.some(isBelowCost) ?? false,
    changeAt: (position) => {
      const priced = pricedAt(position)
      const changed = new Map(chosen.map(({ index }, place) => [index, priced?.[place]]))
      const sent = document.request['lines'] as readonly JsonObject[]
      const written = sent.map((line, index) => {
        const one = changed.get(index)
        return one === undefined ? line : writeChanged(line, one, changeAt(position))
      })
      return { change: changeOf(position), request: { ...document.request, lines: written } }
    },
    linesPriced: chosen.length,
  }
}
