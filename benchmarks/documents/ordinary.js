/**
 * The ordinary quote, which most benchmarks price: compact ASCII, about 250 bytes per line. Three lines
 * in ten are measured, half of all lines have a discount, and a quarter have a cost.
 */
import { randomNumbers } from '../random.js'

export const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'

const PRODUCTS = [
  ['prod_01hx5zq8qg5mhr91j1ke2zachh', 'Corrugated roof sheet, 762 cover'],
  ['prod_01hx5zq8w4swad2ecn53gh7fk3', 'Roll-top ridge capping'],
  ['prod_01hx5zq86xv7gth6f1q16qt07m', 'Quad gutter 115 with brackets'],
  ['prod_01hx5zq8cr9xr9707zd574hcnj', 'Downpipe 100 x 50, 2.4 m'],
]
const COLOURS = ['Charcoal', 'Classic Cream', 'Cottage Green', 'Galvanised', 'Ocean Blue']
const DISCOUNTS = ['2.25', '5', '7.5', '10', '12.5']
const LENGTHS = ['0.2', '1.8', '2.4', '3.65', '5.925', '8.2']

export function money(cents) {
  return { amountMicros: cents === 0 ? '0' : `${cents}0000`, currency: 'AUD' }
}

export function ordinaryQuote(lines, seed = 1) {
  const random = randomNumbers(seed)
  return {
    customerId: CUSTOMER,
    lines: Array.from({ length: lines }, (_, index) => ordinaryLine(index, random)),
  }
}

export function ordinaryLine(index, random) {
  const pricing = index % 10 < 3 ? measuredPricing(random) : quantityPricing(random)
  if (random.next() < 0.5) pricing.discount = random.oneOf(DISCOUNTS)
  if (random.next() < 0.25) pricing.cost = money(random.whole(500, 4000))
  const [productId, productName] = random.oneOf(PRODUCTS)
  return index % 2 === 0
    ? { catalogue: { productId, productName, pricing } }
    : {
        onTheFly: { productName, colour: random.oneOf(COLOURS), productDescription: `No. ${index}`, pricing },
      }
}

function quantityPricing(random) {
  return {
    quantity: `${random.whole(1, 60)}${random.oneOf(['', '.5', '.25'])}`,
    unitPrice: money(random.whole(850, 18500)),
  }
}

function measuredPricing(random) {
  return {
    unitPrice: money(random.whole(850, 9900)),
    pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
    measurements: Array.from({ length: random.whole(1, 2) }, () => ({
      length: random.oneOf(LENGTHS),
      amount: String(random.whole(1, 24)),
    })),
  }
}
