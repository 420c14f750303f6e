/** A policy recomputes only the lines that it can change. The others must be as if it had computed them. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compare } from '../../src/number/arithmetic.js'
import { isZero, ZERO } from '../../src/number/decimal.js'
import { workedLine, type WorkedLine } from '../../src/policies/worked-line.js'
import { linesBy } from '../../src/diagnose/lines-by-choices.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { candidateOf, pairs, singles, systems } from '../../src/diagnose/search.js'
import { smallRequests } from '../../src/diagnose/small-requests.js'
import { workingBy } from '../../src/policies/working.js'
import { OUR_CHOICES } from '../../src/policies/choices.js'
import { POLICIES } from '../../src/policies/known-policies.js'
import { parsedAccountOf } from './parsed-account.js'
import { bySize } from '../run-size.js'

const account = parsedAccountOf({ currency: 'AUD', tax: { rate: '0.10' }, minimumLinealLengthMm: 1200 })
const ids = POLICIES.map(({ id }) => id)
const CANDIDATES = [...singles(ids), ...pairs(ids), ...systems()]
const roof: unknown = JSON.parse(readFileSync('docs/samples/roofing-quote.json', 'utf8'))
const DOCUMENTS = [roof, ...[...smallRequests(account)].slice(bySize(-40, -160))].map((request) =>
  plainDocumentOf('quote', request, account),
)
const FIGURES = ['total', 'exact', 'discount', 'includedTax', 'factor', 'price'] as const

function differing(one: WorkedLine, other: WorkedLine | undefined): readonly string[] {
  return FIGURES.filter((figure) => other === undefined || compare(one[figure], other[figure]) !== 0)
}

describe('the lines of a document', () => {
  test('are the same whether shared or computed one by one, for each policy, pair and system', () => {
    const wrong = CANDIDATES.flatMap(({ policies, choices }, index) => {
      const working = workingBy(choices)
      // Tries every pair on some documents, and every single policy on half of them.
      const step = policies.length === 1 ? 2 : 80
      const documents = DOCUMENTS.filter((_, at) => (at + index) % step === 0)
      return documents.flatMap((document) => {
        const shared = linesBy(working, document).lines
        return document.lines.flatMap((line, at) =>
          differing(workedLine(working, line, document.taxRate ?? ZERO), shared[at]).map(
            (figure) => `${policies.join(' and ')}: ${figure}`,
          ),
        )
      })
    })
    expect(wrong).toEqual([])
  })

  test('are not computed again if a policy cannot change them', () => {
    const [document] = DOCUMENTS
    const rounded = candidateOf(['discount-rounded-alone'])
    if (document === undefined || rounded === undefined) throw new Error('there is a sample and a policy')
    const ours = linesBy(workingBy(OUR_CHOICES), document).lines
    const { lines } = linesBy(workingBy(rounded.choices), document)
    const isDiscounted = document.lines.map((line) => line.type === 'priced' && !isZero(line.discount))
    expect(isDiscounted).toContain(true)
    expect(lines.map((line, index) => line !== ours[index])).toEqual(isDiscounted)
  })
})
