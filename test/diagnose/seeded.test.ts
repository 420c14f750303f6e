/**
 * Tests that policies seeded in many documents are found, and that only policies that explain all figures are
 * named.
 */
import { describe, expect, test } from 'vitest'
import { applicablePolicies } from '../../src/diagnose/applicable.js'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { diagnosed } from '../../src/diagnose/diagnose.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import {
  candidateOf,
  comparedWith,
  pairs,
  singles,
  type Candidate,
  type Compared,
} from '../../src/diagnose/search.js'
import { policies } from '../../src/entries/diagnose.js'
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'
import { inCi } from '../run-size.js'
import { parsedAccountOf } from './parsed-account.js'
import { ordinaryRequest } from './ordinary-requests.js'

/** The number of documents with a seeded policy, and the number of seeded pairs. */
const DOCUMENTS = Number(process.env['SEEDED_DOCUMENTS'] ?? inCi(20, 30))
const PAIRS = Number(process.env['SEEDED_PAIRS'] ?? 4)

const IDS = policies.map(({ id }) => id)
/** The account has a rate of whole percents. */
const RATES = IDS.filter((id) => id.startsWith('tax-rate-'))

const ACCOUNT: AccountInput = { currency: 'AUD', tax: { rate: '0.10' }, minimumLinealLengthMm: 1200 }
const account = parsedAccountOf(ACCOUNT)
const requests: readonly QuoteRequestInput[] = Array.from({ length: DOCUMENTS }, (_, index) =>
  ordinaryRequest(index),
)

/**
 * Returns the figures that a system with these policies shows: the total, and optionally its tax and lines.
 */
function shownBy({ choices }: Candidate, hasLines: boolean): readonly Compared[] {
  return requests.map((request) => {
    const document = plainDocumentOf('quote', request, account)
    const { total, taxAmount, lines } = figuresBy(choices, document)
    const figures = new Map([
      ['total', total] as const,
      ...(hasLines ? [['taxAmount', taxAmount] as const] : []),
    ])
    return comparedWith({ request, kind: 'quote', figures, lines: hasLines ? lines : [] }, document)
  })
}

const differs = (documents: readonly Compared[]): boolean => documents.some(({ isSame }) => !isSame)

describe('a policy seeded in documents', () => {
  test.each(singles(IDS).map((candidate) => [candidate.policies[0], candidate] as const))(
    'is found by the totals alone: %s',
    (id, candidate) => {
      const documents = shownBy(candidate, false)
      // The account's own choices, such as tax by document, make no difference.
      if (!differs(documents)) {
        expect([
          'tax-by-document',
          'percentages-in-turn',
          'percentages-of-subtotal',
          'percentages-added-up',
          'percentages-after-fixed-discounts',
          'unit-price-not-rounded',
          'marked-up-price-not-rounded',
          'markup-to-two-decimals',
          'markup-to-two-decimals-exactly',
          'margin-to-two-decimals',
          'fixed-discounts-with-tax',
          'fixed-discounts-net-of-tax',
          'fixed-discounts-out-of-gross',
          'fixed-discounts-out-of-gross-by-tax',
          'fixed-discounts-as-percentages',
          'quantity-to-hundredths',
          'quantity-cut-to-hundredths',
          'quantity-to-three-decimals',
          'unit-price-to-five-decimals',
          'markup-as-margin',
          'half-towards-positive',
          'surcharges-untaxed',
          'exempt-lines-taxed',
          'share-without-bounds',
          ...RATES,
        ]).toContain(id)
        return
      }
      const { explanations, unexplained } = diagnosed(documents, 'AUD')
      expect(unexplained).toEqual([])
      // At 10%, both parts of the tax are 5%, so it is two equal halves.
      const found = id === 'tax-with-five-percent-apart' ? 'tax-in-halves' : id
      expect(explanations.map(({ policies }) => policies)).toContainEqual([found])
      // Every named policy gives all figures.
      expect(explanations.every(({ leaves }) => leaves.length === 0)).toBe(true)
    },
  )

  test('is found together with a second policy, if one is not enough', () => {
    const applicable = requests.map((request) =>
      applicablePolicies(plainDocumentOf('quote', request, account)),
    )
    const all = pairs(IDS.filter((id) => applicable.some((ids) => ids.has(id))))
    let found = 0
    for (let index = 0; index < PAIRS; index++) {
      const pair = all[(index * 97) % all.length]
      if (pair === undefined) throw new Error('there are pairs')
      const documents = shownBy(pair, true)
      if (!differs(documents)) continue
      const { explanations, unexplained } = diagnosed(documents, 'AUD')
      expect([pair.policies, unexplained]).toEqual([pair.policies, []])
      // One policy may have the effect of two: the shorter explanation wins.
      const isShorter = explanations.every(({ policies }) => policies.length === 1)
      if (!isShorter) expect(explanations.map(({ policies }) => policies)).toContainEqual(pair.policies)
      found++
    }
    expect(found).toBeGreaterThan(PAIRS / 2)
  })

  test('leaves a document that it cannot explain, and still explains the others', () => {
    const candidate = candidateOf(['tax-by-line'])
    if (candidate === undefined) throw new Error('tax by line is known')
    const documents = shownBy(candidate, true).map((document, index) =>
      index === 3
        ? { ...document, figures: new Map([['total', document.ours.subtotal] as const]), isSame: false }
        : document,
    )
    const { explanations, unexplained } = diagnosed(documents, 'AUD')
    expect(unexplained).toEqual([3])
    expect(explanations.map(({ policies, leaves }) => [policies, leaves])).toContainEqual([
      ['tax-by-line'],
      [3],
    ])
  })
})
