import { microsOf } from '../policies/arithmetic.js'
import type { Decimal } from '../number/decimal.js'
import type { QuoteRequestInput } from '../wire/document.generated.js'
import type { PricedMoney } from '../wire/money.generated.js'
import type { Figures } from './calculate.js'
import type { DistinguishingRequest } from './suggest-test-quote.js'
import type { PolicyId } from '../policies/policies.js'
import type { Candidate } from './search.js'

/** The request to enter next, and what to look for. */
export interface SuggestedTestQuote {
  /** A quote of a few lines. Its ids are placeholders. */
  readonly request: QuoteRequestInput
  /** What each explanation makes of it, in their order. */
  readonly expected: readonly ExpectedFigures[]
  /**
   * The indexes of explanations that make the same figures of this request: groups of at least two. Asking again with one
   * of these groups alone may distinguish them.
   */
  readonly together: readonly (readonly number[])[]
}

/** What the policies of an explanation make of a request. */
export interface ExpectedFigures {
  /** The policies of the explanation. */
  readonly policies: readonly PolicyId[]
  /** What they make of the request: figures of an observation. */
  readonly figures: PolicyFigures
}

/** The figures of a document by some policies, as a system would show them; what is not rounded at all, to six decimals. */
export interface PolicyFigures {
  /** What the customer pays. */
  readonly total: PricedMoney
  /** The sum of the lines. */
  readonly subtotal: PricedMoney
  /** What is charged as tax. */
  readonly taxAmount: PricedMoney
  /** The discounts of lines and document (T9). */
  readonly discountAmount: PricedMoney
  /** The lines, in their order. */
  readonly lines: readonly PolicyLineFigures[]
}

/** What some policies make of a line. */
export interface PolicyLineFigures {
  /** The total of the line. */
  readonly totalPrice: PricedMoney
}

/** The published form of a request that distinguishes candidates. */
export function writeExpected(
  { request, figures, together }: DistinguishingRequest,
  candidates: readonly Candidate[],
  currency: string,
): SuggestedTestQuote {
  return {
    request,
    expected: candidates.map(({ policies }, index) => {
      const { total, subtotal, taxAmount, discountAmount, lines } = figures[index] as Figures
      const money = (amount: Decimal): PricedMoney => ({ amountMicros: microsOf(amount), currency })
      return {
        policies,
        figures: {
          total: money(total),
          subtotal: money(subtotal),
          taxAmount: money(taxAmount),
          discountAmount: money(discountAmount),
          lines: lines.map((line) => ({ totalPrice: money(line) })),
        },
      }
    }),
    together,
  }
}
