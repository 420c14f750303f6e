/** Tests which candidates are tried, and which of them are kept. */
import { describe, expect, test } from 'vitest'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { diagnosed } from '../../src/diagnose/diagnose.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import {
  agree,
  candidateOf,
  comparedWith,
  pairs,
  singles,
  systems,
  leastWrong,
  type Candidate,
  type Compared,
} from '../../src/diagnose/search.js'
import { add } from '../../src/number/arithmetic.js'
import { narrow, ZERO } from '../../src/number/decimal.js'
import { OUR_CHOICES } from '../../src/policies/choices.js'
import { parsedAccountOf } from './parsed-account.js'
import { policies as POLICIES, systems as SYSTEMS } from '../../src/entries/diagnose.js'
import type { PolicyId } from '../../src/policies/policies.js'

const IDS = POLICIES.map(({ id }) => id)

const account = parsedAccountOf({ currency: 'AUD', tax: { rate: '0.10' } })

const candidate = (...policies: readonly PolicyId[]): Candidate => {
  const known = candidateOf(policies)
  if (known === undefined) throw new Error('the policies fit together')
  return known
}

/** Returns a document of this many equal lines, with the total of a system with these policies, plus some cents. */
function shownBy(policies: readonly PolicyId[], lines: number, price = '1050000', cents = 0): Compared {
  const pricing = { quantity: '1', unitPrice: { amountMicros: price } }
  const request = {
    customerId: 'cust_1',
    lines: Array.from({ length: lines }, () => ({ labour: { pricing } })),
  }
  const document = plainDocumentOf('quote', request, account)
  const { choices } = policies.length === 0 ? { choices: OUR_CHOICES } : candidate(...policies)
  const total = add(figuresBy(choices, document).total, narrow(cents, 2))
  return comparedWith({ request, kind: 'quote', figures: new Map([['total', total]]), lines: [] }, document)
}

describe('the tried candidates', () => {
  const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ policies }) => policies)

  test('include each policy alone', () => {
    expect(idsOf(singles(IDS))).toEqual(POLICIES.map(({ id }) => [id]))
    expect(singles(IDS)[0]?.choices).toEqual({ ...OUR_CHOICES, ...POLICIES[0]?.choices })
  })

  test('include all pairs of policies on different axes, but without most guesses', () => {
    const alone =
      /^line-discounts-in-turn|-to-ten-cents$|^lines-to-|^rounded-up$|^up-towards-positive$|^total-up-to-|^total-down-to-/
    const paired = POLICIES.filter(({ id }) => !alone.test(id))
    const expected = paired.flatMap((one, index) =>
      paired
        .filter((other, place) => {
          const both = [...Object.keys(one.choices), ...Object.keys(other.choices)]
          return place > index && new Set(both).size === both.length
        })
        .map((other) => [one.id, other.id]),
    )
    expect(idsOf(pairs(IDS))).toEqual(expected)
    expect(expected.length).toBeGreaterThan(POLICIES.length)
  })

  test('include every system', () => {
    expect(idsOf(systems())).toEqual(SYSTEMS.map(({ policies }) => policies))
  })
})

describe('figures are compared', () => {
  const { document, ours } = shownBy([], 2)
  const lines = (...shown: readonly (ReturnType<typeof narrow> | undefined)[]) =>
    agree({ figures: new Map(), lines: shown }, ours)

  test('line by line, if totals of lines are shown', () => {
    expect(document.lines).toHaveLength(2)
    expect(lines(narrow(105, 2), undefined)).toBe(true)
    expect(lines(undefined, narrow(106, 2))).toBe(false)
    // The document has no third line.
    expect(lines(undefined, undefined, undefined)).toBe(true)
    expect(lines(undefined, undefined, ZERO)).toBe(false)
  })
})

