import { describe, expect, test } from 'vitest'
import { FIGURES_OF_OTHERS } from './figures-of-others.js'
import { THREADS } from './threads.js'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import { bare, catalogueLine, micros, onTheFly, type Json } from '../rules/requests.js'
import { diagnose, policies as POLICIES, type Diagnosis } from '../../src/entries/diagnose.js'
import type { PolicyId } from '../../src/policies/policies.js'

const TEN_PERCENT: AccountInput = { currency: 'AUD', tax: { rate: '0.1' } }
const TEN_PERCENT_BY_LINE: AccountInput = { ...TEN_PERCENT, taxRounding: 'line' }
const UNTAXED: AccountInput = { currency: 'AUD' }

const of = (quantity: string, unitPrice: string, more: Json = {}): Json =>
  onTheFly({ quantity, unitPrice: bare(unitPrice), ...more })

const discount = (amount: string): Json => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: bare(amount) })
const surcharge = (amount: string): Json => ({ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: bare(amount) })

interface Document {
  readonly account: AccountInput
  readonly lines: readonly Json[]
  readonly adjustments?: readonly Json[]
}

/** Subtotal, tax and total. */
type Worked = readonly [subtotal: string, tax: string, total: string]

/** A taxed line of 100.00, an exempt one of 50.00, 30.00 off and 12.00 on top: 132.00 before tax. */
const MIXED: Document = {
  account: TEN_PERCENT,
  lines: [of('1', '100'), of('1', '50', { isTaxFree: true })],
  adjustments: [discount('30'), surcharge('12')],
}

/** A document, with its figures by our rules and by a policy. */
const CASES: readonly (readonly [policy: PolicyId, document: Document, ours: Worked, theirs: Worked])[] = [
  [
    'tax-rate-to-two-decimals',
    { account: { currency: 'CAD', tax: { rate: '0.09975' } }, lines: [of('1', '1000')] },
    ['1000', '99.75', '1099.75'],
    // 9.98 %.
    ['1000', '99.8', '1099.8'],
  ],
  [
    'tax-by-difference',
    {
      account: { currency: 'EUR', tax: { rate: '0.21' } },
      lines: [of('1.42', '31.25'), of('1.42', '31.25')],
    },
    // 44.375 → 44.38, twice; 88.76 × 0.21 = 18.6396.
    ['88.76', '18.64', '107.4'],
    // 88.75 × 1.21 = 107.3875 → 107.39; less 88.76.
    ['88.76', '18.63', '107.39'],
  ],
  [
    'tax-by-difference',
    {
      account: { currency: 'EUR', tax: { rate: '0.21' } },
      lines: [of('1.42', '31.25'), of('1.42', '31.25'), of('1', '10', { isTaxFree: true })],
      adjustments: [discount('9.88'), surcharge('1')],
    },
    // 9.88 × 88.76 ÷ 98.76 = 8.879… → 8.88; (88.76 − 8.88 + 1.00) × 0.21 = 16.9848 → 16.98.
    ['98.76', '16.98', '106.86'],
    // (88.75 − 7.88) × 1.21 = 97.8527 → 97.85; less 80.88.
    ['98.76', '16.97', '106.85'],
  ],
  [
    'tax-of-unrounded-lines',
    {
      account: TEN_PERCENT_BY_LINE,
      lines: [of('0.5', '0.09'), of('0.5', '0.09'), of('1', '2')],
      adjustments: [discount('1')],
    },
    // 0.045 → 0.05, twice: 0.005 → 0.01, twice, and 0.20 less 0.10.
    ['2.1', '0.12', '1.22'],
    // 0.045 + 0.045 + 2.00 − 1.00 = 1.09; 0.109 → 0.11.
    ['2.1', '0.11', '1.21'],
  ],
  [
    'percentages-leave-rounded-amount',
    {
      account: TEN_PERCENT,
      lines: [of('1', '34.9')],
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '15' }],
    },
    // 5.235 → 5.24 leaves 29.66; 2.966 → 2.97.
    ['34.9', '2.97', '32.63'],
    // 34.90 × 0.85 = 29.665 → 29.67; 2.967 → 2.97.
    ['34.9', '2.97', '32.64'],
  ],
  [
    'tax-of-each-unrounded-line',
    {
      account: TEN_PERCENT_BY_LINE,
      lines: [of('0.5', '0.29'), of('0.5', '0.29'), of('1', '2')],
      adjustments: [discount('1')],
    },
    // 0.145 → 0.15: 0.015 → 0.02, twice, and 0.20 less 0.10.
    ['2.3', '0.14', '1.44'],
    // 0.0145 → 0.01, twice, and 0.20 less 0.10.
    ['2.3', '0.12', '1.42'],
  ],
  [
    'fixed-discounts-out-of-gross-by-tax',
    {
      account: { currency: 'GBP', tax: { rate: '0.2' } },
      lines: [of('1', '20')],
      adjustments: [discount('1.05')],
    },
    // 18.95 × 0.2.
    ['20', '3.79', '22.74'],
    // 24.00 − 1.05 = 22.95; 22.95 × 0.2 ÷ 1.2 = 3.825 → 3.83.
    ['20', '3.83', '22.95'],
  ],
  // By our rules, 30 × 100 ÷ 150 = 20.00 of the discount lowers the taxed amount to 100 − 20 + 12 = 92.00, with a
  // tax of 9.20. Without the discount: 100 + 12 = 112.00.
  // With the whole discount: 100 − 30 + 12 = 82.00.
  // 1000.00 less a deposit of 900.00, with a discount of 5.00, has a taxed amount of 995.00. Without bounds, 5 ×
  // 1000 ÷ 100 = 50.00 is taken off.
  [
    'share-without-bounds',
    {
      ...MIXED,
      lines: [of('1', '1000'), of('1', '-900', { isTaxFree: true })],
      adjustments: [discount('5')],
    },
    ['100', '99.5', '194.5'],
    ['100', '95', '190'],
  ],
  // Both lines are taxed, and so is the whole discount: 150 − 30 + 12 = 132.00.
  // 100 − 20 = 80.00.
]

