import type { LinePricing, QuoteRequest, SalesLine } from '../../src/index.js'

function money(cents: number) {
  return { amountMicros: `${String(cents)}0000`, currency: 'AUD' }
}

function pricing(index: number): LinePricing {
  const cost = index % 4 === 0 ? { cost: money(3010) } : {}
  return index % 10 < 3
    ? {
        unitPrice: money(1850 + index),
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
        measurements: [{ length: '2.4', amount: '3' }, { length: '0.2' }],
        ...cost,
      }
    : {
        quantity: `${String(1 + (index % 37))}.5`,
        unitPrice: money(4567 + index),
        discount: index % 2 === 1 ? '7.5' : '0',
        ...cost,
      }
}

function line(index: number, priced: LinePricing): SalesLine {
  return index % 2 === 1
    ? {
        catalogue: {
          productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3',
          productName: 'Trimdek 0.42',
          pricing: priced,
        },
      }
    : { onTheFly: { productName: 'Ridge capping roll', colour: 'Monument', pricing: priced } }
}

function request(lines: number, pricingOf: (index: number) => LinePricing): QuoteRequest {
  return {
    customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
    lines: Array.from({ length: lines }, (_, index) => line(index, pricingOf(index))),
  }
}

/** Three lines in ten measured, half of the others discounted, a quarter with a cost. */
export function ordinaryRequest(lines: number): QuoteRequest {
  return request(lines, pricing)
}

/** The same with a total on every line that is not the formula's: the dearest thing to tell. */
export function wrongRequest(lines: number): QuoteRequest {
  return request(lines, (index) => ({ ...pricing(index), totalPrice: money(1) }))
}

export const settings = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 300,
}
