import type { Account } from '../account.js'
import { priceKit } from '../kits.js'
import { Notebook } from '../notebook.js'
import type { ComponentJson, Json, MoneyJson, PricingJson, KitLevelJson } from '../wire.js'
import { anyAmount } from './money.js'
import { anyCost } from './prices.js'
import { anyMargin, anyTimes, componentPricing } from './pricing.js'
import { decimalText } from './decimals.js'
import type { Random } from './random.js'

function component(random: Random, account: Account): ComponentJson {
  const productType = random.weigh<string | number>([
    [4, 'PRODUCT_TYPE_CATALOGUE_PRODUCT'],
    [4, 'PRODUCT_TYPE_ON_THE_FLY'],
    [2, 'PRODUCT_TYPE_LABOUR'],
    [1, 'PRODUCT_TYPE_NOTES'],
    [1, random.between(1, 4)],
  ])
  const isNote = productType === 'PRODUCT_TYPE_NOTES' || productType === 4
  return {
    productType,
    productName: 'Part',
    ...(random.chance(isNote ? 30 : 98) && { pricing: componentPricing(random, account) }),
  }
}

/** A level's own pricing; `needsTotal` where it must name its price. */
function kitLevelPricing(random: Random, account: Account, needsTotal: boolean): PricingJson {
  const times = anyTimes(random, account)
  const hasCost = random.chance(40)
  const isCustomFormula =
    times.pricingStrategy === 'PRICING_STRATEGY_CUSTOM_FORMULA' || times.pricingStrategy === 3
  const sendsTotal = random.chance(needsTotal || isCustomFormula ? 98 : 30)
  return {
    ...times,
    ...(random.chance(40) && { unitPrice: anyAmount(random, 10, 10) }),
    ...(sendsTotal && { totalPrice: random.chance(3) ? {} : anyAmount(random, 11, 12) }),
    ...(hasCost && { cost: anyCost(random, times, account) }),
    ...(random.chance(15) && {
      markup: decimalText(random, random.whole(5), 2),
      markupIsPercentage: random.chance(50),
    }),
    ...(random.chance(25) && { isTaxFree: random.chance(85) }),
  }
}

/** A margin sent with a cost has to agree with derivation off, on levels as on lines (L12, L13). */
function withMargin(random: Random, level: KitLevelJson, account: Account): KitLevelJson {
  const { pricing } = level
  if (!pricing) return level
  const right = () => {
    const { line } = priceKit(level, { ...account, derives: true }, '', new Notebook())
    const read = (line['productKit'] as { readonly pricing?: Json } | undefined)?.pricing
    return BigInt((read?.['margin'] as MoneyJson | undefined)?.amountMicros ?? 0)
  }
  const margin = anyMargin(random, right, !account.derives && !!pricing.cost)
  return margin ? { ...level, pricing: { ...pricing, margin } } : level
}

function kitLevel(random: Random, account: Account, subKits: readonly KitLevelJson[]): KitLevelJson {
  const customPricing = random.weigh<boolean | null | undefined>([
    [5, undefined],
    [3, false],
    [1, null],
    [2, true],
  ])
  const needsTotal = customPricing === true || !account.derives
  const hasPricing = random.chance(customPricing === true ? 99 : 60)
  return withMargin(
    random,
    {
      productName: 'Kit',
      ...(customPricing !== undefined && { customPricing }),
      components: Array.from({ length: random.between(0, 4) }, () => component(random, account)),
      ...(hasPricing && { pricing: kitLevelPricing(random, account, needsTotal) }),
      ...((subKits.length > 0 || random.chance(5)) && { subKits }),
    },
    account,
  )
}

/** A kit with levels next to and below each other, now and then as deep as they may be, or one deeper (K1). */
export function anyKit(random: Random, account: Account): KitLevelJson {
  const depth = random.weigh([
    [6, 0],
    [5, 1],
    [3, 2],
    [2, random.between(3, 6)],
    [1, random.pick([15, 16, 16, 17])],
  ])
  let kit = kitLevel(random, account, [])
  for (let level = 0; level < depth; level += 1) {
    const sibling = random.chance(25) ? [kitLevel(random, account, [])] : []
    kit = kitLevel(random, account, [kit, ...sibling])
  }
  return kit
}
