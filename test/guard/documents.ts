import type { LinePricingInput, QuoteRequestInput, SalesLineInput } from '../../src/index.js'

function money(cents: number) {
  return { amountMicros: `${String(cents)}0000`, currency: 'AUD' }
}

function pricing(index: number): LinePricingInput {
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

function line(index: number, priced: LinePricingInput): SalesLineInput {
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

function request(lines: number, pricingOf: (index: number) => LinePricingInput): QuoteRequestInput {
  return {
    customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
    lines: Array.from({ length: lines }, (_, index) => line(index, pricingOf(index))),
  }
}

/** Three lines in ten measured, half of the others discounted, a quarter with a cost. */
export function ordinaryRequest(lines: number): QuoteRequestInput {
  return request(lines, pricing)
}

/** Half of the lines of no catalogue, three in ten measured, prices of four decimals, a discount and a cost on every line. */
export function tradeRequest(lines: number): QuoteRequestInput {
  return request(lines, (index) => ({
    ...(index % 10 < 3
      ? {
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' as const,
          measurements: Array.from({ length: 1 + (index % 3) }, (_, piece) => ({
            length: `${String(1 + ((index + piece) % 9))}.${String(101 + 7 * index + piece)}`,
            amount: String(1 + ((index + piece) % 24)),
          })),
        }
      : { quantity: `${String(1 + (index % 60))}.25` }),
    unitPrice: { amountMicros: `${String(456_789 + 1_003 * index)}00`, currency: 'AUD' },
    discount: `${String(1 + (index % 29))}.5`,
    cost: { amountMicros: `${String(234_567 + 997 * index)}00`, currency: 'AUD' },
  }))
}

/** The same as the first with a total on every line that cannot be written: the most expensive problem to report. */
export function wrongRequest(lines: number): QuoteRequestInput {
  return request(lines, (index) => ({ ...pricing(index), unitPrice: money(500_000_000_000_000) }))
}

/** Figures with all the decimals that they may have, whose products are no doubles. */
export function preciseRequest(lines: number): QuoteRequestInput {
  return request(lines, (index) => ({
    quantity: `${String(1_234 + index)}.5678`,
    unitPrice: { amountMicros: String(185_432_149 + 1_000_003 * index), currency: 'AUD' },
    cost: { amountMicros: String(85_432_151 + 1_000_003 * index), currency: 'AUD' },
    discount: '12.25',
  }))
}

/** Flashings, each drawn in a sketch with a tempId of its own. */
export function sketchedRequest(lines: number): QuoteRequestInput {
  const { customerId } = ordinaryRequest(0)
  return { customerId, lines: Array.from({ length: lines }, (_, index) => sketchedLine(index)) }
}

export function sketchedLine(index: number): SalesLineInput {
  return {
    flashing: {
      totalPrice: money(1850 + index),
      drawing: { tempId: `sketch-${String(index)}`, isFreeDrawing: true },
    },
  }
}

export const settings = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 300,
}
