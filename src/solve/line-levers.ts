import { compare, roundHalfUp } from '../number/arithmetic.js'
import { HUNDRED, narrow, signOf, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { MajorUnits, Percent, PercentOrMajorUnits } from '../number/units.js'
import { unitPriceFromMarkup } from '../pricing/formulas.js'
import type { ParsedConstraints } from '../wire/solving.generated.js'
import { moneyOf } from '../wire/money.js'
import { solvableLine } from './changed-line.js'
import type { Positions } from './positions.js'
import { type PricedRequest } from './priced-request.js'
import { type ChangingLine, linePositions } from './line-positions.js'

/** 900 billion of a price or a markup. It is a safe integer. */
const MAX_STEPS = 9e15

/** 0.01% (L2). */
const DISCOUNT_DECIMALS = 2

/** 0.0001 (L1, L10). */
const PRICE_DECIMALS = 4

export function changingLines({ lines }: PricedRequest, indexes: readonly number[]): readonly ChangingLine[] {
  return indexes.flatMap((index) => {
    const line = solvableLine(lines[index])
    return line === undefined ? [] : [{ index, line }]
  })
}

/** A position is the discount in hundredths of a per cent. */
export function discountPositions(
  document: PricedRequest,
  chosen: readonly ChangingLine[],
  { maxDiscount }: ParsedConstraints,
): Positions {
  const held = maxDiscount !== undefined && compare<Decimal>(maxDiscount, HUNDRED) < 0
  const max = held ? Math.floor(Number(plainText(maxDiscount)) * 100 + 1e-6) : 10_000
  const [present = 0] = chosen.map(({ line }) => stepsOf(line.pricing.basis.discount, DISCOUNT_DECIMALS))
  const isNothing = chosen.every(({ line }) => line.pricing.beforeDiscount === 0)
  return {
    ...linePositions(
      document,
      chosen,
      (position) => ({ discount: narrow(position, DISCOUNT_DECIMALS) as Percent }),
      {
        // Signs other than 0 matter only for totals out of range, and no discount leads there.
        sign: isNothing ? 0 : -1,
        changeOf: (position) => ({
          type: 'lineDiscount',
          lines: chosen.map(({ index }) => index),
          discount: plainText(narrow(position, DISCOUNT_DECIMALS)),
        }),
      },
    ),
    min: 0,
    max,
    present,
    step: '0.01%',
    isHeldByConstraint: held,
  }
}

/** A position is the price in ten-thousandths of the major unit (L1). */
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
        sign: signOf(pricing.basis.factor) as 1 | 0 | -1,
        changeOf: (position) => ({
          type: 'unitPrice',
          line: one.index,
          unitPrice: moneyOf(price(position), document.account.currency),
        }),
      },
    ),
    min: isNegative ? -MAX_STEPS : 0,
    max: isNegative ? 0 : MAX_STEPS,
    present,
    step: '0.0001',
    isHeldByConstraint: false,
  }
}

/** The markup stays a percentage or an amount (L8, L10). Undefined without a cost, or at cost 0. */
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
        sign: (signOf(pricing.basis.factor) * (isPercentage ? signOf(cost) : 1)) as 1 | 0 | -1,
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
    // The unit price is zero at the minimum.
    min: isPercentage ? -1_000_000 : Math.max(-costSteps, -MAX_STEPS),
    max: MAX_STEPS,
    present: present === undefined ? 0 : stepsOf(present, PRICE_DECIMALS),
    step: isPercentage ? '0.0001%' : '0.0001',
    isHeldByConstraint: false,
  }
}

/** Returns 0 for a number that is too large. */
function stepsOf(number: Decimal, decimals: number): number {
  const { coefficient, scale } = roundHalfUp(number, decimals)
  const steps = Math.round(coefficient * 10 ** (decimals - scale))
  return Number.isSafeInteger(steps) ? steps : 0
}
