/** Counts how often diagnosis names the policies behind sets of documents. Every run makes the same sets. */
import { figuresBy } from '../../src/diagnose/calculate.js'
import { diagnosed } from '../../src/diagnose/diagnose.js'
import { plainDocumentOf, type PlainDocument } from '../../src/diagnose/plain-document.js'
import {
  agree,
  candidateOf,
  comparedWith,
  pairs,
  singles,
  type Candidate,
  type Compared,
} from '../../src/diagnose/search.js'
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'
import { POLICIES } from '../../src/policies/known-policies.js'
import { ordinaryRequest } from './ordinary-requests.js'
import { parsedAccountOf } from './parsed-account.js'

export interface SeededRow {
  readonly what: string
  readonly sets: number
  readonly documents: number
  /**
   * `named` counts sets with the seeded policies among the explanations, `first` sets with the policies first.
   */
  readonly named: number
  readonly first: number
  /** `wrong` counts the likely explanations that give other figures on further documents. */
  readonly likely: number
  readonly wrong: number
}

const ACCOUNTS: readonly AccountInput[] = [
  { currency: 'AUD', tax: { rate: '0.10' }, minimumLinealLengthMm: 1200 },
  { currency: 'EUR', tax: { rate: '0.19' }, taxRounding: 'line', minimumLinealLengthMm: 300 },
  { currency: 'USD', tax: { rate: '0.08875' }, adjustmentPercentages: 'in-turn' },
  { currency: 'CAD', tax: { rate: '0.14975' }, minimumLinealLengthMm: 300 },
]

/** Adds two percentages, a fixed discount, many decimals, or a price from cost and markup. */
function variedRequest(index: number): QuoteRequestInput {
  const ordinary = ordinaryRequest(index)
  const [percentage, more] = [String(2 + (index % 7)), String(3 + (index % 5))]
  const discount = { type: 'ADJUSTMENT_TYPE_DISCOUNT' as const }
  const quantity = `${String(1 + (index % 9))}.${String(1001 + ((index * 37) % 8999))}`
  const cost = { amountMicros: String(1_000_000 + index * 5000) }
  const fine = { quantity, unitPrice: { amountMicros: String(1_234_567 + index * 7919) }, cost }
  const marked = { quantity, cost, markup: String(20 + (index % 31)) }
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
      ...(index % 4 === 1
        ? [{ catalogue: { productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3', pricing: marked } }]
        : []),
    ],
    adjustments: kinds[index % kinds.length] ?? [],
  }
}

const REQUESTS_PER_ACCOUNT = 120
const requests = Array.from({ length: REQUESTS_PER_ACCOUNT }, (_, index) => variedRequest(index))
const documents = ACCOUNTS.map((settings) => {
  const account = parsedAccountOf(settings)
  return requests.map((request) => ({ request, document: plainDocumentOf('quote', request, account) }))
})

const FIGURES = [['total'], ['total', 'taxAmount'], ['total', 'taxAmount', 'subtotal']] as const

function shownBy({ choices }: Candidate, set: number, size: number): readonly Compared[] {
  const names = FIGURES[set % FIGURES.length] ?? FIGURES[0]
  const all = documents[Math.floor(set / FIGURES.length) % documents.length] ?? []
  return Array.from({ length: size }, (_, index) => {
    const { request, document } = all[(set * 7 + index * 11) % all.length] as (typeof all)[number]
    const made = figuresBy(choices, document)
    const figures = new Map(names.map((name) => [name, made[name]] as const))
    return comparedWith({ request, kind: 'quote', figures, lines: [] }, document)
  })
}

function givesTheSame(one: Candidate, other: Candidate, document: PlainDocument): boolean {
  const { total, taxAmount } = figuresBy(one.choices, document)
  const figures = new Map([['total', total] as const, ['taxAmount', taxAmount] as const])
  return agree({ figures, lines: [] }, figuresBy(other.choices, document))
}

interface Kind {
  readonly what: string
  readonly size: number
  readonly share: number
  readonly candidates: readonly Candidate[]
  readonly isKnown: boolean
}

const SINGLES = singles(POLICIES.map(({ id }) => id))
const ALL_PAIRS = pairs(POLICIES.map(({ id }) => id))
const PAIRS = ALL_PAIRS.filter((_, index) => index % 97 === 0)

const KINDS: readonly Kind[] = [
  { what: 'one document', size: 1, share: 0.06, candidates: SINGLES, isKnown: true },
  { what: 'three documents', size: 3, share: 0.18, candidates: SINGLES, isKnown: true },
  { what: 'six documents', size: 6, share: 0.36, candidates: SINGLES, isKnown: true },
  { what: 'six documents, two policies', size: 6, share: 0.2, candidates: PAIRS, isKnown: true },
  {
    what: 'six documents, a policy that is not known',
    size: 6,
    share: 0.2,
    candidates: SINGLES,
    isKnown: false,
  },
]

export function seededRows(count: number): readonly SeededRow[] {
  return KINDS.map((kind) => rowOf(kind, Math.round(count * kind.share)))
}

function rowOf({ what, size, candidates, isKnown }: Kind, count: number): SeededRow {
  const row = { what, sets: 0, documents: 0, named: 0, first: 0, likely: 0, wrong: 0 }
  for (let set = 0; row.documents < count && set < count * 3; set++) {
    const seeded = candidates[set % candidates.length] as Candidate
    const made = shownBy(seeded, set, size)
    // A policy that cannot apply may undo a setting of the account, but then another policy has that effect.
    const canApply = seeded.policies.every((id) => made.some(({ applicable }) => applicable.has(id)))
    const shown = made.map((one) => (isKnown ? one : without(seeded, one)))
    if (!canApply || shown.every(({ isSame }) => isSame)) continue
    const { explanations } = diagnosed(shown, 'AUD')
    const isNamed = (index: number): boolean =>
      explanations[index]?.policies.join() === seeded.policies.join()
    // One policy may give all the figures of two. Then the figures do not show that there were two.
    const isShorter = explanations.some(
      ({ policies, leaves }) => policies.length < seeded.policies.length && leaves.length === 0,
    )
    if (isShorter) continue
    row.sets++
    row.documents += size
    if (explanations.some((_, index) => isNamed(index))) row.named++
    if (isNamed(0)) row.first++
    const further = documents[Math.floor(set / FIGURES.length) % documents.length] ?? []
    for (const { certainty, policies } of explanations) {
      if (certainty !== 'likely') continue
      row.likely++
      const found = candidateOf(policies) as Candidate
      if (!further.slice(0, 30).every(({ document }) => givesTheSame(seeded, found, document))) row.wrong++
    }
  }
  return row
}

/** Makes the seeded choices unknown to diagnosis. */
function without({ policies }: Candidate, one: Compared): Compared {
  return { ...one, applicable: new Set([...one.applicable].filter((id) => !policies.includes(id))) }
}
