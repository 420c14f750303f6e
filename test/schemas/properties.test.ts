/** Compares schemas and engine for all written requests and for changed requests. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  priceOrder,
  priceQuote,
  problemCodes,
  parseAccount,
  type Problem,
  type Result,
} from '../../src/entries/index.js'
import {
  accountJsonSchema,
  orderRequestJsonSchema,
  quoteRequestJsonSchema,
  accountSchema,
  orderRequestSchema,
  quoteRequestSchema,
} from '../../src/entries/schemas.js'
import { account as soundAccount, quoteRequest as soundRequest } from '../properties/requests.js'
import { ACCOUNTS, REQUESTS, type Request } from './corpus.js'
import { leavesOf, mutated } from './mutate.js'
import { PROBES } from './probes.js'
import { descriptionsOn, rulesIn } from './descriptions.js'
import {
  isAccount,
  isCompleteAccount,
  isOrderRequest,
  isPricedOrder,
  isPricedQuote,
  isQuoteRequest,
} from './validators.js'
import { bySize, oneOfEach } from '../run-size.js'

const KINDS = {
  quote: {
    price: priceQuote,
    isRequest: isQuoteRequest,
    isPriced: isPricedQuote,
    document: quoteRequestJsonSchema,
    form: quoteRequestSchema,
  },
  order: {
    price: priceOrder,
    isRequest: isOrderRequest,
    isPriced: isPricedOrder,
    document: orderRequestJsonSchema,
    form: orderRequestSchema,
  },
} as const

/** The rules of each code, from the list of codes. */
const RULES: ReadonlyMap<string, readonly string[]> = new Map(
  problemCodes.map(({ code, rules }) => [code, rules]),
)

/** Additional rules of a code. Kept values have a depth limit. */
const BESIDES: Readonly<Record<string, readonly string[]>> = { invalid_type: ['M8'] }

function compareVerdicts({ kind, request, account, catalogue }: Omit<Request, 'name'>): void {
  const { price, isRequest, isPriced, document, form } = KINDS[kind]
  const result: Result<unknown> = price(request, account, catalogue)
  const isAccepted = isRequest(request)
  const { issues = [] } = form['~standard'].validate(request)

  if (result.ok) {
    expect([isAccepted, isRequest.errors]).toEqual([true, null])
    expect(issues).toEqual([])
    expect([isPriced(result.value), isPriced.errors]).toEqual([true, null])
    return
  }
  // Pricing reports the same problems of form.
  const reported = new Set(result.problems.map(({ code, param }) => `${code} ${param}`))
  expect(issues.map(({ code, param }) => `${code} ${param}`).filter((one) => !reported.has(one))).toEqual([])
  // If the schema accepts a request, its descriptions cite the rules of the problems.
  if (isAccepted) expect(result.problems.filter((problem) => !isDescribed(problem, document))).toEqual([])
}

function isDescribed({ code, param }: Problem, document: typeof quoteRequestJsonSchema): boolean {
  const cited = rulesIn(descriptionsOn(param, document))
  return [...(RULES.get(code) ?? []), ...(BESIDES[code] ?? [])].some((rule) => cited.has(rule))
}

describe('the schemas of requests', () => {
  test('accept every request that can be priced, and describe stricter rules of pricing', () => {
    expect(REQUESTS.length).toBeGreaterThan(1000)
    for (const one of oneOfEach(bySize(4, 1), REQUESTS)) compareVerdicts(one)
  })

  test('accept and describe changed requests in the same way', () => {
    // Changes seldom make an invalid request valid.
    const sound = REQUESTS.filter(({ kind, request }) => KINDS[kind].isRequest(request))
    const requests = sound.map(({ request }) => request)
    fc.assert(
      fc.property(mutated(requests, [...PROBES, ...leavesOf(requests)]), ({ index, value }) => {
        const one = sound[index]
        if (one !== undefined) compareVerdicts({ ...one, request: value })
      }),
      { numRuns: 999 },
    )
  })

  test('accept every valid request, and the schemas of results accept its result', () => {
    fc.assert(
      fc.property(
        soundRequest,
        soundAccount,
        fc.constantFrom('quote' as const, 'order' as const),
        (request, account, kind) => {
          compareVerdicts({ kind, request, account, catalogue: {} })
        },
      ),
      { numRuns: 300 },
    )
  })

  test('reject more than 90% of the requests with an invalid form', () => {
    const refused = REQUESTS.filter(
      ({ kind, request }) => KINDS[kind].form['~standard'].validate(request).issues !== undefined,
    )
    const caught = refused.filter(({ kind, request }) => !KINDS[kind].isRequest(request))
    expect(caught.length / refused.length).toBeGreaterThan(0.9)
  })
})

describe('the schema of an account', () => {
  test('accepts every readable account after any change', () => {
    fc.assert(
      fc.property(mutated(ACCOUNTS, PROBES), ({ value }) => {
        const result = parseAccount(value)
        const { issues } = accountSchema['~standard'].validate(value)
        expect(issues === undefined).toBe(result.ok)
        if (result.ok) {
          expect([isAccount(value), isAccount.errors]).toEqual([true, null])
          expect([isCompleteAccount(result.value), isCompleteAccount.errors]).toEqual([true, null])
        } else if (isAccount(value)) {
          for (const { code, param } of result.problems) {
            const cited = rulesIn(descriptionsOn(param, accountJsonSchema))
            expect([code, (RULES.get(code) ?? []).some((rule) => cited.has(rule))]).toEqual([code, true])
          }
        }
      }),
      { numRuns: 999 },
    )
  })
})
