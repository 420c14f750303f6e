import type { ComponentJson, KitLevelJson, LineJson, MoneyJson, PricingJson } from '../wire.js'
import { MAX_MICROS } from './money.js'
import type { Random } from './random.js'

/** N8: a sum of a few such amounts may exceed the limit. */
function wideAmount(random: Random): MoneyJson {
  const cents = MAX_MICROS / 10_000n / random.pick([1n, 2n, 3n])
  const micros = random.sign(30) * cents * 10_000n
  return { amountMicros: String(random.below(40) === 0 ? random.sign(50) * MAX_MICROS : micros) }
}

const smallAmount = (random: Random): MoneyJson => ({ amountMicros: String(random.whole(5) * 10_000n) })

const anyOf = (random: Random): MoneyJson => (random.chance(60) ? wideAmount(random) : smallAmount(random))

/** M6: a few factors have an invalid list, so that the cost is unknown. */
const anyTimes = (random: Random): PricingJson =>
  random.weigh<PricingJson>([
    [8, { quantity: '1' }],
    [1, { quantity: '2' }],
    [2, {}],
    [1, { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', measurements: [{ length: '1' }] }],
    [1, { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', measurements: [{ length: '-1' }] }],
    [1, { pricingStrategy: 'PRICING_STRATEGY_SQUARE_FEET', asBuiltMeasurements: [{ length: '2' }] }],
    [1, { measurements: [{ length: '2' }] }],
    [1, { pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA' }],
  ])

/** K3: a part of an unreadable type may be a note. */
function component(random: Random): ComponentJson {
  const productType = random.weigh<string | null>([
    [6, 'PRODUCT_TYPE_ON_THE_FLY'],
    [2, 'PRODUCT_TYPE_LABOUR'],
    [1, 'PRODUCT_TYPE_NOTES'],
    [1, 'PRODUCT_TYPE_TOOL'],
    [1, null],
  ])
  const pricing: PricingJson = {
    ...anyTimes(random),
    ...(random.chance(92) && { totalPrice: anyOf(random) }),
    ...(random.chance(60) && { cost: anyOf(random) }),
  }
  return { productType, productName: 'Part', ...(random.chance(94) && { pricing }) }
}

// L13
const levelPricing = (random: Random): PricingJson => ({
  ...anyTimes(random),
  ...(random.chance(35) && { totalPrice: anyOf(random) }),
  ...(random.chance(30) && { cost: anyOf(random), unitPrice: anyOf(random) }),
  ...(random.chance(20) && { margin: anyOf(random) }),
})

function level(random: Random, depth: number): KitLevelJson {
  const below = depth === 0 ? 0 : random.between(1, depth > 3 ? 1 : 4)
  return {
    productName: 'Kit',
    ...(random.chance(25) && { customPricing: true }),
    components: Array.from({ length: random.between(0, 4) }, () => component(random)),
    ...(random.chance(50) && { pricing: levelPricing(random) }),
    ...(below > 0 && { subKits: Array.from({ length: below }, () => level(random, depth - 1)) }),
  }
}

/** K1: rarely reaches the maximum depth, or goes deeper. */
export const wideKit = (random: Random): KitLevelJson =>
  level(
    random,
    random.weigh([
      [2, 0],
      [4, 1],
      [4, 2],
      [3, 3],
      [1, random.between(16, 17)],
    ]),
  )

/**
 * V7, N8: sums may exceed the limit while parts have other problems. The comparison covers which problems are
 * listed.
 */
export const wideKits = (random: Random): { readonly lines: readonly LineJson[] } => ({
  lines: Array.from({ length: random.between(1, 2) }, () => ({ productKit: wideKit(random) })),
})
