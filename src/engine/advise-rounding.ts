import { compare } from '../number/arithmetic.js'
import { centsOfProduct, isAmount, type Cents } from '../number/cents.js'
import { ONE } from '../number/decimal.js'
import { plainText, writeCentsAsMicros, writeMicros } from '../number/number-text.js'
import type { Factor, MajorUnits } from '../number/units.js'
import { exactPriceFromMarkup, lineTotal } from '../pricing/formulas.js'
import type { PricedPricing } from '../pricing/priced.js'
import type { Advice } from '../problem/advisory.js'
import { costRounded, unitPriceRounded } from './advice-words.js'
import { forWholeQuantity, inPowersOfTen } from './instead-of-rounding.js'

/** L1, V10. A price computed from a rounded cost (L8) shares one advisory with that cost. */
export function adviseRounding(pricing: PricedPricing, settings: RoundingSettings): readonly Advice[] {
  const ofPrice = adviseUnitPrice(pricing, settings)
  const isOneFault = pricing.unitPriceRule === 'markup' && ofPrice.length > 0
  return isOneFault ? ofPrice : [...ofPrice, ...adviseLineCost(pricing, settings)]
}

interface RoundingSettings {
  readonly currency: string
  // Y4
  readonly isStocked: boolean
}

// L3, L8
function adviseUnitPrice(
  pricing: PricedPricing,
  { currency, isStocked }: RoundingSettings,
): readonly Advice[] {
  const { sent, unitPrice, unitPriceRule, total } = pricing
  const exact = exactUnitPrice(pricing)
  const exactTotal = exactTotalOf(pricing)
  if (unitPrice === undefined || exact === undefined || compare(exact, unitPrice) === 0) return []
  if (exactTotal === total || !isAmount(exactTotal)) return []
  const instead = keepsMargin(pricing) ? undefined : inPowersOfTen(pricing, exact, exactTotal, currency)
  const isSent = unitPriceRule === 'sent' && sent.unitPrice !== undefined
  return [
    {
      code: 'unit_price_rounded',
      path: ['unitPrice'],
      message: unitPriceRounded({
        exact,
        rounded: unitPrice,
        isSent,
        isCostRounded: !isSent && isRounded(sent.cost?.amount, pricing.basis.cost),
        amount: total,
        exactAmount: exactTotal,
        instead,
        isStocked,
      }),
      details: {
        ...(isSent ? { sent: writeMicros(exact) } : { made: plainText(exact) }),
        rounded: writeMicros(unitPrice),
        amount: writeCentsAsMicros(total),
        exactAmount: writeCentsAsMicros(exactTotal),
        ...(instead && { instead }),
      },
    },
  ]
}

function exactTotalOf(pricing: PricedPricing): Cents {
  const { basis, total, totalRule } = pricing
  const exact = exactUnitPrice(pricing)
  if (exact === undefined || (totalRule !== 'formula' && totalRule !== 'checked')) return total
  return lineTotal(basis.factor, exact, basis.discount)
}

function exactUnitPrice({ sent, unitPriceRule }: PricedPricing): MajorUnits | undefined {
  const { unitPrice, cost, markup, markupIsPercentage = true } = sent
  if (unitPriceRule !== 'markup') return unitPrice?.amount
  return cost && markup && exactPriceFromMarkup(cost.amount, markup, markupIsPercentage) // L8
}

// L9
function adviseLineCost(pricing: PricedPricing, settings: RoundingSettings): readonly Advice[] {
  return adviseCost(pricing, pricing.basis.costFactor, exactTotalOf(pricing), settings)
}

// L9
export function adviseComponentCost(pricing: PricedPricing, currency: string): readonly Advice[] {
  return adviseCost(pricing, pricing.basis.costFactor, pricing.total, { currency, isStocked: true })
}

function adviseCost(
  pricing: PricedPricing,
  factor: Factor,
  exactTotal: Cents,
  { currency, isStocked }: RoundingSettings,
): readonly Advice[] {
  const { sent, basis } = pricing
  return costAdvice(
    pricing,
    factor,
    (exact, exactCost) =>
      basis.method === 'customFormula' && sent.quantity === undefined
        ? forWholeQuantity(sent, exactCost, currency)
        : inPowersOfTen(pricing, exact, exactTotal, currency),
    isStocked,
  )
}

// K6
export function adviseLevelCost(pricing: PricedPricing, currency: string): readonly Advice[] {
  const { sent, basis } = pricing
  // L9: without a quantity, a kit counts as one, a line as none.
  const countsOne = basis.method === 'quantity' && sent.quantity === undefined
  // L10: with a unit price, one cost for everything would change the markup.
  const needsUnitCost = basis.isMeasured || sent.unitPrice !== undefined
  return costAdvice(
    pricing,
    countsOne ? (ONE as Factor) : basis.costFactor,
    (_, exactCost) => (needsUnitCost ? undefined : forWholeQuantity(sent, exactCost, currency)),
    false,
  )
}

/** L12. A margin kept as sent would contradict the suggested amounts. */
function keepsMargin({ sent, margin }: PricedPricing): boolean {
  return sent.margin !== undefined && margin === undefined
}

// L1
function isRounded(sent: MajorUnits | undefined, rounded: MajorUnits | undefined): boolean {
  return sent !== undefined && rounded !== undefined && compare(sent, rounded) !== 0
}

function costAdvice(
  pricing: PricedPricing,
  factor: Factor,
  insteadOf: (exact: MajorUnits, exactCost: Cents) => ReturnType<typeof inPowersOfTen>,
  isStocked: boolean,
): readonly Advice[] {
  const {
    sent,
    basis: { cost },
  } = pricing
  const exact = sent.cost?.amount
  if (exact === undefined || cost === undefined || !isRounded(exact, cost)) return []
  const [amount, exactAmount] = [centsOfProduct(cost, factor), centsOfProduct(exact, factor)]
  if (amount === exactAmount || !isAmount(exactAmount)) return []
  const instead = keepsMargin(pricing) ? undefined : insteadOf(exact, exactAmount)
  return [
    {
      code: 'cost_rounded',
      path: ['cost'],
      message: costRounded({
        exact,
        rounded: cost,
        isSent: true,
        isCostRounded: true,
        amount,
        exactAmount,
        instead,
        isStocked,
      }),
      details: {
        sent: writeMicros(exact),
        rounded: writeMicros(cost),
        amount: writeCentsAsMicros(amount),
        exactAmount: writeCentsAsMicros(exactAmount),
        ...(instead && { instead }),
      },
    },
  ]
}
