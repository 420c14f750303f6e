const PRODUCTS = [
  'Corrugated roof sheet, 762 cover',
  'Roll-top ridge capping',
  'Quad gutter 115',
  'Downpipe 100 x 50',
]
const DISCOUNTS = ['2.25', '5', '7.5', '12.5']
const LENGTHS = ['0.2', '1.4', '2.4', '3.65', '5.925', '8.2']

/**
 * Writes the same requests each time, one per line. Each has 1 to 9 lines, and half have a document discount.
 *
 * @param hasDeposits whether each quote has a further tax-free line below zero for a paid deposit
 */
export function yearOfQuotes(documents: number, hasDeposits = false): string {
  const random = numbers(20261122)
  const quotes = Array.from({ length: documents }, (_, index) => quote(index, random, hasDeposits))
  return quotes.map((one) => `${JSON.stringify(one)}\n`).join('')
}

function quote(index: number, random: (below: number) => number, hasDeposits: boolean): object {
  const oneOf = (list: readonly string[]): string => list[random(list.length)] ?? ''
  const lines: object[] = Array.from({ length: 1 + random(9) }, () => {
    const isMeasured = random(10) < 4
    const pricing = {
      unitPrice: { amountMicros: `${String(850 + random(18_000))}${random(3) === 0 ? '5000' : '0000'}` },
      ...(random(2) === 0 ? { discount: oneOf(DISCOUNTS) } : {}),
      ...(random(2) === 0 ? { cost: { amountMicros: `${String(500 + random(3000))}0000` } } : {}),
      ...(isMeasured
        ? {
            pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
            measurements: Array.from({ length: 1 + random(2) }, () => ({
              length: oneOf(LENGTHS),
              amount: String(1 + random(24)),
            })),
          }
        : { quantity: `${String(1 + random(60))}${oneOf(['', '.5', '.25'])}` }),
    }
    return { onTheFly: { productName: oneOf(PRODUCTS), pricing } }
  })
  if (hasDeposits) {
    const unitPrice = { amountMicros: `-${String(1 + random(900_000))}0000` }
    lines.push({
      onTheFly: { productName: 'Deposit', pricing: { quantity: '1', unitPrice, isTaxFree: true } },
    })
  }
  const adjustments = [
    ...(random(2) === 0 ? [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: oneOf(['2.5', '5', '10']) }] : []),
    ...(random(10) === 0
      ? [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', isTaxFree: true, amount: { amountMicros: '85000000' } }]
      : []),
  ]
  return { id: `Q-${String(index + 1)}`, customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines, adjustments }
}

/** Uses a linear congruential generator modulo 2^32, so the numbers are always the same. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
