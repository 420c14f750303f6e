import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Line from '../../src/engine/line.js'
import { priceOrder, priceQuote, parseAccount, type SalesLineInput } from '../../src/entries/index.js'
import { ordinaryRequest, preciseRequest, settings, sketchedRequest, tradeRequest } from './documents.js'

const counter = vi.hoisted(() => ({ answers: 0, linesOfEngine: 0 }))

// Counts every call of the reference implementation.
vi.mock('../../src/number/reference.js', async (importActual) => {
  const actual = await importActual<Record<string, (...args: unknown[]) => unknown>>()
  return Object.fromEntries(
    Object.entries(actual).map(([name, answer]) => [
      name,
      (...args: unknown[]) => {
        counter.answers++
        return answer(...args)
      },
    ]),
  )
})

// Counts every line that the engine prices.
vi.mock('../../src/engine/line.js', async (importActual) => {
  const actual = await importActual<typeof Line>()
  return {
    ...actual,
    priceLine: (...args: Parameters<typeof Line.priceLine>) => {
      counter.linesOfEngine++
      return actual.priceLine(...args)
    },
  }
})

describe('the fast path for ordinary lines', () => {
  const measured = [{ length: '2.4', amount: '3' }, { length: '0.2' }]
  const sheets = [{ length: '2.4', width: '0.762', amount: '4' }]
  const price = { amountMicros: '12345600' }
  const KINDS: Readonly<Record<string, SalesLineInput>> = {
    'by quantity': { labour: { pricing: { quantity: '3', unitPrice: price } } },
    'by metres, with pieces as made': {
      onTheFly: {
        productName: 'Sheet',
        pricing: {
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          unitPrice: price,
          measurements: measured,
          asBuiltMeasurements: [{ length: '3' }],
        },
      },
    },
    'by feet, with a minimum': {
      onTheFly: {
        productName: 'Sheet',
        pricing: {
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_FEET',
          unitPrice: price,
          measurements: measured,
        },
      },
    },
    'by area': {
      onTheFly: {
        productName: 'Sheet',
        pricing: {
          pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
          unitPrice: price,
          measurements: sheets,
        },
      },
    },
    'by a custom formula': {
      labour: {
        pricing: {
          pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA',
          unitPrice: price,
          totalPrice: { amountMicros: '70000' },
        },
      },
    },
    'at a price from a cost and a markup': {
      catalogue: {
        productId: 'prod_1',
        pricing: { quantity: '3', cost: price, markup: '40' },
      },
    },
    'with attributes, parameters and a tax for information': {
      catalogue: {
        productId: 'prod_1',
        params: [{ name: 'Colour', value: 'Monument' }],
        attributes: [{ name: 'Profile', value: 'Five rib' }],
        pricing: { quantity: '3', unitPrice: price, tax: { rate: '0.10' } },
      },
    },
    'a note': { notes: { text: 'Call first' } },
  }

  beforeEach(() => {
    counter.linesOfEngine = 0
  })

  test.each(Object.keys(KINDS))('prices a line: %s', (kind) => {
    const { customerId } = ordinaryRequest(0)
    expect(priceQuote({ customerId, lines: [KINDS[kind]] } as unknown, settings).ok).toBe(true)
    expect(counter.linesOfEngine).toBe(0)
  })

  test('prices its own result again', () => {
    const first = priceQuote(tradeRequest(100), settings)
    if (!first.ok) throw new Error('the request was refused')
    counter.linesOfEngine = 0
    const again = priceQuote(first.value, settings)
    expect(again).toEqual(first)
    expect(counter.linesOfEngine).toBe(0)
  })

  test('prices every line of an ordinary quote and of a trade order', () => {
    expect(priceQuote(ordinaryRequest(100), settings).ok).toBe(true)
    expect(priceOrder(tradeRequest(100), settings).ok).toBe(true)
    expect(counter.linesOfEngine).toBe(0)
  })

  test('leaves kits and flashings to the engine', () => {
    const { customerId } = ordinaryRequest(0)
    const [flashing] = sketchedRequest(1).lines ?? []
    const kit = { productKit: { kitId: 'kit_1', pricing: { totalPrice: price } } }
    priceQuote({ customerId, lines: [flashing, kit] } as unknown, settings)
    expect(counter.linesOfEngine).toBe(2)
  })
})

describe('fast arithmetic', () => {
  const account = parseAccount(settings)
  if (!account.ok) throw new Error('the settings were refused')

  beforeEach(() => {
    counter.answers = 0
  })

  test('computes every figure of an ordinary quote and an ordinary order', () => {
    expect(priceQuote(ordinaryRequest(100), account.value).ok).toBe(true)
    expect(priceOrder(ordinaryRequest(100), account.value).ok).toBe(true)
    expect(counter.answers).toBe(0)
  })

  test('computes figures with all allowed decimals', () => {
    expect(priceQuote(preciseRequest(100), account.value).ok).toBe(true)
    expect(counter.answers).toBe(0)
  })

  test('computes credits, line-by-line tax, and discounts on the document', () => {
    const lineByLine = parseAccount({ ...settings, taxRounding: 'line' })
    if (!lineByLine.ok) throw new Error('the settings were refused')
    const { lines, ...head } = ordinaryRequest(100)
    const credit = { labour: { pricing: { quantity: '-3', unitPrice: { amountMicros: '12345600' } } } }
    const request = {
      ...head,
      lines: [...(lines ?? []), credit],
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '2.5' }],
    }
    expect(priceQuote(request as unknown, lineByLine.value).ok).toBe(true)
    expect(counter.answers).toBe(0)
  })

  test('leaves unproven cases to the reference implementation', () => {
    const request = {
      customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
      lines: [
        {
          labour: {
            pricing: {
              quantity: '1234.5678',
              unitPrice: { amountMicros: '1234567890123400' },
              discount: '33.33',
            },
          },
        },
      ],
    }
    expect(priceQuote(request, account.value).ok).toBe(true)
    expect(counter.answers).toBeGreaterThan(0)
  })
})
