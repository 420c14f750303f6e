import type { Account } from '../account.js'
import { priceLevel } from '../kits.js'
import { Notebook } from '../notebook.js'
import type { ComponentJson, KitLevelJson, PricingJson } from '../wire.js'
import { anyPlainIds } from './ids.js'
import { withListsOutside } from './lists.js'
import { LEGACY_ELSEWHERE, withLegacyName, withMembers } from './members.js'
import { anyAmount } from './money.js'
import { anyCost, zeroCost } from './prices.js'
import { anyMargin, anyTimes, componentPricing, marginOf } from './pricing.js'
import { decimalText } from './decimals.js'
import type { Random } from './random.js'

function component(random: Random, account: Account): ComponentJson {
  const productType = random.weigh<string | number>([
    [4, 'PRODUCT_TYPE_CATALOGUE_PRODUCT'],
    [4, 'PRODUCT_TYPE_ON_THE_FLY'],
    [2, 'PRODUCT_TYPE_LABOUR'],
    [1, 'PRODUCT_TYPE_NOTES'],
    [random.below(8) === 0 ? 1 : 0, random.between(0, 4)],
  ])
  const isNote = productType === 'PRODUCT_TYPE_NOTES'
  const productId = random.weigh<string | undefined>([
    [300, undefined],
    [60, 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3'],
    [1, random.pick(['cust_01hx5zq8k3v9m2n4p6r8t0w1y3', 'north', 'prod_'])],
  ])
  const body: ComponentJson = {
    productType,
    productName: 'Part',
    ...(productId !== undefined && { productId }),
    ...(random.chance(isNote ? 30 : 99) && { pricing: componentPricing(random, account) }),
  }
  const placed = withListsOutside(random, body, account)
  return withLegacyName(random, withMembers(random, placed, 10, ['kitId', 'productRowId']))
}

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
    ...(hasCost && { cost: random.chance(10) ? zeroCost(random) : anyCost(random, times, account) }),
    ...(random.chance(15) && {
      markup: decimalText(random, random.whole(5), 2),
      markupIsPercentage: random.chance(50),
    }),
    ...(random.chance(25) && { isTaxFree: random.chance(85) }),
  }
}

/** L12, L13: with a cost and derivation off, the margin must agree, on levels as on lines. */
function withMargin(random: Random, level: KitLevelJson, depth: number, account: Account): KitLevelJson {
  const { pricing } = level
  if (!pricing) return level
  const right = () => marginOf(priceLevel(level, depth, { ...account, derives: true }, '', new Notebook()))
  const margin = anyMargin(random, right, !account.derives && !!pricing.cost)
  return margin ? { ...level, pricing: { ...pricing, margin } } : level
}

function kitLevel(
  random: Random,
  account: Account,
  subKits: readonly KitLevelJson[],
  isSubKit: boolean,
  mustHavePricing = false,
): KitLevelJson {
  const customPricing = random.weigh<boolean | null | undefined>([
    [5, undefined],
    [3, false],
    [1, null],
    [2, true],
  ])
  const needsTotal = customPricing === true || !account.derives
  const hasPricing = mustHavePricing || random.chance(customPricing === true ? 97 : account.derives ? 60 : 98)
  const unplaced: KitLevelJson = {
    ...anyPlainIds(random, ['kitId', 'kitRowId'], 15),
    productName: 'Kit',
    ...(customPricing !== undefined && { customPricing }),
    components: Array.from({ length: random.between(0, 4) }, () => component(random, account)),
    ...(hasPricing && { pricing: kitLevelPricing(random, account, needsTotal) }),
    ...((subKits.length > 0 || random.chance(5)) && { subKits }),
  }
  const placed = isSubKit ? withListsOutside(random, unplaced, account) : unplaced
  const level = withMargin(random, placed, isSubKit ? 1 : 0, account)
  return isSubKit
    ? withLegacyName(random, withMembers(random, level, 10, ['displayKitItems']))
    : withMembers(random, level, 8, LEGACY_ELSEWHERE)
}

/** K1: rarely reaches the maximum depth, or one level deeper. */
export function anyKit(random: Random, account: Account): KitLevelJson {
  const depth = random.weigh([
    [6, 0],
    [5, 1],
    [3, 2],
    [2, random.between(3, 6)],
    [1, random.pick([15, 16, 16, 17])],
  ])
  let kit = kitLevel(random, account, [], depth > 0)
  for (let level = 0; level < depth; level += 1) {
    const sibling = random.chance(25) ? [kitLevel(random, account, [], true)] : []
    kit = kitLevel(random, account, [kit, ...sibling], level + 1 < depth)
  }
  return kit
}

/** L13, K2 to K6: a kit is up to three levels deep and four wide. */
export function kitPricedAtEveryLevel(random: Random, account: Account): KitLevelJson {
  const level = (depth: number, isSubKit: boolean): KitLevelJson => {
    const width = depth === 0 ? 0 : random.between(1, 4)
    const subKits = Array.from({ length: width }, () => level(depth - 1, true))
    return kitLevel(random, account, subKits, isSubKit, true)
  }
  return level(
    random.weigh([
      [1, 1],
      [2, 2],
      [1, 3],
    ]),
    false,
  )
}
