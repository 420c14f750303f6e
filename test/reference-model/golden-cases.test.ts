import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accountOf } from './account.js'
import { differencesBetween } from './differences.js'
import { type DocumentKind, answerOfModel } from './documents.js'
import { KNOWN_CODES, withoutOrder } from './compared-answers.js'
import type { ProblemAt } from './notebook.js'
import type { AccountJson, Json, RequestJson } from './wire.js'

interface GoldenCase {
  readonly kind: DocumentKind
  readonly account: AccountJson
  readonly request: RequestJson
  readonly result: Json & { readonly errors?: readonly ProblemAt[] }
}

/**
 * Cases that the reference model does not read: wrong JSON types, invalid decimals, unknown strategies, and
 * discounts out of range.
 */
const OUT_OF_SCOPE = new Set([
  '49-odd-decimals-are-refused.json',
  '97-unknown-names-and-discounts-out-of-range.json',
  '99-required-names-and-types.json',
])

const folder = new URL('../golden/cases/', import.meta.url)
const cases = readdirSync(folder)
  .filter((file) => !OUT_OF_SCOPE.has(file))
  .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenCase] as const)
  // An unimplemented feature has an envelope without errors (V2), which the reference model does not cover.
  .filter(([, { result }]) => result.type !== 'not_implemented')
  .filter(([, { result }]) => (result.errors ?? []).every(({ code }) => KNOWN_CODES.has(code)))

/** Compares the reference model with the golden cases, whose figures are explained by hand. */
describe('the reference model and the golden cases', () => {
  test('have more than 70 cases in common', () => {
    expect(cases.length).toBeGreaterThan(70)
  })

  test.each(cases)('agree on %s', (_, { kind, account, request, result }) => {
    const answer = answerOfModel(request, kind, accountOf(account))
    const expected = result.errors ? withoutOrder(result.errors) : result[kind]
    expect(differencesBetween(answer.document ?? withoutOrder(answer.problems), expected)).toEqual([])
  })
})
