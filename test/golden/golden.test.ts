import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  errorEnvelope,
  priceOrder,
  priceQuote,
  parseAccount,
  parseCatalogue,
  type PricedOrder,
} from '../../src/entries/index.js'
import { addedUp } from '../added-up.js'

/**
 * A golden case in one file: a request, its settings and the whole result. `npm run golden:update` rewrites
 * the results; read the difference before you keep it.
 */
interface GoldenCase {
  readonly shows: string
  readonly rules: readonly string[]
  readonly byHand: readonly string[]
  readonly kind: 'quote' | 'order'
  readonly account: object
  readonly catalogue?: object
  readonly request: unknown
  readonly result: { readonly quote?: PricedOrder; readonly order?: PricedOrder }
}

const folder = new URL('cases/', import.meta.url)
const isUpdating = process.env['UPDATE_GOLDEN'] === '1'

function resultOf({ kind, account, catalogue, request }: GoldenCase): unknown {
  const settings = parseAccount(account)
  if (!settings.ok) return errorEnvelope(settings.problems)
  const lookUps = parseCatalogue(catalogue ?? {})
  if (!lookUps.ok) return errorEnvelope(lookUps.problems)
  const price = kind === 'quote' ? priceQuote : priceOrder
  const priced = price(request, settings.value, lookUps.value)
  return priced.ok ? { [kind]: priced.value } : errorEnvelope(priced.problems, requestIdOf(request))
}

function requestIdOf(request: unknown): string | undefined {
  const { requestId } = request as { readonly requestId?: unknown }
  return typeof requestId === 'string' ? requestId : undefined
}

describe('golden cases', () => {
  const files = readdirSync(folder).sort()

  test('the folder holds at least 40 cases', () => {
    expect(files.length).toBeGreaterThanOrEqual(40)
  })

  test('T6: the figures of every priced document add up, and some documents have adjustments', () => {
    const cases = files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenCase)
    const priced = cases.flatMap(({ result }) => result.quote ?? result.order ?? [])
    expect(priced.map(addedUp)).toEqual(priced.map(({ total }) => total.amountMicros))
    expect(priced.filter(({ adjustments = [] }) => adjustments.length > 0).length).toBeGreaterThan(5)
  })

  for (const file of files) {
    const path = new URL(file, folder)
    const text = readFileSync(path, 'utf8')
    const golden = JSON.parse(text) as GoldenCase

    test(`${file}: ${golden.shows} (${golden.rules.join(', ')})`, () => {
      const actual = `${JSON.stringify({ ...golden, result: resultOf(golden) }, null, 2)}\n`
      if (isUpdating) writeFileSync(path, actual)
      else expect(actual).toBe(text)
    })
  }
})
