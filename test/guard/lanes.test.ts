import { beforeEach, describe, expect, test, vi } from 'vitest'
import { priceOrder, priceQuote, readAccount } from '../../src/index.js'
import { ordinaryRequest, preciseRequest, settings } from './documents.js'

const counter = vi.hoisted(() => ({ answers: 0 }))

// Every answer of the reference lane is counted on its way.
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

describe('the fast lane', () => {
  const account = readAccount(settings)
  if (!account.ok) throw new Error('the settings are right')

  beforeEach(() => {
    counter.answers = 0
  })

  test('answers for all of an ordinary quote and an ordinary order', () => {
    expect(priceQuote(ordinaryRequest(100), account.value).ok).toBe(true)
    expect(priceOrder(ordinaryRequest(100), account.value).ok).toBe(true)
    expect(counter.answers).toBe(0)
  })

  test('answers for figures with all the decimals that they may have', () => {
    expect(priceQuote(preciseRequest(100), account.value).ok).toBe(true)
    expect(counter.answers).toBe(0)
  })

  test('answers for credits, line-by-line tax, and discounts on the document', () => {
    const lineByLine = readAccount({ ...settings, taxRounding: 'line' })
    if (!lineByLine.ok) throw new Error('the settings are right')
    const { lines, ...head } = ordinaryRequest(100)
    const credit = { labour: { pricing: { quantity: '-3', unitPrice: { amountMicros: '12345600' } } } }
    const request = {
      ...head,
      lines: [...(lines ?? []), credit],
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '2.5' }],
    }
    expect(priceQuote(request, lineByLine.value).ok).toBe(true)
    expect(counter.answers).toBe(0)
  })

  test('leaves to the reference what it cannot prove', () => {
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
