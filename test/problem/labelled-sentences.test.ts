/** Tests that a sentence for a person at a field begins with the label of the field, and cites no rule. */
import { describe, expect, test } from 'vitest'
import { describeProblem, verifyQuote, type Problem } from '../../src/entries/index.js'
import { AUD, request } from '../rules/requests.js'
import { REAL_PROBLEMS } from './real-problems.js'

/** Codes about a place that no field of a form shows. */
const AT_NO_FIELD: ReadonlySet<string> = new Set([
  ...['line_kind_missing', 'line_kind_ambiguous', 'kit_too_deep', 'more_problems', 'reserved_name'],
])

const LABEL = 'Feld 7'

/** Describes a problem with a label for the last name of its path. */
function labelled({ path, param, ...problem }: Problem, locale: string): string {
  const name = path.filter((step) => typeof step === 'string').at(-1) ?? ''
  const atField = param.replace(/^lines\[\d+\]\.?/, '')
  return describeProblem({ ...problem, path, param: atField }, { locale, labels: { [name]: LABEL } })
}

/** Returns what `verifyQuote` finds in a flashing or a kit with a total of 1.00. */
function keptTotalOf(line: object): Problem {
  const verified = verifyQuote(request([line]) as object as never, AUD)
  const [problem] = verified.ok ? [] : verified.problems
  if (problem === undefined) throw new Error('the total is right')
  return problem
}
const ONE = { amountMicros: '1000000' }
const component = { productType: 'PRODUCT_TYPE_ON_THE_FLY', productName: 'Bracket' }
const pricing = { quantity: '2', unitPrice: { amountMicros: '3000000' } }
const KEPT_TOTALS = {
  F1: { flashing: { drawing: {}, subitems: [{ amount: 2, length: 3000 }], unitPrice: ONE, totalPrice: ONE } },
  K3: { productKit: { components: [{ ...component, pricing: { ...pricing, totalPrice: ONE } }] } },
}

const AT_FIELDS = REAL_PROBLEMS.filter(({ code, path }) => !AT_NO_FIELD.has(code) && path.length > 0)

describe.each(['en', 'de'])('a sentence with a label in the language %s', (locale) => {
  test.each(AT_FIELDS)('begins with the label, and cites no rule: $code at $param', (problem) => {
    const text = labelled(problem, locale)
    expect(text.slice(0, LABEL.length)).toBe(LABEL)
    expect(text).not.toMatch(/\b[A-Z]\d+\b/)
  })

  test.each(Object.entries(KEPT_TOTALS))('leaves out the rule %s that keeps a total', (rule, line) => {
    const problem = keptTotalOf(line)
    expect([problem.code, problem.details]).toEqual([
      'total_price_mismatch',
      expect.objectContaining({ keptBy: rule, sent: '1000000', expected: '6000000' }),
    ])
    const text = labelled(problem, locale)
    expect(text.startsWith(LABEL)).toBe(true)
    expect(text).not.toContain(rule)
    expect(describeProblem(problem, locale)).toContain(rule)
  })
})
