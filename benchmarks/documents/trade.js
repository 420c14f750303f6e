/**
 * The trade quote: the typical quote of a roofing supplier. Half of the lines are not in the catalogue, and
 * three in ten have pieces of one to three lengths. Prices have four decimals. Every line has a discount and a
 * cost, and so a markup and a margin.
 */
import { randomNumbers } from '../random.js'
import { CUSTOMER } from './ordinary.js'

const PRODUCTS = [
  ['prod_01hx5zq8qg5mhr91j1ke2zachh', 'Corrugated roof sheet, 762 cover'],
  ['prod_01hx5zq8w4swad2ecn53gh7fk3', 'Roll-top ridge capping'],
  ['prod_01hx5zq86xv7gth6f1q16qt07m', 'Quad gutter 115 with brackets'],
  ['prod_01hx5zq8cr9xr9707zd574hcnj', 'Downpipe 100 x 50, 2.4 m'],
]
const MEASURED_IN_TEN = 3
const MAX_LENGTHS = 3

/** Returns random Money with four decimals, between two amounts in cents. */
function fineMoney(random, min, max) {
  return { amountMicros: `${random.whole(min * 100, max * 100)}00`, currency: 'AUD' }
}

/** Each seed gives a different quote. */
export function tradeQuote(lines, seed = 1) {
  const random = randomNumbers(seed)
  return {
    customerId: CUSTOMER,
    lines: Array.from({ length: lines }, (_, index) => tradeLine(index, random)),
  }
}

export function tradeLine(index, random) {
  const pricing = {
    ...(random.whole(0, 9) < MEASURED_IN_TEN
      ? {
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          measurements: Array.from({ length: random.whole(1, MAX_LENGTHS) }, () => ({
            length: `${random.whole(1, 11)}.${random.whole(1, 999)}`,
            amount: String(random.whole(1, 24)),
          })),
        }
      : { quantity: `${random.whole(1, 60)}${random.oneOf(['', '.5', '.25'])}` }),
    unitPrice: fineMoney(random, 850, 18_500),
    discount: `${random.whole(1, 29)}.${random.whole(1, 9)}`,
    cost: fineMoney(random, 500, 9_000),
  }
  const [productId, productName] = random.oneOf(PRODUCTS)
  return index % 2 === 0
    ? { catalogue: { productId, productName, pricing } }
    : { onTheFly: { productName, productDescription: `No. ${index}`, pricing } }
}