describe('a kept candidate', () => {
  const byLine = candidate('tax-by-line')
  const truncated = candidate('tax-truncated')

  test('is wrong least often, and lists the documents in order', () => {
    // By line, 0.105 → 0.11, or 0.10 truncated. By document, 3 × 0.105 = 0.315 → 0.32, or 0.31 truncated.
    const documents = [
      shownBy(['tax-truncated'], 9),
      shownBy(['tax-truncated'], 5),
      shownBy(['tax-by-line'], 3),
      shownBy(['tax-by-line'], 5),
      shownBy(['tax-by-line'], 7),
    ]
    expect(documents.map(({ isSame }) => isSame)).toEqual([false, false, false, false, false])
    const kept = leastWrong([truncated, byLine, truncated], documents, 10)
    expect(kept.map(({ policies, wrongAt }) => [policies, wrongAt])).toEqual([[['tax-by-line'], [0, 1]]])
    expect(leastWrong([truncated], documents, 10).map(({ wrongAt }) => wrongAt)).toEqual([[2, 3, 4]])
    expect(leastWrong([truncated], documents, 3)).toHaveLength(1)
    expect(leastWrong([truncated], documents, 2)).toEqual([])
    expect(leastWrong([byLine, byLine], documents, 2)).toHaveLength(2)
  })

  test('explains at least one differing document, however many others it gets wrong', () => {
    const differing = [1, 3, 5].map((lines) => shownBy([], lines, '1050000', 500))
    const same = [shownBy([], 1), shownBy([], 1)]
    expect(same.map(({ isSame }) => isSame)).toEqual([true, true])
    expect(leastWrong([byLine], [...same, ...differing], 1000)).toEqual([])
    expect(leastWrong([byLine], [...same, ...differing, shownBy(['tax-by-line'], 3)], 1000)).toHaveLength(1)
  })

  test('is first tried on documents of all sizes, whatever their order', () => {
    // Every other document is small and was changed by hand. The documents to try first, which are sorted by size,
    // include both kinds.
    const documents = Array.from({ length: 120 }, (_, index) =>
      index % 2 === 0 ? shownBy([], 1, '1050000', 500) : shownBy(['tax-by-line'], 3),
    )
    const [kept] = leastWrong([byLine], documents, 119)
    expect(kept?.wrongAt).toEqual(documents.flatMap((_, index) => (index % 2 === 0 ? [index] : [])))
  })

  test('explains at least one of the first sixty documents', () => {
    // Every other one of 120 documents is tried first, in order of size. In the second list, only a document that
    // is not among them can be explained.
    const changed = Array.from({ length: 119 }, (_, index) => shownBy([], 1 + index, '1000000', 500))
    const lookedAt = [...changed.slice(0, 2), shownBy(['tax-by-line'], 3), ...changed.slice(2)]
    expect(leastWrong([byLine], lookedAt, 119)).toHaveLength(1)
    const passedOver = [...changed, shownBy(['tax-by-line'], 200)]
    expect(leastWrong([byLine], passedOver, 119)).toEqual([])
  })
})

describe('a diagnosis', () => {
  test('omits a candidate that is wrong on as many documents as our own figures', () => {
    const documents = [
      shownBy(['tax-by-line'], 3),
      shownBy([], 3, '1050000', 500),
      // For these documents, the policies that explain the first total give another total than ours.
      shownBy([], 3),
      shownBy([], 3),
    ]
    const { explanations, unexplained } = diagnosed(documents, 'AUD')
    expect([explanations, unexplained]).toEqual([[], [0, 1]])
  })

  test('names the system with both policies, but no system for a single policy or for other policies', () => {
    // 1.0046 is 1.00 to the cent, so 100 units cost 100.00 instead of 100.46. By line, 0.105 → 0.11.
    const cents = (quantity: string) => ({ quantity, unitPrice: { amountMicros: '1004600' } })
    const ties = { quantity: '1', unitPrice: { amountMicros: '1050000' } }
    const explanationsOf = (policies: readonly PolicyId[]) => {
      const pricings = [cents('100'), ties, ties, ties]
      const request = { customerId: 'cust_1', lines: pricings.map((pricing) => ({ labour: { pricing } })) }
      const document = plainDocumentOf('quote', request, account)
      const { total, taxAmount, lines } = figuresBy(candidate(...policies).choices, document)
      const figures = new Map([['total', total] as const, ['taxAmount', taxAmount] as const])
      return diagnosed([comparedWith({ request, kind: 'quote', figures, lines }, document)], 'AUD')
        .explanations
    }
    const systemOf = (policies: readonly PolicyId[]) =>
      explanationsOf(policies).find((one) => [...one.policies].sort().join() === [...policies].sort().join())
    expect(systemOf(['unit-price-to-cents', 'tax-by-line'])).toMatchObject({
      system: 'xero',
      leaves: [],
      of: 1,
    })
    expect(systemOf(['tax-by-line'])).not.toHaveProperty('system')
    // Each policy belongs to some system, but no system has both.
    expect(systemOf(['half-even', 'tax-by-line']) ?? {}).not.toHaveProperty('system')
  })
})