const requestOf = ({ lines, adjustments }: Document): Json => ({
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines,
  ...(adjustments && { adjustments }),
})

/** Diagnoses these figures of a document. */
function diagnosisOf(document: Document, [subtotal, taxAmount, total]: Worked): Diagnosis {
  const shown = Object.entries({ subtotal, taxAmount, total }).map(([name, amount]) => [name, bare(amount)])
  const figures = Object.fromEntries(shown) as Readonly<Record<string, { readonly amountMicros: string }>>
  const answer = diagnose([{ request: requestOf(document), figures }], document.account)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.value
}

/** Returns the policies that explain figures that differ from those by the rules. */
const madeBy = (document: Document, figures: Worked): readonly string[] =>
  diagnosisOf(document, figures).explanations.map(({ policies }) => policies.join(' '))

/** L8: another system rounds the unit price from cost and markup only once, to its own number of decimals. */
const MARKED_UP: readonly (typeof CASES)[number][] = [
  [
    'unit-price-to-cents',
    { account: UNTAXED, lines: [catalogueLine({ quantity: '10', cost: bare('1'), markup: '0.496' })] },
    // 1 × 1.00496 → 1.0050.
    ['10.05', '0', '10.05'],
    // 1.00496 → 1.00 directly.
    ['10', '0', '10'],
  ],
  [
    'half-down',
    { account: UNTAXED, lines: [catalogueLine({ quantity: '1000', cost: bare('3'), markup: '0.005' })] },
    // 3 × 1.00005 = 3.00015 → 3.0002 by our rule, whatever the rule for ties in amounts.
    ['3000.2', '0', '3000.2'],
    ['3000.2', '0', '3000.2'],
  ],
  [
    'unit-price-to-cents',
    {
      account: UNTAXED,
      lines: [
        catalogueLine({ quantity: '10', cost: bare('1'), markup: '0.00496', markupIsPercentage: false }),
      ],
    },
    // 1 + 0.00496 → 1.0050.
    ['10.05', '0', '10.05'],
    ['10', '0', '10'],
  ],
]

describe.each([...CASES, ...MARKED_UP])('%s, worked out by hand:', (policy, document, ours, theirs) => {
  test('the engine and the calculator give the figures by our rules', () => {
    const priced = priceQuote(requestOf(document), document.account)
    if (!priced.ok) throw new Error(JSON.stringify(priced.problems))
    const { subtotal, taxAmount, total } = priced.value
    expect([subtotal, taxAmount, total].map(({ amountMicros }) => amountMicros)).toEqual(ours.map(micros))
    expect(diagnosisOf(document, ours).differing).toEqual([])
  })

  test('the diagnosis names the policy for its figures', () => {
    if (theirs.join() === ours.join()) expect(diagnosisOf(document, theirs).differing).toEqual([])
    else expect(madeBy(document, theirs)).toContain(policy)
  })
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

describe('the cases of this file', () => {
  const spreads = FIGURES_OF_OTHERS.filter(({ policies: [policy = ''] }) => policy.startsWith('spread-'))

  test.each(spreads)('only $policies spreads adjustments so', ({ policies, request, account, shown }) => {
    const answer = diagnose([{ request, figures: shown }], account)
    const made = answer.ok ? answer.value.explanations.map((one) => one.policies.join(' ')) : []
    expect(made.filter((id) => id.startsWith('spread-'))).toEqual(policies)
  })

  test('each policy has one that differs from ours, here or among the reports', () => {
    const differing = CASES.filter(([, , ours, theirs]) => ours.join() !== theirs.join())
    const worked = new Set([
      ...differing.map(([policy]) => policy),
      ...[...THREADS, ...FIGURES_OF_OTHERS].flatMap(({ policies }) => policies),
    ])
    expect(POLICIES.map(({ id }) => id).filter((id) => !worked.has(id))).toEqual([])
  })
})
