import { fraction, multiply, subtract, type Fraction } from '../fraction.js'
import type { Account } from '../account.js'
import { type ModelLine, type PlainKind, pricePlainLine } from '../line-pricing.js'
import { isMeasured, STRATEGIES, strategyOf } from '../measurements.js'
import { Notebook } from '../notebook.js'
import type { Json, MoneyJson, PieceJson, PricingJson } from '../wire.js'
import { anyDiscount, anyQuantity, decimalText } from './decimals.js'
import { anyAmount, centsOf, money, offByACent } from './money.js'
import { withLegacyName, withMembers } from './members.js'
import { anyPieces } from './pieces.js'
import { anyCost, anyPrices, type Draft, zeroCost } from './prices.js'
import type { Random } from './random.js'

// V4
function anyStrategy(random: Random): string | number | undefined {
  const position = random.weigh([
    [3, undefined],
    [1, 0],
    [3, 1],
    [4, 2],
    [2, 3],
    [4, 4],
    [3, 5],
    [3, 6],
  ] as const)
  if (position === undefined) return undefined
  return random.chance(15) ? position : STRATEGIES[position]
}

export function anyTimes(random: Random, account: Account): Draft {
  const pricingStrategy = anyStrategy(random)
  const strategy = strategyOf(pricingStrategy)
  const measured = isMeasured(strategy)
  const sign = random.chance(15) ? '-' : ''
  const quantity = random.weigh<string | null | undefined>([
    [measured ? 12 : 1, undefined],
    [measured ? 1 : 0, null],
    [1, random.pick(['0', '-0', '0.0', ''])],
    [30, sign + anyQuantity(random)],
  ])
  const discount = anyDiscount(random)
  return {
    ...(quantity !== undefined && { quantity }),
    ...(discount !== undefined && { discount }),
    ...(pricingStrategy !== undefined && { pricingStrategy }),
    ...listed(
      'measurements',
      random,
      measured && random.chance(97) ? anyPieces(random, strategy, account) : [],
    ),
    ...listed(
      'asBuiltMeasurements',
      random,
      measured && random.chance(30) ? anyPieces(random, strategy, account) : [],
    ),
  }
}

/** N2: an empty list is mostly absent, which means the same. */
const listed = (
  field: 'measurements' | 'asBuiltMeasurements',
  random: Random,
  pieces: readonly PieceJson[],
): Draft => (pieces.length > 0 || random.chance(3) ? { [field]: pieces } : {})

const microsOf = (amount: Fraction): bigint => multiply(amount, fraction(1_000_000n)).numerator

/**
 * The total is absent, correct, rounding to the correct one, or wrong. If the engine does not check the total, it
 * can be any amount.
 */
function anyTotal(
  random: Random,
  draft: Draft,
  kind: PlainKind,
  account: Account,
): MoneyJson | null | undefined {
  const isCustomFormula = strategyOf(draft.pricingStrategy) === 'PRICING_STRATEGY_CUSTOM_FORMULA'
  const isRequired = isCustomFormula || !account.derives
  if (random.chance(isRequired ? 1 : 55)) return random.chance(90) ? undefined : null
  if (random.chance(1)) return {}
  const isFree = isCustomFormula || (kind === 'catalogue' && !account.derives)
  if (isFree && random.chance(60)) return anyAmount(random, 12, 10)
  const right = rightTotal(draft, kind, account)
  return random.chance(4) ? offByACent(random, right) : centsOf(random, right)
}

/** L3: returns micros, and zero if the draft has no total. */
function rightTotal(draft: Draft, kind: PlainKind, account: Account): bigint {
  const { pricingStrategy, ...rest } = draft
  const strategy = strategyOf(pricingStrategy)
  const pricing = isMeasured(strategy) ? draft : rest
  const { counted } = pricePlainLine(pricing, kind, { ...account, derives: true }, '', new Notebook())
  return counted ? microsOf(counted) : 0n
}

/** L12: returns micros, and zero if total or cost is unknown. */
export const marginOf = ({ counted, cost }: Pick<ModelLine, 'counted' | 'cost'>): bigint =>
  counted && cost ? microsOf(subtract(counted, cost)) : 0n

const rightMargin = (draft: Draft, kind: PlainKind, account: Account): bigint =>
  marginOf(pricePlainLine(draft, kind, { ...account, derives: true }, '', new Notebook()))

/** L12: with derivation off, the margin must agree with a cost. */
export function anyMargin(random: Random, right: () => bigint, mustAgree: boolean): MoneyJson | undefined {
  if (!random.chance(mustAgree ? 60 : 15)) return undefined
  if (!mustAgree) return random.pick([{}, anyAmount(random, 9, 20)])
  return random.chance(4) ? offByACent(random, right()) : centsOf(random, right())
}

/** Returns fields that do not affect the figures of the line. */
function anyRest(random: Random): Draft {
  const tax: Json = { rate: '0.15', code: 'GST', jurisdiction: 'NZ' }
  return {
    ...(random.chance(20) && { isTaxFree: random.chance(85) }),
    ...(random.chance(8) && { priceLevel: 'Trade' }),
    ...(random.chance(5) && { tax }),
  }
}

/** M8: a pricing object drops most unknown properties, and refuses a few. */
const withUnknown = (random: Random, pricing: PricingJson): PricingJson =>
  withLegacyName(random, withMembers(random, pricing, 4))

export function linePricing(random: Random, kind: PlainKind, account: Account): PricingJson {
  const times = anyTimes(random, account)
  const draft: Draft = { ...times, ...anyPrices(random, times, kind, account), ...anyRest(random) }
  if (draft.markup === undefined && random.chance(15)) {
    draft.markup = decimalText(random, random.whole(5), 2)
    draft.markupIsPercentage = random.chance(50)
  }
  if (random.chance(1)) delete draft.unitPrice
  if (random.chance(4)) {
    draft.cost = zeroCost(random)
    draft.markup = decimalText(random, random.whole(5), 2)
    if (account.derives) draft.margin = anyAmount(random, 9, 20)
  }
  const totalPrice = anyTotal(random, draft, kind, account)
  if (totalPrice !== undefined) draft.totalPrice = totalPrice
  const mustAgree = !account.derives && draft.cost !== undefined
  const margin = anyMargin(random, () => rightMargin(draft, kind, account), mustAgree)
  return withUnknown(random, { ...draft, ...(margin && { margin }) })
}

/** The total of a component is used only in the sum of the level. */
export function componentPricing(random: Random, account: Account): PricingJson {
  const draft = anyTimes(random, account)
  return withUnknown(random, {
    ...draft,
    ...(random.chance(70) && { unitPrice: money(random, random.whole(9)) }),
    ...(random.chance(98) && { totalPrice: random.chance(3) ? {} : anyAmount(random, 10, 12) }),
    ...(random.chance(75) && { cost: anyCost(random, draft, account) }),
    ...(random.chance(10) && {
      markup: decimalText(random, random.whole(5), 3),
      margin: anyAmount(random, 8, 20),
    }),
    ...anyRest(random),
  })
}
