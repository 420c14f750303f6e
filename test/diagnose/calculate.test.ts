import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { parsedAccountOf } from './parsed-account.js'
import { figuresBy, type Figures } from '../../src/diagnose/calculate.js'
import { OUR_CHOICES } from '../../src/policies/choices.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { compare } from '../../src/number/arithmetic.js'
import type { Decimal } from '../../src/number/decimal.js'
import { readMicros } from '../../src/number/number-text.js'
import {
  priceOrder,
  priceQuote,
  type AccountInput,
  type PricedOrder,
  type SalesLine,
} from '../../src/entries/index.js'
import { account, quoteRequest } from '../laws/requests.js'
import { caseOf } from '../oracle/generate.js'

/** Documents of the law: few in a short run. */
const DOCUMENTS = Number(process.env['DIAGNOSIS_DOCUMENTS'] ?? 300)

interface Money {
  readonly amountMicros?: string
}

function amountOf(money: Money | undefined): Decimal {
  const amount = readMicros(money?.amountMicros ?? '0')
  if (amount === undefined) throw new Error('an answer has amounts')
  return amount
}

/** The figures of an answer, a total that is kept as sent to the cent (L14). */
function totalOf(line: SalesLine): Decimal {
  if (line.flashing !== undefined) return amountOf(line.flashing.customPrice ?? line.flashing.totalPrice)
  return amountOf((line.onTheFly ?? line.catalogue ?? line.labour ?? line.productKit)?.pricing.totalPrice)
}

function differences(
  ours: Figures,
  answer: PricedOrder & { readonly discountAmount?: Money },
): readonly string[] {
  const documents: readonly (readonly [string, Decimal, Decimal])[] = [
    ['subtotal', ours.subtotal, amountOf(answer.subtotal)],
    ['taxAmount', ours.taxAmount, amountOf(answer.taxAmount)],
    ['total', ours.total, amountOf(answer.total)],
    ...(answer.discountAmount === undefined
      ? []
      : [['discountAmount', ours.discountAmount, amountOf(answer.discountAmount)] as const]),
  ]
  const lines = answer.lines.flatMap((line, index) => {
    const micros = line.flashing !== undefined || line.productKit !== undefined ? undefined : totalOf(line)
    return micros === undefined
      ? []
      : [[`lines[${String(index)}]`, ours.lines[index] as Decimal, micros] as const]
  })
  return [...documents, ...lines].filter(([, a, b]) => compare(a, b) !== 0).map(([name]) => name)
}

/** What the calculator and the engine make of a request differently; undefined when the engine refuses it. */
function compared(
  kind: 'quote' | 'order',
  request: unknown,
  settings: AccountInput,
): readonly string[] | undefined {
  const priced = kind === 'quote' ? priceQuote(request, settings) : priceOrder(request, settings)
  if (!priced.ok) return undefined
  const plain = plainDocumentOf(kind, request, parsedAccountOf(settings))
  return differences(figuresBy(OUR_CHOICES, plain), priced.value)
}

describe('by our own choices the calculator makes what the engine makes', () => {
  const folder = new URL('../golden/cases/', import.meta.url)
  const goldens = readdirSync(folder).map((file) => ({
    file,
    ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      readonly kind: 'quote' | 'order'
      readonly account: AccountInput
      readonly request: unknown
    }),
  }))

  test('of every golden document', () => {
    const wrong = goldens.map(({ file, kind, account: settings, request }) => [
      file,
      compared(kind, request, settings),
    ])
    expect(wrong.filter(([, different]) => different !== undefined && different.length > 0)).toEqual([])
    expect(wrong.filter(([, different]) => different !== undefined).length).toBeGreaterThan(60)
  })

  test('of documents that aim at ties, kits, feet, wide numbers and all settings', () => {
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

  test('of random requests', () => {
    fc.assert(
      fc.property(quoteRequest, account, (request, settings) => {
        expect(compared('quote', request, settings) ?? []).toEqual([])
      }),
      { numRuns: DOCUMENTS },
    )
  })
})
