/**
 * A different quote in every run, so that nothing can be tuned to it. The shares of lines with pieces,
 * discounts and costs are random, and so are the decimals of prices.
 */
import { randomNumbers } from '../random.js'
import { CUSTOMER } from './ordinary.js'

/** The seed of the run. `QUOTES_SEED=…` repeats the quotes of an earlier run. */
export const SEED = Number(process.env['QUOTES_SEED'] ?? Date.now() % 1_000_000)

/** @param seed distinguishes the quotes of one run */
export function anyQuote(lines, seed) {
  const random = randomNumbers(SEED + seed)
  const shares = {
    measured: random.next() * 0.6,
    discounted: random.next(),
    withCost: random.next(),
    fine: random.next(),
    catalogue: random.next(),
  }
  return {
    customerId: CUSTOMER,
    lines: Array.from({ length: lines }, (_, index) => anyLine(index, random, shares)),
  }
}

function anyLine(index, random, shares) {
  const isFine = random.next() < shares.fine
  const money = (min, max) => ({
    amountMicros: `${random.whole(min * 100, max * 100)}${isFine ? '00' : '0000'}`,
    currency: 'AUD',
  })
  const pricing = {
    ...(random.next() < shares.measured
      ? {
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          measurements: Array.from({ length: random.whole(1, 4) }, () => ({
            length: `${random.whole(1, 11)}.${random.whole(1, 999)}`,
            amount: String(random.whole(1, 24)),
          })),
        }
      : { quantity: `${random.whole(1, 60)}${random.oneOf(['', '.5', '.125'])}` }),
    unitPrice: money(8, 185),
    ...(random.next() < shares.discounted && { discount: `${random.whole(1, 29)}.${random.whole(1, 99)}` }),
    ...(random.next() < shares.withCost && { cost: money(5, 90) }),
  }
  return random.next() < shares.catalogue
    ? {
        catalogue: {
          productId: `prod_${random.whole(1, 1_000_000)}`,
          productName: `Sheet ${index}`,
          pricing,
        },
      }
    : { onTheFly: { productName: `Capping ${index}`, colour: 'Charcoal', pricing } }
}
