import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explainLine, explainOrder, explainQuote, type Explanation } from '../../src/entries/explain.js'
import { priceLine, priceOrder, priceQuote, parseCatalogue, type Catalogue } from '../../src/entries/index.js'
import {
  amountsWithout,
  exactAndResiduals,
  faultsOfExplanation,
} from '../explain/properties-of-explanations.js'
import { add, equal, fraction, fromText } from '../reference-model/fraction.js'
import { account, quoteRequest, salesLine } from './requests.js'

interface Sample {
  readonly kind: 'quote' | 'order'
  readonly account: { readonly currency: string }
  readonly catalogue?: unknown
  readonly request: unknown
}

const home = new URL('../../', import.meta.url)
const json = (file: string): unknown => JSON.parse(readFileSync(new URL(file, home), 'utf8')) as unknown
const golden = readdirSync(new URL('test/golden/cases/', home)).map(
  (file) => [file, json(`test/golden/cases/${file}`) as Sample] as const,
)
const settings = json('docs/samples/account.json') as Sample['account']
const catalogue = json('docs/samples/catalogue.json')
const samples = (['roofing-quote', 'order', 'ten-mistakes'] as const).map((name) => {
  const kind = name === 'order' ? 'order' : 'quote'
  return [name, { kind, account: settings, catalogue, request: json(`docs/samples/${name}.json`) }] as const
})

function lookUps(file: unknown): Catalogue | undefined {
  const read = parseCatalogue(file ?? {})
  return read.ok ? read.value : undefined
}

describe('an explanation', () => {
  test.each([...golden, ...samples])(
    'has a figure for each amount, and only valid figures, for %s',
    (_, { kind, account: known, catalogue: file, request }) => {
      const found = lookUps(file)
      const priced = (kind === 'quote' ? priceQuote : priceOrder)(request, known, found)
      const explained = (kind === 'quote' ? explainQuote : explainOrder)(request, known, found)
      if (!priced.ok || !explained.ok) {
        expect(explained).toEqual(priced)
        return
      }
      expect(explained.value.kind).toBe(kind)
      expect(amountsWithout(priced.value, explained.value)).toEqual([])
      expect(faultsOfExplanation(explained.value, request)).toEqual([])
    },
  )
})

describe('properties of explanations', () => {
  const explained = (property: (explanation: Explanation, request: unknown, result: unknown) => void) => {
    let seen = 0
    fc.assert(
      fc.property(quoteRequest, account, (request, known) => {
        const priced = priceQuote(request, known)
        const explanation = explainQuote(request, known)
        expect(explanation.ok).toBe(priced.ok)
        if (!priced.ok || !explanation.ok) return
        seen++
        property(explanation.value, request, priced.value)
      }),
      { numRuns: 400 },
    )
    expect(seen).toBeGreaterThan(0)
  }

  test('each figure follows from its operands by one rounding, and each input from request or settings', () => {
    explained((explanation, request) => {
      expect(faultsOfExplanation(explanation, request)).toEqual([])
    })
  })

  test('each amount of the result has a figure', () => {
    explained((explanation, _, result) => {
      expect(amountsWithout(result, explanation)).toEqual([])
    })
  })

  test('a sum equals the exact figures plus the residuals of their roundings', () => {
    explained((explanation) => {
      for (const [id, { operation, value }] of Object.entries(explanation.nodes)) {
        if (operation !== 'sum') continue
        expect(equal(add(...exactAndResiduals(explanation, id)), fromText(value))).toBe(true)
      }
    })
  })

  test('an explanation survives JSON.stringify and JSON.parse', () => {
    explained((explanation) => {
      expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation)
    })
  })

  test('explainLine gives the figures of priceLine', () => {
    fc.assert(
      fc.property(salesLine, account, (line, known) => {
        const priced = priceLine(line, known)
        const explanation = explainLine(line, known)
        if (!priced.ok || !explanation.ok) {
          expect(explanation).toEqual(priced)
          return
        }
        const { nodes, root } = explanation.value
        expect(amountsWithout(priced.value.line, explanation.value)).toEqual([])
        expect(faultsOfExplanation(explanation.value, line)).toEqual([])
        const { total } = priced.value.contribution
        expect(equal(fromText(nodes[root]?.value ?? ''), fraction(BigInt(total), 100n))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})
