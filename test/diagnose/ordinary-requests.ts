import type { QuoteRequestInput, SalesLineInput } from '../../src/entries/index.js'

/** Returns numbers below a limit. The same seed always gives the same numbers. */
export function numbers(seed: number): (below: number) => number {
  let state = 1 + seed * 7919
  const next = (below: number): number => {
    state = (state * 48271) % 2147483647
    return state % below
  }
  next(2)
  return next
}

/** The same index always gives the same request. */
export function ordinaryRequest(index: number): QuoteRequestInput {
  const next = numbers(index)
  const micros = (units: number): string => String(units * 100)
  const line = (): SalesLineInput => {
    const unitPrice = { amountMicros: micros(10_000 + next(900_000)) }
    const discount = ['0', '5', '7.5', '10', '12.25'][next(5)] ?? '0'
    const isTaxFree = next(12) === 0
    const common = { unitPrice, discount, isTaxFree }
    switch (next(4)) {
      case 0:
        return { labour: { pricing: { quantity: String((1 + next(2000)) / 4), ...common } } }
      case 1:
        return {
          onTheFly: {
            productName: 'Insulation',
            pricing: {
              pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
              measurements: [
                {
                  length: ((1000 + next(6000)) / 1000).toFixed(3),
                  width: '0.762',
                  amount: String(1 + next(9)),
                },
              ],
              ...common,
            },
          },
        }
      default:
        return {
          onTheFly: {
            productName: 'Roof sheet',
            pricing: {
              pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
              measurements: Array.from({ length: 1 + next(3) }, () => ({
                length: ((400 + next(7000)) / 1000).toFixed(3),
                amount: String(1 + next(20)),
              })),
              ...common,
            },
          },
        }
    }
  }
  return {
    customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
    lines: Array.from({ length: 3 + next(10) }, line),
    adjustments: [
      ...(next(2) === 0
        ? []
        : [
            { type: 'ADJUSTMENT_TYPE_DISCOUNT' as const, percentage: ['2.5', '10', '3.33'][next(3)] ?? '10' },
          ]),
      ...(next(3) === 0
        ? [{ type: 'ADJUSTMENT_TYPE_SURCHARGE' as const, amount: { amountMicros: micros(next(900_000)) } }]
        : []),
    ],
  }
}
