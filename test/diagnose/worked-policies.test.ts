import { describe, expect, test } from 'vitest'
import { FIGURES_OF_OTHERS } from './figures-of-others.js'
import { parsedAccountOf } from './parsed-account.js'
import type { AccountInput } from '../../src/entries/index.js'
import { bare, catalogueLine, onTheFly, type Json } from '../rules/requests.js'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { readObservation } from '../../src/diagnose/observation.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { agree, candidateOf, comparedWith } from '../../src/diagnose/search.js'
import {
  diagnose,
  policies as POLICIES,
  systems as SYSTEMS,
  type Diagnosis,
} from '../../src/entries/diagnose.js'
import { readWhole } from '../../src/wire/reading.js'
import { valueOf } from '../answers.js'

const UNTAXED: AccountInput = { currency: 'AUD' }

const of = (quantity: string, unitPrice: string, more: Json = {}): Json =>
  onTheFly({ quantity, unitPrice: bare(unitPrice), ...more })

interface Document {
  readonly account: AccountInput
  readonly lines: readonly Json[]
  readonly adjustments?: readonly Json[]
}

/** Subtotal, tax and total. */
type Worked = readonly [subtotal: string, tax: string, total: string]

const requestOf = ({ lines, adjustments }: Document): Json => ({
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines,
  ...(adjustments && { adjustments }),
})

/** Diagnoses these figures of a document. */
function diagnosisOf(document: Document, [subtotal, taxAmount, total]: Worked): Diagnosis {
  const shown = Object.entries({ subtotal, taxAmount, total }).map(([name, amount]) => [name, bare(amount)])
  const figures = Object.fromEntries(shown) as Readonly<Record<string, { readonly amountMicros: string }>>
  return valueOf(diagnose([{ request: requestOf(document), figures }], document.account))
}

/** Returns the policies that explain figures that differ from those by the rules. */
const madeBy = (document: Document, figures: Worked): readonly string[] =>
  diagnosisOf(document, figures).explanations.map(({ policies }) => policies.join(' '))

// L8: 3 × 1.00005 = 3.00015 → 3.0002, whatever the rule for ties in amounts.
test('half a cent rounded down changes no unit price from cost and markup', () => {
  const document: Document = {
    account: UNTAXED,
    lines: [catalogueLine({ quantity: '1000', cost: bare('3'), markup: '0.005' })],
  }
  expect(diagnosisOf(document, ['3000.2', '0', '3000.2']).differing).toEqual([])
  expect(madeBy(document, ['3000.1', '0', '3000.1'])).not.toContain('half-down')
})

test('a total rounded to 0.10 is a guess until ten documents show it', () => {
  // 10.06 → 10.10, 11.07 → 11.10, 12.06 → 12.10, and so on.
  const observations = Array.from({ length: 10 }, (_, index) => ({
    request: requestOf({
      account: UNTAXED,
      lines: [of('1', `${String(10 + index)}.0${String(6 + (index % 2))}`)],
    }),
    figures: { total: bare(`${String(10 + index)}.1`) },
  }))
  const certaintyAfter = (documents: number) => {
    const answer = diagnose(observations.slice(0, documents), UNTAXED)
    return answer.ok
      ? answer.value.explanations.map(({ policies, certainty }) => [...policies, certainty])
      : []
  }
  expect(certaintyAfter(3)).toEqual([['total-to-ten-cents', 'guess']])
  expect(certaintyAfter(9)).toEqual([['total-to-ten-cents', 'guess']])
  expect(certaintyAfter(10)).toEqual([['total-to-ten-cents', 'likely']])
})

test('tax by difference may use a net amount of lines that are not rounded', () => {
  const line = of('1.42', '31.25')
  const document: Document = {
    account: { currency: 'EUR', tax: { rate: '0.21' } },
    lines: [line, line, line],
  }
  // 3 × 44.375 = 133.125 → 133.13; × 1.21 = 161.08125 → 161.08; less 133.13.
  expect(madeBy(document, ['133.13', '27.95', '161.08'])).toContain('lines-not-rounded tax-by-difference')
})

test('a single percentage is not said to be taken in turn', () => {
  const document: Document = {
    account: UNTAXED,
    lines: [of('1', '1.1'), of('1', '1.1')],
    adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '7.5' }],
  }
  // 7.5 % of 2.20 is 0.165 → 0.17; of 1.10 it is 0.0825 → 0.08, twice.
  const found = madeBy(document, ['2.2', '0', '2.04'])
  expect(found).toContain('percentages-line-by-line')
  expect(found.join(' ')).not.toContain('in-turn')
})

test('takes at most twenty percentages of a document from each line', () => {
  const by = (count: number, total: string): readonly string[] =>
    madeBy(
      {
        account: UNTAXED,
        lines: [of('1', '1.45'), of('1', '1.45')],
        adjustments: Array.from({ length: count }, () => ({
          type: 'ADJUSTMENT_TYPE_DISCOUNT',
          percentage: '1',
        })),
      },
      ['2.9', '0', total],
    )
  // 1 % of 1.45 is 0.0145 → 0.01, twice; of 2.90 it is 0.03. 2.90 − 20 × 0.02 = 2.50; 2.90 − 21 × 0.02 = 2.48.
  expect(by(20, '2.5')).toContain('percentages-line-by-line')
  expect(by(21, '2.48').join(' ')).not.toContain('line-by-line')
})

describe('the vectors', () => {
  const spreads = FIGURES_OF_OTHERS.filter(({ policies: [policy = ''] }) => policy.startsWith('spread-'))

  test.each(spreads)('spread adjustments only by $policies', ({ policies, request, account, shown }) => {
    const answer = diagnose([{ request, figures: shown }], account)
    const made = answer.ok ? answer.value.explanations.map((one) => one.policies.join(' ')) : []
    expect(made.filter((id) => id.startsWith('spread-'))).toEqual(policies)
  })

  test('have figures of each policy', () => {
    const worked = new Set(FIGURES_OF_OTHERS.flatMap(({ policies }) => policies))
    expect(POLICIES.map(({ id }) => id).filter((id) => !worked.has(id))).toEqual([])
  })

  test('have reports that their policies list', () => {
    const unlisted = FIGURES_OF_OTHERS.filter(
      ({ report, policies }) =>
        report !== undefined &&
        policies.length > 0 &&
        !POLICIES.some(({ id, seenIn }) => policies.includes(id) && seenIn.includes(report)),
    )
    expect(unlisted.map(({ report }) => report)).toEqual([])
  })

  const bySystems = FIGURES_OF_OTHERS.flatMap((one) =>
    (one.systems ?? []).map((system) => ({ ...one, system })),
  )

  test.each(bySystems)('have figures of $system in $report', ({ system, request, account, shown }) => {
    const candidate = candidateOf(SYSTEMS.find(({ id }) => id === system)?.policies ?? [])
    if (candidate === undefined) throw new Error('its policies fit together')
    const { read } = readWhole({ request, figures: shown }, readObservation)
    if (read === undefined) throw new Error('the figures can be read')
    const compared = comparedWith(read, plainDocumentOf('quote', request, parsedAccountOf(account)))
    expect(agree(compared, figuresBy(candidate.choices, compared.document))).toBe(true)
  })

  test('have figures of each system', () => {
    const shown = new Set(bySystems.map(({ system }) => system))
    expect(SYSTEMS.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })
})
