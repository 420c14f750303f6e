/**
 * Tests how reliable explanations are. A policy called likely is the seeded one or gives the same figures, and the
 * seeded policy is named.
 */
import { expect, test } from 'vitest'
import { ordinaryRequest } from './ordinary-requests.js'
import { parsedAccountOf } from './parsed-account.js'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { diagnosed } from '../../src/diagnose/diagnose.js'
import { plainDocumentOf, type PlainDocument } from '../../src/diagnose/plain-document.js'
import {
  agree,
  candidateOf,
  comparedWith,
  singles,
  type Candidate,
  type Compared,
} from '../../src/diagnose/search.js'
import { policies } from '../../src/entries/diagnose.js'
import type { QuoteRequestInput } from '../../src/entries/index.js'

/** The number of sets of documents. It is higher in `npm run test:full`. */
const SETS = Number(process.env['PLANTED_SETS'] ?? 80)

const account = parsedAccountOf({ currency: 'AUD', tax: { rate: '0.10' }, minimumLinealLengthMm: 1200 })

/**
 * An ordinary request with additional features: two percentages, a fixed discount, or prices and quantities with
 * many decimals.
 */
function variedRequest(index: number): QuoteRequestInput {
  const ordinary = ordinaryRequest(index)
  const [percentage, more] = [String(2 + (index % 7)), String(3 + (index % 5))]
  const discount = { type: 'ADJUSTMENT_TYPE_DISCOUNT' as const }
  const fine = {
    quantity: `${String(1 + (index % 9))}.${String(1001 + ((index * 37) % 8999))}`,
    unitPrice: { amountMicros: String(1_234_567 + index * 7919) },
    cost: { amountMicros: String(1_000_000 + index * 5000) },
  }
  const kinds = [
    [
      { ...discount, percentage },
      { ...discount, percentage: more },
    ],
    [{ ...discount, amount: { amountMicros: String(1_230_000 + (index % 97) * 10_000) } }],
    ordinary.adjustments ?? [],
  ]
  return {
    ...ordinary,
    lines: [
      ...(ordinary.lines ?? []).slice(0, 3),
      ...(index % 2 === 0 ? [{ labour: { pricing: fine } }] : []),
    ],
    adjustments: kinds[index % kinds.length] ?? [],
  }
}

const documents = Array.from({ length: 120 }, (_, index) => {
  const request = variedRequest(index)
  return { request, document: plainDocumentOf('quote', request, account) }
})

function shownBy({ choices }: Candidate, index: number): Compared {
  const { request, document } = documents[index % documents.length] as (typeof documents)[number]
  const { total, taxAmount } = figuresBy(choices, document)
  const figures = new Map([['total', total] as const, ['taxAmount', taxAmount] as const])
  return comparedWith({ request, kind: 'quote', figures, lines: [] }, document)
}

const givesTheSame = (one: Candidate, other: Candidate, document: PlainDocument): boolean => {
  const { total, taxAmount } = figuresBy(one.choices, document)
  const figures = new Map([['total', total] as const, ['taxAmount', taxAmount] as const])
  return agree({ figures, lines: [] }, figuresBy(other.choices, document))
}

test('with seeded policies, at most 1 in 100 likely explanations is wrong, and 95 in 100 policies are named', () => {
  const planted = singles(policies.map(({ id }) => id))
  let [sets, named, likely, wrong] = [0, 0, 0, 0]
  for (let set = 0; set < SETS; set++) {
    const candidate = planted[set % planted.length] as Candidate
    const size = [1, 3, 6][set % 3] ?? 1
    const shown = Array.from({ length: size }, (_, index) => shownBy(candidate, set * 7 + index * 11))
    if (shown.every(({ isSame }) => isSame)) continue
    sets++
    const { explanations } = diagnosed(shown, 'AUD')
    if (explanations.some((one) => one.policies.join() === candidate.policies.join())) named++
    for (const { certainty, policies: ids } of explanations) {
      if (certainty !== 'likely') continue
      likely++
      const found = candidateOf(ids) as Candidate
      const isRight = documents.slice(0, 30).every(({ document }) => givesTheSame(candidate, found, document))
      if (!isRight) wrong++
    }
  }
  expect(sets).toBeGreaterThan(SETS / 3)
  expect(likely).toBeGreaterThan(0)
  expect(wrong / likely).toBeLessThanOrEqual(0.01)
  expect(named / sets).toBeGreaterThanOrEqual(0.95)
}, 600_000)
