import type {
  KitComponentInput,
  LinePricingInput,
  QuoteRequestInput,
  SalesLineInput,
} from '../../src/entries/index.js'

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

/** 30% of the lines are measured. Half of the others have a discount, and a quarter of all lines have a cost. */
export function ordinaryRequest(lines: number): QuoteRequestInput {
  return request(lines, pricing)
}

/**
 * Half of the lines are on the fly and 30% measured. Prices have four decimals, and every line has a discount and
 * a cost.
 */
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

/** An amount beyond the limit on every line is the most expensive problem to report. */
export function wrongRequest(lines: number): QuoteRequestInput {
  return request(lines, (index) => ({ ...pricing(index), unitPrice: money(500_000_000_000_000) }))
}

/** Figures have all allowed decimals, and products are beyond doubles. */
export function preciseRequest(lines: number): QuoteRequestInput {
  return request(lines, (index) => ({
    quantity: `${String(1_234 + index)}.5678`,
    unitPrice: { amountMicros: String(185_432_149 + 1_000_003 * index), currency: 'AUD' },
    cost: { amountMicros: String(85_432_151 + 1_000_003 * index), currency: 'AUD' },
    discount: '12.25',
  }))
}

/** Measured lines, 30% of all, have lengths of twelve decimals. */
export function wideRequest(lines: number): QuoteRequestInput {
  return request(lines, (index) => {
    const { measurements, ...others } = pricing(index)
    const length = `2.4${String(1_000_000_000 + index)}7`
    return { ...others, ...(measurements && { measurements: [{ length, amount: '3' }] }) }
  })
}

/** Each sketch has its own tempId. */
export function sketchedRequest(lines: number): QuoteRequestInput {
  return requestOf(lines, sketchedLine)
}

export function sketchedLine(index: number): SalesLineInput {
  return {
    flashing: {
      totalPrice: money(1850 + index),
      drawing: { tempId: `sketch-${String(index)}`, isFreeDrawing: true },
    },
  }
}

export function drawnRequest(lines: number): QuoteRequestInput {
  return requestOf(lines, (index) => ({
    flashing: {
      productName: 'Apron',
      colour: 'Monument',
      bends: '3',
      totalGirth: '305',
      totalLength: String(5 + (index % 9)),
      unitPrice: money(3610),
      totalPrice: money(3610 * (5 + (index % 9))),
      subitems: [{ amount: 1, length: 1000 * (5 + (index % 9)) }],
      drawing: {
        tempId: `apron-${String(index)}`,
        isFreeDrawing: true,
        points: {
          a: { id: 'a', x: 80, y: 90, vectors: ['b'], connect: [] },
          b: { id: 'b', x: 80, y: 65.5, vectors: ['c'], connect: ['a'] },
          c: { id: 'c', x: 200, y: 65.5, vectors: ['d'], connect: ['b'] },
          d: { id: 'd', x: 200, y: 245, vectors: [], connect: ['c'] },
        },
        lines: { values: { 'a-b': { size: 110 }, 'b-c': { size: 180 }, 'c-d': { size: 15, hidden: false } } },
        angles: { values: { b: { angle: 110 }, c: { angle: 135, hidden: true } } },
      },
    },
  }))
}

export function kitRequest(lines: number): QuoteRequestInput {
  return requestOf(lines, (index) => ({
    productKit: {
      kitId: 'kit-1',
      productName: 'Gutter kit',
      components: [component(index), component(index + 1)],
      subKits: [{ kitId: 'kit-2', productName: 'Brackets', components: [component(index + 2)] }],
    },
  }))
}

function component(index: number): KitComponentInput {
  const pricing = { quantity: '4', unitPrice: money(45 + index), totalPrice: money(4 * (45 + index)) }
  return {
    productType: 'PRODUCT_TYPE_ON_THE_FLY',
    productName: 'Bracket',
    pricing: { ...pricing, cost: money(21) },
  }
}

function requestOf(lines: number, lineAt: (index: number) => SalesLineInput): QuoteRequestInput {
  const { customerId } = ordinaryRequest(0)
  return { customerId, lines: Array.from({ length: lines }, (_, index) => lineAt(index)) }
}

export const settings = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 300,
}
