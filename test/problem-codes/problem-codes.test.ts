import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  flashingPriceFromTable,
  priceOrder,
  priceQuote,
  problemCodes,
  parseCatalogue,
  type AccountInput,
  type Problem,
} from '../../src/entries/index.js'
import { buildValue } from '../adversarial/build-value.js'
import type { Notation } from '../adversarial/notation.js'
import { AUD } from '../rules/requests.js'
import { CODES_OF_NO_REQUEST } from './codes-of-no-request.js'

/** A request with exactly one problem, and the rule that gives the problem. */
interface CodeCase {
  readonly rule: string
  readonly kind?: 'quote' | 'order' | 'table'
  readonly account?: AccountInput
  readonly catalogue?: unknown
  readonly request: Notation
  readonly param: string
}

const { codes: CASES } = JSON.parse(
  readFileSync(new URL('../vectors/problem-codes.json', import.meta.url), 'utf8'),
) as { readonly codes: Readonly<Record<string, readonly CodeCase[]>> }

function problemsOf({ kind = 'quote', account = AUD, catalogue, request }: CodeCase): readonly Problem[] {
  const lookUps = catalogue === undefined ? undefined : parseCatalogue(catalogue)
  if (lookUps?.ok === false) throw new Error('the catalogue cannot be read')
  const sent = buildValue(request)
  const result =
    kind === 'table'
      ? flashingPriceFromTable((sent as { readonly table: never }).table, sent as never, account)
      : (kind === 'quote' ? priceQuote : priceOrder)(sent, account, lookUps?.value)
  return result.ok ? [] : result.problems
}

describe('V9: each problem code', () => {
  const ofRequests = problemCodes.filter(({ code }) => !CODES_OF_NO_REQUEST.has(code))

  describe.each(ofRequests)('$code', ({ code, rules }) => {
    const cases = CASES[code] ?? []

    test('has a case for each rule that gives it', () => {
      expect(rules.filter((rule) => !cases.some((one) => one.rule === rule))).toEqual([])
      expect(cases.map(({ rule }) => rule).filter((rule) => !rules.includes(rule))).toEqual([])
    })

    test.each(cases)('occurs exactly once, at the invalid field: $rule, $param', (one) => {
      expect(problemsOf(one).map((problem) => [problem.code, problem.param])).toEqual([[code, one.param]])
    })

    test('has a message', () => {
      for (const one of cases) expect(problemsOf(one)[0]?.message).toMatch(/\S/)
    })
  })

  test('is listed if it has a case', () => {
    const known = new Set<string>(problemCodes.map(({ code }) => code))
    expect(Object.keys(CASES).filter((code) => !known.has(code))).toEqual([])
    expect(problemCodes.length).toBeGreaterThan(35)
  })
})
