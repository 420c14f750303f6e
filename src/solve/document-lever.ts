import { elementsOf } from '../problem/elements.js'
import type { DocumentTotals } from '../engine/priced.js'
import { priceAdjustments } from '../engine/adjustment.js'
import { compare, multiply } from '../number/arithmetic.js'
import { amountOfCents, exactCentsOfProduct, MAX_CENTS } from '../number/cents.js'
import { fractionOf } from '../number/units.js'
import { NO_ADJUSTMENT, type AdjustmentInput, type ParsedAdjustment } from '../wire/document.generated.js'
import { moneyOfCents } from '../wire/money.js'
import type { ParsedConstraints, ParsedLever } from '../wire/solving.generated.js'
import type { JsonObject } from '../wire/object.js'
import type { Bounds } from './bounds.js'
import { formulaOf } from './formula.js'
import type { Positions } from './positions.js'
import { totalsWith, type PricedRequest } from './priced-request.js'
import { getFigure, type Figure } from './target.js'

/** A position is the amount of the adjustment in cents. Undefined if the adjustment has the other type. */
export function documentPositions(
  document: PricedRequest,
  lever: ParsedLever & { readonly type: 'discount' | 'surcharge' },
  constraints: ParsedConstraints,
): Positions | undefined {
  const { sum, adjustments, request, account } = document
  const at = lever.adjustment ?? adjustments.length
  const replaced = adjustments[at]
  const type = lever.type === 'discount' ? 'ADJUSTMENT_TYPE_DISCOUNT' : 'ADJUSTMENT_TYPE_SURCHARGE'
  if (replaced !== undefined && replaced.type !== type) return undefined
  const isTaxFree = replaced === undefined ? lever.isTaxFree : replaced.isTaxFree
  const others = adjustments.filter((_, index) => index !== at)
  const withAmount = (position: number): readonly ParsedAdjustment[] => {
    const amount = { amount: amountOfCents(position), amountMicros: undefined, currency: undefined }
    // The order matters if percentages are taken in turn (T2).
    return [...others.slice(0, at), { ...NO_ADJUSTMENT, type, amount, isTaxFree }, ...others.slice(at)]
  }
  const totalsAt = (position: number): DocumentTotals | undefined =>
    totalsWith(document, sum, withAmount(position))
  const present = totalsAt(0) === undefined ? 0 : presentAmount(document, at)
  const max =
    type === 'ADJUSTMENT_TYPE_DISCOUNT' ? largestDiscount(document, totalsAt, constraints) : undefined
  return {
    min: 0,
    max: max ?? MAX_CENTS,
    present,
    totalsAt,
    keyAt: String,
    courseOf: (figure) => {
      // Tax never moves the other way, since the taxable part of an adjustment grows with it (T3).
      const sense = type === 'ADJUSTMENT_TYPE_SURCHARGE' ? 1 : -1
      if (figure === 'subtotal') return { type: 'fixed' }
      if (!isFollowedInTurn(document, at)) return { type: 'ordered', sense }
      const noise = noiseOf({ ...document, adjustments: withAmount(0) }, figure)
      return { type: 'bounded', between: boundsByEnds(totalsAt, figure, sense, noise) }
    },
    isBelowCostAt: () => false,
    changeAt: (position) => {
      const amount = moneyOfCents(position, account.currency)
      const adjustment: AdjustmentInput =
        replaced === undefined
          ? {
              type,
              ...(lever.name === undefined ? {} : { name: lever.name }),
              amount,
              ...(isTaxFree === true ? { isTaxFree } : {}),
            }
          : changedAdjustment(adjustmentsOf(request)[at], amount)
      return {
        change: { type: lever.type, adjustment: at, amount },
        request: position === present ? request : withAdjustment(request, at, adjustment),
      }
    },
    step: '0.01',
    isHeldByConstraint: max !== undefined,
    linesPriced: 0,
  }
}

/** Later percentages in turn are rounded, so a cent more here may move the total the wrong way (T2). */
function isFollowedInTurn({ account, adjustments }: PricedRequest, at: number): boolean {
  const isInTurn = account.adjustmentPercentages === 'in-turn'
  return isInTurn && adjustments.slice(at + 1).some(({ percentage }) => percentage !== undefined)
}

function noiseOf(document: PricedRequest, figure: Figure): number {
  const { noise, noiseOfShare } = formulaOf(document, document.sum, figure, 0)
  return noise + noiseOfShare
}

/** Without rounding, the figure would be monotonic. Rounding moves each value by at most `noise`. */
function boundsByEnds(
  totalsAt: (position: number) => DocumentTotals | undefined,
  figure: Figure,
  sense: 1 | -1,
  noise: number,
): (low: number, high: number) => Bounds | undefined {
  return (low, high) => {
    const [first, last] = [totalsAt(low), totalsAt(high)]
    if (first === undefined && last === undefined) return undefined
    const ends = [
      first === undefined ? -sense * Infinity : getFigure(first, figure),
      last === undefined ? sense * Infinity : getFigure(last, figure),
    ]
    const [min, max] = [Math.min(...ends) - 2 * noise, Math.max(...ends) + 2 * noise]
    return { min: Math.floor(min), max: Math.ceil(max), noise, isSettled: false }
  }
}

/** 0 for a new adjustment. */
function presentAmount({ adjustments, sum, account }: PricedRequest, at: number): number {
  return Number(priceAdjustments(adjustments, sum, account)[at]?.appliedAmount ?? 0)
}

/** Below 0 if the other discounts alone exceed the maximum. */
function largestDiscount(
  { totals }: PricedRequest,
  totalsAt: (position: number) => DocumentTotals | undefined,
  { maxDiscount }: ParsedConstraints,
): number | undefined {
  if (maxDiscount === undefined) return undefined
  const subtotal = amountOfCents(totals.subtotal)
  const rounded = exactCentsOfProduct(subtotal, fractionOf(maxDiscount))
  const isMore = compare(amountOfCents(rounded), multiply(subtotal, fractionOf(maxDiscount))) > 0
  const all = Number(rounded) - (isMore ? 1 : 0)
  const more = (position: number): number => Number(totalsAt(position)?.discounts ?? 0) - all
  const min = -more(0)
  // In turn, a discount reduces later ones, so it may exceed what the others leave of the maximum.
  let [low, high] = [min, Math.min(MAX_CENTS, Math.max(min, 0, all))]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (more(middle) <= 0) low = middle
    else high = middle - 1
  }
  return Math.min(MAX_CENTS, low)
}

function changedAdjustment(sent: JsonObject | undefined, amount: AdjustmentInput['amount']): AdjustmentInput {
  const kept = Object.fromEntries(
    Object.entries(sent ?? {}).filter(([field]) => field !== 'percentage' && field !== 'appliedAmount'),
  )
  return { ...kept, amount }
}

function adjustmentsOf(request: JsonObject): readonly JsonObject[] {
  return Object.hasOwn(request, 'adjustments')
    ? ((request['adjustments'] ?? []) as readonly JsonObject[])
    : []
}

export function withAdjustment(request: JsonObject, at: number, adjustment: AdjustmentInput): JsonObject {
  const sent = elementsOf(adjustmentsOf(request))
  return { ...request, adjustments: [...sent.slice(0, at), adjustment, ...sent.slice(at + 1)] }
}

export function endOfAdjustments(request: JsonObject): number {
  return adjustmentsOf(request).length
}
