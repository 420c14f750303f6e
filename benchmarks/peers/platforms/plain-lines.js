import { MINIMUM_LENGTH, RULES } from '../arithmetic/rule.js'
import { pricingsOf } from '../arithmetic/pricings.js'

const minimum = Number(MINIMUM_LENGTH)

/**
 * The ordinary quote as platforms know lines: a quantity, a unit price, and an amount of discount that somebody has worked
 * out. In numbers, which is how they are kept there.
 */
export function plainLinesOf(lines) {
  return pricingsOf(RULES.money, lines).map(({ quantity, measurements, unitPrice, discount = '0' }) => {
    const measure = measurements === undefined ? Number(quantity) : measureOf(measurements)
    const price = Number(unitPrice.amountMicros) / 1_000_000
    return { quantity: measure, price, discount: (measure * price * Number(discount)) / 100 }
  })
}

function measureOf(entries) {
  return entries.reduce(
    (sum, { length, amount }) => sum + Number(amount) * Math.max(Number(length), minimum),
    0,
  )
}
