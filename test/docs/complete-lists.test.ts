/** Tests that lists typed by hand on pages are complete. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { accountJsonSchema } from '../../src/entries/schemas.js'

const readPage = (page: string): string =>
  readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8')
const namesIn = (text: string): readonly string[] => text.match(/(?<=`)\w+(?=[`?])/g) ?? []

describe('the settings of an account', () => {
  const settings = Object.keys(accountJsonSchema.properties ?? {})

  test('are the rows of the table of A1', () => {
    const [, table = ''] = /^### A1\.[\s\S]*?\n\n(\| setting[\s\S]*?)\n\n/m.exec(readPage('rules.md')) ?? []
    const listed = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
    expect([...listed].sort()).toEqual(settings.sort())
  })

  test('are all named on the page of settings', () => {
    const named = namesIn(readPage('concepts/settings.md'))
    expect(settings.filter((name) => !named.includes(name))).toEqual([])
  })
})

test('docs/fields-of-results.md names each key that a result has and its request does not', () => {
  const [byHand = ''] = readPage('fields-of-results.md').split('<!-- generated')
  const pieces = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', measurements: [{ length: '2' }] }
  const amount = { amountMicros: '1000000' }
  const sent: unknown = {
    customerId: 'cust_1',
    lines: [
      { onTheFly: { productName: 'Sheet', pricing: { ...pieces, unitPrice: amount, cost: amount } } },
      { flashing: { drawing: {} } },
    ],
    adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '5' }],
  }
  const added = keysOf(priceQuote(sent, { currency: 'AUD', tax: { rate: '0.10' } }))
  const known = [
    ...keysOf(sent),
    ...namesIn(byHand),
    'ok',
    'value',
    'currency',
    'rate',
    'values',
    'positions',
  ]
  expect(added).toContain('angles')
  expect(added.filter((key) => !known.includes(key))).toEqual([])
})

/** Returns the keys of a value and of everything in it. */
function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [] : Object.keys(value)
  return [...keys, ...Object.values(value).flatMap(keysOf)]
}
