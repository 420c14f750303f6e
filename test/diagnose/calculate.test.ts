import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { diagnose, type ObservedFigures } from '../../src/entries/diagnose.js'
import {
  priceOrder,
  priceQuote,
  type AccountInput,
  type PricedOrder,
  type PricedQuote,
} from '../../src/entries/index.js'
import { account, quoteRequest } from '../properties/requests.js'
import { caseOf } from '../reference-model/generate.js'
import { bySize } from '../run-size.js'

/** The number of random documents, which is low in a short run. */
const DOCUMENTS = Number(process.env['DIAGNOSIS_DOCUMENTS'] ?? bySize(60, 300))

/** Returns the figures of an answer in the form in which another system would show them. */
function shownBy(answer: PricedQuote | PricedOrder): ObservedFigures {
  const { subtotal, taxAmount, total } = answer
  // The charged amount of a kit or a flashing may differ from its total in the request.
  const lines = answer.lines.map((line) => {
    const totalPrice = (line.onTheFly ?? line.catalogue ?? line.labour)?.pricing.totalPrice
    return totalPrice && { totalPrice }
  })
  const discountAmount = 'discountAmount' in answer ? answer.discountAmount : undefined
  return { subtotal, taxAmount, total, lines, ...(discountAmount && { discountAmount }) }
}

/** Compares the calculator with the engine. Undefined if the engine refuses the request. */
function compared(
  kind: 'quote' | 'order',
  request: unknown,
  settings: AccountInput,
): readonly string[] | undefined {
  const priced = kind === 'quote' ? priceQuote(request, settings) : priceOrder(request, settings)
  if (!priced.ok) return undefined
  const diagnosis = diagnose([{ kind, request, figures: shownBy(priced.value) }], settings)
  if (!diagnosis.ok) return diagnosis.problems.map(({ code, param }) => `${code} ${param}`)
  return diagnosis.value.differing.map(({ figure }) => figure)
}

describe('the calculator with our own choices', () => {
  const folder = new URL('../golden/cases/', import.meta.url)
  const goldens = readdirSync(folder).map((file) => ({
    file,
    ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      readonly kind: 'quote' | 'order'
      readonly account: AccountInput
      readonly request: unknown
    }),
  }))

  test('agrees with the engine on every golden document', () => {
    const wrong = goldens.map(({ file, kind, account: settings, request }) => [
      file,
      compared(kind, request, settings),
    ])
    expect(wrong.filter(([, different]) => different !== undefined && different.length > 0)).toEqual([])
    expect(wrong.filter(([, different]) => different !== undefined).length).toBeGreaterThan(60)
  })

  test('agrees with the engine on documents with ties, kits, feet, wide numbers and all settings', () => {
    let priced = 0
    for (let index = 0; index < DOCUMENTS; index++) {
      const { kind, request, settings } = caseOf(20261122, index)
      const different = compared(kind, request, settings)
      if (different === undefined) continue
      priced++
      expect([index, different]).toEqual([index, []])
    }
    expect(priced).toBeGreaterThan(DOCUMENTS / 2)
  })

  test('agrees with the engine on random requests', () => {
    fc.assert(
      fc.property(quoteRequest, account, (request, settings) => {
        expect(compared('quote', request, settings) ?? []).toEqual([])
      }),
      { numRuns: DOCUMENTS },
    )
  })
})
