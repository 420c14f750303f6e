/**
 * Types of the public API. These tests only need to compile. `@ts-expect-error` is itself an error if the
 * next line compiles.
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

describe('the types of the plain API', () => {
  test('give a result either a value or problems', () => {
    expectTypeOf(priceQuote).returns.toEqualTypeOf<Result<PricedQuote>>()
    const result = parseAccount({})
    // @ts-expect-error: the value exists only after checking `ok`
    void result.value
    if (result.ok) expectTypeOf(result.value).toEqualTypeOf<Account>()
    else expectTypeOf(result.problems).toEqualTypeOf<readonly Problem[]>()
  })

  test('make problem codes a closed union that the list of codes shares', () => {
    expectTypeOf<(typeof problemCodes)[number]['code']>().toEqualTypeOf<ProblemCode>()
    // @ts-expect-error: not a code
    const code: ProblemCode = 'no_such_code'
    void code
  })

  test('make a priced document read-only', () => {
    const write = (quote: PricedQuote, line: SalesLine): void => {
      // @ts-expect-error: a total is derived
      quote.total = quote.subtotal
      // @ts-expect-error: lines are a readonly list
      quote.lines.push(line)
    }
    void write
  })

  test('give a line exactly one kind (V3)', () => {
    // @ts-expect-error: the line has no kind
    const none: SalesLineInput = {}
    // @ts-expect-error: the line has two kinds
    const two: SalesLineInput = { notes: {}, labour: {} }
    const one: SalesLineInput = { notes: { text: 'Access from the lane.' } }
    void [none, two, one]
  })

  test('make money a string', () => {
    // @ts-expect-error: a JSON number is not an amount (N1)
    const line: SalesLineInput = { onTheFly: { pricing: { unitPrice: { amountMicros: 12500000 } } } }
    void line
  })

  test('require settings as an argument', () => {
    // @ts-expect-error: no account
    void (() => priceQuote({}))
  })
})

describe('the types of the API for fp-ts', () => {
  test('make the same functions return an Either', () => {
    expectTypeOf(fp.priceQuote).returns.toEqualTypeOf<E.Either<readonly Problem[], PricedQuote>>()
    expectTypeOf(fp.parseAccount).returns.toEqualTypeOf<E.Either<readonly Problem[], Account>>()
  })
})
