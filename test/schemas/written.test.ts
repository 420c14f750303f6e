/** Compares golden cases and public vectors, whose figures are written by hand, with the schemas. */
import { describe, expect, test } from 'vitest'
import { parseAccount, type AccountInput } from '../../src/entries/index.js'
import {
  errorEnvelopeJsonSchema,
  pricedOrderJsonSchema,
  pricedQuoteJsonSchema,
} from '../../src/entries/schemas.js'
import { closed } from './closed.js'
import { pricedDocuments, WRITTEN } from './corpus.js'
import {
  compiled,
  isAccount,
  isCompleteAccount,
  isErrorEnvelope,
  isOrderRequest,
  isPricedOrder,
  isPricedQuote,
  isQuoteRequest,
  type Validator,
} from './validators.js'

const REQUEST = { quote: isQuoteRequest, order: isOrderRequest }
const PRICED = { quote: isPricedQuote, order: isPricedOrder }

/** Validators that refuse fields unknown to their schemas. */
const PRICED_AND_NO_MORE = {
  quote: compiled(closed(pricedQuoteJsonSchema)),
  order: compiled(closed(pricedOrderJsonSchema)),
}
const isEnvelopeAndNoMore = compiled(closed(errorEnvelopeJsonSchema))

/** Returns a document without the custom fields of the account, which no schema names. */
function withoutCustomFields(document: unknown, account: unknown): unknown {
  const custom = (account as AccountInput).customFields ?? []
  return Object.fromEntries(Object.entries(document as object).filter(([field]) => !custom.includes(field)))
}

/** Expects a value to be valid, and reports the errors of the validator. */
function expectRight(validator: Validator, value: unknown): void {
  expect([validator(value), (validator as typeof isAccount).errors]).toEqual([true, null])
}

describe('written examples', () => {
  test.each(WRITTEN)('match the schemas: $name', ({ kind, account, request, answer, isPriced }) => {
    if (isPriced) {
      expectRight(REQUEST[kind], request)
      expectRight(PRICED[kind], answer)
      expectRight(PRICED_AND_NO_MORE[kind], withoutCustomFields(answer, account))
    } else {
      expectRight(isErrorEnvelope, answer)
      expectRight(isEnvelopeAndNoMore, answer)
    }
    const complete = parseAccount(account)
    if (!complete.ok) return
    expectRight(isAccount, account)
    expectRight(isCompleteAccount, complete.value)
    expectRight(isAccount, complete.value)
  })

  test('are more than 500, and more than 250 of them can be priced', () => {
    expect(WRITTEN.length).toBeGreaterThan(500)
    expect(WRITTEN.filter(({ isPriced }) => isPriced).length).toBeGreaterThan(250)
  })

  test('a closed schema refuses unknown fields', () => {
    const { answer, kind } = WRITTEN.find(({ isPriced }) => isPriced) ?? { answer: {}, kind: 'quote' }
    const more = { ...(answer as object), more: 1 }
    expect([PRICED[kind](more), PRICED_AND_NO_MORE[kind](more)]).toEqual([true, false])
  })
})

test('a priced document is a valid request', () => {
  const priced = pricedDocuments()
  expect(priced.length).toBeGreaterThan(300)
  for (const { kind, account, value } of priced) {
    expectRight(REQUEST[kind], value)
    expectRight(PRICED_AND_NO_MORE[kind], withoutCustomFields(value, account))
  }
})
