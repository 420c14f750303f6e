/**
 * Promises of the types. These tests only need to compile: a broken promise fails to compile, and
 * `@ts-expect-error` fails to compile without an error.
 */
import type * as E from 'fp-ts/lib/Either.js'
import { describe, expectTypeOf, test } from 'vitest'
import * as fp from '../../src/entries/fp.js'
import {
  priceQuote,
  problemCodes,
  parseAccount,
  type Account,
  type PricedQuote,
  type Problem,
  type ProblemCode,
  type Result,
  type SalesLine,
  type SalesLineInput,
} from '../../src/entries/index.js'

describe('the plain surface', () => {
  test('a result is either its value or its problems', () => {
    expectTypeOf(priceQuote).returns.toEqualTypeOf<Result<PricedQuote>>()
    const result = parseAccount({})
    // @ts-expect-error: the value is there only once `ok` has been looked at
    void result.value
    if (result.ok) expectTypeOf(result.value).toEqualTypeOf<Account>()
    else expectTypeOf(result.problems).toEqualTypeOf<readonly Problem[]>()
  })

  test('codes are a closed union, and the list of them is data', () => {
    expectTypeOf<(typeof problemCodes)[number]['code']>().toEqualTypeOf<ProblemCode>()
    // @ts-expect-error: not a code
    const code: ProblemCode = 'no_such_code'
    void code
  })

  test('a priced document is read-only', () => {
    const write = (quote: PricedQuote, line: SalesLine): void => {
      // @ts-expect-error: a total is derived
      quote.total = quote.subtotal
      // @ts-expect-error: lines are a readonly list
      quote.lines.push(line)
    }
    void write
  })

  test('a line has exactly one kind (V3)', () => {
    // @ts-expect-error: it has no kind
    const none: SalesLineInput = {}
    // @ts-expect-error: it has two kinds
    const two: SalesLineInput = { notes: {}, labour: {} }
    const one: SalesLineInput = { notes: { text: 'Access from the lane.' } }
    void [none, two, one]
  })

  test('money is text', () => {
    // @ts-expect-error: a JSON number is not an amount (N1)
    const line: SalesLineInput = { onTheFly: { pricing: { unitPrice: { amountMicros: 12500000 } } } }
    void line
  })

  test('settings are an argument of every function that needs them', () => {
    // @ts-expect-error: no account
    void (() => priceQuote({}))
  })
})

describe('the surface for fp-ts', () => {
  test('the same functions answer with Either', () => {
    expectTypeOf(fp.priceQuote).returns.toEqualTypeOf<E.Either<readonly Problem[], PricedQuote>>()
    expectTypeOf(fp.parseAccount).returns.toEqualTypeOf<E.Either<readonly Problem[], Account>>()
  })
})
