import { subtract } from './add.js'
import { HUNDRED, isZero, narrow, type Decimal } from './decimal.js'
import * as fast from './fast.js'
import { hundredth, multiply } from './multiply.js'

/** a × (1 - percentage / 100), exactly. */
export function lessPercentage(a: Decimal, percentage: Decimal): Decimal {
  if (isZero(percentage)) return a
  const hundred = fast.scaled(100, percentage.scale)
  const product = fast.product(a.coefficient, fast.sum(hundred, -percentage.coefficient))
  if (!Number.isNaN(product)) return narrow(product, a.scale + percentage.scale + 2)
  return multiply(a, hundredth(subtract(HUNDRED, percentage)))
}
