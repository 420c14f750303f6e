/** Functions that make a line, or its pricing, from the index of the line. */
import { money } from '../ordinary.js'

export const PRODUCT = 'prod_01hx5zq8qg5mhr91j1ke2zachh'

export function price(index) {
  return money(4567 + index)
}

export function catalogue(pricing) {
  return (index) => ({
    catalogue: { productId: PRODUCT, productName: `Roof sheet, no. ${index}`, pricing: pricing(index) },
  })
}

export function plain(kind, pricing) {
  return (index) => ({ [kind]: { productName: `Ridge capping, no. ${index}`, pricing: pricing(index) } })
}

export function byQuantity(rest = {}) {
  return (index) => ({ quantity: `${1 + (index % 37)}.5`, unitPrice: price(index), ...rest })
}

export function measured(strategy, entries, rest = {}) {
  return (index) => ({
    unitPrice: price(index),
    pricingStrategy: `PRICING_STRATEGY_${strategy}`,
    measurements: entries,
    ...rest,
  })
}
